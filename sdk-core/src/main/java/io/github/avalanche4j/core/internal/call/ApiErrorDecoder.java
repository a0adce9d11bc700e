package io.github.avalanche4j.core.internal.call;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.internal.redact.Excerpt;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads error bodies of every form that servers send: JSON with a text or a list, only an error's name, plain text,
 * HTML.
 */
public final class ApiErrorDecoder implements ErrorDecoder {
    private final Function<ErrorStatus, @Nullable String> advice;

    /** Suggests what to do next, by status. */
    public ApiErrorDecoder() {
        this(error -> null);
    }

    /** Suggests what to do next with a client's own advice; null for the advice by status. */
    public ApiErrorDecoder(Function<ErrorStatus, @Nullable String> advice) {
        this.advice = advice;
    }

    @Override
    public AvalancheException decode(ErrorStatus error, FailureContext context) {
        JsonNode json = json(error.body());
        Redactor redactor = error.redactor();
        Optional<String> name = text(json.path("error")).map(redactor::redact);
        List<String> messages =
                messages(json, error.body()).stream().map(redactor::redact).toList();
        String words = !messages.isEmpty() ? String.join("; ", messages) : name.orElse("");
        String what = "the server responded " + error.status() + (words.isEmpty() ? "" : ": " + Excerpt.of(words));
        String known = advice.apply(error);
        return ApiException.of(context.message(what, known == null ? next(error) : known), error.status(), said -> {
            said.endpoint(context.endpoint()).messages(messages).headers(error.headers());
            said.body(error.body()).attempts(context.attempt());
            name.ifPresent(said::errorName);
            if (context.mayActTwice()) {
                said.isTransient(false);
            }
            if (error.retryAfter() != null) {
                said.retryAfter(error.retryAfter());
            }
        });
    }

    private static JsonNode json(String body) {
        try {
            JsonNode json = Mapper.JSON.readTree(body);
            return json == null ? MissingNode.getInstance() : json;
        } catch (JsonProcessingException e) {
            return MissingNode.getInstance(); // a text or a page; it is shown as it is
        }
    }

    private static Optional<String> text(JsonNode node) {
        return node.isTextual() ? Optional.of(node.textValue()) : Optional.empty();
    }

    private static List<String> messages(JsonNode json, String body) {
        List<String> messages = new ArrayList<>();
        // a JSON-RPC envelope has its message one level deeper
        JsonNode message = json.path("error").isObject() ? json.path("error").path("message") : json.path("message");
        if (message.isArray()) {
            message.forEach(each -> messages.add(each.isTextual() ? each.textValue() : each.toString()));
        } else if (message.isTextual()) {
            messages.add(message.textValue());
        } else if (json.isMissingNode() && !body.isBlank()) {
            messages.add(plain(body));
        }
        return List.copyOf(messages);
    }

    private static String plain(String body) {
        boolean page = body.stripLeading().startsWith("<");
        return (page ? body.replaceAll("(?s)<(script|style)[^>]*>.*?</\\1>|<[^>]*>", " ") : body)
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static String next(ErrorStatus error) {
        return switch (error.status()) {
            case 301, 302, 303, 307, 308 -> redirected(error);
            case 400, 422 ->
                isPlainRequestToTls(error.body())
                        ? "the server speaks TLS at this port: use https:// in the client's address"
                        : "correct the request";
            case 401 -> "check the key, and that it is set for this service";
            case 403 -> "check the key's rights, or the server's list of allowed callers";
            case 404 -> "check the path and what it names";
            case 413 -> "send less in one request";
            case 429 ->
                error.retryAfter() == null
                        ? "call less often"
                        : "call again in " + error.retryAfter().toSeconds() + " s";
            default -> error.status() >= 500 ? "try again later" : "see body() for the server's message";
        };
    }

    private static String redirected(ErrorStatus error) {
        String place = error.headers().first("Location").orElse("").replaceAll("[?#].*", "");
        return "redirects are not followed: "
                + (place.isEmpty() ? "" : "it leads to " + Excerpt.of(place) + ", so ")
                + "correct the client's address";
    }

    /** The messages of Go's server, which nodes use, and of nginx. */
    private static boolean isPlainRequestToTls(String body) {
        return body.contains("sent an HTTP request to an HTTPS server")
                || body.contains("plain HTTP request was sent to HTTPS port");
    }
}
