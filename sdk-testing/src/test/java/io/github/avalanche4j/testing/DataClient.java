package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Requests to a {@link FakeDataService}. */
record DataClient(FakeDataService service) {
    HttpResponse<String> send(String method, String target, String body, String... headers) {
        HttpRequest.Builder request = Client.request(service, target)
                .method(
                        method,
                        body.isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return Client.send(request.build());
    }

    HttpResponse<String> get(String target) {
        return send("GET", target, "");
    }

    HttpResponse<String> post(String target, String body) {
        return send("POST", target, body);
    }

    int status(String target) {
        return get(target).statusCode();
    }

    int status(String target, String body) {
        return post(target, body).statusCode();
    }

    JsonNode json(String target) {
        return json(get(target));
    }

    JsonNode json(String target, String body) {
        return json(post(target, body));
    }

    static JsonNode json(HttpResponse<String> response) {
        return response.body().isEmpty()
                ? MissingNode.getInstance()
                : Objects.requireNonNull(Json.parseOrNull(response.body()), response.body());
    }

    /** All items of a list, page after page. */
    List<JsonNode> walk(String target, String items) {
        List<JsonNode> all = new ArrayList<>();
        String token = "";
        do {
            String next = token.isEmpty() ? "" : (target.contains("?") ? "&" : "?") + "pageToken=" + token;
            JsonNode page = json(target + next);
            page.get(items).forEach(all::add);
            token = page.path("nextPageToken").asText("");
        } while (!token.isEmpty());
        return all;
    }
}
