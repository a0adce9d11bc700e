package io.github.avalanche4j.core.internal.paging;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out that page tokens go round in a circle, in constant memory: a circle of up to 64 pages where it closes, by
 * the last tokens; any other by Brent's anchor, which is moved at every power of two, before three times as many pages
 * were read as there are in the circle and before it.
 */
final class TokenCycle {
    private static final int REMEMBERED = 64;

    private final Set<String> last = new LinkedHashSet<>();
    private @Nullable String anchor;
    private long sinceAnchor;
    private long stride = REMEMBERED;

    /** Whether {@code token} was seen before. */
    boolean closes(String token) {
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
