package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;

/** A world that each test has for itself. */
abstract class WorldTestBase {
    final World world = new World();

    @AfterEach
    void close() {
        world.close();
    }

    /** A registration at a stage. */
    final L1Operation at(Stage stage) {
        return World.until(stage, world.manager().register(world.newValidator(0, 20, "5")));
    }

    /** The validation of a registered validator. */
    final Id registered() {
        return at(Stage.DONE).validationId().orElseThrow();
    }

    static L1Operation finish(L1Operation operation) {
        L1Operation done = World.complete(operation).execute();
        assertThat(done.stage()).isEqualTo(Stage.DONE);
        return done;
    }

    /** Carries an operation out in processes that die in turn before and after they save, until it is done. */
    final L1Operation finishKilled(L1Operation operation) {
        String name = "killed " + UUID.randomUUID();
        for (int i = 0; world.store.load(name).filter(PaymentRecord::isFinished).isEmpty(); i++) {
            boolean isBefore = i % 2 == 0;
            PaymentStore dying = new WatchedStore(world.store, () -> die(isBefore), saved -> die(!isBefore));
            assertThatThrownBy(
                            () -> world.manager(dying).complete(name, operation).execute())
                    .hasStackTraceContaining("the process died");
            assertThat(i).isLessThan(40);
        }
        L1Operation done = world.manager().complete(name, operation).execute();
        assertThat(done.isDone()).isTrue();
        assertThat(world.store.load(name).orElseThrow().state()).doesNotContain("\n");
        return done;
    }

    private static void die(boolean isNow) {
        if (isNow) {
            throw new IllegalStateException("the process died");
        }
    }

    /** L1 and P-Chain have the same validators, and no money is lost. */
    final void agrees() {
        assertThat(world.l1.weightsInManager()).isEqualTo(world.l1.weightsOnPChain());
        assertThat(world.money()).isEqualTo(World.FUNDS);
    }

    static void fails(L1Operation operation, Reason reason, String... texts) {
        fails(World.next(operation), reason, texts);
    }

    static void fails(Call<?> step, Reason reason, String... texts) {
        assertThatThrownBy(step::execute).isInstanceOfSatisfying(L1OperationException.class, e -> {
            assertThat(e.reason()).isEqualTo(reason);
            List.of(texts).forEach(text -> assertThat(e).hasMessageContaining(text));
        });
    }
}
