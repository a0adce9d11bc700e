package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.HeldResponse;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A request is one payment: however its call ends, running it again pays once and has the same result. */
@Timeout(60)
class PayOnceTest extends WalletTestBase {
    private final Wallet wallet = newWallet();

    private Call<IssuedTx> paying(Chain chain) {
        return wallet.pay(payment(wallet, chain));
    }

    static Stream<Arguments> faults() {
        return Stream.of(Chain.values())
                .flatMap(chain -> Stream.of(Fault.values())
                        .filter(fault -> !fault.name().startsWith("KILLED"))
                        .flatMap(fault -> Stream.of(issueTx(chain), status(chain), "info.getNetworkID")
                                .map(method -> Arguments.of(chain, fault, method))));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void a_payment_is_paid_once_whatever_happens_to_one_request(Chain chain, Fault fault, String method) {
        fund(chain, 3);
        Call<IssuedTx> paying = paying(chain);
        network.next(method, fault);

        IssuedTx paid = retried(paying);

        assertThat(network.happened()).containsOnlyKeys(fault);
        boolean isSent = !method.equals("info.getNetworkID");
        assertThat(failures).allSatisfy(failure -> {
            assertThat(failure).isInstanceOf(isSent ? TxUnconfirmedException.class : AvalancheException.class);
            assertThat(!isSent || failure.getMessage().contains(paid.id().toString()))
                    .isTrue();
        });
        assertThat(atOnce(8, i -> paying.execute())).containsOnly(paid);
        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_status_that_is_unavailable_until_the_deadline_names_the_payment(Chain chain) {
        fund(chain, 3);
        Call<IssuedTx> paying = paying(chain);
        fake.ledger().hold();
        fake.on(status(chain)).respondStatus(503, "text/plain", "busy").times(15);

        assertThatThrownBy(() -> paying.timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(e.isTransient()).isTrue())
                .hasMessageContaining("run the same call again, which never pays twice");

        fake.ledger().release();
        assertPaid(chain, 3, List.of(paying.execute()));
    }

    @Test
    void a_thread_that_is_interrupted_learns_which_payment_is_open() {
        fund(Chain.P, 3);
        fake.ledger().hold();
        Call<IssuedTx> paying = paying(Chain.P);
        network.next(status(Chain.P), Fault.INTERRUPTED_AFTER);

        assertThatThrownBy(paying::execute)
                .isInstanceOf(TxUnconfirmedException.class)
                .hasCauseInstanceOf(ConnectionException.class);
        assertThat(Thread.interrupted()).isTrue();

        fake.ledger().release();
        assertPaid(Chain.P, 3, List.of(paying.execute()));
    }

    @Test
    void an_acceptance_that_is_seen_at_the_deadline_counts() {
        fund(Chain.P, 1);
        fake.on("platform.getTxStatus")
                .respond(params -> {
                    clock.pass(Duration.ofDays(1));
                    return "{\"status\":\"Committed\"}";
                })
                .always();
        Call<IssuedTx> paying = paying(Chain.P);

        IssuedTx paid = paying.execute();
        assertThat(paying.executeAsync().join()).isEqualTo(paid);
        assertPaid(Chain.P, 1, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_run_that_is_cancelled_or_not_waited_for_leaves_one_payment(Chain chain) throws Exception {
        fund(chain, 3);
        Call<IssuedTx> paying = paying(chain);
        HeldResponse sending = fake.on(issueTx(chain)).hold();
        CompletableFuture<IssuedTx> first = paying.executeAsync();
        assertThat(fake.awaitReceived(issueTx(chain), 1, Duration.ofSeconds(60)))
                .isTrue();

        assertThatThrownBy(() -> first.get(1, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
        IssuedTx second = paying.execute();
        first.cancel(true);
        sending.release();

        assertThat(paying.executeAsync().get()).isEqualTo(second);
        assertPaid(chain, 3, List.of(second));
    }

    /** One thread may decide while another one sends. */
    @ParameterizedTest
    @CsvSource({"P,1", "X,30", "C,1"})
    void threads_that_pay_one_request_again_and_again_pay_once_each_time(Chain chain, int rounds) {
        payAtOnce(chain, rounds);
    }

    @ParameterizedTest
    @Tag("long")
    @Timeout(600)
    @EnumSource(Chain.class)
    void threads_that_pay_one_request_a_thousand_times_pay_once_each_time(Chain chain) {
        payAtOnce(chain, 1000);
    }

    private void payAtOnce(Chain chain, int rounds) {
        for (int round = 0; round < rounds; round++) {
            fake.ledger(new FakeLedger());
            fund(chain, 8);
            Wallet another = newWallet();
            TxRequest request = payment(another, chain);

            List<IssuedTx> results = atOnce(8, i -> another.pay(request).execute());

            assertPaid(chain, 8, List.of(results.get(0)));
            assertThat(results).hasSize(8).containsOnly(results.get(0));
        }
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_second_request_is_a_second_payment(Chain chain) {
        fund(chain, 3);

        assertPaid(chain, 3, List.of(paying(chain).execute(), paying(chain).execute()));
    }

    /** A proxy delivers the request twice, and the status comes from a replica that stands still. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_block_shows_that_a_refused_payment_is_accepted_though_the_status_never_does(Chain chain) {
        fund(chain, 3);
        switch (chain) {
            case P ->
                fake.on("platform.getTxStatus")
                        .respond("{\"status\":\"Unknown\"}")
                        .always();
            case X -> fake.on("avm.getTx").respondError(-32000, "not found").always();
            case C ->
                fake.on("avax.getAtomicTxStatus")
                        .respond("{\"status\":\"Unknown\"}")
                        .always();
        }
        network.next(issueTx(chain), Fault.TWICE);

        assertPaid(
                chain, 3, List.of(paying(chain).timeout(Duration.ofMinutes(5)).execute()));
    }

    /** The gateway has passed it on, and reports an error that no list can know. */
    @ParameterizedTest
    @CsvSource({"context canceled", "unexpected EOF", "internal error", "request failed"})
    void an_unknown_error_of_a_gateway_pays_nothing_twice(String error) {
        fund(Chain.P, 3);
        network.next(issueTx(Chain.P), Fault.RESPONSE_LOST);
        fake.on("platform.issueTx")
                .respondDefault()
                .times(1)
                .then()
                .respondError(-32000, error)
                .always();

        assertPaid(Chain.P, 3, List.of(paying(Chain.P).execute()));
    }
}
