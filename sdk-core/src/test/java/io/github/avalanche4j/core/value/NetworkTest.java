package io.github.avalanche4j.core.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers, names and address prefixes as AvalancheGo's constants have them. */
class NetworkTest {
    @ParameterizedTest
    @CsvSource({
        "1, mainnet, avax",
        "5, fuji, fuji",
        "12345, local, local",
        "2, network-2, cascade",
        "3, network-3, denali",
        "4, network-4, everest",
        "10, network-10, testing",
        "0, network-0, custom",
        "88888, network-88888, custom",
        "4294967295, network-4294967295, custom"
    })
    void a_number_has_a_name_and_an_address_prefix(long id, String name, String addressPrefix) {
        Network network = Network.of(id);

        assertThat(network.id()).isEqualTo(id);
        assertThat(network.name()).isEqualTo(name);
        assertThat(network.addressPrefix()).isEqualTo(addressPrefix);
        assertThat(network).hasToString(name);
        assertThat(Network.parse(name)).isEqualTo(network).hasSameHashCodeAs(network);
        assertThat(Network.parse(Long.toString(id))).isEqualTo(network);
    }

    @Test
    void the_constants_are_the_networks_of_their_numbers() {
        assertThat(Network.of(1)).isSameAs(Network.MAINNET);
        assertThat(Network.of(5)).isSameAs(Network.FUJI).isNotEqualTo(Network.MAINNET);
        assertThat(Network.of(12345)).isSameAs(Network.LOCAL);
        assertThat(Network.parse("testnet")).isSameAs(Network.TESTNET).isSameAs(Network.FUJI);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 1L << 32, Long.MIN_VALUE, Long.MAX_VALUE})
    void a_number_of_more_than_32_bits_is_refused(long id) {
        assertThatThrownBy(() -> Network.of(id))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("networkID must be from 0 to 4294967295");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Mainnet", "main net", "network-", "network-x", "-1", "1.0", "99999999999"})
    void a_text_that_names_no_network_is_refused(String name) {
        assertThatThrownBy(() -> Network.parse(name)).isInstanceOf(InvalidRequestException.class);
    }
}
