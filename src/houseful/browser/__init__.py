"""What the page plays with where there is no server, made from the Python sources when the page is built."""
