package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A node that answers with an older status, UTXOs or blocks, or a gateway that answers instead of it. */
@Timeout(60)
class StaleNodesTest extends WalletTestBase {
    private static final Duration LONG = Duration.ofMinutes(2); // virtual

    private final PaymentStore store = PaymentStore.inMemory();

    @BeforeEach
    void fund() {
        clock.randomize(1); // or two wallets make the same payment
        fund(Chain.P, 2);
    }

    private Call<IssuedTx> paying() {
        Wallet process = newWallet(options -> options.store(store));
        return process.pay("salary", payment(process, Chain.P)).timeout(LONG);
    }

    private void unknown(int lookups) {
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(lookups);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1000})
    void a_payment_that_arrives_twice_is_paid_though_its_status_is_unknown(int lookups) {
        network.next(issueTx(Chain.P), Fault.TWICE);
        unknown(lookups);

        assertPaid(Chain.P, 2, List.of(paying().execute()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1000})
    void a_payment_that_another_process_has_sent_is_paid_though_its_status_is_unknown(int lookups) {
        network.next(issueTx(Chain.P), Fault.KILLED_AFTER);
        assertThatThrownBy(() -> paying().execute()).isInstanceOf(TxUnconfirmedException.class);
        unknown(lookups);

        assertPaid(Chain.P, 2, List.of(paying().execute()));
    }

    @Test
    void a_refusal_for_a_spent_input_is_no_end_before_a_block_shows_what_spent_it() {
        network.next(issueTx(Chain.P), Fault.TWICE);
        unknown(100);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(3);

        assertPaid(Chain.P, 2, List.of(paying().execute()));
    }

    /** A node that lags does not show the anchor either, and shows no other coin of which the payment could be made. */
    @Test
    void what_a_lagging_node_does_not_show_may_be_unspent() {
        unknown(100);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(3);
        AtomicInteger sends = new AtomicInteger();
        network.faults(method -> {
            if (!method.equals(issueTx(Chain.P)) || sends.getAndIncrement() > 0) {
                return null;
            }
            fake.on("platform.getUTXOs").respond(noUtxos(Chain.P)).times(5);
            return Fault.RESPONSE_LOST;
        });

        assertPaid(Chain.P, 2, List.of(paying().execute()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "upstream request timeout",
                "context deadline exceeded",
                "Bad Gateway",
                "no healthy upstream",
                "service unavailable",
                "Gateway Timeout"
            })
    void an_error_of_a_gateway_is_no_refusal(String error) {
        network.next(issueTx(Chain.P), Fault.RESPONSE_LOST); // the payment arrives
        fake.on("platform.issueTx").respondError(-32000, error).times(1);

        assertPaid(Chain.P, 2, List.of(paying().execute()));
    }

    @Test
    void an_error_of_a_gateway_that_lost_the_payment_is_no_refusal() {
        fake.on("platform.issueTx")
                .respondError(-32000, "upstream request timeout")
                .times(2);

        assertPaid(Chain.P, 2, List.of(paying().execute()));

        assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(3);
    }

    /** Another node has it, and the lookups of the next run fail or come from a node that lags. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_run_that_ends_after_a_refusal_names_the_transaction_that_may_be_accepted(boolean isLate) {
        network.next(issueTx(Chain.P), Fault.TWICE);
        unknown(10_000);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").always();
        network.faults(method -> {
            if (!method.equals(issueTx(Chain.P))) {
                return null;
            } else if (isLate) {
                fake.on("platform.getUTXOs").respond(noUtxos(Chain.P)).always();
            } else {
                fake.on("platform.getUTXOs")
                        .respondStatus(503, "text/plain", "overloaded")
                        .always();
            }
            return Fault.TWICE;
        });

        assertThatThrownBy(() -> paying().execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(fake.ledger().accepted())
                                .containsExactly(e.txId().toString()));
    }

    /** As two nodes do, of which one is wrong. */
    @ParameterizedTest
    @ValueSource(strings = {"Aborted", "Dropped", "Unknown", "Processing"})
    void a_payment_is_paid_whatever_a_node_says_of_its_status(String status) {
        fake.on("platform.getTxStatus")
                .respond("{\"status\":\"" + status + "\"}")
                .always();

        assertPaid(Chain.P, 2, List.of(paying().execute()));
    }
}
