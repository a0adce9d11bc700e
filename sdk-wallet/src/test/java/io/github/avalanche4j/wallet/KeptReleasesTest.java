package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a store has is not released, because another process may send it at any time. */
class KeptReleasesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final int ROUNDS = Boolean.getBoolean("long") ? 2000 : 20; // of a race

    private final PaymentStore store = PaymentStore.inMemory();

    /** Before it is sent, its call is interrupted, or the store fails although it has saved it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_move_that_a_store_has_is_not_released_because_another_process_may_send_it(boolean isStoreFailing) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        CrossChainTransfer move = wallet.move(Chain.P, Chain.X, AMOUNT);
        PaymentStore stopping = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (isStoreFailing) {
                    throw new IllegalStateException("connection lost");
                }
                Thread.currentThread().interrupt();
                return isSaved;
            }
        };
        assertThatThrownBy(() -> wallet.payments(stopping).complete(NAME, move).execute())
                .isInstanceOf(isStoreFailing ? IllegalStateException.class : AvalancheException.class);
        assertThat(Thread.interrupted()).isEqualTo(!isStoreFailing);
        assertThat(fake.receivedCount("platform.issueTx")).isZero();

        assertThatThrownBy(wallet.resume(store.load(NAME).orElseThrow().state())::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("a store may have transaction");

        assertThat(newWallet()
                        .payments(store)
                        .complete(NAME, newWallet().move(Chain.P, Chain.X, AMOUNT))
                        .execute()
                        .isDone())
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void bytes_that_a_thread_releases_while_another_one_pays_by_them_are_saved_only_if_they_pay(Chain chain) {
        for (int round = 0; round < ROUNDS; round++) {
            fake.ledger(new FakeLedger());
            fund(chain, 2);
            Wallet wallet = newWallet();
            TxRequest payment = payment(wallet, chain);
            SignedTx signed = payment.prepare().execute().signWithWallet().execute();
            List<String> saved = new CopyOnWriteArrayList<>();
            Payments payments = wallet.payments(new ForwardingStore(PaymentStore.inMemory()) {
                @Override
                public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                    saved.add(after.state());
                    return super.save(before, after);
                }
            });

            atOnce(2, thread -> {
                if (thread == 0) {
                    return payments.pay(NAME, payment).execute();
                }
                try {
                    wallet.release(signed);
                } catch (IllegalStateException e) {
                    assertThat(e.getMessage()).contains(signed.id().toString()); // the store has it, or the node
                }
                return null;
            });

            IssuedTx paid = payments.pay(NAME, payment).execute();
            assertPaid(chain, 2, List.of(paid));
            assertThat(saved)
                    .as("what was saved, and another process may send")
                    .allMatch(state -> state.contains(chain.encodeTx(paid.tx()).toCheckedHex()));
        }
    }

    /** All responses about it were lost. Another payment sees its change, and so the wallet knows that it is accepted. */
    private void accept(Wallet wallet, Call<?> sending) {
        network.faults(method ->
                method.equals(issueTx(Chain.P)) || method.equals(status(Chain.P)) ? Fault.RESPONSE_LOST : null);
        assertThatThrownBy(() -> sending.timeout(Duration.ofSeconds(3)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        network.faults(method -> null);
        payment(wallet, Chain.P).prepare().execute().release();
        assertThat(fake.ledger().accepted()).hasSize(1);
    }

    @Test
    void a_move_whose_export_is_accepted_is_not_released() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        CrossChainTransfer exporting =
                wallet.move(Chain.P, Chain.X, AMOUNT).next().execute();
        accept(wallet, exporting.next());

        assertThatThrownBy(exporting::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is accepted");

        assertThat(exporting.next().execute().stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTED);
    }

    @Test
    void an_accepted_transaction_is_not_released() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        SignedTx tx =
                payment(wallet, Chain.P).prepare().then(TxDraft::signWithWallet).execute();
        accept(wallet, wallet.issue(tx));

        assertThatThrownBy(() -> wallet.release(tx))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is accepted");
    }

    /** Its text does not say why, and another node has it. */
    @Test
    void a_refused_transaction_that_may_be_accepted_is_not_released() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        SignedTx tx =
                payment(wallet, Chain.P).prepare().then(TxDraft::signWithWallet).execute();
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        assertThatThrownBy(() -> wallet.issue(tx).execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.mayBeAccepted()).isTrue());

        assertThatThrownBy(() -> wallet.release(tx))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("may still be accepted");
    }

    @Test
    void a_text_pays_at_once_whose_transaction_was_released_long_ago() {
        clock.randomize(1);
        fund(Chain.P, 4);
        Wallet wallet = newWallet();
        TxRequest request = payment(wallet, Chain.P);
        assertThat(request.issueSaved("").execute()).isEmpty();
        String saved = request.state("");
        request.prepare().execute().release();
        clock.pass(Duration.ofMinutes(11));
        releaseMany(wallet); // after which its outcome is forgotten

        Optional<IssuedTx> paid = payment(wallet, Chain.P)
                .issueSaved(saved)
                .timeout(Duration.ofMinutes(1))
                .execute();

        assertThat(paid.map(IssuedTx::id))
                .contains(TxRequest.signed(saved).get(0).id());
    }

    /** The same of drafts. */
    @Test
    void a_refused_draft_that_may_be_accepted_is_not_released() {
        fund(Chain.P, 3);
        TxDraft draft = payment(newWallet(), Chain.P).prepare().execute();
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        assertThatThrownBy(() -> draft.issue().execute()).isInstanceOf(TxRefusedException.class);

        assertThatThrownBy(draft::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("may still be accepted");
    }

    /** No call has returned it. */
    @Test
    void a_draft_that_another_lookup_shows_as_accepted_is_not_released() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet, Chain.P).prepare().execute();
        accept(wallet, draft.issue());

        assertThatThrownBy(draft::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is accepted");
    }

    @Test
    void a_transaction_of_a_saved_text_is_not_released() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxRequest request = payment(wallet, Chain.P);
        assertThat(request.issueSaved("").execute()).isEmpty();
        String saved = request.state("");
        assertNotReceived(Chain.P, request.issueSaved(saved));

        assertThatThrownBy(() -> wallet.release(TxRequest.signed(saved).get(0)))
                .hasMessageContaining("or run issueSaved()");
    }

    /** Another party had the bytes, and their change shows that they are accepted. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void a_request_whose_released_draft_is_accepted_returns_it(Chain chain, boolean isNamed) {
        fund(chain, 4);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx own = draft.signWithWallet().execute();
        draft.release();
        assertThat(newWallet().issue(own).execute()).isEqualTo(own);
        payment(wallet, chain).prepare().execute().release(); // whose lookup shows the change

        IssuedTx paid = (isNamed ? wallet.payments(store).pay(NAME, payment) : payment.issue())
                .timeout(Duration.ofMinutes(1))
                .execute();

        assertPaid(chain, 4, List.of(paid));
    }

    @Test
    void a_draft_whose_bytes_were_released_says_so() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet, Chain.P).prepare().execute();
        wallet.release(draft.signWithWallet().execute());

        assertThatThrownBy(() -> draft.issue().execute()).hasMessageContaining("it was released");
    }
}
