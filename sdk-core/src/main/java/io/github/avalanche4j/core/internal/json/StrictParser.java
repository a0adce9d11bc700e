package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;

/**
 * A parser of what did not come from a server: ids and addresses in it are checked as in a call's arguments, while a
 * response keeps the texts that it came with.
 */
public final class StrictParser extends JsonParserDelegate {
    /** For the text that another parser reads. */
    public StrictParser(JsonParser parser) {
        super(parser);
    }

    @Override
    public boolean nextFieldName(SerializableString name) throws IOException {
        return delegate.nextFieldName(name);
    }
}
