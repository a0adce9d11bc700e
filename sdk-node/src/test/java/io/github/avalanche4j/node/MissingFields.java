package io.github.avalanche4j.node;

import static io.github.avalanche4j.node.ChangedRecording.name;
import static io.github.avalanche4j.node.ChangedRecording.parent;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.ResponseFormatException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * Each field of a recorded response is missing, or null. It is absent then, and nothing else changes; or the object
 * means nothing without it, and there is one error: with the path of the object and the name of the field, or, of a
 * null, with the path of the field itself.
 */
final class MissingFields {
    private static final Set<String> EMPTY = Set.of("null", "{}", "[]", "false");

    /** Responses that may contain secrets are never shown, not even malformed ones. */
    private static final Set<String> SECRET = Set.of("admin.getVMConfig");

    private static final AtomicInteger REQUIRED = new AtomicInteger();

    private final ChangedRecording recording;
    private final Map<String, String> known;

    /** The fields of a recording, whose leaves are {@code known}. */
    MissingFields(ChangedRecording recording, Map<String, String> known) {
        this.recording = recording;
        this.known = known;
    }

    /** {@return how many fields were required so far} */
    static int required() {
        return REQUIRED.get();
    }

    /** Takes one field away. */
    void check(String place) {
        Object missing = recording.read(parent(place), object -> ((ObjectNode) object).remove(name(place)));
        if (missing instanceof ResponseFormatException e) {
            isReported(place, e, false);
            REQUIRED.incrementAndGet();
        } else {
            isAbsent(place, missing);
        }
        Object isNull = recording.read(parent(place), object -> ((ObjectNode) object).putNull(name(place)));
        if (isNull instanceof ResponseFormatException e) {
            isReported(place, e, true);
        } else {
            isAbsent(place, isNull);
        }
    }

    private void isReported(String place, ResponseFormatException e, boolean isNull) {
        String where = recording.name() + " without " + place;
        if (SECRET.contains(recording.endpoint())) {
            assertThat(e).as(where).hasMessageContaining("none of it is shown");
            assertThat(e.path()).as(where).isEqualTo("$");
            return;
        }
        assertThat(e).as(where).hasMessageContaining(" at " + e.path() + ": ");
        if (isNull && e.path().equals(recording.path(place))) {
            assertThat(e).as(where).hasMessageContaining(": null where a value is required");
        } else {
            assertThat(e.path()).as(where).isEqualTo(recording.path(parent(place)));
            assertThat(e.getMessage())
                    .as(where)
                    .containsPattern(": without [^;]*\\b" + Pattern.quote(name(place)) + "\\b");
        }
    }

    private void isAbsent(String place, Object read) {
        Set<Map.Entry<String, String>> others = new HashSet<>(Leaves.of(read).entrySet());
        others.removeAll(known.entrySet());
        // a tree keeps its nulls, and what is empty now; a node leaves out what is false
        assertThat(others)
                .as("%s without %s", recording.name(), place)
                .allMatch(leaf -> EMPTY.contains(leaf.getValue()));
    }
}
