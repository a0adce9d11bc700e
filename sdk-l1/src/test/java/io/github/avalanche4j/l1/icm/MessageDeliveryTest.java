package io.github.avalanche4j.l1.icm;

import static io.github.avalanche4j.l1.icm.TwoChains.COMPETITOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.l1.WatchedStore;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpRejectedException;
import io.github.avalanche4j.testing.FakeValidators;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Each message is delivered once and paid once, whatever fails meanwhile. */
class MessageDeliveryTest {
    private static final BigInteger HIGH = TwoChains.LIMIT.add(BigInteger.ONE);

    private final TwoChains chains = new TwoChains();
    private final Teleporter teleporter = chains.teleporter();
    private final UnsignedWarpMessage message = chains.send();

    @AfterEach
    void close() {
        chains.close();
    }

    private void assertPaidOnce() {
        assertThat(chains.relayers()).containsExactly(chains.ours());
        assertThat(chains.paid()).isEqualTo(1);
    }

    private static void assertLate(MessageDelivery sending) {
        assertThatThrownBy(() -> sending.next().timeout(Duration.ofSeconds(3)).execute())
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.isTransient()).isTrue())
                .hasMessageContaining("in no block; the base fee may be above the sender's limit");
    }

    @Test
    void a_name_delivers_a_message_once() {
        MessageDelivery planned = teleporter.deliver(message);

        for (int i = 0; i < 2; i++) {
            MessageDelivery done =
                    chains.payments(teleporter).complete("a", planned).execute();
            assertThat(done.isDone()).isTrue();
        }

        assertPaidOnce();
        assertThat(teleporter.isReceived(planned.messageId()).execute()).isTrue();
        assertThat(chains.second.deliveries())
                .containsOnlyKeys(planned.messageId().bytes().toHex());
    }

    @Test
    void nothing_is_paid_for_a_message_without_enough_signatures() {
        chains.validators.offline(List.of(0, 1));

        assertThatThrownBy(() -> teleporter.deliver(message).next().execute())
                .isInstanceOfSatisfying(
                        WarpRejectedException.class,
                        e -> assertThat(e.isTransient()).isTrue());
        assertThat(chains.fake.receivedCount("eth_sendRawTransaction")).isZero();
    }

    /** Dies at each place where the state is saved, once before and once after it was saved. */
    @Test
    void a_process_that_dies_when_it_saves_delivers_nothing_twice() {
        for (int dies = 0; dies < 4; dies++) {
            UnsignedWarpMessage sent = chains.send();
            int[] saves = {dies};
            Runnable mayDie = () -> {
                if (saves[0]-- == 0) {
                    throw new IllegalStateException("killed");
                }
            };
            PaymentStore mortal = new WatchedStore(chains.store, mayDie, saved -> mayDie.run());
            String name = "message-" + dies;
            assertThatThrownBy(() -> Wallet.of(chains.node, chains.signer)
                            .payments(mortal)
                            .resuming(teleporter::resume)
                            .complete(name, teleporter.deliver(sent))
                            .execute())
                    .hasMessageContaining("killed");

            Teleporter next = chains.teleporter();
            assertThat(chains.payments(next)
                            .complete(name, next.deliver(sent))
                            .execute()
                            .isDone())
                    .isTrue();
            assertThat(chains.relayers()).hasSize(dies + 1);
            assertThat(chains.paid()).isEqualTo(dies + 1);
        }
    }

    @Test
    void a_transaction_that_an_earlier_process_left_in_the_pool_is_not_paid_twice() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.second.hold();
        assertLate(sending);

        MessageDelivery later = chains.teleporter().resume(sending.state());
        assertThatThrownBy(() -> later.next().execute())
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.isTransient()).isTrue());
        chains.second.release();
        assertThat(later.next().execute().isDone()).isTrue();

        assertPaidOnce();
    }

    @Test
    void a_transaction_waits_while_gas_is_above_the_limit() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.second.baseFee(HIGH);
        assertLate(sending);
        assertThat(chains.paid()).isZero();

        chains.second.baseFee(TwoChains.LIMIT);

        assertThat(sending.next().execute().isDone()).isTrue();
        assertPaidOnce();
    }

    /** The text is Subnet-EVM's: its pool takes no price below the minimum in the chain's configuration. */
    @Test
    void a_limit_below_the_minimum_of_the_chain_fails_at_once() {
        String text = "transaction underpriced: address 0x5d5c99EdF529335160FF180fA141Dd4967fc00D2 have gas fee cap"
                + " (900000000) < pool minimum fee cap (1000000000)";
        chains.fake.on("eth_sendRawTransaction").respondError(-32000, text);

        assertThatThrownBy(() -> teleporter.deliver(message).next().execute())
                .isInstanceOfSatisfying(
                        JsonRpcException.class,
                        e -> assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.UNDERPRICED))
                .hasMessageContaining("pool minimum fee cap");
    }

    @Test
    void a_higher_limit_replaces_a_transaction_that_waits() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.second.baseFee(HIGH);
        assertLate(sending);

        Teleporter richer = chains.teleporter(TwoChains.LIMIT.multiply(BigInteger.TWO));

        assertThat(richer.resume(sending.state()).next().execute().isDone()).isTrue();
        assertPaidOnce();
    }

    @Test
    void a_message_that_another_relayer_delivered_is_done() {
        MessageDelivery planned = teleporter.deliver(message);
        chains.second.deliverLast(chains.first, COMPETITOR);

        assertThat(planned.next().execute().isDone()).isTrue();
        assertThat(chains.relayers()).containsExactly(COMPETITOR);
        assertThat(chains.paid()).isZero();
    }

    @Test
    void a_race_that_is_lost_in_the_pool_is_done() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.second.hold();
        assertLate(sending);
        chains.second.deliverLast(chains.first, COMPETITOR);
        chains.second.release(); // the transaction is reverted

        assertThat(sending.next().execute().isDone()).isTrue();
        assertThat(chains.relayers()).containsExactly(COMPETITOR);
        assertThat(chains.paid()).isEqualTo(1);
    }

    @Test
    void a_race_that_is_lost_while_the_transaction_waits_is_done() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.second.hold();
        chains.fake.on("eth_getTransactionReceipt").respondDefault();
        chains.fake.on("eth_getTransactionReceipt").respond(params -> {
            chains.second.deliverLast(chains.first, COMPETITOR);
            chains.second.release();
            return "null";
        });

        assertThat(sending.next().execute().isDone()).isTrue();
        assertThat(chains.relayers()).containsExactly(COMPETITOR);
    }

    @Test
    void a_message_that_the_contract_refuses_fails_with_the_contracts_words() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.fake.on("eth_estimateGas").respondError(3, "execution reverted: paused", "\"0x\"");

        assertThatThrownBy(() -> sending.next().execute()).isInstanceOfSatisfying(JsonRpcException.class, e -> {
            assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.REVERTED);
            assertThat(e).hasMessageContaining("paused");
        });
        assertThat(chains.paid()).isZero();
    }

    @Test
    void a_transaction_that_is_reverted_though_its_signature_verifies_is_not_sent_again() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.fake.on("eth_getTransactionReceipt").respond(params -> REVERTED.formatted(params.substring(2, 68)));
        chains.fake.on("eth_call").respond("\"0x" + "00".repeat(32) + "\"").times(3);

        assertThatThrownBy(() -> sending.next().execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining("the contract reverted it");
        assertThat(chains.fake.receivedCount("eth_sendRawTransaction")).isEqualTo(1);
    }

    private static final String REVERTED = "{\"transactionHash\":\"%s\",\"transactionIndex\":\"0x0\",\"blockHash\":\"0x"
            + "11".repeat(32) + "\",\"blockNumber\":\"0x1\",\"status\":\"0x0\",\"from\":\"0x" + "22".repeat(20)
            + "\",\"gasUsed\":\"0x1\",\"cumulativeGasUsed\":\"0x1\",\"logs\":[]}";

    @Test
    void after_a_change_of_the_validators_the_message_is_signed_again() {
        MessageDelivery sending = teleporter.deliver(message);
        chains.fake.on("eth_estimateGas").respondError(3, "execution reverted", "\"0x\"");
        chains.fake.on("eth_call").respondDefault();
        chains.fake.on("eth_call").respond(params -> {
            chains.validatorsFromNow(FakeValidators.of(1, 1, 1, 1, 100));
            return "\"0x" + "00".repeat(32) + "\"";
        });

        assertThatThrownBy(() -> sending.next().execute()).isInstanceOf(WarpRejectedException.class);
        assertThat(chains.paid()).isZero();
        chains.validatorsFromNow(chains.validators);

        assertThat(sending.next().execute().isDone()).isTrue();
        assertPaidOnce();
    }

    @Test
    void a_delivery_that_is_done_has_no_next_step() {
        MessageDelivery done = teleporter.deliver(message).next().execute();

        assertThatThrownBy(done::next).isInstanceOf(IllegalStateException.class);
        assertThat(teleporter.resume(done.state()).isDone()).isTrue();
    }

    @Test
    void a_delivery_is_described_by_message_chain_and_stage() {
        MessageDelivery planned = teleporter.deliver(message);

        assertThat(planned)
                .hasToString("icm.deliver " + planned.messageId() + " to " + chains.second.chainId() + ", planned");
        assertThat(planned.purpose())
                .isEqualTo("icm.deliver " + planned.messageId() + " to " + chains.second.chainId());
        assertThat(planned.state())
                .isEqualTo("avalanche4j-icm-1 " + chains.second.chainId() + " PLANNED "
                        + message.bytes().toHex());
    }

    @Test
    void other_states_are_refused() {
        String state = teleporter.deliver(message).state();

        for (String wrong : List.of(
                "",
                "avalanche4j-l1-2 x",
                state + " ",
                state.replace(chains.second.chainId(), chains.first.chainId()))) {
            assertThatThrownBy(() -> teleporter.resume(wrong))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("the state of a delivery to chain " + chains.second.chainId());
        }
    }
}
