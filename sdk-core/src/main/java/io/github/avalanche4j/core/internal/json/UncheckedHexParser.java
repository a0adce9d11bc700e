package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.JsonParserDelegate;

/** A parser of a response that was requested without checksums after its hex. */
public final class UncheckedHexParser extends JsonParserDelegate {
    private UncheckedHexParser(JsonParser parser) {
        super(parser);
    }

    /** A decoder that reads what this one reads, from a response without checksums. */
    public static <T> Decoder<T> reading(Decoder<T> decoder) {
        return parser -> decoder.read(new UncheckedHexParser(parser));
    }
}
