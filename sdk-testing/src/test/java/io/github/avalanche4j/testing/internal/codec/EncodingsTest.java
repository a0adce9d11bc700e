package io.github.avalanche4j.testing.internal.codec;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.HexFormat;
import java.util.Random;
import org.bouncycastle.crypto.digests.KeccakDigest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hashes and texts of the fakes, against published vectors and another library. */
class EncodingsTest {
    private static final HexFormat HEX = HexFormat.of();

    /** Ethereum's hash of no bytes, and the topic of the event of a Warp message. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            ``                                       | c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470
            `SendWarpMessage(address,bytes32,bytes)` | 56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d
            """, delimiter = '|')
    void keccak_has_the_hashes_that_ethereum_uses(String text, String hash) {
        assertThat(HEX.formatHex(Keccak.hash(text.getBytes(UTF_8)))).isEqualTo(hash);
    }

    /** Up to three blocks of the sponge, around each of their ends. */
    @Test
    void keccak_hashes_any_length_as_bouncy_castle_does() {
        Random random = new Random(256);
        for (int length = 0; length < 3 * 136 + 2; length++) {
            byte[] content = new byte[length];
            random.nextBytes(content);
            KeccakDigest digest = new KeccakDigest(256);
            digest.update(content, 0, length);
            byte[] expected = new byte[32];
            digest.doFinal(expected, 0);

            assertThat(Keccak.hash(content)).as("%d bytes", length).isEqualTo(expected);
        }
    }

    /** The vectors of BIP 173 whose words are bytes or nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A12UEL5L",
                "an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs",
                "abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw",
                "split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w",
                "?1ezyfcl"
            })
    void the_valid_texts_of_bip_173_are_taken(String text) {
        assertThat(Bech32.decode(text)).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u00201nwldj5",
                "\u007F1axkwrx",
                "an84characterslonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1569pvx",
                "pzry9x0s0muk",
                "1pzry9x0s0muk",
                "x1b4n0q5v",
                "li1dgmt3",
                "A1G7SGD8",
                "A12uel5l",
                ""
            })
    void the_invalid_texts_of_bip_173_are_refused(String text) {
        assertThat(Bech32.decode(text)).isNull();
    }

    /** The address of AvalancheGo's genesis key on the network local; its bytes are in genesis_local.go. */
    @Test
    void an_address_is_written_as_it_was_read() {
        String text = "local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u";
        byte[] address = HEX.parseHex("3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c");

        assertThat(Addresses.bech32Bytes(text)).isEqualTo(address);
        assertThat(Bech32.encode("local", address)).isEqualTo(text);
    }

    /** Ids of AvalancheGo: of no bytes that are not zero, and of its AVAX on the network local. */
    @ParameterizedTest
    @CsvSource({
        "11111111111111111111111111111111LpoYY, 0000000000000000000000000000000000000000000000000000000000000000",
        "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe,"
                + " dbcf890f77f49b96857648b72b77f9f82937f28a68704af05da0dc12ba53f2db"
    })
    void ids_are_written_and_read_in_cb58(String text, String hex) {
        assertThat(Cb58.encode(HEX.parseHex(hex))).isEqualTo(text);
        assertThat(Cb58.decode(text, 32)).isEqualTo(HEX.parseHex(hex));
        assertThat(Cb58.decode(text, 20)).isNull();
        assertThat(Cb58.decode(text.substring(1))).isNull();
        assertThat(Cb58.decode(text + "0")).isNull();
    }

    /** From appendix B of RFC 8785. */
    @ParameterizedTest
    @CsvSource({
        "8000000000000000, 0",
        "0000000000000001, 5e-324",
        "ffefffffffffffff, -1.7976931348623157e+308",
        "4340000000000000, 9007199254740992",
        "4430000000000000, 295147905179352830000",
        "44b52d02c7e14af6, 1e+23",
        "444b1ae4d6e2ef4f, 999999999999999900000",
        "444b1ae4d6e2ef50, 1e+21",
        "3eb0c6f7a0b5ed8c, 9.999999999999997e-7",
        "3eb0c6f7a0b5ed8d, 0.000001",
        "41b3de4355555556, 333333333.3333334",
        "becbf647612f3696, -0.0000033333333333333333",
        "43143ff3c1cb0959, 1424953923781206.2"
    })
    void canonical_numbers_are_those_of_ecma_script(String bits, String expected) throws IOException {
        double value = Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16));

        assertThat(canonical(Double.toString(value))).isEqualTo(expected);
    }

    /** The example of section 3.2.2 of RFC 8785. */
    @Test
    void canonical_json_has_no_spaces_and_sorted_names() throws IOException {
        assertThat(canonical("""
                {
                  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
                  "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
                  "literals": [null, true, false]
                }\
                """))
                .isEqualTo("{\"literals\":[null,true,false],"
                        + "\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                        + "\"string\":\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"a\":1,\"a\":2}", "[1] 2", "1e999", "\"\\ud83d\""})
    void json_without_a_canonical_form_is_refused(String json) {
        assertThatThrownBy(() -> canonical(json)).isInstanceOf(IOException.class);
    }

    private static String canonical(String json) throws IOException {
        return new String(CanonicalJson.of(json.getBytes(UTF_8)), UTF_8);
    }
}
