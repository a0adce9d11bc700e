package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The JDK's client, kept short for tests of {@link FakeDataService}. */
record DataClient(FakeDataService service) {
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    HttpResponse<String> send(String method, String target, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(service.url() + target))
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    HttpResponse<String> get(String target) {
        return send("GET", target, "");
    }

    HttpResponse<String> post(String target, String body) {
        return send("POST", target, body);
    }

    JsonNode json(String target) {
        return json(get(target));
    }

    static JsonNode json(HttpResponse<String> response) {
        return response.body().isEmpty()
                ? MissingNode.getInstance()
                : Objects.requireNonNull(Json.parseOrNull(response.body()), response.body());
    }

    /** All items of a list, page after page. */
    List<JsonNode> walk(String target, String tokenField, String tokenParameter, String items) {
        List<JsonNode> all = new ArrayList<>();
        String token = "";
        do {
            String next = token.isEmpty() ? "" : (target.contains("?") ? "&" : "?") + tokenParameter + "=" + token;
            JsonNode page = json(target + next);
            page.get(items).forEach(all::add);
            token = page.path(tokenField).asText("");
        } while (!token.isEmpty());
        return all;
    }

    List<JsonNode> walk(String target, String items) {
        return walk(target, "nextPageToken", "pageToken", items);
    }
}
