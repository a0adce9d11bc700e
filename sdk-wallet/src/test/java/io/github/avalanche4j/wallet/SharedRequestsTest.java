package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.KeptTxs.Saved;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that share a request, and know different things of it: one has seen what another one has not. */
@Timeout(60)
class SharedRequestsTest extends WalletTestBase {
    private final FakeLedger ledger = fake.ledger();
    private final WalletContext wallet = new WalletContext(
            node,
            WalletOptions.of(options -> options.pollInterval(Duration.ofMillis(100)))
                    .settings(),
            new Signer[] {signer});

    private TxRequest payment() {
        return new PChainWallet(wallet).transfer(AMOUNT, OTHER.address("P", Network.LOCAL));
    }

    /** The thread had read the store before, and has therefore failed to save the same bytes. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void what_a_thread_has_saved_is_not_released_by_a_thread_that_could_not_save_it(boolean isKnown) {
        fund(Chain.P, 3);
        TxRequest request = payment();
        TxDraft draft = request.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();
        if (isKnown) {
            assertThat(wallet.issuance(signed)).isNotNull();
        }

        assertThat(wallet.saved(request.kept(), Saved.IN_STORE).has(signed)).isTrue();
        wallet.issuance(signed).releaseUnlessSent();

        assertThat(request.prepare().execute()).isSameAs(draft);
        IssuedTx paid = request.issue().execute();
        assertThat(paid.id()).isEqualTo(signed.id());
        assertPaid(Chain.P, 3, List.of(paid));
    }

    /** Another thread has made it when the first one was not known to be saved. */
    @Test
    void a_transaction_that_does_not_exclude_what_is_saved_is_not_saved() {
        fund(Chain.P, 3);
        TxRequest request = payment();
        assertThat(request.prepare().execute().signWithWallet().execute().isComplete())
                .isTrue();
        KeptTxs saved = request.kept();
        TxRequest other = payment();

        assertThatThrownBy(() -> other.issueSaved(saved, true).execute()).isInstanceOf(NotReservedException.class);
    }

    /** Another thread has issued the draft meanwhile, whose coin had been reserved before. */
    @Test
    void a_request_excludes_its_draft_that_another_thread_has_sent_while_it_prepared_the_next_one() {
        Queue<Runnable> beforeTips = new ArrayDeque<>();
        TestClock tipping = new TestClock() {
            @Override
            public double random() {
                Runnable next = beforeTips.poll();
                if (next != null) {
                    next.run();
                }
                return super.random();
            }
        };
        try (NodeClient slow = tipping.node(fake.url(), options -> options.retries(0))) {
            Wallet payer = wallet(slow, options -> {}, signer);
            fund(Chain.P, 1);
            TxRequest request = payment(payer, Chain.P);
            TxDraft first = request.prepare().execute();
            tipping.pass(Duration.ofMinutes(11)); // its reservation has ended
            TxDraft other = payment(payer, Chain.P).prepare().execute();
            fund(Chain.P, 1);
            beforeTips.add(() -> {
                other.release();
                ledger.refuseNext("couldn't issue tx: tx exceeds current gas capacity");
                assertThatThrownBy(() -> first.issue().execute()).isInstanceOf(TxRefusedException.class);
            });

            IssuedTx paid = request.issue().execute();

            assertThat(paid.tx().unsigned().spent())
                    .isEqualTo(first.transaction().unsigned().spent());
        }
    }

