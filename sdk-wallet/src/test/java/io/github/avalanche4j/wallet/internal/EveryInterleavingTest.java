package io.github.avalanche4j.wallet.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.wallet.internal.SmallWorld.Does;
import io.github.avalanche4j.wallet.internal.SmallWorld.Event;
import io.github.avalanche4j.wallet.internal.SmallWorld.Flaw;
import io.github.avalanche4j.wallet.internal.SmallWorld.Name;
import io.github.avalanche4j.wallet.internal.SmallWorld.Rule;
import io.github.avalanche4j.wallet.internal.SmallWorld.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All states of small worlds of names, runs and misfortunes, over the real records and the real ledger: no name pays twice
 * in any of them, what a record says is true, and from each of them all names end, together and each one alone.
 */
class EveryInterleavingTest {
    private static final Set<Rule> ALL_RULES = EnumSet.noneOf(Rule.class); // that are removed

    /** Worlds with one or two names, and two runs at once. */
    enum World {
        PAYMENT_CANCELLED("PAY", "FOREIGN CANCEL", 3),
        PAYMENT_FAILING("PAY", "CRASH STORE_FAILS_BEFORE_COMMIT STORE_FAILS_AFTER_COMMIT LAG FALSE_REFUSAL"),
        PAYMENT_DECEIVED("PAY", "LAG FALSE_REFUSAL DROP FOREIGN"),
        PAYMENT_FORBIDDEN("PAY/FORBIDDEN", "LAG FALSE_REFUSAL CANCEL"),
        PAYMENTS("PAY PAY", "LAG"),
        PAYMENTS_OF_ONE_PROCESS("PAY PAY", "CRASH FOREIGN") {
            @Override
            Setup setup() {
                return new Setup(names(), 2, 1, 2, 2, true, true, false, events());
            }
        },
        EXPORT_DECEIVED("EXPORT", "LAG FALSE_REFUSAL DROP FOREIGN CANCEL"),
        EXPORTS("EXPORT EXPORT", "LAG"),
        EXPORTS_FOREIGN("EXPORT EXPORT", "FOREIGN"),
        EXPORTS_CANCELLED("EXPORT EXPORT", "CANCEL"),
        EXPORTS_BEFORE_HELICON("EXPORT EXPORT", "CANCEL") {
            @Override
            Setup setup() {
                return new Setup(names(), 2, 1, 2, 2, false, false, true, events());
            }
        },
        EXPORT_FORBIDDEN("EXPORT/FORBIDDEN EXPORT", "CANCEL"),
        EXPORT_TOO_POOR("EXPORT/TOO_POOR EXPORT", "CANCEL"),
        MOVE("MOVE_FROM_P", "CRASH LAG CANCEL"),
        MOVE_FOREIGN("MOVE_FROM_P", "FOREIGN CANCEL"),
        MOVE_FROM_C("MOVE_FROM_C", "DROP FOREIGN CANCEL"),
        IMPORT("IMPORT", "LAG FOREIGN CANCEL"),
        MOVE_AND_IMPORT("MOVE_FROM_P IMPORT", ""),
        MOVE_AND_EXPORT("MOVE_FROM_C EXPORT", "");

        private final String names;
        private final String events;
        private final int most;

        World(String names, String events) {
            this(names, events, 2);
        }

        World(String names, String events, int most) {
            this.names = names;
            this.events = events;
            this.most = most;
        }

        List<Name> names() {
            return Stream.of(names.split(" ")).map(World::name).toList();
        }

        private static Name name(String text) {
            String[] parts = text.split("/");
            return new Name(Does.valueOf(parts[0]), parts.length > 1 ? Flaw.valueOf(parts[1]) : Flaw.NONE);
        }

        Map<Event, Integer> events() {
            return once(Stream.of(events.split(" "))
                    .filter(each -> !each.isEmpty())
                    .map(Event::valueOf)
                    .toList());
        }

        Setup setup() {
            return new Setup(names(), 2, 1, 2, most, false, true, false, events());
        }
    }

    private static Map<Event, Integer> once(List<Event> events) {
        Map<Event, Integer> counts = new EnumMap<>(Event.class);
        events.forEach(event -> counts.put(event, 1));
        return counts;
    }

    @ParameterizedTest
    @EnumSource(World.class)
    void in_no_state_of_a_world_is_anything_wrong(World world) {
        assertThat(explored(world.toString(), world.setup())).isPositive();
    }

    private static long explored(String name, Setup setup) {
        Exploration explored = Exploration.of(() -> new SmallWorld(setup, ALL_RULES));
        assertThat(explored.violation()).as(name).isEmpty();
        System.out.println(
                name + ": " + explored.states() + " states, and from " + explored.settled() + " of them to the end");
        return explored.states();
    }

    /** Two processes, one store, two names that want the same coins, and any two misfortunes. */
    @Test
    void in_no_state_of_two_payments_with_two_misfortunes_is_anything_wrong() {
        withEvents("PAY PAY", 2);
    }

    @ParameterizedTest
    @Tag("long")
    @ValueSource(
            strings = {"EXPORT EXPORT", "MOVE_FROM_P IMPORT", "MOVE_FROM_C EXPORT", "PAY MOVE_FROM_P", "IMPORT IMPORT"})
    void in_no_state_of_two_names_with_two_misfortunes_is_anything_wrong(String names) {
        withEvents(names, 2);
    }

    @ParameterizedTest
    @Tag("long")
    @ValueSource(strings = {"PAY", "EXPORT", "IMPORT"})
    void in_no_state_of_a_name_with_all_misfortunes_is_anything_wrong(String name) {
        withEvents(name, Event.values().length);
    }

