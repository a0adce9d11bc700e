package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Another party changes the same validators in the middle of an operation with a name. */
@Timeout(60)
class InterferenceTest extends WorldTestBase {
    private static final String NAME = "operation";

    private final PaymentStore store = PaymentStore.inMemory();
    private final AtomicReference<Runnable> onSave = new AtomicReference<>(() -> {}); // of a P-Chain's transaction
    private final PaymentStore watched = new WatchedStore(store, () -> {}, saved -> {
        if (!saved.isFinished() && saved.state().startsWith("avalanche4j-payment ")) {
            onSave.get().run();
        }
    });
    private final Wallet wallet = payer();

    /** A wallet in a process of its own. */
    private Wallet payer() {
        return Wallet.of(world.node, options -> options.store(watched), world.signer);
    }

    private L1Manager other() {
        Signer key = LocalSigner.of(PrivateKey.parse("22".repeat(32)));
        world.ledger.fund(key.publicKey().address("P", Network.LOCAL).toString(), World.FUNDS);
        return world.manager(world.node, Wallet.of(world.node, key), world::send);
    }

    private L1Manager manager(Wallet payer) {
        return world.manager(world.node, payer, world::send);
    }

    private Call<L1Operation> complete(Function<L1Manager, L1Operation> operation) {
        return manager(wallet).complete(NAME, operation.apply(manager(wallet)));
    }

    private static final class DownException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Before, each round signed, saved and sent another transaction. */
    @Test
    void a_top_up_whose_validator_is_gone_fails_after_a_start() {
        Id id = registered();
        onSave.set(() -> {
            throw new DownException();
        });
        Call<?> topUp = wallet.pay(NAME, manager(wallet).topUp(id, NAvax.ofAvax("2")));
        assertThatThrownBy(topUp::execute).isInstanceOf(DownException.class);
        finish(other().remove(id));
        AtomicInteger saves = new AtomicInteger();
        onSave.set(() -> assertThat(saves.incrementAndGet()).isLessThan(10));

        assertThat(payer().resume().execute().get(NAME)).isInstanceOf(TxRefusedException.class);
    }

