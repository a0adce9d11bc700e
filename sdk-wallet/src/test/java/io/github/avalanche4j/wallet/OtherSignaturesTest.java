package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The transaction of a payment is accepted with other signatures, so under another id: that is the same payment. */
@Timeout(600)
class OtherSignaturesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);

    private static final int ROUNDS = Boolean.getBoolean("long") ? 2000 : 20; // of a race

    private final PaymentStore store = PaymentStore.inMemory();
    private final Signer random = new RandomSigner("11".repeat(32));

    /** Two parties of a payment had different signers complete it. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_payment_that_was_accepted_with_other_signatures_is_paid(Chain chain, boolean isNamed) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx others = SignedTx.of(draft.built()).sign(random);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay(NAME, payment) : draft.issue();
        assertNotReceived(chain, paying);
        assertThat(newWallet().issue(others).execute()).isEqualTo(others);

        IssuedTx paid = paying.execute();

        assertThat(paid.id()).isEqualTo(others.id());
        assertThat(paying.execute()).isEqualTo(paid);
        assertThat(wallet.issue(draft.signWithWallet().execute()).execute().id())
                .isEqualTo(paid.id());
        assertPaid(chain, 2, List.of(paid));
        if (isNamed) {
            assertThat(newWallet()
                            .payments(store)
                            .pay(NAME, payment(newWallet(), chain))
                            .execute()
                            .id())
                    .isEqualTo(paid.id());
        }
        assertPaid(chain, 2, List.of(paid, payment(wallet, chain).issue().execute()));
    }

    /** The wallet has sent one and sends the other. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_dropped_payment_that_its_wallet_sends_with_other_signatures_is_paid_once(Chain chain, boolean isNamed) {
        clock.randomize(1);
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay(NAME, payment) : payment.issue();
        fake.ledger().dropNext("the mempool was full");
        assertThatThrownBy(() -> paying.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        SignedTx others = SignedTx.of(payment.prepare().execute().built()).sign(random);
        assertThat(wallet.issue(others).execute()).isEqualTo(others);

        IssuedTx paid = paying.execute();

        assertThat(paid.id()).isEqualTo(others.id());
        assertPaid(chain, 3, List.of(paid));
        assertThat(store.unfinished()).isEmpty();
    }

    /** The wallet has sent it with those, and the draft has its own. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_signed_draft_that_its_wallet_has_sent_with_other_signatures_is_paid_once(Chain chain, boolean isNamed) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = signed(payment);
        SignedTx others = wallet.issue(SignedTx.of(draft.built()).sign(random)).execute();

        IssuedTx paid = (isNamed ? wallet.payments(store).pay(NAME, payment) : payment.issue()).execute();

        assertThat(paid.id()).isEqualTo(others.id());
        assertPaid(chain, 2, List.of(paid));
    }

    private static TxDraft signed(TxRequest payment) {
        TxDraft draft = payment.prepare().execute();
        assertThat(draft.signWithWallet().execute().isComplete()).isTrue();
        return draft;
    }

    /** A node has dropped them, and has them later. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_draft_is_not_released_while_other_signatures_of_it_may_be_accepted(Chain chain) {
        clock.randomize(1);
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = signed(payment);
        SignedTx others = SignedTx.of(draft.built()).sign(random);
        SignedTx own = draft.signWithWallet().execute();
        assertNotReceived(chain, wallet.issue(own));
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> wallet.issue(others).timeout(SOON).execute()).isInstanceOf(AvalancheException.class);

        assertThatThrownBy(draft::release).hasMessageContaining("may still be accepted");
        assertThatThrownBy(() -> wallet.release(own)).hasMessageContaining("may still be accepted");

        fake.ledger().release();
        assertPaid(chain, 3, List.of(payment.issue().execute()));
    }

    /** A gateway refused them, and a node has them. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_request_excludes_what_was_refused_with_other_signatures(Chain chain) {
        clock.randomize(1);
        fund(chain, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        SignedTx others = SignedTx.of(signed(payment).built()).sign(random);
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(chain), FaultyNetwork.Fault.TWICE);
        assertThatThrownBy(() -> wallet.issue(others).timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        TxDraft reserving = payment(wallet, chain, THIRD).prepare().execute(); // with the same coin
        fund(chain, 2);

        assertThatThrownBy(() -> payment.issue().timeout(SOON).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class, e -> assertThat(e.txId()).isEqualTo(others.id()));

        reserving.release();
        fake.ledger().release();
        assertThat(fake.ledger().accepted()).containsExactly(others.id().toString());
    }

    /** No node has received them. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void other_signatures_are_not_sent_after_the_end_of_their_draft(Chain chain, boolean isReleased) {
        clock.randomize(1);
        fund(chain, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = signed(payment);
        SignedTx others = SignedTx.of(draft.built()).sign(random);
        assertNotReceived(chain, wallet.issue(others));
        if (isReleased) {
            draft.release();
        } else {
            clock.pass(Duration.ofMinutes(11));
        }
        TxDraft reserving = payment(wallet, chain, THIRD).prepare().execute(); // with the same coin
        fund(chain, 1);
        IssuedTx paid = payment.issue().execute();
        reserving.release();

        assertThatThrownBy(() -> wallet.issue(others).timeout(SOON).execute()).hasMessageContaining("was released");

        assertPaid(chain, 2, List.of(paid));
    }

    /** The draft has no signatures of its own, and is released as everything is in the end. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_draft_that_was_accepted_with_other_signatures_and_then_released_is_paid_once(Chain chain, boolean isNamed) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx others = wallet.issue(SignedTx.of(draft.built()).sign(random)).execute();
        draft.release();

        IssuedTx paid = (isNamed ? wallet.payments(store).pay(NAME, payment) : payment.issue()).execute();

        assertThat(paid.id()).isEqualTo(others.id());
        assertPaid(chain, 3, List.of(paid));
    }

    /** A gateway refused them, and a node has them; the draft has no signatures, or a node refused its own. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void a_draft_is_not_released_while_refused_signatures_of_it_may_be_accepted(Chain chain, boolean isRefused) {
        clock.randomize(1);
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet, chain).prepare().execute();
        SignedTx others = SignedTx.of(draft.built()).sign(random);
        if (isRefused) {
            assertNotReceived(chain, wallet.issue(others));
            fake.ledger().refuseNext("couldn't issue tx: tx exceeds current gas capacity");
            assertThatThrownBy(() -> draft.issue().execute()).isInstanceOf(TxRefusedException.class);
        }
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(chain), FaultyNetwork.Fault.TWICE);
        assertThatThrownBy(() -> wallet.issue(others).timeout(SOON).execute()).isInstanceOf(AvalancheException.class);

        assertThatThrownBy(draft::release).hasMessageContaining("may still be accepted");

        assertThatThrownBy(() -> draft.issue().timeout(SOON).execute())
                .hasMessageContaining(draft.sentId().orElseThrow().toString());
    }

    /** A node has refused the others. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void own_signatures_are_not_sent_after_the_release_of_a_draft_whose_others_were_refused(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxDraft draft = signed(payment(wallet, chain));
        SignedTx own = draft.signWithWallet().execute();
        fake.ledger().refuseNext("couldn't issue tx: tx exceeds current gas capacity");
        assertThatThrownBy(() ->
                        wallet.issue(SignedTx.of(draft.built()).sign(random)).execute())
                .isInstanceOf(TxRefusedException.class);
        draft.release();

        assertThatThrownBy(() -> wallet.issue(own).timeout(SOON).execute()).hasMessageContaining("was released");

        assertThat(fake.ledger().accepted()).isEmpty();
    }

    /** A key service signs anew each time. */
    @Test
    void the_refusal_of_one_signature_frees_nothing_while_another_one_may_be_accepted() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet, Chain.P).prepare().execute();
        SignedTx own = draft.signWithWallet().execute();
        assertNotReceived(Chain.P, wallet.issue(own));
        fake.ledger().hold();
        assertThatThrownBy(() -> wallet.issue(SignedTx.of(draft.built()).sign(random))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        assertThatThrownBy(() -> wallet.issue(own).execute()).isInstanceOf(TxRefusedException.class);

        assertThat(wallet.balance(Chain.P).execute().reserved().toBigInteger()).isEqualTo(COIN);
    }

    /** A thread releases the draft meanwhile. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_draft_that_a_thread_releases_while_another_one_sends_it_is_paid_once(Chain chain) {
        for (int round = 0; round < ROUNDS; round++) {
            fake.ledger(new FakeLedger());
            fund(chain, 3);
            Wallet wallet = newWallet();
            TxRequest payment = payment(wallet, chain);
            TxDraft draft = payment.prepare().execute();
            SignedTx others = SignedTx.of(draft.built()).sign(random);

            Call<?> releasing = Call.completed(draft).map(released -> {
                released.release();
                return released;
            });
            atOnce(2, thread -> ended(thread == 0 ? wallet.issue(others) : releasing));

            assertPaid(chain, 3, List.of(payment.issue().execute()));
        }
    }

    /** Its own ones were refused, so nothing is in doubt. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void other_signatures_of_a_released_payment_are_not_sent(Chain chain, boolean isByDraft) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet, chain).prepare().execute();
        SignedTx own = draft.signWithWallet().execute();
        SignedTx others = SignedTx.of(draft.built()).sign(random);
        fake.ledger().refuseNext("couldn't issue tx: tx exceeds current gas capacity");
        assertThatThrownBy(() -> wallet.issue(own).execute()).isInstanceOf(TxRefusedException.class);
        if (isByDraft) {
            draft.release();
        } else {
            wallet.release(own);
        }

        assertThatThrownBy(() -> wallet.issue(others).execute()).hasMessageContaining("was released");

        assertThat(fake.ledger().accepted()).isEmpty();
    }

    /** A node refuses it, and has it in its mempool later. An interrupt came before the others were sent. */
    @Test
    @Tag("long")
    void a_refused_transaction_that_a_node_has_all_the_same_is_not_forgotten() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet, Chain.P).prepare().execute();
        SignedTx own = draft.signWithWallet().execute();
        SignedTx others = SignedTx.of(draft.built()).sign(random);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> wallet.issue(others).execute()).isInstanceOf(AvalancheException.class);
        assertThat(Thread.interrupted()).isTrue();
        fake.ledger().hold();
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: failed to read consumed UTXO: not found")
                .times(1);
        assertThatThrownBy(() -> wallet.issue(own).timeout(SOON).execute()).isInstanceOf(TxRefusedException.class);
        fake.on("platform.getTxStatus").respond("{\"status\":\"Processing\"}").always();
        assertThatThrownBy(() -> wallet.issue(own).timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);
        clock.pass(Duration.ofMinutes(11));
        releaseMany(wallet);

        assertThatThrownBy(() -> wallet.release(others)).hasMessageContaining("may still be accepted");
    }
}
