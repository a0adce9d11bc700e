package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names of an object's fields, each with its index. A server usually sends fields in the same order, so after each
 * field the one that followed it last time is expected; the parser compares an expected name without creating a string.
 */
public final class FieldNames {
    /** There are no more fields. */
    public static final int END = -1;

    /** A field with an unknown name. */
    public static final int OTHER = -2;

    private static final Integer UNKNOWN = OTHER;

    private final SerializableString[] names;
    private final Map<String, Integer> places = new HashMap<>();
    private final long required;
    // by the previous index, from 1; threads may overwrite each other's entries, because a wrong expectation costs only
    // time
    private final byte[] expected;

    /**
     * Names in the order of writing.
     *
     * @param required a bit set of the indices of required fields
     */
    public FieldNames(long required, String... names) {
        this.required = required;
        this.names = new SerializableString[names.length];
        this.expected = new byte[names.length + 1];
        for (int i = 0; i < names.length; i++) {
            this.names[i] = new SerializedString(names[i]);
            this.places.put(names[i], i);
            this.expected[i] = (byte) i;
        }
    }

    /** Adds an alias to one name. */
    public FieldNames withAlias(String alias, int place) {
        places.put(alias, place);
        return this;
    }

    /** The name at an index, ready to be written. */
    public SerializableString at(int place) {
        return names[place];
    }

    /** Goes to the value of the first known field that is not null. */
    public int first(JsonParser in) throws IOException {
        start(in);
        return next(in, -1);
    }

    /** Goes to the value of the first field that is not null. */
    public int firstOrOther(JsonParser in) throws IOException {
        start(in);
        return nextOrOther(in, -1);
    }

    private static void start(JsonParser in) throws IOException {
        if (in.currentToken() != JsonToken.START_OBJECT) {
            throw UnreadableJson.at(in, "not an object");
        }
    }

    /** Goes to the value of the next known field that is not null. */
    public int next(JsonParser in, int last) throws IOException {
        int place = nextOrOther(in, last);
        while (place == OTHER) {
            in.skipChildren();
            place = nextOrOther(in, last);
        }
        return place;
    }

    /** Goes to the value of the next field that is not null. */
    public int nextOrOther(JsonParser in, int last) throws IOException {
        int before = Math.max(last, END);
        while (true) {
            int place = expected[before + 1];
            if (!in.nextFieldName(names[place])) {
                if (in.currentToken() != JsonToken.FIELD_NAME) {
                    return END;
                }
                place = places.getOrDefault(in.currentName(), UNKNOWN);
                if (place != OTHER) {
                    expected[before + 1] = (byte) place;
                }
            }
            if (in.nextToken() != JsonToken.VALUE_NULL) {
                return place;
            }
            before = place == OTHER ? before : place;
        }
    }

    /** Refuses an object that has no value for a required field. */
    public void require(JsonParser in, long present) throws UnreadableJson {
        if ((present & required) != required) {
            List<String> missing = new ArrayList<>();
            for (int i = 0; i < names.length; i++) {
                if ((required & ~present & 1L << i) != 0) {
                    missing.add(names[i].getValue());
                }
            }
            throw UnreadableJson.at(in, "without " + String.join(", ", missing));
        }
    }
}
