package io.github.avalanche4j.l1.icm;

import static io.github.avalanche4j.l1.icm.TwoChains.COMPETITOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.EvmSender;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpRejectedException;
import io.github.avalanche4j.testing.FakeValidators;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each message is delivered once and paid once, whatever fails meanwhile. */
class MessageDeliveryTest {
    private static final BigInteger HIGH = TwoChains.LIMIT.add(BigInteger.ONE);

    private static final int ATTEMPTS = 3; // of the account's client

    private final TwoChains chains = new TwoChains();
    private final Teleporter teleporter = chains.teleporter();
    private final UnsignedWarpMessage message = chains.send();
    private final Id id = Teleporter.messageId(message);

    @AfterEach
    void close() {
        chains.close();
    }

    private void assertPaidOnce() {
        assertThat(chains.relayers()).containsExactly(chains.ours());
        assertThat(chains.paid()).isEqualTo(1);
    }

    private static void assertLate(Call<Id> sending) {
        assertThatThrownBy(() -> sending.timeout(Duration.ofSeconds(3)).execute())
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.isTransient()).isTrue())
                .hasMessageContaining("in no block; the base fee may be above the sender's limit");
    }

    @Test
    void a_message_is_delivered_once_however_often_the_call_runs() {
        Call<Id> delivery = teleporter.deliver(message);

        assertThat(delivery.execute()).isEqualTo(id);
        assertThat(delivery.execute()).isEqualTo(id);
        assertThat(chains.teleporter().deliver(message).execute()).isEqualTo(id);

        assertPaidOnce();
        assertThat(teleporter.isReceived(id).execute()).isTrue();
        assertThat(chains.second.deliveries()).containsOnlyKeys(id.bytes().toHex());
    }

    @Test
    void nothing_is_sent_before_the_call_runs() {
        int before = chains.fake.receivedCount();

        assertThat(teleporter.deliver(message)).isNotNull();

        assertThat(chains.fake.receivedCount()).isEqualTo(before);
    }

    @Test
    void runs_at_the_same_time_pay_once() {
        List<CompletableFuture<Id>> runs = Stream.generate(
                        () -> chains.background().deliver(message).executeAsync())
                .limit(4)
                .toList();

        assertThat(runs).allSatisfy(run -> assertThat(run.join()).isEqualTo(id));
        assertPaidOnce();
    }

    @Test
    void nothing_is_paid_for_a_message_without_enough_signatures() {
        chains.validators.offline(List.of(0, 1));

        assertThatThrownBy(() -> teleporter.deliver(message).execute())
                .isInstanceOfSatisfying(
                        WarpRejectedException.class,
                        e -> assertThat(e.isTransient()).isTrue());
        assertThat(chains.fake.receivedCount("eth_sendRawTransaction")).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "platform.getValidatorsAt",
                "eth_call",
                "eth_estimateGas",
                "eth_getTransactionCount",
                "eth_chainId",
                "eth_sendRawTransaction"
            })
    void a_delivery_that_fails_at_a_request_pays_once_when_it_runs_again(String method) {
        chains.fake.on(method).disconnect().times(ATTEMPTS);

        assertThatThrownBy(() -> teleporter.deliver(message).execute()).isInstanceOf(ConnectionException.class);
        chains.restoreNode();

        assertThat(chains.teleporter().deliver(message).execute()).isEqualTo(id);
        assertPaidOnce();
    }

    @Test
    void a_transaction_whose_response_was_lost_is_not_paid_twice() {
        chains.fake
                .on("eth_sendRawTransaction")
                .respondDefault()
                .disconnectAfter(0)
                .times(ATTEMPTS);

        assertThatThrownBy(() -> teleporter.deliver(message).execute()).isInstanceOf(ConnectionException.class);
        assertThat(chains.relayers()).containsExactly(chains.ours());
        chains.restoreNode();

        assertThat(chains.teleporter().deliver(message).execute()).isEqualTo(id);
        assertPaidOnce();
        assertThat(chains.fake.receivedCount("eth_sendRawTransaction")).isEqualTo(1);
    }

    @Test
    void a_process_that_dies_before_or_after_it_sends_delivers_nothing_twice() {
        AccountSender account = chains.account(TwoChains.LIMIT);
        List<EvmSender> mortals = List.of(
                call -> CompletableFuture.failedFuture(new IllegalStateException("killed")),
                call -> account.send(call).thenApply(hash -> {
                    throw new IllegalStateException("killed");
                }));
        for (EvmSender mortal : mortals) {
            UnsignedWarpMessage sent = chains.send();

            assertThatThrownBy(() -> chains.teleporter(mortal).deliver(sent).execute())
                    .hasMessageContaining("killed");

            assertThat(chains.teleporter().deliver(sent).execute()).isEqualTo(Teleporter.messageId(sent));
        }
        assertThat(chains.relayers()).hasSize(2).containsOnly(chains.ours());
        assertThat(chains.paid()).isEqualTo(2);
    }

    @Test
    void an_interrupted_delivery_pays_once_when_it_runs_again() {
        Call<Id> sending = teleporter.deliver(message);
        chains.second.hold();
        Thread caller = Thread.currentThread();
        chains.fake.on("eth_getTransactionReceipt").respond(params -> {
            caller.interrupt();
            return "null";
        });

        assertThatThrownBy(sending::execute)
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.interrupted()).isTrue());
        assertThat(Thread.interrupted()).isTrue();
        chains.second.release();

        assertThat(sending.execute()).isEqualTo(id);
        assertPaidOnce();
    }

    @Test
    void a_cancelled_delivery_pays_once_when_it_runs_again() {
        Call<Id> sending = chains.background().deliver(message);
        chains.second.hold();
        CompletableFuture<CompletableFuture<Id>> running = new CompletableFuture<>();
        chains.fake.on("eth_getTransactionReceipt").respond(params -> {
            assertThat(running.join().cancel(true)).isTrue();
            return "null";
        });
        CompletableFuture<Id> run = sending.executeAsync();
        running.complete(run);

        assertThatThrownBy(run::join).isInstanceOf(CancellationException.class);
        chains.second.release();

        assertThat(sending.executeAsync().join()).isEqualTo(id);
        assertPaidOnce();
    }

    @Test
    void a_transaction_that_an_earlier_process_left_in_the_pool_is_not_paid_twice() {
        Call<Id> sending = teleporter.deliver(message);
        chains.second.hold();
        assertLate(sending);

        Call<Id> later = chains.teleporter().deliver(message);
        assertThatThrownBy(later::execute)
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.isTransient()).isTrue());
        chains.second.release();
        assertThat(later.execute()).isEqualTo(id);

        assertPaidOnce();
    }

    /** The account read its nonce before it simulated, so the chain has accepted another transaction with it. */
    @Test
    void a_delivery_that_another_process_ends_while_the_account_simulates_is_not_paid_twice() {
        chains.fake.on("eth_estimateGas").respondDefault();
        chains.fake.on("eth_estimateGas").respond(params -> {
            assertThat(chains.background().deliver(message).execute()).isEqualTo(id);
            return "\"0x7d000\""; // simulated before that
        });

        assertThat(teleporter.deliver(message).execute()).isEqualTo(id);
        assertPaidOnce();
    }

    /** As for messages that are delivered at the same time. */
    @Test
    void a_delivery_whose_nonce_another_one_in_the_pool_has_is_sent_again_after_the_next_block() {
        chains.second.hold();
        assertLate(teleporter.deliver(message));
        UnsignedWarpMessage next = chains.send();
        chains.fake.on("eth_getTransactionCount").respondDefault();
        chains.fake.on("eth_getTransactionCount").respond(params -> {
            chains.second.release();
            return "\"0x1\"";
        });

        Id delivered = teleporter.deliver(next).timeout(Duration.ofSeconds(10)).execute();

        assertThat(delivered).isEqualTo(Teleporter.messageId(next));
        assertThat(chains.relayers()).hasSize(2).containsOnly(chains.ours());
        assertThat(chains.paid()).isEqualTo(2);
    }

    @Test
    void a_delivery_whose_nonce_an_accepted_one_has_is_sent_again_at_once() {
        assertThat(teleporter.deliver(message).execute()).isEqualTo(id);
        UnsignedWarpMessage next = chains.send();
        chains.fake.on("eth_getTransactionCount").respond("\"0x0\""); // of a node that lags, or read before

        Id delivered = teleporter.deliver(next).timeout(Duration.ofSeconds(10)).execute();

        assertThat(delivered).isEqualTo(Teleporter.messageId(next));
        assertThat(chains.paid()).isEqualTo(2);
    }

    @Test
    void a_transaction_waits_while_gas_is_above_the_limit() {
        Call<Id> sending = teleporter.deliver(message);
        chains.second.baseFee(HIGH);
        assertLate(sending);
        assertThat(chains.paid()).isZero();

        chains.second.baseFee(TwoChains.LIMIT);

        assertThat(sending.execute()).isEqualTo(id);
        assertPaidOnce();
    }

    /** The text is Subnet-EVM's: its pool takes no price below the minimum in the chain's configuration. */
    @Test
    void a_limit_below_the_minimum_of_the_chain_fails_at_once() {
        String text = "transaction underpriced: address 0x5d5c99EdF529335160FF180fA141Dd4967fc00D2 have gas fee cap"
                + " (900000000) < pool minimum fee cap (1000000000)";
        chains.fake.on("eth_sendRawTransaction").respondError(-32000, text);

        assertThatThrownBy(() -> teleporter.deliver(message).execute())
                .isInstanceOfSatisfying(
                        JsonRpcException.class,
                        e -> assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.UNDERPRICED))
                .hasMessageContaining("pool minimum fee cap");
    }

    @Test
    void a_higher_limit_replaces_a_transaction_that_waits() {
        Call<Id> sending = teleporter.deliver(message);
        chains.second.baseFee(HIGH);
        assertLate(sending);

        Teleporter richer = chains.teleporter(TwoChains.LIMIT.multiply(BigInteger.TWO));

        assertThat(richer.deliver(message).execute()).isEqualTo(id);
        assertPaidOnce();
    }

    @Test
    void a_message_that_another_relayer_delivered_is_done() {
        Call<Id> planned = teleporter.deliver(message);
        chains.second.deliverLast(chains.first, COMPETITOR);

        assertThat(planned.execute()).isEqualTo(id);
        assertThat(chains.relayers()).containsExactly(COMPETITOR);
        assertThat(chains.paid()).isZero();
    }

    @Test
    void a_race_that_is_lost_in_the_pool_is_done() {
        Call<Id> sending = teleporter.deliver(message);
        chains.second.hold();
        assertLate(sending);
        chains.second.deliverLast(chains.first, COMPETITOR);
        chains.second.release(); // the transaction is reverted

        assertThat(sending.execute()).isEqualTo(id);
        assertThat(chains.relayers()).containsExactly(COMPETITOR);
        assertThat(chains.paid()).isEqualTo(1);
    }

    @Test
    void a_race_that_is_lost_while_the_transaction_waits_is_done() {
        Call<Id> sending = teleporter.deliver(message);
        chains.second.hold();
        chains.fake.on("eth_getTransactionReceipt").respondDefault();
        chains.fake.on("eth_getTransactionReceipt").respond(params -> {
            chains.second.deliverLast(chains.first, COMPETITOR);
            chains.second.release();
            return "null";
        });

        assertThat(sending.execute()).isEqualTo(id);
        assertThat(chains.relayers()).containsExactly(COMPETITOR);
    }

    @Test
    void a_message_that_the_contract_refuses_fails_with_the_contracts_words() {
        Call<Id> sending = teleporter.deliver(message);
        chains.fake.on("eth_estimateGas").respondError(3, "execution reverted: paused", "\"0x\"");

        assertThatThrownBy(() -> sending.execute()).isInstanceOfSatisfying(JsonRpcException.class, e -> {
            assertThat(e.reason()).isEqualTo(JsonRpcException.Reason.REVERTED);
            assertThat(e).hasMessageContaining("paused");
        });
        assertThat(chains.paid()).isZero();
    }

    @Test
    void a_transaction_that_is_reverted_though_its_signature_verifies_is_not_sent_again() {
        Call<Id> sending = teleporter.deliver(message);
        chains.fake.on("eth_getTransactionReceipt").respond(params -> REVERTED.formatted(params.substring(2, 68)));
        chains.fake.on("eth_call").respond("\"0x" + "00".repeat(32) + "\"").times(3);

        assertThatThrownBy(() -> sending.execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining("the contract reverted it");
        assertThat(chains.fake.receivedCount("eth_sendRawTransaction")).isEqualTo(1);
    }

    private static final String REVERTED = "{\"transactionHash\":\"%s\",\"transactionIndex\":\"0x0\",\"blockHash\":\"0x"
            + "11".repeat(32) + "\",\"blockNumber\":\"0x1\",\"status\":\"0x0\",\"from\":\"0x" + "22".repeat(20)
            + "\",\"gasUsed\":\"0x1\",\"cumulativeGasUsed\":\"0x1\",\"logs\":[]}";

    @Test
    void after_a_change_of_the_validators_the_message_is_signed_again() {
        Call<Id> sending = teleporter.deliver(message);
        chains.fake.on("eth_estimateGas").respondError(3, "execution reverted", "\"0x\"");
        chains.fake.on("eth_call").respondDefault();
        chains.fake.on("eth_call").respond(params -> {
            chains.validatorsFromNow(FakeValidators.of(1, 1, 1, 1, 100));
            return "\"0x" + "00".repeat(32) + "\"";
        });

        assertThatThrownBy(() -> sending.execute()).isInstanceOf(WarpRejectedException.class);
        assertThat(chains.paid()).isZero();
        chains.validatorsFromNow(chains.validators);

        assertThat(sending.execute()).isEqualTo(id);
        assertPaidOnce();
    }
}
