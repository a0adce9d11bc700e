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
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Moves: one record with two steps, beside imports of the same wallet and wallets of other keys. */
@Timeout(60)
class NamedMovesTest extends WalletTestBase {
    private static final String NAME = "refill-7";
    private static final Duration SOON = Duration.ofMillis(1500);

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();

    private static Chain to(Chain from) {
        return from == Chain.P ? Chain.X : Chain.P;
    }

    private static Call<IssuedTx> move(Wallet wallet, Chain from) {
        return wallet.move(NAME, from, to(from), AMOUNT);
    }

    /** Begins a move that ends at a request. */
    private void beginUntil(String method, Fault fault, Wallet wallet, Chain from) {
        network.faults(called -> called.equals(method) ? fault : null);
        assertThatThrownBy(() -> move(wallet, from).timeout(SOON).execute()).isInstanceOf(RuntimeException.class);
        network.faults(called -> null);
    }

    @Test
    void a_move_needs_two_chains() {
        assertThatThrownBy(() -> newWallet().move(NAME, Chain.P, Chain.P, AMOUNT))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("another chain than P");
    }

    @ParameterizedTest
    @CsvSource({"P, X", "P, C", "X, P", "X, C", "C, P", "C, X"})
    void a_move_is_one_export_and_one_import(Chain from, Chain to) {
        fund(from, 2);
        Wallet wallet = newWallet(store);

        IssuedTx moved = wallet.move(NAME, from, to, AMOUNT).execute();

        assertThat(moved.chain()).isEqualTo(to);
        assertThat(newWallet(store).move(NAME, from, to, AMOUNT).execute()).isEqualTo(moved);
        assertThat(ledger.accepted()).hasSize(2);
        assertThat(balance(to)).isEqualTo(AMOUNT.minus(moved.fee()).toBigInteger());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_that_lacks_funds_is_not_begun_and_no_later_run_does_it(Chain from) {
        Wallet wallet = newWallet(store);
        assertThatThrownBy(() -> move(wallet, from).execute()).isInstanceOf(InsufficientFundsException.class);
        fund(from, 1);

        assertThat(newWallet(store).resume().execute()).isEmpty();

        assertThat(ledger.accepted()).isEmpty();
        assertThat(move(wallet, from).execute()).isNotNull();
        assertThat(ledger.accepted()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void of_eight_threads_that_begin_a_move_of_one_name_one_moves(Chain from) {
        fund(from, 3);
        Wallet wallet = newWallet(store);

        List<IssuedTx> moved = atOnce(8, i -> move(wallet, from).execute());

        assertThat(moved).containsOnly(moved.get(0));
        assertThat(ledger.accepted()).hasSize(2);
        assertThat(wallet.pay("other", payment(wallet, from)).execute())
                .as("nothing stays reserved")
                .isNotNull();
    }

    /** The saves of the first export, of its acceptance, of the import and of its acceptance. */
    @ParameterizedTest
    @CsvSource({"P,1", "P,2", "P,3", "P,4", "X,3", "C,1", "C,2", "C,3", "C,4"})
    void a_move_is_done_by_the_next_run_though_the_database_was_down_for_a_save(Chain from, int down) {
        clock.randomize(1);
        fund(from, 1);
        AtomicInteger saves = new AtomicInteger();
        Wallet wallet = newWallet(new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (saves.incrementAndGet() == down) {
                    throw new IllegalStateException("database down");
                }
                return super.save(before, after);
            }
        });
        assertThatThrownBy(() -> move(wallet, from).execute()).hasStackTraceContaining("database down");

        assertThat(move(wallet, from).execute()).isNotNull();
        assertThat(ledger.accepted()).hasSize(2);
        assertThat(store.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_dropped_export_is_replaced_and_moves_once(Chain from) {
        clock.randomize(1);
        fund(from, 3);
        network.next(issueTx(from), Fault.RESPONSE_LOST);
        ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> move(newWallet(store), from).timeout(SOON).execute())
                .isInstanceOf(AvalancheException.class);

        assertThat(move(newWallet(store), from).timeout(Duration.ofMinutes(5)).execute())
                .isNotNull();
        ledger.release(); // the first one comes back, and is refused

        assertThat(ledger.accepted()).hasSize(2);
        assertThat(store.unfinished()).isEmpty();
    }

    /** What is not begun needs its call; what is begun needs nothing but its record. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_move_whose_export_was_refused_is_resumed_without_its_call(Chain from) {
        clock.randomize(1);
        fund(from, 3);
        ledger.refuseNext("couldn't issue tx: output is time locked");
        assertThatThrownBy(() -> move(newWallet(store), from).execute()).isInstanceOf(TxRefusedException.class);

        assertThat(newWallet(store).resume().execute()).isEmpty();

        assertThat(ledger.accepted()).hasSize(2);
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
        clock.randomize(1);
        fund(from, 3);
        Chain to = to(from);
        Wallet first = newWallet(store);
        beginUntil(method, fault, first, from);
        Wallet wallet = isNewProcess ? newWallet(store) : first;
        network.faults(called -> called.equals(issueTx(from)) ? null : Fault.UNAVAILABLE);
        assertThat(wallet.resume().timeout(SOON).execute()).containsKey(NAME);
        network.faults(called -> null);
        TxRequest export = from == Chain.P
                ? wallet.p().exportTo(to, AMOUNT, ours(to))
                : wallet.c().exportTo(to, AMOUNT, ours(to));
        IssuedTx other = wallet.pay("other", export).execute();

        IssuedTx imported = wallet.pay(
                        from == Chain.P
                                ? wallet.x().importFrom(from, ours(to))
                                : wallet.p().importFrom(from, ours(to)))
                .execute();

        assertThat(imported.tx().unsigned().spent())
                .allMatch(utxo -> utxo.txId().equals(other.id()))
                .hasSize(1);
        assertThat(move(wallet, from).execute()).isNotNull();
        assertThat(ledger.accepted()).hasSize(4);
        assertThat(store.unfinished()).isEmpty();
    }

    /** A process that has run for a while learns of the move from the store. */
    @Test
    void an_import_of_everything_leaves_what_the_move_of_another_process_has_exported() {
        fund(Chain.P, 4);
        Wallet one = newWallet(store);
        Wallet two = newWallet(store);
        assertThat(two.resume().execute()).isEmpty();
        beginUntil("avm.getUTXOs", Fault.KILLED_BEFORE, one, Chain.P);

        assertThatThrownBy(() -> two.pay(two.x().importFrom(Chain.P, ours(Chain.X)))
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(InsufficientFundsException.class);
        assertThat(move(two, Chain.P).execute()).isNotNull();
    }

    /** By a program that does not know the store, before the process prepares its import, or before it sends that. */
    @ParameterizedTest
    @CsvSource({
        "P,X,avm.getUTXOs", "P,C,avax.getUTXOs", "C,P,platform.getUTXOs", "X,P,platform.getUTXOs",
        "P,X,avm.issueTx", "P,C,avax.issueTx", "C,P,platform.issueTx", "X,C,avax.issueTx"
    })
    void a_move_whose_export_another_program_has_imported_is_done(Chain from, Chain to, String killedAt) {
        fund(from, 2);
        Wallet first = newWallet(store);
        clock.randomize(1); // or both programs make the same import
        network.faults(method -> method.equals(killedAt) ? Fault.KILLED_BEFORE : null);
        assertThatThrownBy(
                        () -> first.move(NAME, from, to, AMOUNT).timeout(SOON).execute())
                .isInstanceOf(RuntimeException.class);
        network.faults(method -> null);
        Wallet other = newWallet();
        TxRequest imported = switch (to) {
            case P -> other.p().importFrom(from, ours(Chain.P));
            case X -> other.x().importFrom(from, ours(Chain.X));
            case C -> other.c().importFrom(from, signer.publicKey().evmAddress());
        };
        IssuedTx theirs = other.pay(imported).execute();

        for (Wallet wallet : List.of(first, newWallet(store))) {
            IssuedTx moved = wallet.move(NAME, from, to, AMOUNT).execute();
            assertThat(moved.id()).isEqualTo(theirs.id());
            assertThat(moved.fee()).isEqualTo(NAvax.ZERO);
        }

        assertThat(store.unfinished()).isEmpty();
        assertThat(ledger.accepted()).hasSize(2);
    }

    @Test
    void a_move_whose_import_is_too_dear_says_that_its_export_is_accepted() {
        fund(Chain.P, 1);
        Wallet wallet = newWallet(options -> options.store(store).maxFee(NAvax.ofAvax("0.01")));
        network.faults(method -> {
            if (method.equals("platform.issueTx")) {
                ledger.baseFee(BigInteger.valueOf(10_000_000_000_000L));
            }
            return null;
        });

        assertThatThrownBy(() -> wallet.move(NAME, Chain.P, Chain.C, AMOUNT)
                        .timeout(SOON)
                        .execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(e.txId()).hasToString(ledger.accepted().get(0)))
                .hasMessageContaining("is accepted, and its import is not done")
                .hasMessageContaining("maxFee")
                .hasMessageNotContaining("nothing was sent");
    }

    /** It would export this key's funds if the export were refused, and wait in vain for what the other one exported. */
    @Test
    void a_move_of_another_key_is_left_to_its_wallet() {
        fund(Chain.P, 3);
        Wallet wallet = newWallet(store);
        beginUntil("platform.issueTx", Fault.KILLED_BEFORE, wallet, Chain.P);
        Signer other = LocalSigner.of(PrivateKey.parse("33".repeat(32)));
        Wallet others = wallet(node, options -> options.store(store), other);

        assertThatThrownBy(() -> move(others, Chain.P).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not taken");

        assertThat(wallet.resume().execute()).isEmpty();
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** Its first key is another one in the process that goes on with it, such as after a change of the key's order. */
    @ParameterizedTest
    @CsvSource({
        "P,X,avm.getUTXOs,false",
        "X,P,platform.getUTXOs,false",
        "P,C,avax.getUTXOs,false",
        "P,X,avm.getUTXOs,true"
    })
    void a_move_is_imported_to_its_owner_whichever_key_is_first(
            Chain from, Chain to, String killedAt, boolean isCancel) {
        fund(from, 2);
        Wallet begun = newWallet(store);
        network.faults(method -> method.equals(killedAt) ? Fault.KILLED_BEFORE : null);
        assertThatThrownBy(
                        () -> begun.move(NAME, from, to, AMOUNT).timeout(SOON).execute())
                .isInstanceOf(RuntimeException.class);
        network.faults(method -> null);
        Signer other = LocalSigner.of(PrivateKey.parse("33".repeat(32)));
        Wallet otherFirst = wallet(node, options -> options.store(store), other, signer);

        if (isCancel) {
            assertThat(otherFirst.cancel(NAME).execute()).isPresent();
        } else {
            assertThat(otherFirst.resume().execute()).isEmpty();
        }

        IssuedTx moved = begun.move(NAME, from, to, AMOUNT).execute();
        assertThat(balance(to)).isEqualTo(AMOUNT.minus(moved.fee()).toBigInteger());
        assertThat(ledger.accepted()).hasSize(2);
    }

    @Test
    void a_move_whose_export_is_accepted_names_the_key_that_a_wallet_lacks_for_its_import() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet(store);
        beginUntil("avm.getUTXOs", Fault.KILLED_BEFORE, wallet, Chain.P);
        Signer other = LocalSigner.of(PrivateKey.parse("33".repeat(32)));
        Wallet others = wallet(node, options -> options.store(store), other);

        assertThat(others.resume().execute().get(NAME))
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(e.txId()).hasToString(ledger.accepted().get(0)))
                .hasMessageContaining("is accepted, and its import is not done")
                .hasMessageContaining("with the owner of the move, "
                        + signer.publicKey().shortId().toHex());

        assertThat(wallet.resume().execute()).isEmpty();
        assertThat(ledger.accepted()).hasSize(2);
    }
}
