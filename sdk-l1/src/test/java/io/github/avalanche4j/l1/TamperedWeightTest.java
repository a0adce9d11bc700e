package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.L1ValidatorWeight;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** As {@link TamperedMessageTest}, for changes of weight, removals, and conversions. */
class TamperedWeightTest extends WorldTestBase {
    private Id id;

    @BeforeEach
    void register() {
        id = registered();
    }

    private void isRefused(L1Operation planned, UnaryOperator<L1ValidatorWeight> change, String rule) throws Exception {
        L1Operation requesting = planned.next().execute();
        Tampered tampered = new Tampered(world, requesting);
        tampered.payload(payload ->
                change.apply((L1ValidatorWeight) L1Message.parse(payload)).bytes());
        isRefused(requesting, rule);
    }

    private void isRefused(L1Operation requesting, String rule) {
        fails(requesting, Reason.MISMATCH, rule);
        assertThat(world.ledger.accepted()).hasSize(1); // the registration
    }

    private static L1ValidatorWeight of(Id id, UInt64 nonce, UInt64 weight) {
        return new L1ValidatorWeight(id, nonce, weight);
    }

    @Test
    void a_change_of_another_validation_is_refused() throws Exception {
        Id other = Id.of(Bytes.of(new byte[32]));
        isRefused(
                world.manager().changeWeight(id, 30),
                m -> of(other, m.nonce(), m.weight()),
                "the validation id should be");
    }

    @Test
    void a_change_to_another_weight_is_refused() throws Exception {
        isRefused(
                world.manager().changeWeight(id, 30),
                m -> of(m.validationId(), m.nonce(), UInt64.of(31)),
                "the weight should be 30 and is 31");
    }

    @Test
    void a_change_with_another_nonce_is_refused() throws Exception {
        isRefused(
                world.manager().changeWeight(id, 30),
                m -> of(m.validationId(), UInt64.of(7), m.weight()),
                "the nonce should be 1 and is 7");
    }

    @Test
    void a_removal_that_leaves_a_weight_is_refused() throws Exception {
        isRefused(
                world.manager().remove(id),
                m -> of(m.validationId(), m.nonce(), UInt64.of(1)),
                "the weight should be 0 and is 1");
    }

    @Test
    void a_message_of_another_kind_is_refused() throws Exception {
        L1Operation requesting = world.manager().remove(id).next().execute();
        new Tampered(world, requesting).payload(payload -> new L1ValidatorRegistration(id, false).bytes());

        isRefused(requesting, "the message should be a change of weight");
    }

    @Test
    void an_aggregator_that_returns_another_message_is_refused() {
        L1Operation last = World.until(Stage.REQUESTED, world.manager().changeWeight(id, 30));
        String asked = Tampered.hex(last.operationState().request());
        String other = asked.substring(0, asked.length() - 2) + "1f"; // a weight of 31
        world.service.aggregator((message, quorum) -> world.validators.sign(other, quorum));

        assertThatThrownBy(() -> last.next().execute())
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("in place of "
                        + UnsignedWarpMessage.parse(last.operationState().request()));
        assertThat(world.ledger.accepted()).hasSize(1); // the registration
    }

    @Test
    void a_subnet_that_was_converted_with_other_validators_is_refused() {
        L1Operation convert = world.manager()
                .convert(List.of(NewValidator.of(world.newValidator(1, 10, "1"))))
                .next()
                .execute();

        isRefused(convert, "the conversion id should be");
    }
}
