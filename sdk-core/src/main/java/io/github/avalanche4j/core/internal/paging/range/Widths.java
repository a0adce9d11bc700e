package io.github.avalanche4j.core.internal.paging.range;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the widest ranges that a server serves. They begin small and double while responses stay short. After a refusal
 * they are halved until one is served; then the width is searched between the served and the refused one, and after a
 * while wider ones are tried again, ever more seldom.
 */
final class Widths {
    private static final int FIRST_SIZE = 64;
    private static final int MAX_INTERVAL = 1024;
    private static final int MAX_NAMED = 3;
    private static final long WANTED_BYTES = 8L << 20;

    private final int largest;
    private State state;
    // the state before the first of the refusals since a range was served; null after a served one
    private @Nullable State before;
    private boolean exhausted; // nothing narrower was left, so the width was not the reason
    private int named; // the widths that a server named since a range was served

    /**
     * What is known of the server.
     *
     * @param size the width of the next range
     * @param calls the most calls in one request
     * @param served the widest range that was served; 0 if none was
     * @param refused the narrowest range that was refused
     * @param searches whether the server refuses by width, so that a width between both is worth a try
     * @param interval the number of requests after which a wider range than the refused one is tried
     * @param since the number of requests since one was refused that is as wide
     */
    private record State(int size, int calls, int served, int refused, boolean searches, int interval, int since) {
        State size(int width) {
            return new State(width, calls, served, refused, searches, interval, since);
        }
    }

    /** Widths up to {@code largest}; a reader's own page size is the first one. */
    Widths(int largest, boolean isFree) {
        this.largest = largest;
        int first = isFree ? Math.min(FIRST_SIZE, largest) : largest;
        this.state = new State(first, RangeRequest.ANY, 0, Integer.MAX_VALUE, false, 0, 0);
    }

    /** The width of the next range. */
    int size() {
        return state.size;
    }

    /** The most calls in one request. */
    int calls() {
        return state.calls;
    }

    /** A width that the server probably serves, for ranges beside one that tries more. */
    int proven() {
        return state.refused == Integer.MAX_VALUE || state.served == 0 ? state.size : state.served;
    }

    /** Whether the last ranges were refused, so that one range at a time is enough. */
    boolean isNarrowing() {
        return before != null;
    }

    /** A range was served whole; {@code bytes} is the size of its items. */
    void served(int width, LongSupplier bytes) {
        State known = before != null && exhausted ? before : state;
        before = null;
        exhausted = false;
        named = 0;
        int since = known.since + 1;
        int widest = Math.max(known.served, width);
        boolean isRefuted = width >= known.refused;
        state = new State(
                known.size,
                known.calls,
                isRefuted ? width : widest,
                isRefuted ? Integer.MAX_VALUE : known.refused,
                known.searches,
                known.interval,
                since);
        if (width >= known.size && width < largest && 2 * bytes.getAsLong() <= WANTED_BYTES) {
            grow();
        }
    }

    private void grow() {
        int size = state.size;
        int gap = state.refused - size;
        boolean isFree = state.refused == Integer.MAX_VALUE;
        if (!isFree && state.searches && gap > Math.max(1, size / 8)) {
            state = state.size(Math.min(size + gap / 2, largest));
        } else if (isFree || state.since >= state.interval) {
            state = state.size((int) Math.min(2L * size, largest));
        }
    }

    /** A range of {@code width} was refused, and {@code next} is tried. */
    void refused(int width, Narrowed next) {
        // a first refusal, not one on the way to a narrower range, or of a width between a served and a refused one
        boolean isFirst = before == null && !(state.searches && width < state.refused);
        before = before == null ? state : before;
        if (next.calls() < state.calls) {
            // what was refused before may have been refused for its calls
            state = new State(
                    before.size,
                    next.calls(),
                    before.served,
                    before.refused,
                    before.searches,
                    before.interval,
                    before.since);
            return;
        }
        int served = state.served < width ? state.served : 0;
        boolean names = next.certainty() == Narrowed.Certainty.NAMED;
        // a number below what was served is that of something else, such as a plan
        boolean isNamed = names && next.count() >= state.served && named++ < MAX_NAMED;
        Narrowed.Certainty certainty = names && !isNamed ? Narrowed.Certainty.REFUSED : next.certainty();
        int half = Math.max(1, width / 2);
        int size = isNamed ? next.count() : Math.max(served, names ? half : Math.min(next.count(), half));
        state = new State(
                size,
                state.calls,
                served,
                Math.min(width, state.refused),
                certainty == Narrowed.Certainty.REFUSED || certainty == Narrowed.Certainty.UNSURE,
                isFirst ? Math.min(MAX_INTERVAL, certainty.interval(state.interval)) : state.interval,
                isFirst ? 0 : state.since + 1);
    }

    /** A range failed for another reason than its width, or nothing narrower is left. */
    void failed() {
        exhausted = before != null;
    }
}
