"""Hypercorn's settings for the application: what `houseful serve` sets for uvicorn."""

from houseful.server.main import LARGEST_MESSAGE

websocket_max_message_size = LARGEST_MESSAGE
accesslog = None
