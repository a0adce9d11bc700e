package io.github.avalanche4j.testing;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/** The JDK's client, kept short for the tests. */
final class Client {
    static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Client() {}

    static HttpRequest.Builder request(FakeServer server, String path) {
        return request(server.url(), path);
    }

    private static HttpRequest.Builder request(String url, String path) {
        return HttpRequest.newBuilder(URI.create(url + path)).timeout(Duration.ofSeconds(20));
    }

    static HttpRequest post(FakeNode node, String path, String body) {
        return post(node.url(), path, body);
    }

    static HttpRequest post(String url, String path, String body) {
        return request(url, path)
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
    }

    static HttpResponse<String> send(HttpRequest request) {
        try {
            return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static CompletableFuture<HttpResponse<String>> sendAsync(HttpRequest request) {
        return HTTP.sendAsync(request, HttpResponse.BodyHandlers.ofString());
    }

    static String get(FakeNode node, String path) {
        return send(request(node, path).build()).body();
    }

    /** The body of the response to a call with id 1; {@code params} empty for none. */
    static String call(FakeNode node, String path, String method, String params) {
        return send(post(node, path, body(method, params))).body();
    }

    /** The parsed response to such a call. */
    static JsonNode response(FakeNode node, String path, String method, String params) {
        return Objects.requireNonNull(Json.parseOrNull(call(node, path, method, params)));
    }

    static JsonNode result(FakeNode node, String path, String method, String params) {
        return response(node, path, method, params).path("result");
    }

    /** The message of the error. */
    static String error(FakeNode node, String path, String method, String params) {
        return response(node, path, method, params).at("/error/message").asText();
    }

    static String body(String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + '"'
                + (params.isEmpty() ? "" : ",\"params\":" + params) + "}";
    }
}
