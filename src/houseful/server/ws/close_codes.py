"""Why a socket is closed: the codes of RFC 6455 and its registry that this server uses, and its own."""

NORMAL_CLOSURE = 1000
PROTOCOL_ERROR = 1002
INVALID_PAYLOAD = 1007
POLICY_VIOLATION = 1008
MESSAGE_TOO_BIG = 1009
INTERNAL_ERROR = 1011
SERVICE_RESTART = 1012
TRY_AGAIN_LATER = 1013
REFUSED = 4000  # plus the status that HTTP would have given
SIGNED_OUT = REFUSED + 401
BANNED = REFUSED + 403

MEANINGS = {
    PROTOCOL_ERROR: "a frame that RFC 6455 does not allow",
    INVALID_PAYLOAD: "a text that is not UTF-8",
    POLICY_VIOLATION: "too many messages, too many that were refused, or too many looks",
    MESSAGE_TOO_BIG: "a message over 16 KB",
    INTERNAL_ERROR: "a defect of the server",
    SERVICE_RESTART: "the server stops; come back",
    TRY_AGAIN_LATER: "the client does not read what it is sent, or opens too many sockets",
    REFUSED + 400: "an address that makes no sense",
    SIGNED_OUT: "this device was signed out",
    REFUSED + 403: "a seat that is not yours, a page of another site, or a ban",
    REFUSED + 404: "no such table",
    REFUSED + 429: "too many requests; come back later",
    REFUSED + 503: "not now; come back",
}
