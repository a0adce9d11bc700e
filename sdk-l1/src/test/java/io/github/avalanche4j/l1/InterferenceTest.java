package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Payments;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Another party changes the same validators in the middle of an operation with a name. */
@Timeout(60)
class InterferenceTest extends WorldTestBase {
    private static final String NAME = "operation";

    private final PaymentStore store = PaymentStore.inMemory();
    private final Wallet wallet = world.wallet();
    private final AtomicReference<Runnable> onSave = new AtomicReference<>(() -> {});

    private L1Manager other() {
        Signer key = LocalSigner.of(PrivateKey.parse("22".repeat(32)));
        world.ledger.fund(key.publicKey().address("P", Network.LOCAL).toString(), World.FUNDS);
        return world.manager(world.node, Wallet.of(world.node, key), world::send);
    }

    /** A store in which something happens when a transaction for the P-Chain has been saved. */
    private final class Watched implements PaymentStore {
        @Override
        public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
            boolean isSaved = store.save(before, after);
            if (after.state().contains(" SENDING ")) {
                onSave.get().run();
            }
            return isSaved;
        }

        @Override
        public Optional<PaymentRecord> load(String name) {
            return store.load(name);
        }

        @Override
        public List<PaymentRecord> unfinished() {
            return store.unfinished();
        }
    }

    private Payments payments(Wallet payer) {
        return payer.payments(new Watched()).resuming(world.manager(world.node, payer, world::send)::resume);
    }

    private Call<L1Operation> complete(Function<L1Manager, L1Operation> operation) {
        return payments(wallet).complete(NAME, operation.apply(world.manager(world.node, wallet, world::send)));
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
        assertThatThrownBy(() -> complete(l1 -> l1.topUp(id, NAvax.ofAvax("2"))).execute())
                .isInstanceOf(DownException.class);
        finish(other().remove(id));
        AtomicInteger saves = new AtomicInteger();
        onSave.set(() -> assertThat(saves.incrementAndGet()).isLessThan(10));

        assertThat(payments(world.wallet()).resume().execute().get(NAME)).isInstanceOf(TxRefusedException.class);
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

    private long head() {
        return world.node.evm(world.l1.chainId()).blockNumber().execute().longValueExact();
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
}
