package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One wrong field in an event or in its message is refused before anything is paid. */
class TamperedMessageTest extends WorldTestBase {
    private L1Operation requesting;
    private Tampered tampered;

    @BeforeEach
    void request() throws Exception {
        requesting = at(Stage.REQUESTING);
        tampered = new Tampered(world, requesting);
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

    @ParameterizedTest
    @CsvSource(textBlock = """
            subnet,                         6
            node id,                        42
            BLS key,                        62
            expiry,                         117
            owner of the remaining balance, 126
            owner that may disable,         154
            weight,                         181
            """)
    void a_message_with_another_byte_in_a_field_is_refused(String field, int place) {
        tampered.content(m -> RegisterL1Validator.parse(Tampered.xor(m.bytes(), place, 1)));

        isRefused(field);
    }

    @ParameterizedTest
    @ValueSource(strings = {"network", "source chain", "sender"})
    void a_message_of_another_origin_is_refused(String field) {
        tampered.show(
                field.equals("network") ? Network.FUJI : Network.LOCAL,
                field.equals("source chain")
                        ? Id.of(Bytes.of(new byte[32]))
                        : tampered.message().sourceChainId(),
                field.equals("sender") ? Bytes.of(new byte[20]) : Bytes.fromHex(world.l1.managerAddress()),
                tampered.asked());

        isRefused(field);
    }

    @Test
    void an_event_with_another_word_is_refused() {
        String expiry = Long.toHexString(tampered.asked().expiry().longValue());
        String id = Tampered.hex(tampered.asked().validationId().bytes());

        tampered.event("0".repeat(62) + "14", "0".repeat(62) + "15");
        isRefused("weight in the event");
        tampered.event(expiry, expiry.replaceFirst(".$", expiry.endsWith("f") ? "0" : "f"));
        isRefused("expiry");
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

        L1Operation requested = World.next(requesting).execute();

        fails(
                requested,
                Reason.PENDING,
                "the registration expires at 2026-11-24T12:00:00Z, and the P-Chain accepts it 24 hours before");
        assertThat(world.ledger.accepted()).isEmpty();
    }
}
