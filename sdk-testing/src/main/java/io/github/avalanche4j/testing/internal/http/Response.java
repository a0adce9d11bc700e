package io.github.avalanche4j.testing.internal.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** One HTTP response: status, headers, a body that is written on demand, and the faults to apply while it is sent. */
public record Response(int status, Map<String, String> headers, Body body, Effects effects) {

    /** A body of known length, or of unknown length, which is sent in chunks. */
    public interface Body {
        long UNKNOWN = -1;

        long length();

        void writeTo(OutputStream out) throws IOException;
    }

    /** a body in memory */
    public record Text(String text) implements Body {
        @Override
        public long length() {
            return text.getBytes(StandardCharsets.UTF_8).length;
        }

        @Override
        public void writeTo(OutputStream out) throws IOException {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    public static Response of(int status, Map<String, String> headers, String body) {
        return new Response(status, headers, new Text(body), Effects.NONE);
    }

    public static Response of(int status, String contentType, String body) {
        return of(status, Map.of("content-type", contentType), body);
    }

    public Response with(Effects more) {
        return new Response(status, headers, body, effects.and(more));
    }

    public Response withHeaders(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        more.forEach((name, value) -> {
            all.keySet().removeIf(name::equalsIgnoreCase);
            all.put(name, value);
        });
        return new Response(status, all, body, effects);
    }

    /** The body as text; only of bodies in memory. */
    public String text() {
        if (body instanceof Text text) {
            return text.text();
        }
        throw new IllegalStateException("a streamed response cannot be part of a batch");
    }
}
