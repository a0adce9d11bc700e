package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bytes that the node refused are sent neither by another draft nor by another process. */
class RefusedBytesTest extends WalletTestBase {
    @Test
    void bytes_of_a_transfer_that_were_refused_are_never_sent_again() {
        fund(3_000_000_000L);
        refuseEach("tx exceeds current gas capacity");
        Wallet wallet = newWallet();
        CrossChainTransfer exporting =
                wallet.move(Chain.P, Chain.C, NAvax.ofAvax("2")).next().execute();

        assertRefused(exporting, false);
        for (CrossChainTransfer same : List.of(exporting, wallet.resume(exporting.state()))) {
            CrossChainTransfer other = same.next().execute();
            assertThat(other.state()).as("other bytes").isNotEqualTo(exporting.state());
            assertRefused(other, false);
            CrossChainTransfer planned = other.release();
            assertThat(planned.stage()).isEqualTo(CrossChainTransfer.Stage.PLANNED);
        }
        assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(3);
        assertRefused(newWallet().resume(exporting.state()), true); // which cannot know that it is the first to send
    }

    private static void assertRefused(CrossChainTransfer transfer, boolean mayBeAccepted) {
        assertThatThrownBy(() -> transfer.next().execute())
                .isInstanceOfSatisfying(TxRefusedException.class, e -> {
                    assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.CAPACITY);
                    assertThat(e.mayBeAccepted()).isEqualTo(mayBeAccepted);
                })
                .hasMessageContaining("tx exceeds current gas capacity");
    }

    @Test
    void a_released_draft_signs_and_sends_nothing() {
        fund(3_000_000_000L);
        TxRequest request = payment(newWallet());
        TxDraft released = request.prepare().execute();
        released.release();
        TxDraft draft = request.prepare().execute();
        assertThat(draft.built().bytes()).isEqualTo(released.built().bytes());

        for (ThrowingCallable sending : List.<ThrowingCallable>of(
                () -> released.issue().execute(),
                () -> released.signWithWallet().execute(),
                () -> released.sign(signer))) {
            assertThatThrownBy(sending)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("was released");
        }
        SignedTx signed = draft.signWithWallet().execute();
        draft.release();
        for (ThrowingCallable sending : List.<ThrowingCallable>of(
                () -> draft.signWithWallet().execute(),
                () -> draft.issue().execute(),
                () -> draft.issue(signed).execute())) {
            assertThatThrownBy(sending)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("was released");
        }
        assertThat(request.prepare().execute().built().bytes())
                .as("whose bytes somebody may have")
                .isNotEqualTo(released.built().bytes());
        assertThat(signed.isComplete()).isTrue();
        assertThat(fake.receivedCount("platform.issueTx")).isZero();
    }

    @Test
    void bytes_that_others_may_still_sign_belong_to_no_other_draft() {
        fund(3_000_000_000L);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet).prepare().execute();
        SignedTx ofOthers = draft.sign();

        draft.release();

        assertThat(ofOthers.isComplete()).isFalse();
        assertThat(payment(wallet).prepare().execute().built().bytes())
                .isNotEqualTo(draft.built().bytes());
    }

    @Test
    void bytes_that_a_store_has_belong_to_no_other_draft() {
        fund(3_000_000_000L);
        Wallet wallet = newWallet();
        TxDraft draft = payment(wallet).prepare().execute();
        SignedTx saved = draft.signWithWallet().execute();

        TxRequest equal = payment(wallet);
        equal.current().resumed(draft.drafts().kept(), KeptTxs.Saved.IN_STORE);
        equal.prepare().execute().release();

        assertThat(payment(wallet).prepare().execute().built().unsigned())
                .isNotEqualTo(saved.tx().unsigned());
    }

    @Test
    void a_released_draft_that_took_everything_can_be_prepared_again() {
        fund(Chain.X, 1);
        Bech32Address ours = signer.publicKey().address("X", Network.LOCAL);
        TxRequest all = newWallet().x().transfer(NAvax.of(3_000_000_000L - 1_000_000), ours);

        all.prepare().execute().release();

        assertThat(all.issue().execute().fee()).isEqualTo(NAvax.of(1_000_000));
    }

    private static TxRequest payment(Wallet wallet) {
        return payment(wallet, Chain.P);
    }

    /** AvalancheGo 1.14.2 repeats the refusal of bytes that it remembers, so other bytes are needed. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_is_accepted_when_the_cause_of_its_refusals_has_passed(Chain chain) {
        FakeLedger ledger = fake.ledger();
        fund(chain, 1);
        TxRequest request = payment(newWallet(), chain);
        NAvax fee = NAvax.ZERO;

        for (int refusals = 0; refusals < 3; refusals++) {
            TxDraft draft = request.prepare().execute();
            assertThat(draft.fee()).isGreaterThan(fee);
            fee = draft.fee();
            ledger.refuseNext("couldn't issue tx: output is time locked");
            assertThatThrownBy(() -> draft.issue().execute())
                    .isInstanceOfSatisfying(
                            TxRefusedException.class,
                            e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.LOCKED))
                    .hasMessageContaining("wait until the lock is over");
        }
        IssuedTx paid = request.issue().execute();

        assertThat(ledger.accepted()).containsExactly(paid.id().toString());
        assertThat(paid.fee()).isGreaterThan(fee);
    }

    /** A node may refuse for hours, and a call may have a deadline of days. */
    @Test
    void the_stack_of_the_calling_thread_does_not_grow_with_refusals() {
        fund(Chain.P, 1);
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: insufficient funds: provided UTXOs need 1 more units")
                .times(9);
        List<Integer> depths = new ArrayList<>();
        Signer measuring = Signer.blocking(signer.publicKey(), hash -> {
            depths.add(Thread.currentThread().getStackTrace().length);
            return signer.sign(hash).toCompletableFuture().join();
        });
        Wallet wallet = wallet(node, options -> {}, measuring);

        IssuedTx paid = payment(wallet).issue().execute();

        assertThat(depths).hasSize(10).containsOnly(depths.get(0));
        assertThat(fake.ledger().accepted()).containsExactly(paid.id().toString());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_a_refused_payment_spent_is_not_taken_from_another_that_has_reserved_it_since(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet();
        TxRequest refused = payment(wallet, chain);
        fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        assertThatThrownBy(() -> refused.issue().execute()).isInstanceOf(TxRefusedException.class);
        TxRequest other = payment(wallet, chain);
        TxDraft draft = other.prepare().execute();

        assertThatThrownBy(() -> refused.issue().timeout(Duration.ofSeconds(2)).execute())
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining("by 1 of this wallet's transactions");
        assertPaid(chain, 1, List.of(draft.issue().execute()));
    }

    /** A node repeats its refusal of the same bytes without a look at them. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void the_next_process_makes_no_bytes_of_which_its_store_says_that_they_were_refused(Chain chain) {
        fund(chain, 1);
        PaymentStore store = PaymentStore.inMemory();
        Wallet first = newWallet();
        TxRequest refused = payment(first, chain);
        for (int i = 0; i < 2; i++) {
            fake.ledger().refuseNext("some other rule");
            assertThatThrownBy(
                            () -> first.payments(store).pay("refused", refused).execute())
                    .isInstanceOf(TxRefusedException.class);
        }
        Wallet next = newWallet();

        IssuedTx paid =
                next.payments(store).pay("refused", payment(next, chain)).execute();

        assertPaid(chain, 1, List.of(paid));
    }

    @Test
    void a_raised_price_does_not_exceed_the_maximum_fee() {
        fund(3_000_000_000L);
        refuseEach("tx exceeds current gas capacity");
        NAvax fee = payment(newWallet()).prepare().execute().fee();
        TxRequest request = payment(newWallet(options -> options.maxFee(fee)));

        assertThatThrownBy(() -> request.issue().execute()).isInstanceOf(TxRefusedException.class);
        assertThatThrownBy(() -> request.issue().execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the wallet's maxFee");
    }

    @Test
    void a_refusal_that_no_process_saw_costs_a_replacement_and_no_money() {
        FakeLedger ledger = fake.ledger();
        fund(Chain.P, 1);
        String saved = newWallet()
                .move(Chain.P, Chain.C, NAvax.ofAvax("2"))
                .next()
                .execute()
                .state();
        ledger.refuseNext("couldn't issue tx: tx exceeds current gas capacity"); // the node remembers the refusal
        assertRefused(newWallet().resume(saved), true);
        CrossChainTransfer dropped = newWallet().resume(saved); // the process died before it saw the refusal
        assertThatThrownBy(() -> dropped.next().execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("the node says Dropped")
                .hasMessageContaining("tx exceeds current gas capacity");
        assertThat(fake.receivedCount("platform.issueTx")).isOne();

        CrossChainTransfer exported = dropped.replace().execute().next().execute();

        assertThat(exported.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTED);
        assertThat(exported.exportId())
                .hasValueSatisfying(id -> assertThat(ledger.accepted()).containsExactly(id.toString()));
    }

    /** The request has paid by another coin, because a draft had reserved that of the released one. */
    @Test
    void bytes_of_a_released_draft_that_others_have_signed_are_not_sent() {
        clock.randomize(1);
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        TxRequest request = payment(wallet, Chain.P);
        TxDraft draft = request.prepare().execute();
        SignedTx signed = SignedTx.of(draft.built()).sign(signer);
        draft.release();
        TxDraft reserving = payment(wallet, Chain.P, THIRD).prepare().execute();
        fund(Chain.P, 1);
        IssuedTx paid = request.issue().execute();
        reserving.release();

        assertThatThrownBy(() -> wallet.issue(signed).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was released");
        assertThat(fake.ledger().accepted()).containsExactly(paid.id().toString());
    }
}
