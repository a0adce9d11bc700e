package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.JsonParserDelegate;

/** A parser of a response whose hex was requested without checksums. */
public final class UncheckedHexParser extends JsonParserDelegate {
    private UncheckedHexParser(JsonParser parser) {
        super(parser);
    }

    /** A hex decoder for responses without checksums. */
    public static <T> Decoder<T> reading(Decoder<T> decoder) {
        return parser -> decoder.read(new UncheckedHexParser(parser));
    }
}
