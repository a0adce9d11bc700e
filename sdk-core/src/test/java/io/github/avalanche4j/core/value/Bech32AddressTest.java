package io.github.avalanche4j.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.internal.codec.Bech32;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Bech32AddressTest {
    /** The vectors of BIP 173 whose words are bytes or nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A12UEL5L",
                "a12uel5l",
                "an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs",
                "abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw",
                "11qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqc8247j",
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
                "\u00801eym55h",
                "an84characterslonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1569pvx",
                "pzry9x0s0muk",
                "1pzry9x0s0muk",
                "x1b4n0q5v",
                "li1dgmt3",
                "de1lg7wt\u00FF",
                "A1G7SGD8",
                "10a06t8",
                "1qzzfhee",
                "A12uel5l",
                "a12uel5m",
                "",
                "1"
            })
    void the_invalid_texts_of_bip_173_are_refused(String text) {
        assertThat(Bech32.decode(text)).isNull();
    }

    @Test
    void bech32m_is_another_checksum() {
        assertThat(Bech32.decode("a1lqfn3a")).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "X-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u, X, local",
        "P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p, P, custom",
        "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p, , custom"
    })
    void an_address_knows_its_chain_network_and_bytes(String text, String chain, String network) {
        Bech32Address address = Bech32Address.parse(text);
        assertThat(address.chain().orElse(null)).isEqualTo(chain);
        assertThat(address.network()).isEqualTo(network);
        assertThat(address.bytes().toHex()).isEqualTo("0x3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c");
        if (chain != null) {
            assertThat(Bech32Address.of(chain, network, address.bytes()))
                    .isEqualTo(address)
                    .hasSameHashCodeAs(address);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "P-",
                "-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p",
                "P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7q",
                "P-A12UEL5L", // no bytes
                "P-Custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"
            })
    void texts_that_are_not_addresses_are_refused(String text) {
        assertThatThrownBy(() -> Bech32Address.parse(text))
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.argument()).isEqualTo("address"));
    }

    @Test
    void a_letter_of_another_script_that_looks_alike_in_lower_case_is_refused() {
        String upper = "CUSTOM18JMA8PPW3NHX5R4AP8CLAZZ0DPS7RV5U9XDE7P";
        assertThat(Bech32.decode(upper)).isNotNull();
        String withK = Bech32.encode("custom", new byte[20]).toUpperCase(Locale.ROOT);
        String kelvin =
                Bech32.encode("k", new byte[20]).toUpperCase(Locale.ROOT).replaceFirst("K", "\u212A");
        assertThat(Bech32.decode(withK)).isNotNull();
        assertThat(Bech32.decode(kelvin)).isNull();
    }

    @Test
    void any_twenty_bytes_survive_the_text() {
        Random random = new Random(32);
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[20];
            random.nextBytes(bytes);
            Bech32Address address = Bech32Address.of("P", "avax", Bytes.of(bytes));
            assertThat(Bech32Address.parse(address.toString()).bytes().toArray())
                    .isEqualTo(bytes);
        }
    }

    @ParameterizedTest
    @CsvSource({"P, avax, 19", "'', avax, 20", "P, '', 20", "P, fuji, 21", "' ', fuji, 20", "P, AVAX, 20"})
    void arguments_that_make_no_address_are_refused(String chain, String network, int length) {
        assertThatThrownBy(() -> Bech32Address.of(chain, network, Bytes.of(new byte[length])))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void in_a_response_an_address_keeps_its_text() {
        Bech32Address address = Json.read(Bech32Address.class, "\"0xabc\"");
        assertThat(address).hasToString("0xabc");
        assertThat(address.chain()).isEmpty();
        assertThatThrownBy(address::bytes)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("0xabc");
    }
}
