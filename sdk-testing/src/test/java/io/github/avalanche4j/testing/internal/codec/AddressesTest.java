package io.github.avalanche4j.testing.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
                "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
                "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
                "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
                "0x52908400098527886E0F7030069857D2E4169EE7",
            })
    void evm_addresses_have_the_checksum_of_eip_55(String vector) {
        byte[] address = HexFormat.of().parseHex(vector.substring(2));

        assertThat(Addresses.eip55(address)).isEqualTo(vector);
    }

    @Test
    void a_text_with_a_wrong_checksum_or_length_is_no_address() {
        assertThat(Addresses.bech32Bytes("local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u"))
                .hasSize(20);
        assertThat(Addresses.bech32Bytes("local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96v"))
                .isNull();
        assertThat(Addresses.bech32Bytes("local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96"))
                .isNull();
        assertThat(Addresses.bech32Bytes("nothing")).isNull();
    }
}
