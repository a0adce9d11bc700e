package io.github.avalanche4j.wallet.key;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.codec.DerReader;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.wallet.key.Secp256k1.Signature;
import java.math.BigInteger;
import java.util.Objects;

/**
 * An ECDSA signature on secp256k1 from which the public key can be recovered, as in Avalanche's transactions: 65 bytes,
 * 32 each for r and s, and the recovery id v from 0 to 3. s is in the lower half of the curve's order.
 */
public final class RecoverableSignature {
    /** The number of bytes. */
    public static final int SIZE = 65;

    private static final int V = 64;
    private static final int VALUES_OF_V = 4;
    private static final String RULE =
            "65 bytes: r and s from 1 to the order of secp256k1 less 1, s in the lower half, v from 0 to 3";

    private final Bytes bytes;

    private RecoverableSignature(Bytes bytes) {
        this.bytes = bytes;
    }

    static RecoverableSignature of(Signature signature) {
        byte[] bytes = new byte[SIZE];
        System.arraycopy(Secp256k1.fixed(signature.r()), 0, bytes, 0, Secp256k1.SCALAR);
        System.arraycopy(Secp256k1.fixed(signature.s()), 0, bytes, Secp256k1.SCALAR, Secp256k1.SCALAR);
        bytes[V] = (byte) signature.recoveryId();
        return new RecoverableSignature(Bytes.of(bytes));
    }

    /**
     * {@return the signature of these bytes}
     *
     * @param bytes r, s and v, 65 bytes
     * @throws InvalidRequestException if they break a rule of AvalancheGo, as do 65 zeros, which mark a missing
     *     signature
     */
    public static RecoverableSignature of(Bytes bytes) {
        Objects.requireNonNull(bytes, "signature");
        if (bytes.size() != SIZE || !isValid(numbers(bytes))) {
            throw new InvalidRequestException("signature", bytes.toHex(), RULE);
        }
        return new RecoverableSignature(bytes);
    }

    private static boolean isValid(Signature signature) {
        return Secp256k1.isScalar(signature.r())
                && signature.s().signum() > 0
                && signature.s().compareTo(Secp256k1.HALF_ORDER) <= 0
                && signature.recoveryId() < VALUES_OF_V;
    }

    private static Signature numbers(Bytes bytes) {
        return new Signature(number(bytes, 0), number(bytes, Secp256k1.SCALAR), bytes.get(V) & 0xff);
    }

    private static BigInteger number(Bytes bytes, int from) {
        return new BigInteger(1, bytes.slice(from, from + Secp256k1.SCALAR).toArray());
    }

    /**
     * {@return the signature that a key service or a hardware module returned in DER} Its s may be in the upper half,
     * and v is missing: this method corrects both.
     *
     * @param der an ASN.1 sequence of r and s
     * @param hash the 32 bytes that were signed
     * @param signer the key that signed them
     * @throws InvalidRequestException if the bytes are not such a sequence, or are not the key's signature of the hash
     */
    public static RecoverableSignature ofDer(Bytes der, Bytes hash, PublicKey signer) {
        Objects.requireNonNull(der, "der");
        try {
            DerReader whole = new DerReader(der.toArray());
            DerReader sequence = whole.enter(DerReader.SEQUENCE);
            BigInteger r = sequence.integer();
            BigInteger s = sequence.integer();
            if (sequence.rest().isEmpty() && whole.rest().isEmpty()) {
                return recoverable(r, s, hash, signer);
            }
        } catch (DerReader.NotDerException e) {
            // refused like a sequence with more content
        }
        throw new InvalidRequestException("der", der.toHex(), "an ASN.1 sequence of two integers in DER");
    }

    /**
     * {@return the signature that a hardware module returned as two numbers} Like {@link #ofDer}, for modules that
     * return r and s in 32 bytes each, as in PKCS #11.
     *
     * @param compact r and s, 64 bytes
     * @param hash the 32 bytes that were signed
     * @param signer the key that signed them
     * @throws InvalidRequestException if there are more or fewer bytes, or they are not the key's signature of the hash
     */
    public static RecoverableSignature ofCompact(Bytes compact, Bytes hash, PublicKey signer) {
        if (compact.size() != V) {
            throw new InvalidRequestException("compact", compact.toHex(), "64 bytes, r and s");
        }
        return recoverable(number(compact, 0), number(compact, Secp256k1.SCALAR), hash, signer);
    }

    private static RecoverableSignature recoverable(BigInteger r, BigInteger s, Bytes hash, PublicKey signer) {
        requireHash(hash);
        Objects.requireNonNull(signer, "signer");
        if (Secp256k1.isScalar(r) && Secp256k1.isScalar(s)) {
            BigInteger low = new Signature(r, s, 0).low().s();
            for (int v = 0; v < VALUES_OF_V; v++) {
                Signature candidate = new Signature(r, low, v);
                byte[] key = Secp256k1.recover(candidate, hash);
                if (key != null && signer.bytes().equals(Bytes.of(key))) {
                    return of(candidate);
                }
            }
        }
        throw new InvalidRequestException(
                "signature",
                r.toString(16) + "," + s.toString(16),
                "a signature by the key " + signer + " over " + hash.toHex(),
                "a service that hashes its input needs the setting for digests");
    }

    static Bytes requireHash(Bytes hash) {
        if (hash.size() != Secp256k1.SCALAR) {
            throw new InvalidRequestException("hash", hash.toHex(), "32 bytes");
        }
        return hash;
    }

    /**
     * {@return the key that made this signature} For any hash, each signature matches some key. So this method
     * identifies the signer only if the key or its address is compared with an expected one.
     *
     * @param hash the 32 bytes that were signed
     * @throws InvalidRequestException if there are more or fewer bytes, or no key can have made this signature
     */
    public PublicKey recover(Bytes hash) {
        byte[] key = Secp256k1.recover(numbers(bytes), requireHash(hash));
        if (key == null) {
            throw new InvalidRequestException("signature", bytes.toHex(), "a signature that a key can make");
        }
        return PublicKey.ofPoint(key);
    }

    /** {@return the 65 bytes: r, s and v} */
    public Bytes bytes() {
        return bytes;
    }

    /** {@return the recovery id: 0 to 3, in practice 0 or 1. Ethereum's legacy form adds 27} */
    public int v() {
        return bytes.get(V);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RecoverableSignature && bytes.equals(((RecoverableSignature) other).bytes);
    }

    @Override
    public int hashCode() {
        return bytes.hashCode();
    }

    /** {@return the 65 bytes in hex} */
    @Override
    public String toString() {
        return bytes.toHex();
    }
}
