package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.testing.FakeValidators;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The stages that operations go through, and the picture of them in docs/guide/l1.md: the operations that run here
 * draw it. {@code -Ddocs=write} rewrites the picture.
 */
class StagesTest {
    private static final Path GUIDE = Path.of("..", "docs", "guide", "l1.md");
    private static final String BEGIN = "<!-- StagesTest: drawn from the stages -->\n```mermaid\n";

    private final Map<String, Set<String>> operationsByStep = new LinkedHashMap<>();
    private final Map<String, List<Stage>> stages = new TreeMap<>();

    private void follow(String name, L1Operation operation) {
        List<Stage> through = new ArrayList<>(List.of(operation.stage()));
        L1Operation now = operation;
        while (!now.isDone()) {
            now = World.next(now).execute();
            through.add(now.stage());
        }
        for (int i = 1; i < through.size(); i++) {
            step(name, through.get(i - 1), through.get(i));
        }
        stages.put(name, through);
    }

    private void step(String name, Stage from, Stage to) {
        operationsByStep
                .computeIfAbsent(from + " --> " + to, key -> new TreeSet<>())
                .add(name);
    }

    private void run() {
        try (World world = new World()) {
            follow("register", world.manager().register(world.newValidator(0, 20, "1")));
            Id id = world.manager().validationId(World.nodeId(0)).execute().orElseThrow();
            follow("changeWeight", world.manager().changeWeight(id, 30));
            goBack(world, id);
            follow("remove", world.manager().remove(id));
            World.until(Stage.REQUESTED, world.manager().register(world.newValidator(1, 20, "1")));
            world.ledger.time(World.NOW.plus(Duration.ofHours(25)));
            follow("expire", world.manager().expire(World.nodeId(1)));
            convert(world);
        }
    }

    /** The validators change. */
    private void goBack(World world, Id id) {
        L1Operation completing = World.until(Stage.COMPLETING, world.manager().changeWeight(id, 40));
        world.refuses("\"0x6b2f19e9\"", 1);
        world.membersAt = FakeValidators.of(1, 1, 1, 1, 1000);
        world.ledger.fund(world.ours.toString(), 1); // another height
        L1Operation again = World.next(completing).execute();
        step("validators have changed", completing.stage(), again.stage());
        world.membersAt = world.validators;
        world.ledger.fund(world.ours.toString(), 1);
        World.until(Stage.DONE, again);
    }

    private void convert(World world) {
        world.startL1();
        world.l1.chain().appendBlock(); // whose epoch has a P-Chain height
        follow("convert", world.manager().convert(List.of(NewValidator.of(world.newValidator(2, 10, "1")))));
    }

    private String picture() {
        StringBuilder picture = new StringBuilder("stateDiagram-v2\n    [*] --> PLANNED\n");
        operationsByStep.forEach((step, operations) -> {
            boolean isUsual = operations.contains("register");
            picture.append("    ").append(step);
            picture.append(isUsual ? "\n" : " : " + String.join(", ", operations) + "\n");
        });
        return picture.append("    DONE --> [*]\n").toString();
    }

    @Test
    void the_picture_in_the_guide_shows_the_steps_that_operations_take() throws IOException {
        run();

        assertThat(stages.get("register")).containsExactly(Stage.values());
        assertThat(stages.get("remove")).isEqualTo(stages.get("changeWeight")).isEqualTo(stages.get("register"));
        assertThat(stages.get("expire")).containsExactly(Stage.PLANNED, Stage.ACCEPTED, Stage.COMPLETING, Stage.DONE);
        String text = Files.readString(GUIDE);
        int start = text.indexOf(BEGIN) + BEGIN.length();
        int end = text.indexOf("```", start);
        if ("write".equals(System.getProperty("docs"))) {
            text = text.substring(0, start) + picture() + text.substring(end);
            Files.writeString(GUIDE, text);
        } else {
            assertThat(text.substring(start, end)).as("run with -Ddocs=write").isEqualTo(picture());
        }
    }
}
