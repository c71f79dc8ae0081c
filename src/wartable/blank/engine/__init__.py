"""The rules, in numbers. They import nothing but the kernel, so that they can be compiled."""
