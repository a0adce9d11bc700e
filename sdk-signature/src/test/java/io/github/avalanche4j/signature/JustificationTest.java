package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.payload.Justification;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.WarpPayload;
import org.junit.jupiter.api.Test;

/** Justifications of messages of the P-Chain. */
class JustificationTest {
    private static final Id SUBNET = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");

    @Test
    void the_justification_of_a_conversion_is_the_subnet_id() {
        assertThat(Justification.ofConversion(SUBNET)).isEqualTo(SUBNET.bytes());
    }

    /** Written out by hand from the protocol buffer definition. */
    @Test
    void the_justification_of_an_initial_validator_holds_subnet_and_index() {
        String subnet = SUBNET.bytes().toHex().substring(2);
        assertThat(Justification.ofInitialValidator(SUBNET, 1).toHex()).isEqualTo("0x0a240a20" + subnet + "1001");
        assertThat(Justification.ofInitialValidator(SUBNET, 300).toHex()).isEqualTo("0x0a250a20" + subnet + "10ac02");
        assertThat(Justification.ofInitialValidator(SUBNET, 0).toHex()).isEqualTo("0x0a220a20" + subnet);
    }

    @Test
    void an_index_of_seven_bits_takes_a_byte_and_one_more_bit_takes_another() {
        assertThat(Justification.ofInitialValidator(SUBNET, 127).toHex()).endsWith("107f");
        assertThat(Justification.ofInitialValidator(SUBNET, 128).toHex()).endsWith("108001");
        assertThat(Justification.ofInitialValidator(SUBNET, 0xffff_ffffL).toHex())
                .endsWith("10ffffffff0f");
        assertThatThrownBy(() -> Justification.ofInitialValidator(SUBNET, 0x1_0000_0000L))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> Justification.ofInitialValidator(SUBNET, -1))
                .isInstanceOf(InvalidRequestException.class);
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
