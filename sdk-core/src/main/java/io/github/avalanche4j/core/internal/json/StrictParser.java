package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;

/**
 * A parser of JSON that does not come from a server: its ids and addresses are checked like a call's arguments, while
 * those of a response may hold any text.
 */
public final class StrictParser extends JsonParserDelegate {
    /** A strict parser over another parser. */
    public StrictParser(JsonParser parser) {
        super(parser);
    }

    @Override
    public boolean nextFieldName(SerializableString name) throws IOException {
        return delegate.nextFieldName(name);
    }
}