    @Test
    void an_operation_that_another_party_has_done_before_it_was_sent_reserves_nothing() {
        Id id = registered();
        L1Manager other = other();
        onSave.set(() -> {
            onSave.set(() -> {});
            finish(other.remove(id));
        });

        assertThat(complete(l1 -> l1.remove(id)).execute().isDone()).isTrue();

        assertThat(store.unfinished()).isEmpty();
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    /** Its event is in a block before the one with which the check ends. */
    @Test
    void a_removal_that_another_party_begins_during_the_check_is_finished() {
        Id id = registered();
        L1Manager other = other();
        world.fake.on("eth_blockNumber").respond(params -> {
            World.until(Stage.REQUESTED, other.remove(id));
            world.l1.send("0x", List.of(), BigInteger.ZERO);
            return "\"0x" + Long.toHexString(head()) + "\"";
        });

        assertThat(complete(l1 -> l1.remove(id)).execute().isDone()).isTrue();
    }

    /** The check read the head from one node, and the contract from another one that did not have the removal yet. */
    @Test
    void a_removal_that_another_party_began_before_the_head_of_the_check_is_finished() {
        Id id = registered();
        L1Operation ours = World.until(Stage.REQUESTING, world.manager().remove(id));
        World.until(Stage.REQUESTED, other().remove(id));
        world.l1.send("0x", List.of(), BigInteger.ZERO);
        String[] words = ours.state().split(" ", -1);
        words[5] = Long.toString(head());

        OperationState later = OperationState.parse(world.contract(), String.join(" ", words));
        finish(new L1Operation(ours.context(), later));
    }

    private long head() {
        return world.node.evm(world.l1.chainId()).blockNumber().execute().longValueExact();
    }

    /** What a node does not have yet looks like what another party has removed. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void a_removal_is_paid_though_a_lagging_node_does_not_know_the_validator_yet(int lagging) {
        Id id = registered();
        world.fake
                .on("platform.getL1Validator")
                .respondError(-32000, "fetching L1 validator \"" + id + "\" failed: not found")
                .times(lagging);

        Call<L1Operation> removal = complete(l1 -> l1.remove(id));
        if (lagging > 1) { // throughout the first run; the validators do not sign that the validation has ended
            fails(removal, Reason.TOO_FEW_SIGNATURES);
        }
        assertThat(removal.execute().isDone()).isTrue();

        assertThat(world.l1.weightsOnPChain()).doesNotContainKey(id.toString());
        assertThat(world.ledger.accepted())
                .as("the registration and the removal")
                .hasSize(2);
        assertThat(store.unfinished()).isEmpty();
        agrees();
    }

    @Test
    void an_expiry_whose_registration_arrives_during_the_check_says_so() {
        L1Operation theirs = World.until(Stage.REQUESTED, other().register(world.newValidator(0, 20, "5")));
        Duration allowed = Duration.ofHours(24);
        world.ledger.time(World.NOW.plus(allowed).minusSeconds(1));
        world.fake.on("platform.getTimestamp").respond(params -> {
            World.until(Stage.ACCEPTED, theirs);
            world.ledger.time(World.NOW.plus(allowed).plusSeconds(1));
            return "{\"timestamp\":\"" + World.NOW.plus(allowed).plusSeconds(1) + "\"}";
        });

        fails(complete(l1 -> l1.expire(World.nodeId(0))), Reason.ALREADY_REGISTERED);
    }

    /** As for half a minute after a conversion. */
    @Test
    void an_operation_whose_message_is_refused_again_and_again_pauses() {
        world.fake
                .on("platform.issueTx")
                .respondError(-32000, "failed verifying warp messages: signature is invalid")
                .always();
        AtomicInteger saves = new AtomicInteger();
        onSave.set(saves::incrementAndGet);

        assertThatThrownBy(() -> complete(l1 -> l1.register(world.newValidator(0, 20, "5")))
                        .timeout(Duration.ofSeconds(20))
                        .execute())
                .isInstanceOf(AvalancheException.class);

        assertThat(saves.get()).isLessThan(60); // two steps every 500 ms
    }

    /** Why the P-Chain can never accept what an operation has sent. */
    enum Loss {
        EXPIRED(Reason.EXPIRED),
        OVERTAKEN(Reason.STALE_NONCE),
        REMOVED(Reason.NOT_A_VALIDATOR);

        private final Reason reason;

        Loss(Reason reason) {
            this.reason = reason;
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_dropped_transaction_that_can_never_be_accepted_is_refused_again_and_reserves_nothing(Loss loss) {
        Id id = registered();
        Function<L1Manager, L1Operation> lost =
                l1 -> loss == Loss.EXPIRED ? l1.register(world.newValidator(1, 20, "5")) : l1.changeWeight(id, 25);
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> complete(lost).timeout(Duration.ofMillis(500)).execute())
                .isInstanceOf(AvalancheException.class);
        switch (loss) {
            case EXPIRED -> {
                world.now = World.NOW.plus(Duration.ofHours(25));
                world.ledger.time(world.now);
            }
            case OVERTAKEN -> finish(other().changeWeight(id, 30));
            case REMOVED -> finish(other().remove(id));
        }

        for (Wallet each : List.of(wallet, payer())) {
            assertThat(manager(each).resume().execute().get(NAME))
                    .isInstanceOfSatisfying(
                            L1OperationException.class,
                            e -> assertThat(e.reason()).isEqualTo(loss.reason));
            assertThat(each.resume().execute().get(NAME + "/p")).isInstanceOf(TxRefusedException.class);
            assertThat(each.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        }
    }

    /** The node does not refuse it again. */
    @ParameterizedTest
    @ValueSource(strings = {"attempting to remove the last L1 validator", "gas capacity exceeded"})
    void an_operation_whose_transaction_was_refused_is_done_by_the_next_run(String refusal) {
        Id id = registered();
        world.ledger.refuseNext(refusal);
        assertThatThrownBy(() -> complete(l1 -> l1.remove(id)).execute()).isInstanceOf(TxRefusedException.class);

        assertThat(complete(l1 -> l1.remove(id)).execute().isDone()).isTrue();

        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    @Test
    void a_conversion_that_another_value_has_done_is_done() {
        world.startL1();
        List<NewValidator> first = List.of(NewValidator.of(world.newValidator(0, 20, "5")));
        world.ledger.fund(world.ours.toString(), World.FUNDS); // each has its own UTXO
        L1Manager l1 = world.manager();
        L1Operation ours = World.until(Stage.REQUESTED, l1.convert(first));
        finish(l1.convert(first));

        finish(ours);
    }

    @Test
    void a_registration_that_another_party_has_delivered_and_removed_is_done() {
        L1Operation ours = at(Stage.REQUESTED);
        L1Manager other = other();
        Id id = finish(other.register(world.newValidator(0, 20, "5")))
                .validationId()
                .orElseThrow();
        finish(other.remove(id));
        world.now = World.NOW.plus(Duration.ofHours(25));
        world.ledger.time(world.now);

        finish(ours);
    }

    /** As a node does that is one block behind. */
    @Test
    void a_registration_does_not_take_the_event_of_one_that_has_expired() {
        at(Stage.REQUESTED);
        world.now = World.NOW.plus(Duration.ofHours(25));
        world.ledger.time(world.now);
        finish(world.manager().expire(World.nodeId(0)));
        String before = "\"0x" + Long.toHexString(head() - 1) + "\"";
        world.fake.on("eth_blockNumber").respond(before);

        finish(world.manager().register(world.newValidator(0, 20, "5")));
    }
}
