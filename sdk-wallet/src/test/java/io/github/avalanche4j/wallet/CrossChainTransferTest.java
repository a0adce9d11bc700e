package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A transfer by hand: taken up from its state after each step, each step done twice, and older values of it. */
class CrossChainTransferTest extends WalletTestBase {
    @Test
    void a_transfer_that_was_refused_late_is_replaced() {
        fund(3_000_000_000L);
        refuseEach("tx conflicts with other tx");
        String state =
                newWallet().move(Chain.P, Chain.C, AMOUNT).next().execute().state();
        Wallet wallet = newWallet(); // without the state of the first wallet
        CrossChainTransfer resumed = wallet.resume(state);

        assertThatThrownBy(resumed::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("may still be accepted");
        assertThatThrownBy(() -> wallet.p()
                        .transfer(AMOUNT, signer.publicKey().address("P", Network.LOCAL))
                        .prepare()
                        .timeout(Duration.ofSeconds(1))
                        .execute())
                .as("what a resumed transfer spends is reserved")
                .isInstanceOf(InsufficientFundsException.class);
        assertThatThrownBy(() -> resumed.next().execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.mayBeAccepted()).isTrue());
        assertThatThrownBy(resumed::release).isInstanceOf(IllegalStateException.class);
        assertThat(fake.receivedCount("platform.issueTx")).isOne();
        CrossChainTransfer replacing = resumed.replace().execute();

        assertThat(replacing.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTING);
        assertThat(replacing.state()).as("both transactions").startsWith(state);
        assertThat(fake.receivedCount("platform.issueTx")).isOne();
    }

    @Test
    void an_export_whose_utxo_was_spent_is_prepared_again_once() {
        fund(3_000_000_000L);
        refuseEach("failed to read consumed UTXO 1 due to: not found");
        CrossChainTransfer exporting =
                newWallet().move(Chain.P, Chain.C, AMOUNT).next().execute();
        assertThat(exporting.replaced()).isEmpty();
        fund(3_100_000_000L);

        CrossChainTransfer replacing = exporting.next().execute();

        assertThat(replacing.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTING);
        assertThat(replacing.replaced()).isPresent();
        assertThat(replacing.state()).isNotEqualTo(exporting.state());
        assertThat(newWallet().resume(replacing.state()).replaced()).isEqualTo(replacing.replaced());
        assertThatThrownBy(() -> replacing.next().execute()).isInstanceOf(TxRefusedException.class);
        CrossChainTransfer again = exporting.next().execute();
        assertThat(again.state()).isNotIn(exporting.state(), replacing.state());
        assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(2);
    }

    @Test
    void an_import_to_the_c_chain_looks_at_locks_with_the_time_of_the_c_chain() {
        Instant lock = Instant.parse("2025-12-31T23:00:00Z"); // over at the P-Chain's time
        OutputOwners owner = new OutputOwners(lock, 1, List.of(ours(Chain.C)));
        FakeLedger ledger = fake.ledger();
        Id avax = node.platform().getStakingAssetId().execute();
        Utxo locked = new Utxo(UtxoId.of(avax, 0), avax, TransferOutput.of(NAvax.ofAvax("1"), owner));
        ledger.addUtxo("C", "P", Chain.C.encodeUtxo(locked).toHex());
        TxRequest request =
                newWallet().c().importFrom(Chain.P, signer.publicKey().evmAddress());

        Instant[] time = {lock.minusSeconds(1)};
        fake.on("eth_getBlockByNumber").respond(params -> block(time[0])).always();
        assertThatThrownBy(() -> request.prepare().execute()).isInstanceOf(InsufficientFundsException.class);
        time[0] = lock;
        assertThat(request.prepare().execute().spent().utxos()).containsExactly(locked);
    }

    private static String block(Instant time) {
        return String.format(
                "{\"number\":\"0x1\",\"hash\":\"0x%064x\",\"parentHash\":\"0x%064x\",\"gasLimit\":\"0x1\","
                        + "\"gasUsed\":\"0x0\",\"timestamp\":\"0x%x\"}",
                1, 0, time.getEpochSecond());
    }

    @Test
    void a_state_that_was_not_given_and_a_transfer_within_one_chain_are_refused() {
        Wallet wallet = newWallet();
        String state = wallet.move(Chain.C, Chain.P, NAvax.of(5)).state();
        for (String other : new String[] {
            "",
            "x",
            state + "  x",
            state.replace("-2", "-1"),
            state + " x:y",
            state + "5:0x",
            state.replace("C P", "C Q")
        }) {
            assertThatThrownBy(() -> wallet.resume(other))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("a line that CrossChainTransfer.state returned");
        }
        assertThatThrownBy(() -> wallet.move(Chain.X, Chain.X, NAvax.of(5)))
                .isInstanceOf(InvalidRequestException.class);
        for (String same : List.of(state, state + " ")) { // as earlier versions wrote it
            assertThat(wallet.resume(same)).hasToString("CrossChainTransfer[0.000000005 AVAX from C to P, PLANNED]");
        }
    }

