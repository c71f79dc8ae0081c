"""What strangers send, made worse: long shapes, mutants, people who do anything at any time."""
