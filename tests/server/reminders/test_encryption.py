"""What is sent to browsers: the example of RFC 8291, and a signature that others can check."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from houseful.server.reminders.encoding import from_base64url, to_base64url
from houseful.server.reminders.encryption import CURVE, encrypt
from houseful.server.reminders.vapid import VapidKey
from tests.server.support.push_service import claims_in


def test_the_example_of_the_standard_is_encrypted_to_the_same_bytes() -> None:
    own = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    message = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64url(browser),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        own=ec.derive_private_key(own, CURVE),
    )
    assert to_base64url(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
        "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_signature_names_the_service_and_whom_to_write_to() -> None:
    key = VapidKey(12345, "mailto:games@example.org")
    claims, public = claims_in(key.authorization("https://push.example.net", 1_700_000_000))
    assert public == key.public
    assert claims == {"aud": "https://push.example.net", "exp": 1_700_043_200, "sub": "mailto:games@example.org"}


def test_without_a_contact_none_is_claimed() -> None:
    claims, _ = claims_in(VapidKey(12345, "").authorization("https://push.example.net", 0))
    assert "sub" not in claims


@pytest.mark.parametrize("text", ["a", "äöü", "AA=A"])
def test_what_is_no_base64_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        from_base64url(text)