    @Test
    @Tag("long")
    void in_no_state_of_two_payments_with_three_misfortunes_is_anything_wrong() {
        withEvents("PAY PAY", 3);
    }

    /** With a stranger, two names that use nonces make more than 64 transactions if a node also deceives them. */
    private static int most(String names, List<Event> events) {
        boolean haveNonces = names.equals("EXPORT EXPORT") || names.equals("MOVE_FROM_C EXPORT");
        boolean deceive = Stream.of(Event.LAG, Event.FALSE_REFUSAL, Event.DROP).anyMatch(events::contains);
        return haveNonces && deceive && events.contains(Event.FOREIGN) ? 1 : 2;
    }

    /** Of each number of events all sets. */
    private static void withEvents(String names, int number) {
        List<Name> all = Stream.of(names.split(" ")).map(World::name).toList();
        List<Event> events = List.of(Event.values());
        long states = IntStream.range(0, 1 << events.size())
                .filter(set -> Integer.bitCount(set) == number)
                .parallel()
                .mapToLong(set -> {
                    List<Event> chosen = events.stream()
                            .filter(event -> (set >> event.ordinal() & 1) == 1)
                            .toList();
                    return explored(
                            names + " with " + chosen,
                            new Setup(all, 2, 1, 2, most(names, chosen), false, true, false, once(chosen)));
                })
                .sum();
        System.out.println(names + " with " + number + " misfortunes: " + states + " states");
    }

    @ParameterizedTest
    @CsvSource({
        "ANCHOR, PAYMENT_CANCELLED, a name paid twice",
        "COMPARE_AND_SET, PAYMENT_CANCELLED, the chain has others",
        "SAVED_FIRST, PAYMENT_CANCELLED, a name paid twice",
        "ABSENCE_IS_NO_END, PAYMENT_CANCELLED, a name paid twice",
        "NOT_SHOWN_IS_NO_END, PAYMENT_FAILING, a name paid twice",
        "REFUSED_ARE_KEPT, PAYMENT_CANCELLED, a name paid twice",
        "ANCHOR_IS_OWN, PAYMENTS, does not end alone",
        "ANY_RUN_CANCELS, PAYMENT_CANCELLED, that was made after it was cancelled",
        "NONCES_COMPETE, EXPORTS, does not end alone",
        "CANCEL_IMPORTS, MOVE, what it exported is not imported",
        "CANCEL_KNOWS_MOVES, MOVE, what it exported is not imported",
        "CANCEL_SENDS_NO_PAYMENT, PAYMENT_CANCELLED, cancel sent a payment that nobody had sent",
        "CANCEL_IS_NOT_COUNTED, PAYMENT_DECEIVED, does not end alone when it is cancelled",
        "STRANGER_ENDS_CANCELLED, PAYMENT_CANCELLED, that was made after it was cancelled",
        "EXPORTS_ARE_HELD, MOVE_AND_IMPORT, a name imported what the move of another one exported",
        "MOVE_DOES_NOT_RESTART, MOVE_FOREIGN, a name paid twice",
        "NONCE_IS_NO_PROOF, EXPORT_DECEIVED, a name paid twice",
        "CANCELLED_IS_FINAL, PAYMENT_CANCELLED, that was made after it was cancelled"
    })
    void without_a_rule_some_state_is_wrong(Rule rule, World world, String wrong) {
        Exploration explored = Exploration.shortest(new SmallWorld(world.setup(), EnumSet.of(rule)));

        assertThat(explored.violation())
                .hasValueSatisfying(violation -> assertThat(violation).contains(wrong));
        System.out.println("without " + rule + ": " + explored.violation().orElseThrow());
    }

    @Test
    void each_rule_is_removed_by_a_test() throws NoSuchMethodException {
        String[] rows = EveryInterleavingTest.class
                .getDeclaredMethod("without_a_rule_some_state_is_wrong", Rule.class, World.class, String.class)
                .getAnnotation(CsvSource.class)
                .value();

        assertThat(Stream.of(rows).map(row -> row.substring(0, row.indexOf(','))))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Rule.values()).map(Enum::name).toList());
    }

    @Test
    void a_hundred_random_schedules_of_larger_worlds_end_well() {
        schedules(0, 100);
    }

    @Test
    @Tag("long")
    void a_hundred_thousand_random_schedules_of_larger_worlds_end_well() {
        schedules(1_000, 101_000);
    }

    private static void schedules(long first, long end) {
        LongStream.range(first, end).parallel().forEach(seed -> {
            Random random = new Random(new SplittableRandom(seed).nextLong()); // else schedules of near seeds are alike
            List<Name> names = new ArrayList<>();
            for (int i = random.nextInt(3); i >= 0; i--) {
                names.add(new Name(
                        Does.values()[random.nextInt(Does.values().length)],
                        Flaw.values()[Math.max(0, random.nextInt(5) - 2)]));
            }
            Map<Event, Integer> events = new EnumMap<>(Event.class);
            Stream.of(Event.values()).forEach(event -> events.put(event, random.nextInt(4)));
            Setup setup = new Setup(
                    names,
                    2 + random.nextInt(3),
                    1 + random.nextInt(3),
                    1 + random.nextInt(5),
                    2 + random.nextInt(4),
                    random.nextBoolean(),
                    random.nextBoolean(),
                    random.nextBoolean(),
                    events);
            assertThat(Exploration.walk(new SmallWorld(setup, ALL_RULES), random, 5 + random.nextInt(100)))
                    .as("schedule %s of %s", seed, setup)
                    .isEmpty();
        });
    }
}
