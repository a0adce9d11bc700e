package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Payments and moves whose state on the chain is not what the responses say. */
@Timeout(60)
class HiddenOutcomesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();

    private static Call<IssuedTx> pay(Wallet wallet, PaymentStore store, String name, Chain chain) {
        return wallet.payments(store).pay(name, payment(wallet, chain)).timeout(SOON);
    }

    /** Its first arrival was dropped by this node and not by another, and its second was refused for that. */
    private Wallet refusedAfterADrop(Chain chain) {
        clock.randomize(chain.ordinal());
        fund(chain, 3);
        ledger.dropNext("the mempool was full", 100_000);
        network.next(issueTx(chain), Fault.TWICE);
        Wallet wallet = newWallet();
        assertThatThrownBy(() -> pay(wallet, store, NAME, chain).execute())
                .isInstanceOf(TxRefusedException.class)
                .hasMessageContaining("the mempool was full");
        return wallet;
    }

    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void a_refused_payment_is_paid_with_the_same_input_or_not_at_all(Chain chain, boolean isNewProcess) {
        Wallet first = refusedAfterADrop(chain);
        Wallet wallet = isNewProcess ? newWallet() : first;
        TxDraft other = payment(wallet, chain).prepare().execute(); // which takes that input
        assertThatThrownBy(() -> pay(wallet, store, NAME, chain).execute()).hasMessageContaining("deadline");
        other.release();

        IssuedTx paid = pay(wallet, store, NAME, chain).execute();
        ledger.release(); // the drop comes back too late

        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @CsvSource({"P,false,0", "P,true,0", "X,false,0", "X,true,0", "X,false,2", "X,true,2"})
    void a_refused_payment_that_is_accepted_all_the_same_is_not_paid_again(Chain chain, boolean isNewProcess, int lag) {
        Wallet first = refusedAfterADrop(chain);
        ledger.lag(lag).release();
        Wallet wallet = isNewProcess ? newWallet() : first;

        IssuedTx paid = pay(wallet, store, NAME, chain).execute();

        assertPaid(chain, 3, List.of(paid));
        assertThat(store.unfinished()).isEmpty();
    }

    /** UTXOs come from another node, which does not lag. */
    @Test
    void a_refused_payment_that_is_accepted_all_the_same_is_not_paid_again_while_status_and_blocks_lag() {
        Wallet wallet = refusedAfterADrop(Chain.P);
        ledger.release();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(45);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(2);

        IssuedTx paid =
                pay(wallet, store, NAME, Chain.P).timeout(Duration.ofMinutes(1)).execute();

        assertPaid(Chain.P, 3, List.of(paid));
    }

    /** Its change is not of this wallet, so no lookup shows that it is accepted. */
    @Test
    void a_refused_payment_without_change_is_not_paid_again_while_status_and_blocks_lag() {
        clock.randomize(1);
        fund(Chain.P, 3);
        OutputOwners cold = new OutputOwners(Instant.EPOCH, 1, List.of(OTHER.address("P", Network.LOCAL)));
        Wallet wallet = newWallet(options -> options.change(cold));
        network.next(issueTx(Chain.P), Fault.TWICE);
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(60);
        fake.on("platform.getHeight").respond("{\"height\":\"1\"}").times(3);

        IssuedTx paid =
                pay(wallet, store, NAME, Chain.P).timeout(Duration.ofMinutes(1)).execute();

        assertThat(ledger.accepted()).containsExactly(paid.id().toString());
    }

    /** Only the process that sees the acceptance knows that the other payment cannot be accepted. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_payment_whose_input_a_refused_one_spent_all_the_same_is_paid_by_the_next_process(Chain chain) {
        Wallet first = refusedAfterADrop(chain);
        ledger.dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> pay(first, store, "other", chain).execute()).hasMessageContaining("replace()");
        ledger.release(); // accepts the one that was refused, and drops the other
        IssuedTx refused = pay(first, store, NAME, chain).execute();

        IssuedTx other = pay(newWallet(), store, "other", chain).execute();

        assertPaid(chain, 3, List.of(refused, other));
        assertThat(store.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true", "C,false", "C,true"})
    void a_refused_payment_whose_inputs_another_has_spent_is_paid_with_others(Chain chain, boolean isNewProcess) {
        clock.randomize(chain.ordinal());
        fund(chain, 3);
        ledger.refuseNext("couldn't issue tx: output is time locked");
        Wallet first = newWallet();
        assertThatThrownBy(() -> pay(first, store, NAME, chain).execute()).isInstanceOf(TxRefusedException.class);
        Wallet wallet = isNewProcess ? newWallet() : first;
        IssuedTx other = payment(wallet, chain).issue().execute();

        assertPaid(chain, 3, List.of(other, pay(wallet, store, NAME, chain).execute()));
    }

    /** If the request was lost, it could not be told from a transaction that was sent, and would stay in doubt. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void what_spends_the_change_of_a_replaced_payment_is_neither_saved_nor_sent(Chain chain, boolean isNamed) {
        ledger.fund(ours(chain).toString(), 3 * COIN.longValueExact());
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        TxRequest replaced = payment(wallet, chain);
        TxRequest next = payment(wallet, chain);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay(NAME, next) : next.issue();
        ledger.dropNext("", 100_000);
        for (Call<IssuedTx> call : List.of(replaced.issue(), paying)) {
            assertThatThrownBy(() -> call.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        }
        assertThat(store.unfinished()).isEmpty();

        IssuedTx first = replaced.replace().execute();
        network.next(issueTx(chain), Fault.REQUEST_LOST);
        IssuedTx second = paying.execute();

        assertPaid(chain, 3, List.of(first, second));
    }

    /** The wallet forgets its outputs after ten minutes, and no block ever shows that they do not exist. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void what_spends_the_change_of_an_abandoned_payment_is_neither_saved_nor_sent(Chain chain, boolean isNamed) {
        ledger.fund(ours(chain).toString(), 3 * COIN.longValueExact());
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        TxDraft abandoned = payment(wallet, chain).prepare().execute();
        TxRequest next = payment(wallet, chain);
        Call<IssuedTx> paying = isNamed ? wallet.payments(store).pay(NAME, next) : next.issue();
        ledger.dropNext("", 100_000);
        for (Call<IssuedTx> call : List.of(abandoned.issue(), paying)) {
            assertThatThrownBy(() -> call.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        }
        wallet.abandon(abandoned.signWithWallet().execute());
        clock.pass(Duration.ofHours(1));
        int sent = fake.receivedCount(issueTx(chain));

        assertPaid(chain, 3, List.of(paying.execute()));

        assertThat(fake.receivedCount(issueTx(chain))).isEqualTo(sent + 1);
    }

    /** Its draft has expired, so another process may have sent it; but what it spends will never exist. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void a_refused_payment_that_spends_the_change_of_a_replaced_one_is_paid_by_another_one(
            Chain chain, boolean isReplacedFirst) {
        ledger.fund(ours(chain).toString(), 3 * COIN.longValueExact());
        Wallet wallet = newWallet(WalletOptions::spendUnconfirmedChange);
        TxRequest replaced = payment(wallet, chain);
        TxRequest next = payment(wallet, chain);
        ledger.dropNext("", 100_000);
        assertThatThrownBy(() -> replaced.issue().timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        SignedTx spendsChange = next.prepare().then(TxDraft::signWithWallet).execute();
        clock.pass(Duration.ofMinutes(11));
        Optional<IssuedTx> first =
                isReplacedFirst ? Optional.of(replaced.replace().execute()) : Optional.empty();
        assertThatThrownBy(() -> wallet.issue(spendsChange).timeout(SOON).execute())
                .isInstanceOf(AvalancheException.class);
        List<IssuedTx> paid = List.of(
                first.orElseGet(() -> replaced.replace().execute()),
                next.issue().execute());

        assertPaid(chain, 3, paid);
    }

    /** It was saved in the moment in which the first one was accepted. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_replacement_that_was_not_needed_reserves_nothing(Chain chain) {
        fund(chain, 2);
        Wallet wallet = newWallet();
        ledger.dropNext("", 100_000);
        assertThatThrownBy(() -> pay(wallet, store, NAME, chain).execute()).hasMessageContaining("replace()");
        PaymentStore releases = saving(ledger::release);

        IssuedTx paid =
                wallet.payments(releases).replace(NAME, payment(wallet, chain)).execute();

        assertPaid(chain, 2, List.of(paid, pay(wallet, store, "next", chain).execute()));
    }

    /** A move whose export was dropped, before another program spent its inputs. */
    private Call<CrossChainTransfer> movedWithoutInputs(Chain from) {
        clock.randomize(1);
        fund(from, 3);
        Call<CrossChainTransfer> moved = moved(newWallet(), from).timeout(SOON);
        ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(moved::execute).isInstanceOf(TxUnconfirmedException.class);
        assertThat(payment(newWallet(), from).issue().execute()).isNotNull();
        return moved;
    }

    private Call<CrossChainTransfer> moved(Wallet wallet, Chain from) {
        Chain to = from == Chain.P ? Chain.X : Chain.P;
        return wallet.payments(store).complete(NAME, wallet.move(from, to, AMOUNT));
    }

    /** The next process does not know that the first export will never be accepted. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "C"})
    void a_dropped_export_is_replaced_though_an_earlier_one_of_its_move_has_lost_its_inputs(Chain from) {
        Call<CrossChainTransfer> moved = movedWithoutInputs(from);
        ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(moved::execute).isInstanceOf(TxUnconfirmedException.class);

        Wallet next = newWallet();
        Chain to = from == Chain.P ? Chain.X : Chain.P;
        assertThat(next.payments(store)
                        .replace(NAME, next.move(from, to, AMOUNT))
                        .execute())
                .matches(CrossChainTransfer::isDone);

        assertThat(ledger.accepted()).hasSize(3);
        assertThat(store.unfinished()).isEmpty();
    }

    /** Another node has the second export, whose inputs are unspent. */
    @Test
    void a_refused_export_is_excluded_though_an_earlier_one_of_its_move_has_lost_its_inputs() {
        Call<CrossChainTransfer> moved = movedWithoutInputs(Chain.P);
        ledger.dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        assertThatThrownBy(moved::execute).isInstanceOf(TxRefusedException.class);
        fund(Chain.P, 30);

        assertThat(moved(newWallet(), Chain.P).execute()).matches(CrossChainTransfer::isDone);
        ledger.release();

        assertThat(ledger.accepted()).hasSize(3);
        assertThat(store.unfinished()).isEmpty();
    }

    /** By a program that does not know the store, before the process prepares its import, or before it sends that. */
    @ParameterizedTest
    @CsvSource({
        "P,X,avm.getUTXOs", "P,C,avax.getUTXOs", "C,P,platform.getUTXOs", "X,P,platform.getUTXOs",
        "P,X,avm.issueTx", "P,C,avax.issueTx", "C,P,platform.issueTx", "X,C,avax.issueTx"
    })
    void a_move_whose_export_another_program_has_imported_is_done(Chain from, Chain to, String killedAt) {
        fund(from, 2);
        Wallet first = newWallet();
        CrossChainTransfer move = first.move(from, to, AMOUNT);
        clock.randomize(1); // or both programs make the same import
        network.faults(method -> method.equals(killedAt) ? Fault.KILLED_BEFORE : null);
        assertThatThrownBy(() -> first.payments(store).complete(NAME, move).execute())
                .isInstanceOf(RuntimeException.class);
        network.faults(method -> null);
        Wallet other = newWallet();
        TxRequest imported = switch (to) {
            case P -> other.p().importFrom(from, ours(Chain.P));
            case X -> other.x().importFrom(from, ours(Chain.X));
            case C -> other.c().importFrom(from, signer.publicKey().evmAddress());
        };
        assertThat(imported.issue().execute()).isNotNull();

        for (Wallet wallet : List.of(first, newWallet())) {
            assertThat(wallet.payments(store)
                            .complete(NAME, wallet.move(from, to, AMOUNT))
                            .execute())
                    .matches(CrossChainTransfer::isDone);
        }

        assertThat(store.unfinished()).isEmpty();
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** As two nodes do, of which one is wrong. */
    @Test
    void a_payment_that_another_thread_saw_accepted_stays_accepted_whatever_a_node_says_later() {
        fund(Chain.P, 1);
        TxDraft draft = payment(newWallet(), Chain.P).prepare().execute();
        fake.on("platform.getTxStatus").respond(params -> {
            IssuedTx unused = draft.issue().executeAsync().join();
            return "{\"status\":\"Aborted\"}";
        });

        IssuedTx paid = draft.issue().execute();

        assertThat(draft.issue().execute()).isEqualTo(paid);
        assertPaid(Chain.P, 1, List.of(paid));
    }

    @Test
    void a_payment_after_a_full_block_is_paid() {
        fund(Chain.P, 1);
        ledger.capacity(0);

        assertPaid(Chain.P, 1, List.of(payment(newWallet(), Chain.P).issue().execute()));
    }

    @Test
    void a_move_whose_export_stays_hidden_ends_at_the_deadline_with_what_is_missing() {
        fund(Chain.P, 1);
        CrossChainTransfer exported = newWallet()
                .move(Chain.P, Chain.X, AMOUNT)
                .next()
                .execute()
                .next()
                .execute();
        fake.on("avm.getUTXOs").respond(noUtxos(Chain.X)).always();

        assertThatThrownBy(() -> newWallet()
                        .resume(exported.state())
                        .next()
                        .timeout(SOON)
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining("the chain X does not show what it exported")
                .hasMessageNotContaining("rate limit");
    }

    private PaymentStore saving(Runnable next) {
        AtomicInteger saves = new AtomicInteger();
        return new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                boolean isSaved = store.save(before, after);
                if (saves.getAndIncrement() == 0) {
                    next.run();
                }
                return isSaved;
            }
        };
    }

    /** Its bytes were signed and reserved, and another process had paid the name already. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_that_another_process_makes_meanwhile_reserves_nothing(Chain chain) {
        clock.randomize(chain.ordinal());
        fund(chain, 3);
        Wallet wallet = newWallet();
        IssuedTx[] first = new IssuedTx[1];
        PaymentStore overtaken = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (before.isEmpty()) {
                    first[0] = pay(newWallet(), store, NAME, chain).execute();
                }
                return store.save(before, after);
            }
        };

        IssuedTx paid = pay(wallet, overtaken, NAME, chain).execute();

        assertThat(paid.id()).isEqualTo(first[0].id());
        assertThat(wallet.balance(chain).execute().reserved()).isEqualTo(NAvax.ZERO);
        assertPaid(chain, 3, List.of(paid, pay(wallet, store, "next", chain).execute()));
    }
}
