package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * An unknown text in the place of each text and each number of a recorded response. It is kept and changes nothing
 * else; in place of a number, time or bytes it is one error, which names the place.
 */
final class UnknownTexts {
    private static final String NEW = "somethingNew";

    /** Leaves that must have their form; no enum looks like these. */
    private static final Pattern STRICT = Pattern.compile(
            "-?\\d+(\\.\\d+)?" // a number
                    + "|(0x)?([0-9a-fA-F]{2})*" // bytes
                    + "|0x[0-9a-fA-F]+" // a quantity
                    + "|\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(Z|[+-]\\d\\d:\\d\\d)"); // a time

    /** The name of a set of types follows from the types beside it, and the encoding was asked for. */
    private static final Set<String> FOLLOWS = Set.of("fxID", "encoding");

    /** A view over a tree, which accepts the whole tree or refuses it. */
    private static final String VIEW = "eth_getChainConfig/chainId";

    private static final String NONE = "";
    private static final Set<String> CHANGED_ENUMS = ConcurrentHashMap.newKeySet();
    private static final AtomicInteger KEPT = new AtomicInteger();
    private static final AtomicInteger REFUSED = new AtomicInteger();

    private final ChangedRecording recording;
    private final Map<String, String> known;

    /** The places of a recording, whose leaves are {@code known}. */
    UnknownTexts(ChangedRecording recording, Map<String, String> known) {
        this.recording = recording;
        this.known = known;
    }

    /** {@return how many places of the recordings so far are of which kind} */
    static String counts() {
        return KEPT + " unknown texts kept, " + CHANGED_ENUMS.size() + " of them of enums, " + REFUSED
                + " refused where numbers, times or bytes are due";
    }

    /** Puts the text in one place. */
    void check(String place) {
        TextNode text = TextNode.valueOf(NEW);
        Object read = recording.read(ChangedRecording.parent(place), ChangedRecording.put(place, text));
        if (read instanceof ResponseFormatException e) {
            isRefused(place, e);
        } else {
            isKept(place, read);
        }
    }

    private void isRefused(String place, ResponseFormatException e) {
        JsonNode today = recording.at(place);
        assertThat(today.asText())
                .as("%s: %s is refused: %s", recording.name(), place, e.getMessage())
                .matches(STRICT);
        boolean view = (recording.endpoint() + place).equals(VIEW);
        assertThat(e.path())
                .as("%s: %s", recording.name(), place)
                .isEqualTo(recording.path(view ? ChangedRecording.parent(place) : place));
        REFUSED.incrementAndGet();
    }

    private void isKept(String place, Object read) {
        Map<String, String> changed = changed(Leaves.of(read));
        if (changed.isEmpty()) {
            assertThat(FOLLOWS)
                    .as("%s: nobody reads %s", recording.name(), place)
                    .contains(ChangedRecording.name(place));
            return;
        }
        // a view over a tree has no number where the tree has the text
        assertThat(changed.values())
                .as("%s: %s is unknown", recording.name(), place)
                .contains(NEW)
                .isSubsetOf(NEW, NONE);
        assertThat(Json.write(read)).as("%s: %s", recording.name(), place).contains('"' + NEW + '"');
        KEPT.incrementAndGet();
        Leaves.enums(read).forEach((leaf, value) -> {
            if (changed.containsKey(leaf)) {
                assertThat(value.isKnown()).isFalse();
                assertThat(value.value()).isEqualTo(NEW);
                CHANGED_ENUMS.add(kind(leaf));
            }
        });
    }

    private Map<String, String> changed(Map<String, String> leaves) {
        Map<String, String> changed = new TreeMap<>();
        leaves.forEach((leaf, text) -> {
            if (!text.equals(known.get(leaf))) {
                changed.put(leaf, text);
            }
        });
        known.keySet().stream().filter(leaf -> !leaves.containsKey(leaf)).forEach(leaf -> changed.put(leaf, NONE));
        return changed;
    }

    /** Each enum of the recorded value was replaced once, in this recording or an earlier one of the endpoint. */
    void everyEnumWasUnknown() {
        Set<String> enums = new TreeSet<>();
        Map<String, OpenEnum> found = Leaves.enums(recording.read("", whole -> {}));
        found.keySet().forEach(leaf -> enums.add(kind(leaf)));
        assertThat(CHANGED_ENUMS).as(recording.name()).containsAll(enums);
    }

    private String kind(String leaf) {
        return recording.endpoint() + " " + leaf.replaceAll("\\[\\d+]", "[#]");
    }
}
