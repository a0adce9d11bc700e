package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.Script;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Payments of services whose database, node, signers or luck fail them: paid once, and nothing is locked for good. */
@Timeout(60)
class MisfortunesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final Duration LATER = Duration.ofMinutes(5);

    private final Signer second = LocalSigner.of(PrivateKey.parse("33".repeat(32)));
    private final PaymentStore store = PaymentStore.inMemory();

    private static void assertInDoubt(Call<?> call) {
        assertThatThrownBy(() -> call.timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);
    }

    /** Each run makes its request anew, as a service does that reads withdrawals from a table. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_database_that_was_down_for_three_saves_keeps_no_payment_from_the_funds(Chain chain) {
        clock.randomize(1);
        fund(chain, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(ForwardingStore.down(store, 3));
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> payments.pay(NAME, payment(wallet, chain)).execute())
                    .hasMessage("database down");
        }
        assertThat(fake.receivedCount(issueTx(chain))).isZero();

        assertPaid(chain, 1, List.of(payments.pay(NAME, payment(wallet, chain)).execute()));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_request_of_a_name_that_another_request_pays_pays_nothing_itself(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(ForwardingStore.down(store, 1));
        assertThatThrownBy(() -> payments.pay(NAME, payment(wallet, chain)).execute())
                .hasMessage("database down");
        TxRequest again = payment(wallet, chain);
        IssuedTx paid = payments.pay(NAME, again).execute();

        assertThatThrownBy(() -> again.issue().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(NAME);
        assertPaid(chain, 2, List.of(paid));
    }

    /** The database may have them or not: only the name knows, and the next process continues from the database. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void bytes_whose_save_failed_are_sent_by_their_name_only(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(ForwardingStore.down(store, 1));
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();
        assertThatThrownBy(() -> payments.pay(NAME, payment).execute()).hasMessage("database down");

        for (Call<?> call : List.of(draft.issue(), draft.issue(signed), wallet.issue(signed))) {
            assertThatThrownBy(call::execute)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("pay it by its name");
        }
        assertThat(fake.receivedCount(issueTx(chain))).isZero();

        IssuedTx paid = payments.pay(NAME, payment).execute();
        assertThat(paid.id()).isEqualTo(signed.id());
        assertThat(draft.issue().execute()).isEqualTo(paid);
        assertPaid(chain, 2, List.of(paid));
    }

    /** The save came through, and its response did not. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void bytes_that_were_saved_though_the_database_failed_are_sent_by_their_name(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        AtomicInteger failures = new AtomicInteger(1);
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = super.save(before, after);
                if (failures.getAndDecrement() > 0) {
                    throw new IllegalStateException("connection lost");
                }
                return isSaved;
            }
        });
        TxRequest payment = payment(wallet, chain);
        assertThatThrownBy(() -> payments.pay(NAME, payment).execute()).hasMessage("connection lost");

        assertPaid(chain, 2, List.of(payments.pay(NAME, payment).execute()));
    }

    /** The signatures of several parties come from elsewhere. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_whose_draft_the_wallet_has_sent_with_signatures_of_others_pays_once(boolean isNamed) {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);
        TxDraft draft = payment.prepare().execute();
        SignedTx whole = SignedTx.of(draft.built()).sign(new RandomSigner("11".repeat(32)));
        SignedTx sent = wallet.issue(whole).execute();

        IssuedTx paid = isNamed
                ? wallet.payments(store).pay(NAME, payment).execute()
                : payment.issue().execute();

        assertThat(paid.id()).isEqualTo(sent.id());
        assertThat(payment.sentId()).contains(sent.id());
        assertPaid(Chain.P, 3, List.of(paid));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_draft_that_others_signed_is_not_sent_after_its_request_has_paid_by_another_one(boolean isReleased) {
        String theirs = second.publicKey().address("P", Network.LOCAL).toString();
        for (int i = 0; i < 3; i++) {
            fake.ledger().fund(ours(Chain.P).toString(), 1_500_000_000L).fund(theirs, 1_500_000_000L);
        }
        Wallet wallet = wallet(node, options -> options.draftLifetime(SOON), signer, second);
        TxRequest payment = payment(wallet, Chain.P);
        TxDraft draft = payment.prepare().execute();
        SignedTx whole = draft.sign(signer).sign(second);
        if (isReleased) {
            draft.release();
        } else {
            clock.pass(LATER); // its lifetime
        }
        TxDraft other = payment(wallet, Chain.P).prepare().execute();
        TxDraft next = payment.prepare().execute();
        other.release();
        IssuedTx paid = next.issue().execute();

        assertThatThrownBy(() -> wallet.issue(whole).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(whole.id() + " was released");
        assertThat(fake.ledger().accepted()).containsExactly(paid.id().toString());
    }

    @Test
    @Timeout(300)
    void released_bytes_are_not_sent_after_a_thousand_other_transactions() {
        clock.randomize(1);
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);
        TxDraft draft = payment.prepare().execute();
        SignedTx signed = draft.signWithWallet().execute();
        draft.release();
        IssuedTx paid = payment.issue().execute();
        releaseMany(wallet);

        assertThatThrownBy(() -> wallet.issue(signed).execute()).isInstanceOf(IllegalStateException.class);
        assertThat(fake.ledger().accepted()).containsExactly(paid.id().toString());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_no_node_has_received_frees_its_funds_after_the_lifetime_of_a_draft(Chain chain) {
        fund(chain, 1);
        Wallet wallet = newWallet(options -> options.draftLifetime(SOON));
        TxDraft draft = payment(wallet, chain).prepare().execute();
        network.faults(method -> method.equals(issueTx(chain)) ? Fault.REQUEST_LOST : null);
        assertThatThrownBy(() -> draft.issue().timeout(SOON).execute())
                .isInstanceOf(ConnectionException.class)
                .isNotInstanceOf(TxUnconfirmedException.class);
        network.faults(method -> null);
        clock.pass(LATER);

        assertPaid(chain, 1, List.of(payment(wallet, chain).issue().execute()));
    }

    /** Otherwise the first one could be accepted beside the last. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "C,false", "C,true"})
    @Timeout(300)
    void of_a_payment_and_25_replacements_one_is_accepted(Chain chain, boolean isNewProcess) {
        clock.randomize(1);
        fund(chain, 3);
        Wallet wallet = newWallet();
        fake.ledger().dropNext("", 1_000_000);
        assertInDoubt(wallet.payments(store).pay(NAME, payment(wallet, chain)));
        for (int i = 0; i < 25; i++) {
            fake.ledger().dropNext("", 1_000_000);
            assertInDoubt(wallet.payments(store).replace(NAME, payment(wallet, chain)));
        }
        fake.ledger().release(); // the first is accepted
        String first = fake.ledger().accepted().get(0);

        Wallet next = isNewProcess ? newWallet() : wallet;
        IssuedTx paid = next.payments(store)
                .pay(NAME, payment(next, chain))
                .timeout(LATER)
                .execute();

        assertThat(paid.id()).hasToString(first);
        assertPaid(chain, 3, List.of(paid));
    }

    /** A proxy delivers the request twice, and the status comes from a replica that stands still. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_block_shows_that_a_refused_payment_is_accepted_though_the_status_never_does(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        if (chain == Chain.P) {
            fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
        } else {
            fake.on("avm.getTx").respondError(-32000, "not found").always();
        }
        network.next(issueTx(chain), Fault.TWICE);

        IssuedTx paid = wallet.payments(store)
                .pay(NAME, payment(wallet, chain))
                .timeout(LATER)
                .execute();

        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "C"})
    void a_payment_whose_acceptance_only_a_block_shows_is_not_called_rejected(Chain chain) {
        clock.randomize(1);
        fund(chain, 3);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(store);
        for (Call<?> call :
                List.of(payments.pay(NAME, payment(wallet, chain)), payments.replace(NAME, payment(wallet, chain)))) {
            fake.ledger().dropNext("", 1_000_000);
            assertInDoubt(call);
        }
        fake.ledger().release();
        Script status = fake.on(status(chain));
        if (chain == Chain.P) {
            status.respond("{\"status\":\"Dropped\"}").always();
        } else {
            status.respondRecording("avax/getAtomicTx.pooled").always(); // a dropped one looks the same
        }

        assertThat(payments.resume().timeout(LATER).execute()).isEmpty();
        assertPaid(chain, 3, List.of(payments.pay(NAME, payment(wallet, chain)).execute()));
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_payment_that_was_refused_for_its_fee_and_whose_input_a_stranger_spent_is_paid_with_others(Chain chain) {
        fund(chain, 3);
        Wallet dying = newWallet();
        network.next(issueTx(chain), Fault.KILLED_BEFORE);
        assertThatThrownBy(() ->
                        dying.payments(store).pay(NAME, payment(dying, chain)).execute())
                .hasMessageContaining("killed");
        clock.randomize(1);
        fake.ledger().gasPrice(50).txFee(2_000_000);
        Wallet wallet = newWallet();
        assertThatThrownBy(() ->
                        wallet.payments(store).pay(NAME, payment(wallet, chain)).execute())
                .isInstanceOf(TxRefusedException.class)
                .hasMessageContaining("FEE_TOO_LOW");
        IssuedTx strangers = payment(newWallet(), chain).issue().execute();

        IssuedTx paid = wallet.payments(store).pay(NAME, payment(wallet, chain)).execute();

        assertPaid(chain, 3, List.of(strangers, paid));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_replacement_that_cannot_be_paid_names_the_transaction_that_may_be_accepted(boolean isFeeLimited) {
        fund(Chain.P, isFeeLimited ? 2 : 1);
        Wallet wallet = newWallet(options -> options.maxFee(isFeeLimited ? NAvax.of(30_000) : NAvax.ofAvax("5")));
        TxRequest payment = payment(wallet, Chain.P);
        fake.ledger().dropNext("", 1_000_000);
        assertInDoubt(wallet.payments(store).pay(NAME, payment));
        String sent = payment.sentId().orElseThrow().toString();
        fake.ledger().gasPrice(isFeeLimited ? 50 : 500_000);

        assertThatThrownBy(() -> wallet.payments(store)
                        .replace(NAME, payment)
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining(sent)
                .hasMessageContaining(isFeeLimited ? "maxFee" : "insufficient funds")
                .hasMessageNotContaining("nothing was sent");
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_whose_export_was_dropped_is_replaced_by_its_name(Chain chain) {
        clock.randomize(1);
        fund(chain, 3);
        Chain to = chain == Chain.P ? Chain.X : Chain.P;
        fake.ledger().dropNext("the mempool was full");
        Wallet first = newWallet();
        assertThatThrownBy(() -> first.payments(store)
                        .complete(NAME, first.move(chain, to, AMOUNT))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(AvalancheException.class)
                .hasMessageContaining("replace()");
        Wallet next = newWallet();
        CrossChainTransfer move = next.move(chain, to, AMOUNT);

        assertThat(next.payments(store)
                        .replace(NAME, move)
                        .timeout(LATER)
                        .execute()
                        .isDone())
                .isTrue();
        fake.ledger().release(); // the first one comes back, and is refused

        assertThat(fake.ledger().accepted()).hasSize(2);
        assertThat(first.payments(store).resume().execute()).isEmpty();
        assertThat(store.unfinished()).isEmpty();
    }
}
