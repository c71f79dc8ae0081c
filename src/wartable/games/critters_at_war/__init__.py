"""Air, Land & Sea: Critters at War (Jon Perry): battles over three theatres, two seats."""
