package io.github.avalanche4j.wallet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.wallet.internal.SmallWorld.Does;
import io.github.avalanche4j.wallet.internal.SmallWorld.Event;
import io.github.avalanche4j.wallet.internal.SmallWorld.Flaw;
import io.github.avalanche4j.wallet.internal.SmallWorld.Name;
import io.github.avalanche4j.wallet.internal.SmallWorld.Rule;
import io.github.avalanche4j.wallet.internal.SmallWorld.Setup;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every interleaving of small worlds: no name pays twice, and each one ends. */
class EveryInterleavingTest {
    /** Small worlds, each of which has all states explored. */
    enum World {
        COIN_CANCEL("a=PAY", "FOREIGN CANCEL", 3),
        COIN_FAULTS("a=PAY", "CRASH STORE_FAILS_BEFORE_COMMIT STORE_FAILS_AFTER_COMMIT LAG FALSE_REFUSAL"),
        COIN_LIES("a=PAY", "LAG FALSE_REFUSAL DROP FOREIGN"),
        COIN_BAD("a=PAY-FORBIDDEN", "LAG FALSE_REFUSAL CANCEL"),
        COINS("a=PAY b=PAY", "LAG"),
        NONCE_LIES("a=EXPORT", "LAG FALSE_REFUSAL DROP FOREIGN CANCEL"),
        NONCES("a=EXPORT b=EXPORT", "LAG"),
        NONCES_FOREIGN("a=EXPORT b=EXPORT", "FOREIGN"),
        NONCES_CANCEL("a=EXPORT b=EXPORT", "CANCEL"),
        NONCES_BEFORE_HELICON("a=EXPORT b=EXPORT", "CANCEL") {
            @Override
            Setup setup() {
                Setup of = super.setup();
                return new Setup(of.names(), 2, 1, 2, 2, false, false, true, of.events());
            }
        },
        NONCE_BAD("a=EXPORT-FORBIDDEN b=EXPORT", "CANCEL"),
        NONCE_POOR("a=EXPORT-TOO_POOR b=EXPORT", "CANCEL"),
        MOVE("a=MOVE_FROM_P", "CRASH LAG CANCEL"),
        MOVE_FOREIGN("a=MOVE_FROM_P", "FOREIGN CANCEL"),
        CMOVE("a=MOVE_FROM_C", "DROP FOREIGN CANCEL"),
        IMPORT("a=IMPORT", "LAG FOREIGN CANCEL"),
        MOVE_IMPORT("a=MOVE_FROM_P b=IMPORT", ""),
        CMOVE_NONCE("a=MOVE_FROM_C b=EXPORT", "");

        private final String names;
        private final String events;
        private final int most;

        World(String names, String events) {
            this(names, events, 2);
        }

        World(String names, String events, int most) {
            this.names = names;
            this.most = most;
            this.events = events;
        }

        Setup setup() {
            List<Name> all = Stream.of(names.split(" "))
                    .map(each -> each.split("=")[1].split("-"))
                    .map(parts ->
                            new Name(Does.valueOf(parts[0]), parts.length > 1 ? Flaw.valueOf(parts[1]) : Flaw.NONE))
                    .toList();
            Map<Event, Integer> counts = new EnumMap<>(Event.class);
            Stream.of(events.split(" "))
                    .filter(each -> !each.isEmpty())
                    .forEach(each -> counts.put(Event.valueOf(each), 1));
            return new Setup(all, 2, 1, 2, most, false, true, false, counts);
        }
    }

    @ParameterizedTest
    @EnumSource(World.class)
    void no_state_pays_twice_or_locks_a_name(World world) {
        Exploration explored = Exploration.of(() -> new SmallWorld(world.setup(), EnumSet.noneOf(Rule.class)));
        System.out.println(world + ": " + explored);
        assertThat(explored.violation()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Rule.class)
    void without_any_rule_a_state_is_wrong(Rule rule) {
        for (World world : World.values()) {
            Exploration explored = Exploration.of(() -> new SmallWorld(world.setup(), EnumSet.of(rule)));
            if (explored.violation().isPresent()) {
                System.out.println(rule + " in " + world + " " + explored);
                return;
            }
        }
        throw new AssertionError("nothing is wrong without " + rule);
    }
}
