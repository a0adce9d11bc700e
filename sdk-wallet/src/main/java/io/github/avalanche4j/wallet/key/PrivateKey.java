package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.codec.Cb58;
import io.github.avalanche4j.core.internal.redact.Redactor;
import io.github.avalanche4j.core.value.Bytes;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Objects;
import javax.security.auth.Destroyable;

/**
 * A private key on secp256k1. No text shows it: neither {@link #toString} nor the message of an exception. {@link
 * #destroy} overwrites its bytes; copies from arithmetic stay in memory until the garbage collector reuses it.
 */
public final class PrivateKey implements Destroyable {
    private static final String PREFIX = "PrivateKey-";
    private static final String RULE = "PrivateKey- and cb58, plain cb58, or hex, of 32 bytes that are a number from 1"
            + " to the order of secp256k1 less 1";

    private final byte[] secret;
    private final PublicKey publicKey;
    private volatile boolean isDestroyed;

    private PrivateKey(byte[] secret) {
        this.secret = secret;
        this.publicKey = PublicKey.ofPoint(Secp256k1.publicKey(new BigInteger(1, secret)));
    }

    /**
     * {@return the key in {@code text}}
     *
     * @param text {@code PrivateKey-} and 32 bytes in cb58 as AvalancheGo writes it, the same without the prefix, or 64
     *     hex digits with or without {@code 0x} as EVM tools write it
     * @throws InvalidRequestException if it has another form, or the number is 0 or not below the curve's order; the
     *     message says what the text may be instead, and does not show it
     */
    public static PrivateKey parse(String text) {
        Objects.requireNonNull(text, "privateKey");
        byte[] secret = text.startsWith(PREFIX)
                ? Cb58.decode(text.substring(PREFIX.length()), Secp256k1.SCALAR)
                : Cb58.decode(text, Secp256k1.SCALAR);
        if (secret == null && text.matches("(0x)?[0-9a-fA-F]{64}")) {
            secret = Bytes.fromHex(text).toArray();
        }
        if (secret == null) {
            throw refused(text.isBlank() ? text : Redactor.MASK, KeyText.problem(text));
        }
        return checked(secret);
    }

    private static InvalidRequestException refused(String shown, String problem) {
        return new InvalidRequestException("privateKey", shown, RULE, problem);
    }

    /**
     * {@return the key of these bytes}
     *
     * @param secret 32 bytes, a number from 1 to the curve's order less 1; they are copied
     * @throws InvalidRequestException if they are not such a number; the message does not show them
     */
    public static PrivateKey of(byte[] secret) {
        return checked(secret.clone());
    }

    private static PrivateKey checked(byte[] secret) {
        if (secret.length != Secp256k1.SCALAR) {
            throw refused(Redactor.MASK, "it has " + secret.length + " bytes instead of " + Secp256k1.SCALAR);
        }
        if (!Secp256k1.isScalar(new BigInteger(1, secret))) {
            throw refused(Redactor.MASK, "the number is 0, or not below the order");
        }
        return new PrivateKey(secret);
    }

    /** {@return a new key from the platform's {@link SecureRandom}} */
    public static PrivateKey generate() {
        SecureRandom random = new SecureRandom();
        byte[] secret = new byte[Secp256k1.SCALAR];
        do {
            random.nextBytes(secret);
        } while (!Secp256k1.isScalar(new BigInteger(1, secret)));
        return new PrivateKey(secret);
    }

    /** {@return the public key, which stays readable after {@link #destroy}} */
    public PublicKey publicKey() {
        return publicKey;
    }

    RecoverableSignature sign(Bytes hash) {
        byte[] copy = secret.clone();
        try {
            if (isDestroyed) { // checked after copying, because the key may be destroyed in the meantime
                throw new IllegalStateException("the private key of " + publicKey + " has been destroyed");
            }
            return RecoverableSignature.of(Secp256k1.sign(copy, hash.toArray()));
        } finally {
            Arrays.fill(copy, (byte) 0);
        }
    }

    /** Overwrites the key. Signing with it then fails with an {@link IllegalStateException}. */
    @Override
    public void destroy() {
        isDestroyed = true;
        Arrays.fill(secret, (byte) 0);
    }

    @Override
    public boolean isDestroyed() {
        return isDestroyed;
    }

    /** {@return a text that shows only the public key} */
    @Override
    public String toString() {
        return "PrivateKey[" + Redactor.MASK + " of " + publicKey + "]";
    }
}
