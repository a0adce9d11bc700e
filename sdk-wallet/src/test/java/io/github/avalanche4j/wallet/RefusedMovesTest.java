package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves whose export a node has refused, while another node has it. */
@Timeout(60)
class RefusedMovesTest extends WalletTestBase {
    private static Chain to(Chain from) {
        return from == Chain.P ? Chain.X : Chain.P;
    }

    /** Its request arrived twice: this node refused it, and another one has it. */
    private CrossChainTransfer refused(Wallet wallet, Chain from, int coins) {
        clock.randomize(1);
        fund(from, coins);
        CrossChainTransfer exporting =
                wallet.move(from, to(from), AMOUNT).next().execute();
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(from), Fault.TWICE);
        assertThatThrownBy(() -> exporting.next().execute()).isInstanceOf(TxRefusedException.class);
        return exporting;
    }

    private void assertMoved(CrossChainTransfer done, Chain from) {
        assertThat(fake.ledger().accepted()).as("export and import").hasSize(2);
        assertThat(balance(to(from))).isPositive();
        assertThat(done.exportId().orElseThrow())
                .hasToString(fake.ledger().accepted().get(0));
    }

    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void a_released_move_whose_export_is_accepted_all_the_same_is_imported(Chain from, boolean isNewProcess) {
        CrossChainTransfer released = refused(newWallet(), from, 1).release();
        fake.ledger().release();

        assertMoved(finished(isNewProcess ? newWallet().resume(released.state()) : released), from);
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_released_move_whose_export_is_accepted_all_the_same_is_imported_by_its_name(Chain from) {
        Wallet wallet = newWallet();
        CrossChainTransfer released = refused(wallet, from, 1).release();
        fake.ledger().release();

        assertMoved(
                wallet.payments(PaymentStore.inMemory())
                        .complete("move-1", released)
                        .execute(),
                from);
    }

    /** A draft takes the same input for a while. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_released_move_moves_once(Chain from) {
        Wallet wallet = newWallet();
        CrossChainTransfer released = refused(wallet, from, 4).release();
        TxDraft other = payment(wallet, from).prepare().execute();
        assertThatThrownBy(() -> released.next().execute()).hasMessageContaining("deadline");
        other.release();

        assertThat(finished(released)).matches(CrossChainTransfer::isDone);

        fake.ledger().release();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** The process that released it was restarted; coins that came since are spent first. */
    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void a_released_move_that_a_later_process_continues_moves_once(Chain from, boolean isNewProcess) {
        CrossChainTransfer released = refused(newWallet(), from, 1).release();
        fund(from, 10);

        CrossChainTransfer move = isNewProcess ? newWallet().resume(released.state()) : released;
        assertThat(move.stage()).isEqualTo(CrossChainTransfer.Stage.PLANNED);
        assertThat(finished(move)).matches(CrossChainTransfer::isDone);

        fake.ledger().release();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** The next run cannot reach the node. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_run_that_fails_after_a_refusal_names_the_export(boolean isNamed) {
        clock.randomize(1);
        fund(Chain.P, 1);
        Wallet wallet = newWallet();
        CrossChainTransfer move = wallet.move(Chain.P, Chain.X, AMOUNT);
        Call<?> call = isNamed
                ? wallet.payments(PaymentStore.inMemory()).complete("move-1", move)
                : move.next().execute().next();
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        assertThatThrownBy(call::execute).isInstanceOf(TxRefusedException.class);
        fake.ledger().release();
        network.faults(method -> method.equals("platform.getUTXOs") ? Fault.REQUEST_LOST : null);

        assertNamesExport(call::execute);
    }

    @Test
    void a_run_that_cannot_reach_the_node_names_the_export_that_an_earlier_process_sent() {
        clock.randomize(1);
        fund(Chain.P, 1);
        CrossChainTransfer exporting =
                newWallet().move(Chain.P, Chain.X, AMOUNT).next().execute();
        network.next(issueTx(Chain.P), Fault.KILLED_AFTER);
        assertThatThrownBy(() -> exporting.next().execute()).isInstanceOf(RuntimeException.class);
        network.faults(method -> Fault.REQUEST_LOST);

        assertNamesExport(() -> newWallet().resume(exporting.state()).next().execute());
    }

    private void assertNamesExport(ThrowingCallable run) {
        assertThatThrownBy(run)
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(fake.ledger().accepted())
                                .containsExactly(e.txId().toString()));
    }

    /** The reservation of the first export has ended before it was sent, and others had taken its coin. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_move_forgets_an_export_that_it_has_given_up(Chain from) {
        clock.randomize(1);
        fund(from, 1);
        Wallet wallet = newWallet();
        CrossChainTransfer first = wallet.move(from, to(from), AMOUNT).next().execute();
        clock.pass(Duration.ofMinutes(11));
        TxDraft other = payment(wallet, from).prepare().execute();
        fund(from, 1);
        CrossChainTransfer second = first.next().execute();
        other.release();
        fake.ledger().dropNext("insufficient funds", 100_000);
        network.next(issueTx(from), Fault.TWICE);

        CrossChainTransfer done = wallet.payments(PaymentStore.inMemory())
                .complete("move", second)
                .execute();

        fake.ledger().release();
        assertMoved(done, from);
    }

    /** A thread may release it between its signature and the save, and no later process could read such a record. */
    @Test
    void a_stage_that_sends_is_not_saved_without_its_transaction() {
        fund(Chain.P, 2);
        CrossChainTransfer exporting =
                newWallet().move(Chain.P, Chain.X, AMOUNT).next().execute();

        assertThatThrownBy(() -> exporting.withSending("")).hasMessageContaining("was released");
    }
}
