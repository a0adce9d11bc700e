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
