package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves with names, beside imports of the same wallet and wallets of other keys. */
@Timeout(60)
class NamedMovesTest extends WalletTestBase {
    private static final String NAME = "refill-7";
    private static final Duration SOON = Duration.ofSeconds(5);

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();

    private static CrossChainTransfer move(Wallet wallet, Chain from) {
        return wallet.move(from, from == Chain.P ? Chain.X : Chain.P, AMOUNT);
    }

    /** Begins a move that ends at a request. */
    private void beginUntil(String method, Fault fault, Wallet wallet, Chain from) {
        network.faults(called -> called.equals(method) ? fault : null);
        assertThatThrownBy(() -> wallet.payments(store)
                        .complete(NAME, move(wallet, from))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(RuntimeException.class);
        network.faults(called -> null);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_that_lacks_funds_is_not_begun_and_no_later_run_does_it(Chain from) {
        Wallet wallet = newWallet();
        assertThatThrownBy(() -> wallet.payments(store)
                        .complete(NAME, move(wallet, from))
                        .execute())
                .isInstanceOf(InsufficientFundsException.class);
        fund(from, 1);

        assertThat(newWallet().payments(store).resume().execute()).isEmpty();

        assertThat(ledger.accepted()).isEmpty();
        assertThat(wallet.payments(store).complete(NAME, move(wallet, from)).execute())
                .matches(CrossChainTransfer::isDone);
        assertThat(ledger.accepted()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void of_eight_threads_that_begin_a_move_of_one_name_one_moves(Chain from) {
        fund(from, 3);
        Wallet wallet = newWallet();

        assertThat(atOnce(
                        8,
                        i -> wallet.payments(store)
                                .complete(NAME, move(wallet, from))
                                .execute()))
                .allMatch(CrossChainTransfer::isDone);

        assertThat(ledger.accepted()).hasSize(2);
        assertThat(wallet.payments(store).pay("other", payment(wallet, from)).execute())
                .as("nothing stays reserved")
                .isNotNull();
    }

    /** Each run makes its move anew, as a service does that reads its work from a table. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void an_import_whose_first_save_failed_is_sent_by_the_next_run(Chain from) {
        fund(from, 1);
        Wallet wallet = newWallet();
        AtomicInteger saves = new AtomicInteger();
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (saves.incrementAndGet() == 3) {
                    throw new IllegalStateException("database down");
                }
                return super.save(before, after);
            }
        });
        assertThatThrownBy(() -> payments.complete(NAME, move(wallet, from)).execute())
                .hasMessage("database down");

        assertThat(payments.complete(NAME, move(wallet, from)).execute()).matches(CrossChainTransfer::isDone);
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** Each run makes its move anew, as a service does that reads its work from a table. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_database_that_was_down_for_three_saves_keeps_no_move_from_the_funds(Chain from) {
        clock.randomize(1);
        fund(from, 1);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(ForwardingStore.down(store, 3));
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> payments.complete(NAME, move(wallet, from)).execute())
                    .hasMessage("database down");
        }

        assertThat(payments.complete(NAME, move(wallet, from)).execute()).matches(CrossChainTransfer::isDone);
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** The refused one may be at another node, so a third one has to spend an input of both. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_move_whose_replacement_was_refused_keeps_all_its_transactions(boolean isNewProcess) {
        clock.randomize(1);
        fund(Chain.P, 4);
        ledger.dropNext("", 1_000_000);
        Wallet first = newWallet();
        assertThatThrownBy(() -> first.payments(store)
                        .complete(NAME, move(first, Chain.P))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        ledger.refuseNext("couldn't issue tx: failed verifySpend: insufficient unlocked funds: needs 7 more");
        assertThatThrownBy(() -> first.payments(store)
                        .replace(NAME, move(first, Chain.P))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        assertThat(TransferState.parse(store.unfinished().get(0).state())
                        .sending()
                        .all())
                .hasSize(2);

        Wallet next = isNewProcess ? newWallet() : first;
        assertThat(next.payments(store)
                        .replace(NAME, move(next, Chain.P))
                        .timeout(SOON)
                        .execute())
                .matches(CrossChainTransfer::isDone);
        ledger.release();

        assertThat(ledger.accepted()).hasSize(2);
        assertThat(next.payments(store)
                        .pay("other", next.p().transfer(NAvax.ofAvax("9"), ours(Chain.P)))
                        .execute())
                .as("nothing stays reserved")
                .isNotNull();
    }

    /** The process ends before the node has the export, after that, or before the import is prepared. */
    @ParameterizedTest
    @CsvSource({
        "P,platform.issueTx,KILLED_BEFORE,true",
        "P,platform.issueTx,KILLED_AFTER,true",
        "P,avm.getUTXOs,KILLED_BEFORE,true",
        "P,avm.getUTXOs,KILLED_BEFORE,false",
        "C,avax.issueTx,KILLED_AFTER,true",
        "C,platform.getUTXOs,KILLED_BEFORE,false"
    })
    void an_import_of_everything_leaves_what_an_unfinished_move_exports(
            Chain from, String method, Fault fault, boolean isNewProcess) {
        fund(from, 3);
        Chain to = from == Chain.P ? Chain.X : Chain.P;
        Wallet first = newWallet();
        beginUntil(method, fault, first, from);
        Wallet wallet = isNewProcess ? newWallet() : first;
        Payments payments = wallet.payments(store);
        network.faults(called -> called.equals(issueTx(from)) ? null : Fault.UNAVAILABLE);
        assertThat(payments.resume().timeout(SOON).execute()).containsKey(NAME);
        network.faults(called -> null);
        TxRequest export = from == Chain.P
                ? wallet.p().exportTo(to, AMOUNT, ours(to))
                : wallet.c().exportTo(to, AMOUNT, ours(to));
        IssuedTx other = payments.pay("other", export).execute();

        IssuedTx imported = from == Chain.P
                ? wallet.x().importFrom(from, ours(to)).issue().execute()
                : wallet.p().importFrom(from, ours(to)).issue().execute();

        assertThat(imported.tx().unsigned().spent())
                .allMatch(utxo -> utxo.txId().equals(other.id()))
                .hasSize(1);
        assertThat(payments.complete(NAME, move(wallet, from)).execute()).matches(CrossChainTransfer::isDone);
        assertThat(ledger.accepted()).hasSize(4);
        assertThat(store.unfinished()).isEmpty();
    }

    /** A process that has run for a while learns of the move from the store. */
    @Test
    void an_import_of_everything_leaves_what_a_resumed_move_has_exported() {
        fund(Chain.P, 4);
        Wallet one = newWallet();
        Wallet two = newWallet();
        Payments payments = two.payments(store);
        assertThat(payments.resume().execute()).isEmpty();
        beginUntil("avm.getUTXOs", Fault.KILLED_BEFORE, one, Chain.P);
        network.faults(method -> method.equals("avm.getUTXOs") ? Fault.UNAVAILABLE : null);
        assertThat(payments.resume().timeout(SOON).execute()).containsKey(NAME);
        network.faults(method -> null);

        assertThatThrownBy(
                        () -> two.x().importFrom(Chain.P, ours(Chain.X)).issue().execute())
                .isInstanceOf(InsufficientFundsException.class);
        assertThat(payments.complete(NAME, move(two, Chain.P)).execute()).matches(CrossChainTransfer::isDone);
    }

    /** The store has to say that the first import has ended before the second one can spend what that reserves. */
    @Test
    void a_refused_import_is_replaced_though_the_database_was_down_and_nodes_lag() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        AtomicBoolean isDown = new AtomicBoolean(true);
        Call<CrossChainTransfer> moved = wallet.payments(new ForwardingStore(store) {
                    @Override
                    public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                        if (after.state().endsWith(":ended") && isDown.getAndSet(false)) {
                            throw new IllegalStateException("database down");
                        }
                        return super.save(before, after);
                    }
                })
                .complete(NAME, move(wallet, Chain.P))
                .timeout(SOON);
        network.faults(method -> {
            if (method.equals("avm.issueTx")) {
                ledger.refuseNext("the fee is not enough");
            }
            return null;
        });
        assertThatThrownBy(moved::execute).isInstanceOf(TxRefusedException.class);
        network.faults(method -> null);
        fake.on("avm.getUTXOs").respond(noUtxos(Chain.X)).times(60);

        boolean isDone = false;
        for (int run = 0; run < 20 && !isDone; run++) {
            try {
                isDone = moved.execute().isDone();
            } catch (AvalancheException e) {
                assertThat(e).hasMessageContaining("UTXO");
            }
        }

        assertThat(isDone).isTrue();
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** A replacement that is run again, or that another thread has carried as far as this. */
    @Test
    void a_replacement_does_the_import_of_a_move_whose_export_is_accepted() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        beginUntil("avm.getUTXOs", Fault.KILLED_BEFORE, wallet, Chain.P);

        CrossChainTransfer moved =
                wallet.payments(store).replace(NAME, move(wallet, Chain.P)).execute();

        assertThat(moved.isDone()).isTrue();
        assertThat(ledger.accepted()).hasSize(2);
    }

    @Test
    void a_move_whose_import_is_too_dear_says_that_its_export_is_accepted() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet(options -> options.maxFee(NAvax.ofAvax("0.01")));
        network.faults(method -> {
            if (method.equals("platform.issueTx")) {
                ledger.baseFee(BigInteger.valueOf(10_000_000_000_000L));
            }
            return null;
        });

        assertThatThrownBy(() -> wallet.payments(store)
                        .complete(NAME, wallet.move(Chain.P, Chain.C, AMOUNT))
                        .execute())
                .isInstanceOfSatisfying(TxUnconfirmedException.class, e -> {
                    assertThat(e.txId()).hasToString(ledger.accepted().get(0));
                    assertThat(e.isTransient()).isFalse();
                })
                .hasMessageContaining("is accepted, and its import was not sent")
                .hasMessageContaining("maxFee")
                .hasMessageNotContaining("nothing was sent");
    }

    @Test
    void one_move_has_one_name() {
        fund(Chain.P, 4);
        Wallet wallet = newWallet();
        CrossChainTransfer move = move(wallet, Chain.P);
        Payments payments = wallet.payments(store);
        assertThat(payments.complete("a", move).execute()).matches(CrossChainTransfer::isDone);

        assertThatThrownBy(() -> payments.complete("b", move).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("it belongs to a");
        assertThat(store.load("b")).isEmpty();
    }

    /** A signature that takes longer than the reservation of a draft. */
    @Test
    void a_move_that_has_lost_its_inputs_while_it_was_signed_spends_others() {
        clock.randomize(1);
        fund(Chain.P, 2);
        AtomicReference<Runnable> onSign = new AtomicReference<>(() -> {});
        Signer slow = Signer.blocking(signer.publicKey(), hash -> {
            onSign.getAndSet(() -> {}).run();
            return signer.sign(hash).toCompletableFuture().join();
        });
        Wallet wallet = wallet(node, options -> {}, slow);
        Payments payments = wallet.payments(store);
        onSign.set(() -> {
            clock.pass(Duration.ofMinutes(11));
            ledger.dropNext("the mempool was full");
            assertThatThrownBy(() -> payments.pay("other", payment(wallet, Chain.P))
                            .timeout(SOON)
                            .execute())
                    .isInstanceOf(TxUnconfirmedException.class);
        });

        assertThat(payments.complete(NAME, move(wallet, Chain.P))
                        .timeout(Duration.ofMinutes(20))
                        .execute())
                .matches(CrossChainTransfer::isDone);

        assertThat(payments.replace("other", payment(wallet, Chain.P)).execute())
                .isNotNull();
        assertThat(ledger.accepted()).hasSize(3);
    }

    /** It would export this key's funds if the export were refused, and wait in vain for what the other one exported. */
    @Test
    void a_move_of_another_key_is_left_to_its_wallet() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet();
        beginUntil("platform.issueTx", Fault.KILLED_BEFORE, wallet, Chain.P);
        Signer other = LocalSigner.of(PrivateKey.parse("33".repeat(32)));
        Wallet others = wallet(node, options -> {}, other);

        RuntimeException failure = others.payments(store).resume().execute().get(NAME);
        assertThat(failure).isInstanceOf(InvalidRequestException.class).hasMessageContaining("another key");
        assertThatThrownBy(() -> others.payments(store)
                        .complete(NAME, move(others, Chain.P))
                        .execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("another key");
        assertThatThrownBy(() -> others.resume(store.unfinished().get(0).state()))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("another key");
        assertThat(fake.receivedCount("platform.issueTx")).isZero();

        assertThat(wallet.payments(store).resume().execute()).isEmpty();
        assertThat(ledger.accepted()).hasSize(2);
    }
}
