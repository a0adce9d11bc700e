package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.TxDraft;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.TxUnconfirmedException;
import io.github.avalanche4j.wallet.Wallet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A top-up has no message that the P-Chain accepts once: only a replacement that spends the same input is safe. */
class TopUpsTest extends WorldTestBase {
    private static final NAvax MORE = NAvax.ofAvax("2");
    private static final Duration SOON = Duration.ofMinutes(1);

    private Id id;

    @BeforeEach
    void register() {
        id = registered();
    }

    /** A top-up whose transaction is signed. */
    private L1Operation signed() {
        return World.until(Stage.SENDING, world.manager().topUp(id, MORE));
    }

    private L1Operation inAnotherProcess(L1Operation operation) {
        return world.manager().resume(operation.state());
    }

    private void assertPaidOnce() {
        world.ledger.release(); // what was dropped comes back
        assertThat(world.l1.balances()).isEqualTo(7_000_000_000L);
        assertThat(world.ledger.accepted()).hasSize(2);
        agrees();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_top_up_whose_price_has_risen_is_paid_by_another_transaction(boolean isAnotherProcess) {
        L1Operation refused = signed();
        world.ledger.gasPrice(10);

        L1Operation replaced =
                (isAnotherProcess ? inAnotherProcess(refused) : refused).next().execute();

        assertThat(replaced.stage()).isEqualTo(Stage.SENDING);
        assertThat(replaced.state()).isNotEqualTo(refused.state());
        finishKilled(replaced);
        assertPaidOnce();
    }

    @Test
    void a_top_up_that_was_dropped_is_replaced_and_paid_once_though_it_returns() {
        L1Operation dropped = signed();
        world.ledger.dropNext("the mempool was full", 1_000_000);

        L1Operation replaced = dropped.next().execute();

        assertThat(replaced.stage()).isEqualTo(Stage.SENDING);
        assertThat(replaced.state()).isNotEqualTo(dropped.state());
        finishKilled(replaced);
        assertPaidOnce();
    }

    @Test
    void a_top_up_that_returns_before_its_replacement_is_sent_is_paid_once() {
        L1Operation dropped = signed();
        world.ledger.dropNext("the mempool was full", 1_000_000);
        L1Operation replaced = dropped.next().execute();

        world.ledger.release();

        finishKilled(replaced);
        assertPaidOnce();
    }

    @Test
    void a_dropped_top_up_is_replaced_by_calls_with_short_deadlines() {
        L1Operation dropped = signed();
        world.ledger.dropNext("the mempool was full", 1_000_000);

        L1Operation replaced = dropped.next().timeout(Duration.ofSeconds(3)).execute();

        assertThat(replaced.stage()).isEqualTo(Stage.SENDING);
        finishKilled(replaced);
        assertPaidOnce();
    }

    @Test
    void a_replacement_that_was_not_saved_is_not_sent() {
        L1Operation dropped = signed();
        world.ledger.dropNext("the mempool was full", 1_000_000);
        L1Operation lost = inAnotherProcess(dropped).next().execute();
        assertThat(lost.stage()).isEqualTo(Stage.SENDING);

        finishKilled(dropped);

        assertPaidOnce();
    }

    @Test
    void a_top_up_that_is_replaced_twice_is_paid_once() {
        L1Operation dropped = signed();
        for (int i = 0; i < 2; i++) {
            world.ledger.dropNext("the mempool was full", 1_000_000);
            dropped = inAnotherProcess(dropped).next().execute();
            assertThat(dropped.stage()).isEqualTo(Stage.SENDING);
        }

        finishKilled(dropped);

        assertPaidOnce();
    }

    /** Only a block shows that another transaction has spent its inputs, and a process may have one call only. */
    @Test
    void a_dropped_top_up_whose_inputs_are_gone_is_paid_by_one_call_of_a_later_process() {
        L1Operation dropped = signed();
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> dropped.next().timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(TxUnconfirmedException.class);
        world.wallet().p().transfer(NAvax.ofAvax("1"), world.ours).issue().execute();

        finish(inAnotherProcess(dropped));

        world.ledger.release();
        assertThat(world.l1.balances()).isEqualTo(7_000_000_000L);
        assertThat(world.ledger.accepted()).hasSize(3);
        agrees();
    }

    @Test
    void a_top_up_whose_status_is_late_is_not_replaced() {
        L1Operation sending = signed();
        world.ledger.hold();

        assertThatThrownBy(() -> sending.next().timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);
        world.ledger.release();

        finishKilled(sending);
        assertPaidOnce();
    }

    @Test
    void a_refusal_that_another_price_does_not_help_ends_the_step() {
        L1Operation sending = signed();
        world.ledger.refuseNext("some other rule");

        assertThatThrownBy(() -> sending.next().execute()).isInstanceOf(TxRefusedException.class);

        assertThat(world.ledger.accepted()).hasSize(1);
    }

    @Test
    void a_completed_call_that_runs_again_pays_once() {
        Call<L1Operation> topUp = world.manager().topUp(id, MORE).complete(state -> {});

        for (int i = 0; i < 2; i++) {
            assertThat(topUp.execute().isDone()).isTrue();
        }

        assertPaidOnce();
    }

    /** A crash after the second run would forget the transaction that the first one has sent. */
    @Test
    void a_call_that_ended_without_an_answer_and_runs_again_pays_once_and_keeps_what_it_had() {
        world.ledger.fund(world.ours.toString(), World.FUNDS); // a second UTXO
        List<String> kept = new ArrayList<>();
        L1Operation planned = world.manager().topUp(id, MORE);
        Call<L1Operation> topUp = planned.complete(kept::add);
        world.ledger.hold();
        assertThatThrownBy(topUp::execute).isInstanceOf(TxUnconfirmedException.class);
        world.ledger.release();

        assertThat(topUp.execute().isDone()).isTrue();
        finish(planned);
        planned.next().execute().next().execute();

        assertThat(kept).filteredOn(state -> state.equals(planned.state())).hasSize(1);
        assertThat(world.l1.balances()).isEqualTo(7_000_000_000L);
        assertThat(world.ledger.accepted()).hasSize(2);
    }

    /** Another one that spends other inputs would take back what was paid since, when the first one comes back. */
    @Test
    void a_withdrawal_that_was_replaced_is_accepted_once() {
        world.ledger.fund(world.ours.toString(), World.FUNDS); // a second UTXO
        Wallet wallet = world.wallet();
        L1Manager l1 = world.manager(world.node, wallet, world::send);
        L1Operation dropped = World.until(Stage.SENDING, l1.disable(id));
        world.ledger.dropNext("the mempool was full", 1_000_000);
        L1Operation replaced = dropped.next().execute();
        TxDraft other =
                wallet.p().transfer(NAvax.ofAvax("1"), world.ours).prepare().execute();

        finish(replaced);
        assertThat(world.l1.balances()).isZero();
        other.release();
        finish(l1.topUp(id, MORE));
        world.ledger.release();

        assertThat(world.l1.balances()).isEqualTo(2_000_000_000L);
        assertThat(world.ledger.accepted()).hasSize(3);
    }
}
