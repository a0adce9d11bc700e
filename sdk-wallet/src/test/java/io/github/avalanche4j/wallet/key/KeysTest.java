package io.github.avalanche4j.wallet.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.wallet.Vectors;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys: where they show, when they are destroyed, and the signatures of external signers. */
class KeysTest {
    private static final String HEX = "9dabaad9a9a54269135fb60ea6150ab25f8398ec5d5d157c1464a478b3d48c90";
    private static final Bytes HASH = Bytes.fromHex("11".repeat(32));
    private static final BigInteger ORDER =
            new BigInteger("fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", 16);

    @Test
    void no_text_of_a_key_and_no_message_about_one_shows_it() {
        PrivateKey key = PrivateKey.parse(HEX);
        StringWriter trace = new StringWriter();
        for (String near : new String[] {HEX + "00", "PrivateKey-" + HEX, "0X" + HEX, " " + HEX}) {
            try {
                PrivateKey.parse(near);
            } catch (InvalidRequestException e) {
                e.printStackTrace(new PrintWriter(trace));
            }
        }
        key.destroy();
        try {
            LocalSigner.of(key).sign(HASH);
        } catch (IllegalStateException e) {
            e.printStackTrace(new PrintWriter(trace));
        }

        assertThat(Stream.of(key.toString(), LocalSigner.of(key).toString(), trace.toString()))
                .allSatisfy(text -> assertThat(text)
                        .doesNotContainIgnoringCase(HEX)
                        .doesNotContain(new BigInteger(HEX, 16).toString()));
        assertThat(trace.toString()).contains("***", "has been destroyed");
    }

    @Test
    void a_destroyed_key_signs_no_more_and_keeps_its_public_half() {
        PrivateKey key = PrivateKey.parse(HEX);
        LocalSigner signer = LocalSigner.of(key);
        PublicKey before = signer.publicKey();

        key.destroy();

        assertThat(key.isDestroyed()).isTrue();
        assertThat(signer.publicKey()).isEqualTo(before);
        assertThatThrownBy(() -> signer.sign(HASH))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("destroyed");
    }

    @Test
    void bytes_that_a_key_was_made_of_may_be_overwritten() {
        byte[] secret = Bytes.fromHex(HEX).toArray();
        PrivateKey key = PrivateKey.of(secret);
        RecoverableSignature before = key.sign(HASH);

        Arrays.fill(secret, (byte) 0);

        assertThat(key.sign(HASH)).isEqualTo(before);
    }

    @Test
    void new_keys_differ() {
        assertThat(PrivateKey.generate().publicKey())
                .isNotEqualTo(PrivateKey.generate().publicKey());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 31, 33, 64})
    void a_hash_that_is_not_32_bytes_is_refused(int size) {
        Signer signer = LocalSigner.of(PrivateKey.parse(HEX));

        assertThatThrownBy(() -> signer.sign(Bytes.of(new byte[size])))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("hash must be 32 bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "02", "05", "020000000000000000000000000000000000000000000000000000000000000005"})
    void a_point_that_is_not_on_the_curve_is_no_public_key(String hex) {
        assertThatThrownBy(() -> PublicKey.of(Bytes.fromHex(hex)))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("publicKey must be a point of secp256k1");
    }

    static Stream<RecoverableSignature> signatures() {
        return Vectors.cases("signatures")
                .filter(c -> Vectors.text(c, "kind").equals("sign"))
                .map(c -> RecoverableSignature.of(Vectors.bytes(c, "signature")));
    }

    /** A number in DER, as key services encode it. */
    private static byte[] integer(BigInteger number) {
        byte[] content = number.toByteArray();
        return Bytes.fromHex("02" + String.format("%02x", content.length)
                        + Bytes.of(content).toHex().substring(2))
                .toArray();
    }

    private static Bytes der(BigInteger r, BigInteger s) {
        byte[] first = integer(r);
        byte[] second = integer(s);
        byte[] der = new byte[2 + first.length + second.length];
        der[0] = 0x30;
        der[1] = (byte) (first.length + second.length);
        System.arraycopy(first, 0, der, 2, first.length);
        System.arraycopy(second, 0, der, 2 + first.length, second.length);
        return Bytes.of(der);
    }

    @Test
    void signatures_in_der_and_in_64_bytes_get_their_recovery_id_and_a_low_s() {
        Vectors.cases("signatures")
                .filter(c -> Vectors.text(c, "kind").equals("sign"))
                .forEach(c -> {
                    Bytes expected = Vectors.bytes(c, "signature");
                    Bytes hash = Vectors.bytes(c, "hash");
                    PublicKey key = PublicKey.of(Vectors.bytes(c, "publicKey"));
                    BigInteger r = new BigInteger(1, expected.slice(0, 32).toArray());
                    BigInteger s = new BigInteger(1, expected.slice(32, 64).toArray());

                    assertThat(RecoverableSignature.ofDer(der(r, s), hash, key).bytes())
                            .isEqualTo(expected);
                    assertThat(RecoverableSignature.ofDer(der(r, ORDER.subtract(s)), hash, key)
                                    .bytes())
                            .isEqualTo(expected);
                    assertThat(RecoverableSignature.ofCompact(expected.slice(0, 64), hash, key)
                                    .bytes())
                            .isEqualTo(expected);
                });
    }

    @Test
    void a_signature_over_another_hash_or_of_another_key_is_refused() {
        PrivateKey key = PrivateKey.parse(HEX);
        Bytes compact = key.sign(HASH).bytes().slice(0, 64);
        Bytes other = Bytes.fromHex("22".repeat(32));

        assertThatThrownBy(() -> RecoverableSignature.ofCompact(compact, other, key.publicKey()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a signature by the key " + key.publicKey())
                .hasMessageContaining("needs the setting for digests");
        assertThatThrownBy(() -> RecoverableSignature.ofCompact(
                        compact, HASH, PrivateKey.generate().publicKey()))
                .isInstanceOf(InvalidRequestException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "30", "3000", "3003020101", "300602010102010100", "3006020100020101", "020101"})
    void bytes_that_are_no_der_signature_are_refused(String hex) {
        assertThatThrownBy(() -> RecoverableSignature.ofDer(
                        Bytes.fromHex(hex), HASH, PrivateKey.parse(HEX).publicKey()))
                .isInstanceOf(InvalidRequestException.class);
    }

    @ParameterizedTest
    @MethodSource("signatures")
    void a_signature_equals_the_same_bytes(RecoverableSignature signature) {
        assertThat(RecoverableSignature.of(signature.bytes()))
                .isEqualTo(signature)
                .hasSameHashCodeAs(signature)
                .hasToString(signature.bytes().toHex());
        assertThat(signature.v()).isBetween(0, 3);
    }
}
