package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.L1ValidatorWeight;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rules that a well-formed message about validators can still break, and ids that follow from its fields. */
class L1MessageTest {
    private static final Id SUBNET = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");

    private static final Bytes NODE = Bytes.fromHex("0x" + "01".repeat(20));

    private static final SubnetToL1ConversionData.InitialValidator INITIAL =
            new SubnetToL1ConversionData.InitialValidator(Bytes.EMPTY, Bytes.of(new byte[48]), UInt64.of(1));

    @Test
    void the_highest_nonce_is_reserved_for_removals() {
        assertThat(new L1ValidatorWeight(SUBNET, UInt64.MAX, UInt64.of(1)).refusalReason())
                .contains(L1Message.RefusalReason.NONCE_RESERVED_FOR_REMOVAL);
        assertThat(new L1ValidatorWeight(SUBNET, UInt64.MAX, UInt64.ZERO).refusalReason())
                .isEmpty();
        assertThat(new L1ValidatorWeight(SUBNET, UInt64.fromBits(-2), UInt64.of(1)).refusalReason())
                .isEmpty();
        assertThat(new L1ValidatorRegistration(SUBNET, true).refusalReason()).isEmpty();
    }

    @Test
    void an_owner_is_none_or_has_enough_addresses_in_strictly_ascending_order() {
        Bytes low = Bytes.of(new byte[20]);
        Bytes high = Bytes.fromHex("0x" + "ff".repeat(20));
        assertThat(refusalOfOwner(PChainOwner.NONE)).isEmpty();
        assertThat(refusalOfOwner(new PChainOwner(2, List.of(low, high)))).isEmpty();
        for (PChainOwner wrong : List.of(
                new PChainOwner(1, List.of()),
                new PChainOwner(0, List.of(low)),
                new PChainOwner(3, List.of(low, high)),
                new PChainOwner(1, List.of(high, low)),
                new PChainOwner(1, List.of(low, low)))) {
            assertThat(refusalOfOwner(wrong)).as(wrong.toString()).contains(L1Message.RefusalReason.INVALID_OWNER);
        }
    }

    @Test
    void a_registration_needs_a_subnet_a_weight_and_a_node_id_of_20_bytes_that_are_not_all_zero() {
        UInt64 one = UInt64.of(1);
        assertThat(refusal(SUBNET, NODE, one)).isEmpty();
        assertThat(refusal(Id.EMPTY, NODE, one)).contains(L1Message.RefusalReason.INVALID_SUBNET_ID);
        assertThat(refusal(SUBNET, NODE, UInt64.ZERO)).contains(L1Message.RefusalReason.INVALID_WEIGHT);
        for (Bytes wrong : List.of(Bytes.EMPTY, Bytes.of(new byte[20]), Bytes.fromHex("0x" + "01".repeat(21)))) {
            assertThat(refusal(SUBNET, wrong, one)).contains(L1Message.RefusalReason.INVALID_NODE_ID);
        }
    }

    private static Optional<L1Message.RefusalReason> refusal(Id subnet, Bytes node, UInt64 weight) {
        return refusal(subnet, node, PChainOwner.NONE, PChainOwner.NONE, weight);
    }

    private static Optional<L1Message.RefusalReason> refusal(
            Id subnet, Bytes node, PChainOwner remaining, PChainOwner disabling, UInt64 weight) {
        return new RegisterL1Validator(subnet, node, Bytes.of(new byte[48]), UInt64.of(1), remaining, disabling, weight)
                .refusalReason();
    }

    private static Optional<L1Message.RefusalReason> refusalOfOwner(PChainOwner owner) {
        Optional<L1Message.RefusalReason> first = refusal(SUBNET, NODE, owner, PChainOwner.NONE, UInt64.of(1));
        assertThat(refusal(SUBNET, NODE, PChainOwner.NONE, owner, UInt64.of(1))).isEqualTo(first);
        return first;
    }

    /** Recording: the validators that the L1 was converted with. */
    @Test
    void the_validation_id_of_an_initial_validator_follows_from_subnet_and_index() {
        List<String> shown = Vectors.elements(Vectors.response("platform/getCurrentValidators.l1.json")
                        .at("/result/validators"))
                .map(validator -> Vectors.text(validator, "validationID"))
                .toList();
        assertThat(IntStream.range(0, 2)
                        .mapToObj(index -> SubnetToL1ConversionData.initialValidationId(SUBNET, index))
                        .map(Id::toString))
                .containsExactlyInAnyOrderElementsOf(shown);
        assertThat(new SubnetToL1ConversionData(SUBNET, Id.EMPTY, Bytes.EMPTY, List.of(INITIAL, INITIAL))
                        .validationId(1))
                .isEqualTo(SubnetToL1ConversionData.initialValidationId(SUBNET, 1));
        for (long index : new long[] {-1, 0x1_0000_0000L}) {
            assertThatThrownBy(() -> SubnetToL1ConversionData.initialValidationId(SUBNET, index))
                    .isInstanceOf(InvalidRequestException.class);
            assertThatThrownBy(() -> new PChainOwner(index, List.of())).isInstanceOf(InvalidRequestException.class);
        }
    }
}
