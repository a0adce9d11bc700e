package io.github.avalanche4j.core.internal.paging;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Detects page tokens that repeat, in constant memory. A cycle of up to 64 pages is detected at its first repetition,
 * by the last tokens. A longer cycle is detected by Brent's algorithm, whose anchor moves at every power of two, before
 * the walk has read three times the pages in and before the cycle.
 */
final class TokenCycle {
    private static final int REMEMBERED = 64;

    private final Set<String> last = new LinkedHashSet<>();
    private @Nullable String anchor;
    private long sinceAnchor;
    private long stride = REMEMBERED;

    /** Records {@code token}, and returns whether it repeats an earlier one. */
    boolean recordAndCheck(String token) {
        if (!last.add(token) || token.equals(anchor)) {
            return true;
        }
        if (last.size() > REMEMBERED) {
            Iterator<String> oldest = last.iterator();
            oldest.next();
            oldest.remove();
        }
        if (++sinceAnchor >= stride) {
            anchor = token;
            sinceAnchor = 0;
            stride *= 2;
        }
        return false;
    }
}
