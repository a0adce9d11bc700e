package io.github.avalanche4j.data.webhooks;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.redact.Redactor;
import io.github.avalanche4j.core.value.Bytes;
import java.util.Objects;

/** The secret that all webhooks of an organization are signed with. Its text appears in no message and no log. */
public final class WebhookSecret {
    private final String hex;

    private WebhookSecret(String hex) {
        this.hex = hex;
    }

    /**
     * {@return the secret that a text holds}
     *
     * @param hex as the service shows it: hex, with or without {@code 0x}; white space around it is stripped
     * @throws InvalidRequestException if it is not hex; the message does not contain it
     */
    public static WebhookSecret of(String hex) {
        WebhookSecret secret =
                new WebhookSecret(Objects.requireNonNull(hex, "secret").strip());
        if (secret.key().size() == 0) {
            throw new InvalidRequestException(
                    "secret", hex.isBlank() ? "" : Redactor.MASK, "hex digits, as the service shows them");
        }
        return secret;
    }

    /** A secret from a response; a malformed one fails when it is used. */
    static WebhookSecret received(String hex) {
        return new WebhookSecret(hex);
    }

    /** {@return the secret's text, to be kept in a safe place} */
    public String reveal() {
        return hex;
    }

    /** The key of the signature: the bytes decoded from the hex text. */
    Bytes key() {
        try {
            return Bytes.fromHex(hex);
        } catch (InvalidRequestException e) {
            throw new InvalidRequestException(
                    "secret", hex.isBlank() ? "" : Redactor.MASK, "hex digits, as the service shows them");
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WebhookSecret && hex.equalsIgnoreCase(((WebhookSecret) other).hex);
    }

    @Override
    public int hashCode() {
        return hex.toLowerCase(java.util.Locale.ROOT).hashCode();
    }

    /** {@return a text without the secret} */
    @Override
    public String toString() {
        return "WebhookSecret[" + Redactor.MASK + "]";
    }
}
