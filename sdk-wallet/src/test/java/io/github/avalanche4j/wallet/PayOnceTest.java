package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.HeldResponse;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
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
        TxRequest payment = payment(newWallet(), chain);
        network.next(method, fault);

        IssuedTx paid = retried(payment.issue());

        assertThat(network.happened()).containsOnlyKeys(fault);
        boolean isSent = !method.equals("info.getNetworkID");
        assertThat(failures).allSatisfy(failure -> {
            assertThat(failure).isInstanceOf(isSent ? TxUnconfirmedException.class : AvalancheException.class);
            assertThat(!isSent || failure.getMessage().contains(paid.id().toString()))
                    .isTrue();
        });
        assertThat(atOnce(8, i -> payment.issue().execute())).containsOnly(paid);
        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_status_that_is_unavailable_until_the_deadline_names_the_payment(Chain chain) {
        fund(chain, 3);
        TxRequest payment = payment(newWallet(), chain);
        fake.on(status(chain)).respondStatus(503, "text/plain", "busy").times(700);

        for (int run = 0; run < 3; run++) {
            int seconds = run; // the second and third run end before their first request
            assertThatThrownBy(() -> payment.issue()
                            .timeout(seconds == 0 ? Duration.ofSeconds(60) : Duration.ofNanos(1))
                            .execute())
                    .isInstanceOfSatisfying(TxUnconfirmedException.class, e -> {
                        assertThat(payment.sentId()).contains(e.txId());
                        assertThat(e.isTransient()).isTrue();
                    })
                    .hasMessageContaining("run the same call again, which never pays twice");
        }
        assertPaid(chain, 3, List.of(retried(payment.issue())));
    }

    @Test
    void a_thread_that_is_interrupted_before_the_next_run_learns_which_payment_is_open() {
        fund(Chain.P, 3);
        fake.ledger().hold();
        TxRequest payment = payment(newWallet(), Chain.P);
        assertThatThrownBy(() -> payment.issue().execute()).isInstanceOf(TxUnconfirmedException.class);

        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> payment.issue().execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining(payment.sentId().orElseThrow().toString())
                .hasCauseInstanceOf(ConnectionException.class);
        assertThat(Thread.interrupted()).isTrue();
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
        TxRequest payment = payment(newWallet(), Chain.P);

        assertThat(payment.issue().execute()).isEqualTo(payment.issue().execute());
        CompletableFuture<IssuedTx> again = payment.issue().executeAsync();
        assertPaid(Chain.P, 1, List.of(again.join()));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_run_that_is_cancelled_or_not_waited_for_leaves_one_payment(Chain chain) throws Exception {
        fund(chain, 3);
        TxRequest payment = payment(newWallet(), chain);
        HeldResponse sending = fake.on(issueTx(chain)).hold();
        CompletableFuture<IssuedTx> first = payment.issue().executeAsync();
        assertThat(fake.awaitReceived(issueTx(chain), 1, Duration.ofSeconds(60)))
                .isTrue();

        assertThatThrownBy(() -> first.get(1, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
        IssuedTx second = payment.issue().execute();
        first.cancel(true);
        sending.release();

        assertThat(payment.issue().executeAsync().get()).isEqualTo(second);
        assertPaid(chain, 3, List.of(second));
    }

    /** One thread may look at a draft while another one sends it. */
    @ParameterizedTest
    @CsvSource({"P,1", "X,300", "C,1"})
    void threads_that_issue_one_request_again_and_again_pay_once_each_time(Chain chain, int rounds) {
        for (int round = 0; round < rounds; round++) {
            fake.ledger(new FakeLedger());
            fund(chain, 8);
            TxRequest payment = payment(newWallet(), chain);

            List<IssuedTx> results = atOnce(8, i -> payment.issue().execute());

            assertPaid(chain, 8, List.of(results.get(0)));
            assertThat(results).hasSize(8).containsOnly(results.get(0));
        }
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_request_whose_draft_was_sent_through_the_wallet_does_not_pay_again(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();

        wallet.issue(signed).execute();
        draft.release(); // frees nothing
        IssuedTx paid = payment.issue().execute();

        assertThat(paid.id()).isEqualTo(signed.id());
        assertThat(payment.sentId()).contains(signed.id());
        assertThat(draft.issue().execute()).isEqualTo(paid);
        assertPaid(chain, 2, List.of(paid));
    }

    @Test
    void a_draft_that_was_refused_through_the_wallet_gives_way_when_its_inputs_are_gone() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);
        SignedTx signed = payment.prepare().execute().signWithWallet().execute();
        fake.ledger().refuseNext("couldn't issue tx: tx exceeds current gas capacity");
        assertThatThrownBy(() -> wallet.issue(signed).execute()).isInstanceOf(TxRefusedException.class);
        clock.randomize(1);
        IssuedTx other = payment(newWallet(), Chain.P).issue().execute();
        fund(Chain.P, 1);

        assertPaid(Chain.P, 2, List.of(other, payment.issue().execute()));
    }

    @Test
    void eight_threads_that_prepare_one_request_get_one_draft() {
        fund(Chain.P, 8);
        TxRequest payment = payment(newWallet(), Chain.P);

        List<TxDraft> drafts = atOnce(8, i -> payment.prepare().execute());

        assertThat(drafts).containsOnly(drafts.get(0));
        drafts.get(0).release();
        assertThat(atOnce(8, i -> payment(newWallet(), Chain.P).prepare().execute()))
                .hasSize(8);
    }

    /** The wallet remembers the outcomes of the last 1000 transactions. */
    @Test
    @Timeout(300)
    void a_request_whose_signed_draft_was_issued_pays_once_after_many_others() {
        clock.randomize(1);
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxRequest request = payment(wallet, Chain.P);
        SignedTx signed = request.prepare().then(TxDraft::signWithWallet).execute();
        assertThat(wallet.issue(signed).execute()).isEqualTo(signed);
        releaseMany(wallet);

        assertPaid(Chain.P, 3, List.of(request.issue().execute()));
    }

    /** As by a key service. */
    @Test
    @Timeout(300)
    void a_request_whose_draft_was_signed_elsewhere_pays_once_after_many_others() {
        clock.randomize(1);
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxRequest request = payment(wallet, Chain.P);
        SignedTx signed = SignedTx.of(request.prepare().execute().built()).sign(signer);
        assertThat(wallet.issue(signed).execute()).isEqualTo(signed);
        releaseMany(wallet);

        assertPaid(Chain.P, 3, List.of(request.issue().execute()));
    }
}
