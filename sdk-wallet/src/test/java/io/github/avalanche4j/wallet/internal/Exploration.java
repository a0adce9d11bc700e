package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.wallet.internal.SmallWorld.State;
import io.github.avalanche4j.wallet.internal.SmallWorld.Violation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * All states of a world.
 *
 * @param states how many were reached
 * @param settled in how many of them, without their runs, everything was found to end
 * @param violation what is wrong in one of them, and a shortest way there
 */
record Exploration(long states, long settled, Optional<String> violation) {
    private static final class Trail {
        private final Map<Long, Long> before = new HashMap<>();
        private final Map<Long, String> what = new HashMap<>();

        private String to(long end) {
            List<String> steps = new ArrayList<>();
            Long at = end;
            while (what.containsKey(at)) {
                steps.add(what.get(at));
                at = before.get(at);
            }
            Collections.reverse(steps);
            return String.join("; ", steps);
        }
    }

    /** A set of numbers other than 0. */
    private static final class Seen {
        private long[] table = new long[1 << 12];
        private int size;

        private boolean add(long number) {
            if (size * 2 > table.length) {
                long[] old = table;
                table = new long[2 * old.length];
                for (long each : old) {
                    if (each != 0) {
                        table[place(each)] = each;
                    }
                }
            }
            int place = place(number);
            if (table[place] == number) {
                return false;
            }
            table[place] = number;
            size++;
            return true;
        }

        private int place(long number) {
            int place = (int) (number >>> 20) & table.length - 1;
            while (table[place] != 0 && table[place] != number) {
                place = place + 1 & table.length - 1;
            }
            return place;
        }
    }

    /** Explores a world depth first, which takes little memory; and if something is wrong, again for the shortest way there. */
    static Exploration of(Supplier<SmallWorld> world) {
        Exploration explored = of(world.get(), null);
        return explored.violation().isPresent() ? shortest(world.get()) : explored;
    }

    /** Explores a world breadth first. */
    static Exploration shortest(SmallWorld world) {
        return of(world, new Trail());
    }

    private static Exploration of(SmallWorld world, @Nullable Trail trail) {
        Seen seen = new Seen();
        Seen settled = new Seen();
        Deque<State> open = new ArrayDeque<>(List.of(world.first()));
        seen.add(world.first().fingerprint());
        while (!open.isEmpty()) {
            State state = trail == null ? open.removeLast() : open.removeFirst();
            try {
                if (settled.add(state.settled().fingerprint())) {
                    world.settle(state);
                }
                world.next(state, (what, name, after) -> {
                    long fingerprint = after.fingerprint();
                    if (seen.add(fingerprint)) {
                        open.addLast(after);
                        if (trail != null) {
                            trail.before.put(fingerprint, state.fingerprint());
                            trail.what.put(fingerprint, name < 0 ? what : what + " (" + name + ")");
                        }
                    }
                });
            } catch (Violation e) {
                String how = trail == null ? "" : " after: " + trail.to(state.fingerprint());
                return new Exploration(seen.size, settled.size, Optional.of(e.getMessage() + how));
            }
        }
        return new Exploration(seen.size, settled.size, Optional.empty());
    }

    /** Some steps of a world, chosen at random, and then its end; what is wrong in it, and how it was reached. */
    static Optional<String> walk(SmallWorld world, Random random, int steps) {
        List<String> trail = new ArrayList<>();
        State[] at = {world.first()};
        try {
            for (int step = 0; step < steps; step++) {
                List<State> next = new ArrayList<>();
                List<String> what = new ArrayList<>();
                world.next(at[0], (how, name, after) -> {
                    next.add(after);
                    what.add(how + " (" + name + ")");
                });
                if (next.isEmpty()) {
                    break;
                }
                int chosen = random.nextInt(next.size());
                at[0] = next.get(chosen);
                trail.add(what.get(chosen));
            }
            world.settle(at[0]);
            return Optional.empty();
        } catch (Violation e) {
            return Optional.of(e.getMessage() + " after: " + String.join("; ", trail));
        }
    }
}
