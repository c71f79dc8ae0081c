## What figures rest on
source-rulebook = Ukrainian rulebook of Critters at War
source-english = English revised rulebook (pictures) and public card lists
source-unsaid = English revised rulebook; whose right is not said
