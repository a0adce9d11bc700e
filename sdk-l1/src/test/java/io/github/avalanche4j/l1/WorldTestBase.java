package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import java.util.List;
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
        L1Operation done = operation.complete(state -> {}).execute();
        assertThat(done.stage()).isEqualTo(Stage.DONE);
        return done;
    }

    /** Runs each step in a process that dies before it saves the new state, and again in another process. */
    final L1Operation finishKilled(L1Operation operation) {
        L1Operation now = world.manager().resume(operation.state());
        while (!now.isDone()) {
            assertThat(now.purpose()).isEqualTo(operation.purpose());
            assertThat(now.state()).doesNotContain("\n");
            world.manager().resume(now.state()).next().execute();
            now = world.manager().resume(now.state()).next().execute();
        }
        return now;
    }

    /** L1 and P-Chain have the same validators, and no money is lost. */
    final void agrees() {
        assertThat(world.l1.weightsInManager()).isEqualTo(world.l1.weightsOnPChain());
        assertThat(world.money()).isEqualTo(World.FUNDS);
    }

    static void fails(L1Operation operation, Reason reason, String... texts) {
        fails(operation.next(), reason, texts);
    }

    static void fails(Call<?> step, Reason reason, String... texts) {
        assertThatThrownBy(step::execute).isInstanceOfSatisfying(L1OperationException.class, e -> {
            assertThat(e.reason()).isEqualTo(reason);
            List.of(texts).forEach(text -> assertThat(e).hasMessageContaining(text));
        });
    }
}
