package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.payload.Justification;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.WarpPayload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Justifications of messages of the P-Chain. */
class JustificationTest {
    private static final Id SUBNET = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");

    @Test
    void the_justification_of_a_conversion_is_the_subnet_id() {
        assertThat(Justification.ofConversion(SUBNET)).isEqualTo(SUBNET.bytes());
    }

    /** Written out by hand from the protocol buffer definition. */
    @ParameterizedTest
    @CsvSource({"0, 22, ''", "1, 24, 1001", "127, 24, 107f", "128, 25, 108001", "300, 25, 10ac02"})
    void the_justification_of_an_initial_validator_holds_subnet_and_index(long index, String size, String last) {
        assertThat(Justification.ofInitialValidator(SUBNET, index).toHex())
                .isEqualTo("0x0a" + size + "0a20" + SUBNET.bytes().toHex().substring(2) + last);
    }

    @Test
    void an_index_is_a_number_of_32_bits() {
        assertThat(Justification.ofInitialValidator(SUBNET, 0xffff_ffffL).toHex())
                .endsWith("10ffffffff0f");
        for (long index : new long[] {-1, 0x1_0000_0000L}) {
            assertThatThrownBy(() -> Justification.ofInitialValidator(SUBNET, index))
                    .isInstanceOf(InvalidRequestException.class);
        }
    }

    @Test
    void the_justification_of_a_registration_holds_its_message() {
        WarpMessage registered = WarpMessage.parse(
                Vectors.message("node_n64_register_l1_validator").signed());
        WarpPayload.AddressedCall call =
                (WarpPayload.AddressedCall) registered.unsigned().payload();
        RegisterL1Validator message = RegisterL1Validator.parse(call.payload());
        String hex = Justification.ofRegistration(message).toHex();
        assertThat(hex).startsWith("0x12").endsWith(call.payload().toHex().substring(2));
        int size = call.payload().size(); // two digits of seven bits
        assertThat(hex.substring(4, 8)).isEqualTo(String.format("%02x%02x", size & 0x7f | 0x80, size >> 7));
    }
}
