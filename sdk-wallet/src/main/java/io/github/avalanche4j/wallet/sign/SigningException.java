package io.github.avalanche4j.wallet.sign;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.redact.Excerpt;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.wallet.key.PublicKey;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a signer returns no signature, or one that its key did not make. Nothing was sent.
 *
 * @serial exclude
 */
public final class SigningException extends AvalancheException {
    private static final long serialVersionUID = 1;

    private final String publicKey; // a text, which Java serialization keeps

    SigningException(PublicKey publicKey, String why, @Nullable Throwable cause) {
        super("the signer of " + publicKey + " " + why + "; nothing was sent", "", false, cause);
        this.publicKey = publicKey.bytes().toHex();
    }

    /** Begins with the message of the signer. */
    static SigningException failed(PublicKey publicKey, Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        String words = cause.getMessage() == null ? cause.getClass().getName() : cause.getMessage();
        return new SigningException(publicKey, "failed: " + Excerpt.of(words), cause);
    }

    /** {@return the key of the signer} */
    public PublicKey publicKey() {
        return PublicKey.of(Bytes.fromHex(publicKey));
    }
}
