"""Whole games gone through in Python and in JavaScript, answer beside answer."""
