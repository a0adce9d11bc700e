package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a draft signs, reserves and frees. */
class DraftsTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(2);
    private static final int ROUNDS = Boolean.getBoolean("long") ? 2000 : 50; // of a race

    @ParameterizedTest
    @EnumSource(Chain.class)
    void saved_bytes_are_sent_though_the_signatures_of_a_key_service_differ_each_time(Chain chain) {
        fund(chain, 1);
        Wallet wallet = wallet(node, options -> {}, new RandomSigner("11".repeat(32)));
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx other = SignedTx.of(draft.built()).sign(new RandomSigner("11".repeat(32)));
        SignedTx saved = draft.signWithWallet().execute();
        assertThat(other.bytes()).isNotEqualTo(saved.bytes());

        assertThatThrownBy(() -> draft.issue(other))
                .hasMessageContaining("what this draft sends already: " + saved.id());
        assertThat(List.of(
                        draft.signWithWallet().execute().id(),
                        draft.sign(signer).id()))
                .containsOnly(saved.id());
        IssuedTx paid = draft.issue().execute();

        assertThat(paid.id()).isEqualTo(saved.id());
        assertThat(newWallet().issue(saved).execute().id()).isEqualTo(saved.id());
        assertPaid(chain, 1, List.of(paid));
    }

    /** A payment to ourselves that the node holds, of nearly all that two coins have. */
    private TxRequest unconfirmed(Wallet wallet) {
        fake.ledger().hold();
        TxRequest parent = wallet.p().transfer(NAvax.ofAvax("5.5"), ours(Chain.P));
        assertThatThrownBy(() -> parent.issue().timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);
        return parent;
    }

    @Test
    void a_draft_that_waits_for_change_is_not_sent_and_does_not_name_the_parent_as_the_payment() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        TxRequest parent = unconfirmed(wallet);
        int sent = fake.receivedCount("platform.issueTx");
        TxRequest child = payment(wallet, Chain.P);

        assertThatThrownBy(() -> child.issue().timeout(SOON).execute())
                .isNotInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("was not sent")
                .hasMessageContaining(parent.sentId().orElseThrow().toString());
        assertThat(child.sentId()).isEmpty();
        assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(sent);
        child.prepare().execute().release(); // nothing of it is in doubt
        fake.ledger().release();

        assertThat(child.issue().execute().tx().unsigned().spent())
                .allMatch(input -> input.txId().equals(parent.sentId().orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void change_is_spent_before_it_is_accepted_if_the_wallet_may(boolean mayBeUnconfirmed) {
        fund(10_000_000_000L);
        fake.ledger().hold();
        Wallet wallet = newWallet(mayBeUnconfirmed ? WalletOptions::spendUnconfirmedChange : options -> {});
        TxDraft first = payment(wallet, Chain.P).prepare().execute();
        TxRequest payment = payment(wallet, Chain.P);
        assertThatThrownBy(() -> payment.prepare().timeout(SOON).execute())
                .as("what is not sent makes no change")
                .isInstanceOf(InsufficientFundsException.class);
        assertThatThrownBy(() -> first.issue().timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);

        if (mayBeUnconfirmed) {
            TxDraft second = payment.prepare().execute();
            assertThat(second.built().unsigned().spent())
                    .allSatisfy(utxo -> assertThat(first.sentId()).contains(utxo.txId()));
            assertThatThrownBy(() -> second.issue().timeout(SOON).execute())
                    .hasMessageContaining(first.sentId().orElseThrow().toString());
        } else {
            assertThatThrownBy(() -> payment.prepare().timeout(SOON).execute())
                    .isInstanceOf(InsufficientFundsException.class);
        }
        fake.ledger().release();

        IssuedTx secondPaid = payment.issue().execute();
        assertThat(secondPaid.replaced()).isEmpty();
        assertThat(fake.ledger().accepted())
                .containsExactly(
                        first.issue().execute().id().toString(), secondPaid.id().toString());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_draft_that_was_sent_through_the_wallet_is_not_released(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();
        network.next(issueTx(chain), Fault.REQUEST_LOST);
        fake.ledger().hold();
        assertThatThrownBy(() -> wallet.issue(signed).timeout(SOON).execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining(signed.id().toString());

        assertThatThrownBy(draft::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(signed.id().toString());
        assertThatThrownBy(() -> wallet.release(signed)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> payment(wallet, chain).prepare().timeout(SOON).execute())
                .isInstanceOf(InsufficientFundsException.class);
        fake.ledger().release();
        assertPaid(chain, 1, List.of(draft.issue().execute()));
    }

    /** Its change is found though the wallet asks for its status no more. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void an_abandoned_transaction_frees_what_it_spends_and_its_change_is_spent_if_it_is_accepted(Chain chain) {
        fake.ledger().fund(ours(chain).toString(), 2 * COIN.longValueExact()).hold();
        Wallet wallet = newWallet();
        SignedTx signed =
                payment(wallet, chain).prepare().execute().signWithWallet().execute();
        assertThatThrownBy(() -> wallet.issue(signed).timeout(SOON).execute())
                .isInstanceOf(TxUnconfirmedException.class);

        wallet.abandon(signed);

        TxDraft next = payment(wallet, chain).prepare().execute();
        assertThat(next.built().unsigned().spent())
                .isEqualTo(signed.tx().unsigned().spent());
        next.release();
        fake.ledger().release();
        assertThat(payment(wallet, chain)
                        .issue()
                        .timeout(SOON)
                        .execute()
                        .tx()
                        .unsigned()
                        .spent())
                .allMatch(input -> input.txId().equals(signed.id()));
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** The next payment has the same bytes, because nobody had those of the released draft. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_signature_that_comes_after_the_release_does_not_make_the_next_payment_its_own(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        Signer late = Signer.blocking(signer.publicKey(), hash -> {
            draft.release();
            return signer.sign(hash).toCompletableFuture().join();
        });
        assertThatThrownBy(() -> draft.sign(late)).hasMessageContaining("it was released");
        TxDraft next = payment(wallet, chain).prepare().execute();
        assertThat(next.built().bytes()).isEqualTo(draft.built().bytes());

        IssuedTx other = next.issue().execute();

        assertThat(payment.sentId()).isEmpty();
        assertPaid(chain, 2, List.of(other, payment.issue().execute()));
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_draft_that_is_released_twice_frees_nothing_of_the_next_one(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet, chain).prepare().execute();
        draft.release();
        TxDraft next = payment(wallet, chain).prepare().execute();
        assertThat(next.built().bytes()).isEqualTo(draft.built().bytes());

        draft.release();

        TxDraft third = payment(wallet, chain).prepare().execute();
        SignedTx signed = next.signWithWallet().execute();
        assertThat(third.signWithWallet().execute().id()).isNotEqualTo(signed.id());
        assertPaid(chain, 2, List.of(third.issue().execute(), next.issue().execute()));
    }

    @Test
    void threads_that_prepare_and_release_one_draft_leave_nothing_reserved() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);

        atOnce(8, thread -> {
            for (int i = 0; i < 50; i++) {
                payment.prepare().execute().release();
            }
            return thread;
        });

        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        assertPaid(Chain.P, 1, List.of(payment(wallet, Chain.P).issue().execute()));
    }

    /** Another payment has its coin, so that its request needs a second one, while a thread sends the first. */
    @Test
    void a_request_that_prepares_another_draft_while_a_thread_sends_the_first_pays_once() {
        for (int round = 0; round < ROUNDS; round++) {
            fake.ledger(new FakeLedger());
            fund(Chain.P, 1);
            Wallet wallet = newWallet(options -> options.draftLifetime(SOON));
            TxRequest payment = payment(wallet, Chain.P);
            SignedTx first = payment.prepare().execute().signWithWallet().execute();
            clock.pass(SOON.plusSeconds(1));
            TxDraft other = payment(wallet, Chain.P).prepare().execute();
            fund(Chain.P, 1);

            atOnce(
                    2,
                    thread -> thread == 0
                            ? ended(wallet.issue(first))
                            : payment.prepare().execute());

            assertPaid(Chain.P, 2, List.of(payment.issue().execute()));
            assertThat(other.sentId()).isEmpty();
        }
    }

    /** Nothing was sent, so nothing may be accepted. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_whose_key_service_is_slower_than_its_deadline_frees_its_funds(Chain chain) {
        fund(chain, 1);
        Signer slow = Signer.blocking(signer.publicKey(), hash -> {
            clock.pass(Duration.ofSeconds(10));
            return signer.sign(hash).toCompletableFuture().join();
        });
        Wallet wallet = wallet(node, options -> {}, slow);
        assertThatThrownBy(() -> payment(wallet, chain)
                        .issue()
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .isInstanceOf(ConnectionException.class);
        assertThat(fake.receivedCount(issueTx(chain))).isZero();
        clock.pass(Duration.ofHours(1));

        assertPaid(chain, 1, List.of(payment(wallet, chain).issue().execute()));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_draft_that_a_thread_releases_while_another_one_issues_it_reserves_nothing(Chain chain) {
        for (int round = 0; round < ROUNDS; round++) {
            fake.ledger(new FakeLedger());
            fund(chain, 1);
            Wallet wallet = newWallet();
            TxRequest payment = payment(wallet, chain);
            TxDraft draft = payment.prepare().execute();
            SignedTx signed = draft.signWithWallet().execute();

            atOnce(
                    2,
                    thread -> ended(
                            thread == 0
                                    ? draft.issue()
                                    : Call.completed(signed).map(tx -> {
                                        wallet.release(tx);
                                        return tx;
                                    })));

            assertPaid(chain, 1, List.of(payment.issue().timeout(SOON).execute()));
        }
    }

    /** Its request pays by another transaction, and both would be accepted. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void bytes_of_a_released_draft_are_not_sent_by_its_wallet(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();
        draft.release();

        assertThatThrownBy(() -> wallet.issue(signed).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(signed.id() + " was released");

        assertThat(payment.sentId()).isEmpty();
        assertPaid(chain, 2, List.of(payment.issue().execute()));
        assertThatThrownBy(() -> wallet.issue(signed).execute()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void bytes_of_a_draft_that_was_released_while_it_waited_are_not_sent() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        TxRequest parent = unconfirmed(wallet);
        TxRequest child = payment(wallet, Chain.P);
        TxDraft draft = child.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();
        assertThatThrownBy(() -> draft.issue().timeout(SOON).execute()).hasMessageContaining("was not sent");
        draft.release();
        fake.ledger().release();
        IssuedTx change = parent.issue().execute();

        assertThatThrownBy(() -> wallet.issue(signed).execute()).isInstanceOf(IllegalStateException.class);

        IssuedTx paid = child.issue().execute();
        assertThat(fake.ledger().accepted())
                .containsExactly(change.id().toString(), paid.id().toString());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_draft_that_is_never_issued_expires_and_its_request_prepares_another(boolean isSigned) {
        fund(Chain.P, 1);
        Wallet wallet = newWallet(
                options -> options.draftLifetime(Duration.ofMinutes(5)).pollInterval(Duration.ofSeconds(5)));
        TxRequest forgotten = payment(wallet, Chain.P);
        TxDraft draft = forgotten.prepare().execute();
        SignedTx signed = isSigned ? draft.signWithWallet().execute() : null;
        TxRequest next = payment(wallet, Chain.P);

        assertThatThrownBy(() -> next.prepare().timeout(Duration.ofMinutes(4)).execute())
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining("2 AVAX more are needed to pay out")
                .hasMessageContaining("the rest is reserved by 1 of this wallet's transactions that are not finished");
        IssuedTx paid = next.issue().timeout(Duration.ofMinutes(2)).execute();

        assertThat(draft.sentId()).isEmpty();
        assertThatThrownBy(() -> draft.issue().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("it was not issued in time");
        assertThat(signed == null || !signed.id().equals(paid.id())).isTrue();
        fund(Chain.P, 1);
        assertPaid(Chain.P, 2, List.of(paid, forgotten.issue().execute()));
    }
}
