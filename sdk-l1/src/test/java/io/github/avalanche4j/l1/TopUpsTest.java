package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.TxUnconfirmedException;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A top-up or a withdrawal has no message that the P-Chain accepts once: it is a payment of the wallet. */
class TopUpsTest extends WorldTestBase {
    private static final NAvax MORE = NAvax.ofAvax("2");
    private static final Duration SHORT = Duration.ofMillis(500);

    private Id id;

    @BeforeEach
    void register() {
        id = registered();
    }

    /** The top-up of a name in a process of its own. */
    private Call<IssuedTx> topUp() {
        return world.wallet().pay("top-up", world.manager().topUp(id, MORE));
    }

    private void assertPaidOnce() {
        world.ledger.release(); // what was dropped comes back
        assertThat(world.l1.balances()).isEqualTo(7_000_000_000L);
        assertThat(world.store.unfinished()).isEmpty();
        assertThat(world.wallet().balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        agrees();
    }

    @Test
    void a_top_up_that_was_dropped_and_is_too_cheap_by_now_is_paid_once_though_it_returns() {
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> topUp().timeout(SHORT).execute()).isInstanceOf(TxUnconfirmedException.class);
        world.ledger.gasPrice(10);

        topUp().execute();

        assertPaidOnce();
    }

    @Test
    void a_dropped_top_up_whose_inputs_are_gone_is_paid_by_another_transaction() {
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> topUp().timeout(SHORT).execute()).isInstanceOf(TxUnconfirmedException.class);
        Wallet foreign = Wallet.of(world.node, world.signer);
        foreign.pay(foreign.p().transfer(NAvax.ofAvax("1"), world.ours)).execute();

        topUp().execute();

        assertPaidOnce();
        assertThat(world.ledger.accepted()).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"some other rule", "could not load L1 validator", "tx exceeds current gas capacity"})
    void a_top_up_that_is_refused_locks_neither_its_funds_nor_its_name(String text) {
        world.ledger.refuseNext(text);
        assertThatThrownBy(() -> topUp().execute()).isInstanceOf(TxRefusedException.class);
        assertThat(world.wallet().balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);

        topUp().execute();

        assertPaidOnce();
    }

    @Test
    void a_top_up_that_is_cancelled_is_never_paid() {
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> topUp().timeout(SHORT).execute()).isInstanceOf(TxUnconfirmedException.class);

        assertThat(world.wallet().cancel("top-up").execute()).isEmpty();

        world.ledger.release();
        assertThat(world.l1.balances()).isEqualTo(5_000_000_000L);
        agrees();
    }

    /** The amount depends on balance and price, which both are those of the moment at which it is paid. */
    @Test
    void a_top_up_for_a_time_pays_what_is_missing_when_its_transaction_is_made() {
        Duration time = Duration.ofDays(200);
        NAvax cost = world.manager().status().execute().cost(time);
        Call<IssuedTx> untilThen =
                world.wallet().pay("200 days", world.manager().topUpTo(id, time));
        topUp().execute();

        untilThen.execute();
        untilThen.execute();

        assertThat(world.l1.balances()).isEqualTo(cost.toBigInteger());
        assertThat(world.ledger.accepted()).hasSize(3);
        agrees();
    }

    /** Another one that spends other inputs would take back what was paid since, when the first one comes back. */
    @Test
    void a_withdrawal_that_was_dropped_is_accepted_once() {
        world.ledger.fund(world.ours.toString(), World.FUNDS); // a second UTXO
        world.ledger.dropNext("the mempool was full", 1_000_000);

        world.wallet().pay("disable", world.manager().disable(id)).execute();

        assertThat(world.l1.balances()).isZero();
        topUp().execute();
        world.ledger.release();
        assertThat(world.l1.balances()).isEqualTo(2_000_000_000L);
        assertThat(world.ledger.accepted()).hasSize(3);
    }
}
