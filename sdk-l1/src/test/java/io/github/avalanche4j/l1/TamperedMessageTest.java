package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One wrong field in an event or in its message is refused before anything is paid. */
class TamperedMessageTest extends WorldTestBase {
    private L1Operation requesting;
    private Tampered tampered;

    @BeforeEach
    void request() throws Exception {
        requesting = at(Stage.REQUESTING);
        tampered = new Tampered(world, requesting);
    }

    private static final PChainOwner OTHER = new PChainOwner(1, List.of(Bytes.of(new byte[20])));

    static Stream<Arguments> fields() {
        return Stream.of(
                field("subnet", m -> with(m, Id.of(Bytes.of(new byte[32])), m.nodeId(), m.blsPublicKey())),
                field("node id", m -> with(m, m.subnetId(), Bytes.of(new byte[20]), m.blsPublicKey())),
                field("BLS key", m -> with(m, m.subnetId(), m.nodeId(), Bytes.of(new byte[48]))),
                field("owner of the remaining balance", m -> owners(m, OTHER, m.disableOwner(), m.weight())),
                field("owner that may disable", m -> owners(m, m.remainingBalanceOwner(), OTHER, m.weight())),
                field("weight", m -> owners(m, m.remainingBalanceOwner(), m.disableOwner(), UInt64.of(21))),
                field("expiry", m -> expiring(m, m.expiry().longValue() + 1)));
    }

    private static Arguments field(String name, UnaryOperator<RegisterL1Validator> change) {
        return Arguments.of(name, change);
    }

    private static RegisterL1Validator with(RegisterL1Validator m, Id subnet, Bytes nodeId, Bytes key) {
        return new RegisterL1Validator(
                subnet, nodeId, key, m.expiry(), m.remainingBalanceOwner(), m.disableOwner(), m.weight());
    }

    private static RegisterL1Validator owners(
            RegisterL1Validator m, PChainOwner remaining, PChainOwner disable, UInt64 weight) {
        return new RegisterL1Validator(
                m.subnetId(), m.nodeId(), m.blsPublicKey(), m.expiry(), remaining, disable, weight);
    }

    private static RegisterL1Validator expiring(RegisterL1Validator m, long expiry) {
        return new RegisterL1Validator(
                m.subnetId(),
                m.nodeId(),
                m.blsPublicKey(),
                UInt64.of(expiry),
                m.remainingBalanceOwner(),
                m.disableOwner(),
                m.weight());
    }

    private void isRefused(String field) {
        fails(requesting, Reason.MISMATCH, "the " + field + " should be", "nothing was paid on the P-Chain");
        assertThat(world.ledger.accepted()).isEmpty();
        assertThat(world.sent).isEqualTo(1);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("fields")
    void a_message_with_another_field_is_refused(String field, UnaryOperator<RegisterL1Validator> change) {
        tampered.content(change);

        isRefused(field);
    }

    @Test
    void a_message_of_another_network_is_refused() {
        tampered.show(
                Network.FUJI,
                tampered.message().sourceChainId(),
                Bytes.fromHex(world.l1.managerAddress()),
                tampered.asked());

        isRefused("network");
    }

    @Test
    void a_message_of_another_chain_is_refused() {
        Id other = Id.of(Bytes.of(new byte[32]));
        tampered.show(Network.LOCAL, other, Bytes.fromHex(world.l1.managerAddress()), tampered.asked());

        isRefused("source chain");
    }

    @Test
    void a_message_of_another_contract_is_refused() {
        Id chain = tampered.message().sourceChainId();
        tampered.show(Network.LOCAL, chain, Bytes.of(new byte[20]), tampered.asked());

        isRefused("sender");
    }

    @Test
    void an_event_with_another_weight_is_refused() {
        tampered.event("0".repeat(62) + "14", "0".repeat(62) + "15");

        isRefused("weight in the event");
    }

    @Test
    void an_event_with_another_expiry_is_refused() {
        String expiry = Long.toHexString(tampered.asked().expiry().longValue());
        tampered.event(expiry, expiry.replaceFirst(".$", expiry.endsWith("f") ? "0" : "f"));

        isRefused("expiry");
    }

    @Test
    void an_event_with_another_validation_id_is_refused() {
        String id = Tampered.hex(tampered.asked().validationId().bytes());
        tampered.event(id, "00" + id.substring(2));

        isRefused("validation id");
    }

    @Test
    void an_event_whose_message_was_not_sent_is_refused() {
        String id = Tampered.hex(tampered.message().id().bytes());
        tampered.event(id, "00".repeat(32));

        fails(requesting, Reason.MISMATCH, "sent no Warp message with the id");
        assertThat(world.ledger.accepted()).isEmpty();
    }

    @Test
    void a_registration_that_is_good_for_more_than_a_day_is_not_sent() {
        long expiry = World.NOW.getEpochSecond() + 48 * 60 * 60;
        String before = Long.toHexString(tampered.asked().expiry().longValue());
        tampered.content(m -> expiring(m, expiry), before, Long.toHexString(expiry));

        L1Operation requested = requesting.next().execute();

        fails(
                requested,
                Reason.PENDING,
                "the registration expires at 2026-11-24T12:00:00Z, and the P-Chain accepts it 24 hours before");
        assertThat(world.ledger.accepted()).isEmpty();
    }
}
