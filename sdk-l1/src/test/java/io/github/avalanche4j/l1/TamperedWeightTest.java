package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As {@link TamperedMessageTest}, for changes of weight, removals, and conversions. */
class TamperedWeightTest extends WorldTestBase {
    private Id id;

    @BeforeEach
    void register() {
        id = registered();
    }

    private void isRefused(L1Operation requesting, String rule) {
        fails(requesting, Reason.MISMATCH, rule);
        assertThat(world.ledger.accepted()).hasSize(1); // the registration
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            30, the validation id should be,       6,  1
            30, the weight should be 30 and is 31, 53, 1
            30, the nonce should be 1 and is 7,    45, 6
            0,  the weight should be 0 and is 1,   53, 1
            """)
    void a_change_or_removal_with_another_byte_in_a_field_is_refused(long weight, String rule, int place, int mask)
            throws Exception {
        L1Manager l1 = world.manager();
        L1Operation requesting = World.next(weight == 0 ? l1.remove(id) : l1.changeWeight(id, weight))
                .execute();
        new Tampered(world, requesting).payload(payload -> Tampered.xor(payload, place, mask));

        isRefused(requesting, rule);
    }

    @Test
    void a_message_of_another_kind_is_refused() throws Exception {
        L1Operation requesting = World.next(world.manager().remove(id)).execute();
        new Tampered(world, requesting).payload(payload -> new L1ValidatorRegistration(id, false).bytes());

        isRefused(requesting, "the message should be a change of weight");
    }

    @Test
    void an_aggregator_that_returns_another_message_is_refused() {
        L1Operation last = World.until(Stage.REQUESTED, world.manager().changeWeight(id, 30));
        String asked = Tampered.hex(last.operationState().request());
        String other = asked.substring(0, asked.length() - 2) + "1f"; // a weight of 31
        world.service.aggregator((message, quorum) -> world.validators.sign(other, quorum));

        assertThatThrownBy(() -> World.next(last).execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("in place of "
                        + UnsignedWarpMessage.parse(last.operationState().request()));
        assertThat(world.ledger.accepted()).hasSize(1); // the registration
    }

    @Test
    void a_subnet_that_was_converted_with_other_validators_is_refused() {
        L1Operation convert = World.next(
                        world.manager().convert(List.of(NewValidator.of(world.newValidator(1, 10, "1")))))
                .execute();

        isRefused(convert, "the conversion id should be");
    }
}