    /** Payments have no time to save anything, while the request looks up its funds. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_that_gets_a_name_while_it_is_issued_sends_nothing_that_the_store_lacks(boolean isReplacement) {
        fund(Chain.P, 3);
        Wallet payer = newWallet();
        PaymentStore store = PaymentStore.inMemory();
        TxRequest request = payment(payer, Chain.P);
        if (isReplacement) {
            ledger.dropNext("the mempool was full");
            assertThatThrownBy(
                            () -> request.issue().timeout(Duration.ofSeconds(5)).execute())
                    .isInstanceOf(TxUnconfirmedException.class);
        }
        AtomicBoolean isFirst = new AtomicBoolean(true);
        network.faults(method -> {
            if (method.equals("platform.getUTXOs") && isFirst.getAndSet(false)) {
                assertThatThrownBy(() -> payer.payments(ForwardingStore.down(store, 1))
                                .pay("withdrawal-4711", request)
                                .timeout(Duration.ofSeconds(5))
                                .execute())
                        .isInstanceOf(RuntimeException.class);
            }
            return null;
        });

        assertThatThrownBy(() -> (isReplacement ? request.replace() : request.issue()).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("withdrawal-4711");
        assertThat(ledger.accepted()).isEmpty();
    }

    /** A draft waits for the change that it spends; meanwhile payments cannot save it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_draft_whose_request_gets_a_name_while_it_waits_is_not_sent(boolean isSigned) {
        fund(10_000_000_000L);
        Wallet payer = newWallet(WalletOptions::spendUnconfirmedChange);
        ledger.hold();
        assertThatThrownBy(() -> payment(payer, Chain.P, THIRD)
                        .issue()
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        TxRequest request = payment(payer, Chain.P);
        TxDraft draft = request.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();
        AtomicBoolean isFirst = new AtomicBoolean(true);
        network.faults(method -> {
            if (method.equals("platform.getTxStatus") && isFirst.getAndSet(false)) {
                ledger.release();
                assertThatThrownBy(() -> payer.payments(ForwardingStore.down(PaymentStore.inMemory(), 1))
                                .pay("withdrawal-4711", request)
                                .execute())
                        .hasMessage("database down");
            }
            return null;
        });

        Call<?> sending = isSigned ? payer.issue(signed) : draft.issue();
        assertThatThrownBy(sending::execute)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was not sent: it has a name");
        assertThat(ledger.accepted()).hasSize(1);
    }

    /** Two processes with one row of a database, of which one saves first. The other one has made a transaction, too. */
    @Test
    void a_text_that_another_process_has_saved_is_not_joined_with_a_transaction_that_does_not_exclude_it() {
        clock.randomize(1);
        fund(Chain.P, 4);
        Wallet second = newWallet();
        TxRequest first = payment(newWallet(), Chain.P);
        TxRequest other = payment(second, Chain.P);
        assertThat(payment(second, Chain.P, THIRD).prepare().execute()).isNotNull(); // reserves the first coin
        assertThat(other.issueSaved("").execute()).isEmpty();
        assertThat(first.issueSaved("").execute()).isEmpty();
        String saved = first.state("");

        String next = other.state(saved);

        assertThat(next).isEqualTo(saved);
        Optional<IssuedTx> paid = other.issueSaved(next).execute();
        assertThat(first.issueSaved(saved).execute()).isEqualTo(paid);
        assertPaid(Chain.P, 4, paid.stream().toList());
    }

    @Test
    void threads_that_replace_one_payment_without_a_name_are_never_asked_for_another_one() {
        for (int round = 0; round < 3; round++) {
            fund(Chain.P, 1);
            TxRequest request = payment();
            ledger.dropNext("the mempool was full");
            assertThatThrownBy(
                            () -> request.issue().timeout(Duration.ofSeconds(5)).execute())
                    .isInstanceOf(TxUnconfirmedException.class);

            List<Id> paid = atOnce(6, i -> {
                try {
                    return request.replace().execute().id();
                } catch (TxUnconfirmedException | IllegalStateException e) {
                    return request.issue().execute().id(); // no other failure: none asks for another transaction
                }
            });

            assertThat(paid).containsOnly(request.issue().execute().id());
            assertThat(ledger.accepted()).hasSize(round + 1);
        }
    }

    /** Its user has mistyped the name. */
    @Test
    void a_request_is_not_bound_to_a_name_that_is_taken() {
        fund(Chain.P, 4);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(PaymentStore.inMemory());
        TxRequest request = payment(wallet, Chain.P);
        assertThat(payments.pay("a", payment(wallet, Chain.P, THIRD)).execute()).isNotNull();

        assertThatThrownBy(() -> payments.pay("a", request).execute()).hasMessageContaining("a name that is not taken");

        assertThat(payments.pay("b", request).execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }
}
