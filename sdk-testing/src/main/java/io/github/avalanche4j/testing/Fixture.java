package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.data.Fixtures;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A sample of an operation of the hosted services: a request and a response to it, with every field that the documents
 * show and the JSON types that the services send.
 *
 * @param name the operation's id, followed by a dot and a variant if there are several
 * @param operation the operation's id in the OpenAPI documents
 * @param origin the source of the response, and which parts of it are invented
 * @param path path and query of the request
 * @param requestBody the JSON sent; empty if none is
 * @param status the status of the response
 * @param body the body of the response, which can be empty
 */
public record Fixture(
        String name,
        String operation,
        List<String> origin,
        String method,
        String path,
        Optional<String> requestBody,
        int status,
        String body) {

    /** Copies the list. */
    public Fixture {
        origin = List.copyOf(origin);
    }

    static Fixture of(Fixtures.Entry entry) {
        @Nullable Object sent = entry.requestBody();
        return new Fixture(
                entry.name(),
                entry.operation(),
                entry.origin(),
                entry.method(),
                entry.path(),
                Optional.ofNullable(sent).map(Object::toString),
                entry.status(),
                entry.body());
    }

    @Override
    public String toString() {
        return name + " (" + method + " " + path + " -> " + status + ")";
    }
}
