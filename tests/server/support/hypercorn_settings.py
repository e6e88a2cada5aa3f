"""Hypercorn's settings for the application: what `houseful serve` tells uvicorn."""

from houseful.server.main import LARGEST_MESSAGE

websocket_max_message_size = LARGEST_MESSAGE
accesslog = None
