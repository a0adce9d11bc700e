package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxDraft;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a stage of an operation has sent, which other processes have taken on to a later one. */
class PassedStagesTest extends WorldTestBase {
    private static final String NAME = "register";

    private final PaymentStore store = PaymentStore.inMemory();

    private Call<L1Operation> register(Wallet payer, PaymentStore kept) {
        L1Manager l1 = world.manager(world.node, payer, world::send);
        return payer.payments(kept).resuming(l1::resume).complete(NAME, l1.register(world.newValidator(0, 20, "5")));
    }

    /** A process that ends when it has saved a stage. */
    private void killAt(String stage, Wallet payer) {
        PaymentStore killing = new WatchedStore(store, () -> {}, saved -> {
            if (saved.state().contains(" " + stage + " ")) {
                throw new IllegalStateException("killed");
            }
        });
        assertThatThrownBy(() -> register(payer, killing).execute()).hasStackTraceContaining("killed");
    }

    /** The UTXOs of the transaction that the store has. */
    private List<UtxoId> spent() {
        PaymentRecord record = store.load(NAME).orElseThrow();
        String sending = OperationState.parse(world.contract(), record.state()).sending();
        return TxRequest.signed(sending).get(0).tx().unsigned().spent();
    }

    @Test
    void an_operation_that_others_take_on_by_another_transaction_leaves_nothing_reserved() {
        world.ledger.fund(world.ours.toString(), World.FUNDS); // a second UTXO
        world.ledger.dropNext("the mempool was full", 1_000_000);
        Wallet first = world.wallet();
        assertThatThrownBy(() ->
                        register(first, store).timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(AvalancheException.class);
        List<UtxoId> dropped = spent();
        killAt("REQUESTED", world.wallet());
        Wallet third = world.wallet();
        TxDraft reserving = draftOf(dropped, third);
        killAt("SENDING", third);
        reserving.release();
        assertThat(spent()).isNotEqualTo(dropped);

        assertThat(register(first, store).execute().isDone()).isTrue();

        assertThat(first.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    private TxDraft draftOf(List<UtxoId> coin, Wallet wallet) {
        TxDraft one =
                wallet.p().transfer(NAvax.ofAvax("1"), world.ours).prepare().execute();
        TxDraft two =
                wallet.p().transfer(NAvax.ofAvax("1"), world.ours).prepare().execute();
        boolean isOne = one.built().unsigned().spent().equals(coin);
        (isOne ? two : one).release();
        return isOne ? one : two;
    }
}
