#!/usr/bin/env python3
"""Makes src/test/resources/webhooks/deliveries.json: deliveries of webhooks, good and spoiled, and what becomes of them.

Independent of the library: the signature is made with Python's hmac over a canonical form (RFC 8785) written here. The rule is
that of the service's documentation: base64(HMAC-SHA256(hex-decoded secret, canonical JSON of the body)). The message is
invented in the form of the OpenAPI document of 2026-02-25 (WebhookAddressActivityResponse).

Run: python3 webhook_deliveries.py > ../resources/webhooks/deliveries.json
"""
import base64
import copy
import hashlib
import hmac
import json

NOW = 1_770_000_100
SECRET = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"
OTHER_SECRET = "f42546d5ecdd452509808b2d6d0413b5a738c70a793b99ccf8ed6f423aac83d3"


def number(value):
    value = float(value)
    if value == int(value) and abs(value) < 1e21:
        digits = str(int(value))
        shortest = repr(value)
        if "e" in shortest:  # as many digits as matter, then zeros
            mantissa = shortest.split("e")[0].replace(".", "").replace("-", "").rstrip("0") or "0"
            digits = ("-" if value < 0 else "") + mantissa.ljust(len(digits.lstrip("-")), "0")
        return "0" if value == 0 else digits
    text = repr(value)
    if "e" not in text:
        return text
    mantissa, exponent = text.split("e")
    exponent = int(exponent)
    if -7 < exponent < 0:
        sign = "-" if mantissa.startswith("-") else ""
        return sign + "0." + "0" * (-exponent - 1) + mantissa.lstrip("-").replace(".", "")
    return mantissa + "e" + ("+" if exponent > 0 else "-") + str(abs(exponent))


def canonical(value):
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, (int, float)):
        return number(value)
    return json.dumps(value, ensure_ascii=False)


def sign(value, key=bytes.fromhex(SECRET)):
    text = value if isinstance(value, bytes) else canonical(value).encode()
    return base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()


MESSAGE = {
    "webhookId": "3c1f5f7a-8d2b-4f0e-9a64-5b7d1e2c9f10",
    "eventType": "address_activity",
    "messageId": "c6f1b0f2-0a2e-4d3b-8f63-7a4f3e1d9b20",
    "event": {
        "transaction": {
            "txHash": "0x720dcc339212e3cfa145b9b1f432cbefc4ccd83fabed108d3e9fc418b3c52fed",
            "txStatus": "1",
            "blockNumber": "61617771",
            "blockTimestamp": 1770000000,
            "from": "0x94EBf779D9862f1d6B597fF16A4923efA565b0e3",
            "to": "0x4F98085A8F2F8EcDd27b0f927122C1b6c9ad387a",
            "value": "182947720699855475804",
            "type": 2,
            "note": "Zürich, \u20ac 5, \U0001f600",
            "ratio": 0.000001,
        }
    },
}


def reordered(value):
    if isinstance(value, dict):
        return {name: reordered(value[name]) for name in reversed(list(value))}
    return value


def at(seconds):
    message = copy.deepcopy(MESSAGE)
    message["event"]["transaction"]["blockTimestamp"] = seconds
    return message


def delivery(name, body, signature, expected, secret=SECRET):
    body = body if isinstance(body, bytes) else body.encode()
    return {
        "name": name,
        "secret": secret,
        "signature": signature,
        "body": base64.b64encode(body).decode(),
        "expected": expected,
    }


def main():
    sent = json.dumps(MESSAGE, ensure_ascii=False, separators=(",", ":"))
    good = sign(MESSAGE)
    twice = sent.replace('"type":2', '"type":2,"type":2')
    all_of_them = [
        delivery("as the service sends it", sent, good, "VALID"),
        delivery("keys in another order", json.dumps(reordered(MESSAGE)), good, "VALID"),
        delivery("with white space", json.dumps(MESSAGE, indent=4), good, "VALID"),
        delivery("characters escaped", json.dumps(MESSAGE, ensure_ascii=True), good, "VALID"),
        delivery("a whole number with a fraction", sent.replace(":1770000000", ":1770000000.0"), good, "VALID"),
        delivery("a number with an exponent", sent.replace(":1770000000", ":1.77e9"), good, "VALID"),
        delivery("a small number written out", sent.replace("1e-06", "0.0000010"), good, "VALID"),
        delivery("one digit changed", sent.replace("61617771", "61617772"), good, "WRONG_SIGNATURE"),
        delivery("one letter of a name changed", sent.replace('"value"', '"valve"'), good, "WRONG_SIGNATURE"),
        delivery("a number changed", sent.replace('"type":2', '"type":3'), good, "WRONG_SIGNATURE"),
        delivery("a number made a text", sent.replace('"type":2', '"type":"2"'), good, "WRONG_SIGNATURE"),
        delivery("a field added", sent.replace('"type":2', '"type":2,"more":0'), good, "WRONG_SIGNATURE"),
        delivery("a field taken away", sent.replace('"type":2,', ""), good, "WRONG_SIGNATURE"),
        delivery("another secret", sent, good, "WRONG_SIGNATURE", OTHER_SECRET),
        delivery("signed with the secret's text as key", sent, sign(MESSAGE, SECRET.encode()), "WRONG_SIGNATURE"),
        delivery("signed over the bytes as sent", sent, sign(sent.encode()), "WRONG_SIGNATURE"),
        delivery("the signature in hex", sent, base64.b64decode(good).hex(), "WRONG_SIGNATURE"),
        delivery("half a signature", sent, good[:22], "WRONG_SIGNATURE"),
        delivery("an empty signature", sent, "", "WRONG_SIGNATURE"),
        delivery("no signature", sent, None, "NO_SIGNATURE"),
        delivery("cut off", sent[:-5], good, "UNREADABLE"),
        delivery("a name twice", twice, good, "UNREADABLE"),
        delivery("not JSON", "<html>", good, "UNREADABLE"),
        delivery("no UTF-8", b'{"a":"\xff"}', good, "UNREADABLE"),
        delivery("signed, and no message", "{}", sign({}), "UNREADABLE"),
        delivery("of two days ago", json.dumps(at(NOW - 2 * 86400)), sign(at(NOW - 2 * 86400)), "VALID"),
        delivery("of four days ago", json.dumps(at(NOW - 4 * 86400)), sign(at(NOW - 4 * 86400)), "TOO_OLD"),
        delivery("of tomorrow", json.dumps(at(NOW + 86400)), sign(at(NOW + 86400)), "FROM_THE_FUTURE"),
    ]
    origin = "made by src/test/scripts/webhook_deliveries.py"
    print(json.dumps({"origin": origin, "now": NOW, "deliveries": all_of_them}, indent=1))


if __name__ == "__main__":
    main()
