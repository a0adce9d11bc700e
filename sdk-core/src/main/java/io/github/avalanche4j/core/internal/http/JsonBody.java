package io.github.avalanche4j.core.internal.http;

import java.io.IOException;
import okhttp3.MediaType;
import okhttp3.RequestBody;
import okio.BufferedSink;
import org.jspecify.annotations.Nullable;

/** A JSON body, or none. */
public final class JsonBody extends RequestBody {
    // a node compares this text exactly, so it has no charset
    private static final MediaType TYPE = MediaType.get("application/json");

    private final byte[] json;
    private final boolean repeatable;

    public JsonBody(byte[] json, boolean repeatable) {
        this.json = json;
        this.repeatable = repeatable;
    }

    /** No body; without a content type, because servers refuse an empty text as JSON. */
    public static JsonBody none(boolean repeatable) {
        return new JsonBody(new byte[0], repeatable);
    }

    public byte[] json() {
        return json;
    }

    @Override
    public @Nullable MediaType contentType() {
        return json.length == 0 ? null : TYPE;
    }

    @Override
    public long contentLength() {
        return json.length;
    }

    /** Keeps OkHttp from resending it over another connection if a second request could do harm. */
    @Override
    public boolean isOneShot() {
        return !repeatable;
    }

    @Override
    public void writeTo(BufferedSink sink) throws IOException {
        sink.write(json);
    }
}