    @Test
    void each_name_has_a_move_of_its_own_also_if_it_has_begun() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(PaymentStore.inMemory());
        CrossChainTransfer planned = wallet.move(Chain.P, Chain.X, AMOUNT);
        CrossChainTransfer exporting = planned.next().execute();
        assertThat(payments.complete("a", planned).execute()).matches(CrossChainTransfer::isDone);

        assertThatThrownBy(() -> payments.complete("b", exporting).execute())
                .hasMessageContaining("a move of its own for each name");
    }

    /** Its reservation had ended, so the next value has another export, which was sent. */
    @Test
    void an_older_value_of_a_move_gets_no_name_if_its_export_was_given_up() {
        clock.randomize(3);
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        CrossChainTransfer older = wallet.move(Chain.P, Chain.X, AMOUNT).next().execute();
        clock.pass(Duration.ofMinutes(11));
        assertThat(payment(wallet, Chain.P).prepare().execute()).isNotNull(); // takes the coin
        fund(Chain.P, 1);
        CrossChainTransfer last = older.next().execute();
        PaymentStore store = PaymentStore.inMemory();

        assertThatThrownBy(() -> wallet.payments(store).complete("move", older).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the last value of a move");
        assertThat(store.load("move")).isEmpty();
        assertThat(wallet.payments(store).complete("move", last).execute()).matches(CrossChainTransfer::isDone);
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** Nothing of it was saved; a later process moves by its name. */
    @Test
    void a_move_that_has_a_name_sends_nothing_by_hand_that_the_store_lacks() {
        fund(Chain.P, 4);
        Wallet wallet = newWallet();
        CrossChainTransfer move = wallet.move(Chain.P, Chain.X, AMOUNT);
        Payments payments = wallet.payments(ForwardingStore.down(PaymentStore.inMemory(), 1));
        assertThatThrownBy(() -> payments.complete("move", move).execute()).hasMessage("database down");
        CrossChainTransfer exporting = move.next().execute();

        assertThatThrownBy(() -> exporting.next().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was not sent: it has a name");
        assertThat(fake.ledger().accepted()).isEmpty();
        assertThat(payments.complete("move", move).execute()).matches(CrossChainTransfer::isDone);
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** Its export was dropped, and is replaced by hand; the name knows only the first one. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_move_that_has_a_name_is_not_replaced_by_hand(boolean isText) {
        clock.randomize(1);
        fund(Chain.P, 6);
        PaymentStore store = PaymentStore.inMemory();
        Wallet wallet = newWallet();
        CrossChainTransfer move = wallet.move(Chain.P, Chain.X, AMOUNT);
        fake.ledger().dropNext("the mempool was full");
        assertThatThrownBy(() -> wallet.payments(store)
                        .complete("move", move)
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        CrossChainTransfer exporting = isText
                ? wallet.resume(store.load("move").orElseThrow().state())
                : move.next().execute();
        CrossChainTransfer replaced = exporting.replace().execute();

        assertThatThrownBy(() -> replaced.next().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("was not sent: it has a name");
        assertThat(fake.ledger().accepted()).isEmpty();
        Wallet later = newWallet();
        assertThat(later.payments(store)
                        .replace("move", later.move(Chain.P, Chain.X, AMOUNT))
                        .execute())
                .matches(CrossChainTransfer::isDone);
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** Its own export was refused for a coin that was spent, and the later value has sent another one. */
    @Test
    void an_older_value_of_a_move_is_not_released_while_a_later_one_may_be_accepted() {
        clock.randomize(1);
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        CrossChainTransfer older = wallet.move(Chain.P, Chain.X, AMOUNT).next().execute();
        assertThat(payment(newWallet(), Chain.P).issue().execute()).isNotNull(); // by the same coin
        fund(Chain.P, 2);
        CrossChainTransfer last = older.next().execute();
        fake.ledger().dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> last.next().timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOf(TxUnconfirmedException.class);

        assertThatThrownBy(older::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("may still be accepted");
    }

    /** The export is accepted, and any one of the lookups of the import comes from a node that does not show it yet. */
    @ParameterizedTest
    @CsvSource({"X,P,platform.getUTXOs", "P,C,avax.getUTXOs", "P,X,avm.getUTXOs"})
    void a_move_goes_on_though_a_lookup_of_what_it_exported_lags(Chain from, Chain to, String lookup) {
        for (int lagging = 1; lagging <= 8; lagging++) {
            fake.ledger(new FakeLedger());
            fund(from, 3);
            CrossChainTransfer exported = exported(newWallet().move(from, to, AMOUNT));
            AtomicInteger left = new AtomicInteger(lagging);
            network.faults(method -> {
                if (method.equals(lookup) && left.decrementAndGet() == 0) {
                    fake.on(lookup).respond(noUtxos(to)).then().respondDefault();
                }
                return null;
            });

            assertThat(finished(exported)).matches(CrossChainTransfer::isDone);
        }
    }

    /** Blocks are read at most once in a run, which costs as many requests as there are blocks. */
    @Test
    void a_move_whose_export_is_not_shown_any_more_does_not_read_the_whole_chain() {
        fund(Chain.P, 2);
        fund(Chain.X, 2);
        assertThat(payment(newWallet(), Chain.P).issue().execute()).isNotNull();
        String block =
                node.platform().getBlockBytesByHeight(Height.of(1)).execute().toCheckedHex();
        CrossChainTransfer exported = exported(newWallet().move(Chain.X, Chain.P, AMOUNT));
        fake.on("platform.getHeight").respond("{\"height\":\"8000\"}").always();
        fake.on("platform.getBlockByHeight")
                .respond("{\"block\":\"" + block + "\",\"encoding\":\"hex\"}")
                .always();
        AtomicInteger lookups = new AtomicInteger();
        network.faults(method -> {
            if (method.equals("platform.getUTXOs") && lookups.incrementAndGet() == 2) {
                fake.on(method).respond(noUtxos(Chain.P)).always();
            }
            return null;
        });

        assertThatThrownBy(() -> exported.next().execute()).hasMessageContaining("insufficient funds");

        assertThat(fake.receivedCount("platform.getBlockByHeight")).isLessThanOrEqualTo(1001);
    }

    /** The price of the destination has risen above what was exported. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void an_import_that_is_too_dear_names_its_export_and_may_be_tried_again(boolean isSigned) {
        fund(Chain.X, 2);
        CrossChainTransfer exported = exported(newWallet().move(Chain.X, Chain.P, NAvax.ofAvax("0.01")));
        CrossChainTransfer move = isSigned ? exported.next().execute() : exported;
        fake.ledger().gasPrice(10_000);

        assertThatThrownBy(() -> move.next().timeout(Duration.ofMillis(1500)).execute())
                .isInstanceOfSatisfying(TxUnconfirmedException.class, e -> {
                    assertThat(e.txId()).isEqualTo(exported.exportId().orElseThrow());
                    assertThat(e.isTransient()).isTrue();
                })
                .hasMessageContaining("insufficient funds");

        fake.ledger().gasPrice(1);
        assertThat(finished(move)).matches(CrossChainTransfer::isDone);
    }

    @ParameterizedTest
    @CsvSource({"X,P", "P,C", "P,X"})
    void a_move_goes_on_though_each_second_lookup_lags(Chain from, Chain to) {
        fund(from, 3);
        fake.ledger().lag(1);

        assertThat(finished(newWallet().move(from, to, AMOUNT))).matches(CrossChainTransfer::isDone);
    }

    /** It was released, and another value has done the move, so long ago that the wallet has forgotten the release. */
    @Test
    @Timeout(300)
    void an_older_value_of_a_move_that_is_done_gets_no_name() {
        clock.randomize(1);
        fund(Chain.P, 6);
        Wallet wallet = newWallet();
        CrossChainTransfer older = wallet.move(Chain.P, Chain.X, AMOUNT).next().execute();
        CrossChainTransfer released = older.release();
        assertThat(payment(wallet, Chain.P, THIRD).prepare().execute()).isNotNull(); // takes its coin
        assertThat(finished(released)).matches(CrossChainTransfer::isDone);
        clock.pass(Duration.ofMinutes(11));
        releaseMany(wallet);
        PaymentStore store = PaymentStore.inMemory();

        assertThatThrownBy(() -> wallet.payments(store).complete("move", older).execute())
                .hasMessageContaining("the last value of a move");
        assertThat(store.load("move")).isEmpty();
    }

    @Test
    void what_a_move_has_sent_stays_reserved_when_an_older_stage_runs_again() {
        clock.randomize(1);
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        CrossChainTransfer planned = wallet.move(Chain.P, Chain.X, AMOUNT);
        fake.ledger().hold();
        CrossChainTransfer exporting = planned.next().execute();
        assertThatThrownBy(() -> exporting.next().timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOf(TxUnconfirmedException.class);

        assertThat(planned.next().execute().state()).isEqualTo(exporting.state());
        clock.pass(Duration.ofMinutes(11));

        assertThatThrownBy(() -> payment(wallet, Chain.P)
                        .prepare()
                        .timeout(Duration.ofSeconds(5))
                        .execute())
                .isInstanceOf(InsufficientFundsException.class);
    }
}
