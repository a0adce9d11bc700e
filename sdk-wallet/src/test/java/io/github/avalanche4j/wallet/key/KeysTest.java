package io.github.avalanche4j.wallet.key;

import static io.github.avalanche4j.wallet.Vectors.bytes;
import static io.github.avalanche4j.wallet.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.Vectors;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.bouncycastle.crypto.signers.StandardDSAEncoding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys and signatures, which match those of AvalancheGo: where they show, and the signatures of external signers. */
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

    /** As key services encode it. */
    private static Bytes der(BigInteger r, BigInteger s) {
        try {
            return Bytes.of(StandardDSAEncoding.INSTANCE.encode(ORDER, r, s));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void signatures_in_der_and_in_64_bytes_get_their_recovery_id_and_a_low_s() {
        signatures().forEach(c -> {
            Bytes expected = bytes(c, "signature");
            Bytes hash = bytes(c, "hash");
            PublicKey key = PublicKey.of(bytes(c, "publicKey"));
            BigInteger r = new BigInteger(1, expected.slice(0, 32).toArray());
            BigInteger s = new BigInteger(1, expected.slice(32, 64).toArray());

            assertThat(RecoverableSignature.ofDer(der(r, s), hash, key).bytes()).isEqualTo(expected);
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
    void a_signature_equals_the_same_bytes(JsonNode c) {
        RecoverableSignature signature = RecoverableSignature.of(bytes(c, "signature"));
        assertThat(RecoverableSignature.of(signature.bytes()))
                .isEqualTo(signature)
                .hasSameHashCodeAs(signature)
                .hasToString(signature.bytes().toHex());
        assertThat(signature.v()).isBetween(0, 3);
    }

    static Stream<JsonNode> keys() {
        return Vectors.cases("keys").filter(c -> text(c, "kind").equals("key"));
    }

    static Stream<JsonNode> malformed() {
        return Vectors.cases("keys").filter(c -> text(c, "kind").equals("malformed"));
    }

    static Stream<JsonNode> signatures() {
        return Vectors.cases("signatures").filter(c -> text(c, "kind").equals("sign"));
    }

    static Stream<JsonNode> recoveries() {
        return Vectors.cases("signatures").filter(c -> text(c, "kind").equals("recover"));
    }

    private static PrivateKey key(JsonNode c) {
        return PrivateKey.parse(text(c, "privateKey"));
    }

    @ParameterizedTest
    @MethodSource("keys")
    void a_key_has_the_public_key_and_the_addresses_that_the_node_gives_it(JsonNode c) {
        PublicKey key = PrivateKey.parse(text(c, "text")).publicKey();

        assertThat(key.bytes()).isEqualTo(bytes(c, "publicKey"));
        assertThat(key.uncompressed()).isEqualTo(bytes(c, "uncompressedPublicKey"));
        assertThat(key.shortId()).isEqualTo(bytes(c, "address"));
        assertThat(key.evmAddress()).hasToString(text(c, "evmAddress"));
        for (Map.Entry<String, JsonNode> chain : c.required("bech32").properties()) {
            for (Map.Entry<String, JsonNode> network : chain.getValue().properties()) {
                Network of = Network.of(Long.parseLong(network.getKey()));
                assertThat(key.address(chain.getKey(), of))
                        .hasToString(network.getValue().asText());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("keys")
    void a_key_reads_the_same_from_cb58_hex_and_bytes(JsonNode c) {
        PublicKey expected = PublicKey.of(bytes(c, "uncompressedPublicKey"));
        String hex = text(c, "privateKey");

        assertThat(Stream.of(
                        hex, hex.substring(2), text(c, "text"), text(c, "text").substring("PrivateKey-".length())))
                .allSatisfy(
                        form -> assertThat(PrivateKey.parse(form).publicKey()).isEqualTo(expected));
        assertThat(PrivateKey.of(Bytes.fromHex(hex).toArray()).publicKey()).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void a_malformed_key_is_refused_and_not_shown(JsonNode c) {
        if (text(c, "name").equals("no-prefix")) { // other tools write cb58 without a prefix
            assertThat(PrivateKey.parse(text(c, "text")).publicKey().bytes().size())
                    .isEqualTo(33);
            return;
        }

        assertThatThrownBy(() -> PrivateKey.parse(text(c, "text")))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("privateKey must be")
                .hasMessageContaining("'***'")
                .satisfies(
                        e -> assertThat(((InvalidRequestException) e).value()).isEqualTo("***"));
    }

    @ParameterizedTest
    @MethodSource("signatures")
    void a_hash_is_signed_as_the_node_signs_it(JsonNode c) throws Exception {
        Bytes hash = bytes(c, "hash");

        RecoverableSignature signature =
                LocalSigner.of(key(c)).sign(hash).toCompletableFuture().get();

        boolean isReduced = new BigInteger(1, hash.toArray()).compareTo(Secp256k1.ORDER) >= 0;
        if (!isReduced) { // RFC 6979 reduces such a hash, and the node's library does not
            assertThat(signature.bytes()).isEqualTo(bytes(c, "signature"));
        }
        assertThat(signature.recover(hash).bytes()).isEqualTo(bytes(c, "publicKey"));
    }

    @Test
    void all_hashes_but_those_above_the_order_are_signed_with_the_bytes_of_the_node() {
        assertThat(signatures())
                .filteredOn(c -> new BigInteger(1, bytes(c, "hash").toArray()).compareTo(Secp256k1.ORDER) < 0)
                .hasSizeGreaterThan(15);
    }

    @ParameterizedTest
    @MethodSource("recoveries")
    void the_key_of_a_signature_is_the_one_that_the_node_finds(JsonNode c) {
        Bytes signature = bytes(c, "signature");
        if (c.has("error")) {
            assertThatThrownBy(() -> RecoverableSignature.of(signature).recover(bytes(c, "hash")))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("signature must be");
            return;
        }

        PublicKey key = RecoverableSignature.of(signature).recover(bytes(c, "hash"));

        assertThat(key.bytes()).isEqualTo(bytes(c, "publicKey"));
        assertThat(key.shortId()).isEqualTo(bytes(c, "address"));
        assertThat(key.evmAddress()).hasToString(text(c, "evmAddress"));
    }

    @Test
    void there_are_as_many_cases_as_the_vectors_say() {
        assertThat(keys()).hasSize(13);
        assertThat(malformed()).hasSize(7);
        assertThat(signatures()).hasSize(18);
        assertThat(recoveries()).hasSize(9);
    }
}
