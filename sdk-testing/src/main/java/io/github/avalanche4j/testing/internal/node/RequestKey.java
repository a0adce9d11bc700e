package io.github.avalanche4j.testing.internal.node;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The key of a request: equal for all requests that get the same response, so that a recording is found by it. */
public final class RequestKey {
    private static final Pattern CHAIN = Pattern.compile("^/ext/(?:bc/)?([^/?]+)");
    private static final Set<String> ALIASES = Set.of("P", "platform", "X", "avm", "C", "evm");

    private RequestKey() {}

    /** All aliases of a chain have the same path. */
    public static String canonicalPath(String path) {
        Matcher chain = CHAIN.matcher(path);
        boolean isKnown = chain.find() && (path.startsWith("/ext/bc/") || ALIASES.contains(chain.group(1)));
        return isKnown ? "/ext/bc/" + alias(chain.group(1)) + path.substring(chain.end()) : path;
    }

    /** {@return the usual alias of a chain of the primary network; any other alias or id as it is} */
    public static String alias(String chain) {
        return switch (chain) {
            case "platform", "11111111111111111111111111111111LpoYY" -> "P";
            // ids of the recorded network and of the ledger
            case "avm",
                    "3PXcEi1fvzrVAeiNt3ZJgffQqNCgu2i53vEcgmhMnNSwwU3jW",
                    "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed" -> "X";
            case "evm",
                    "2srtt151ke1bC5f2ZquiS9C3CmuuXRDVmvVZNMuQBC4XKB6SdA",
                    "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC" -> "C";
            default -> chain;
        };
    }

    /** Whether the EVM engine serves this path; its rules differ from those of the services. */
    static boolean isChain(String path) {
        return path.endsWith("/rpc");
    }

    static String ofCall(String path, String method, @Nullable JsonNode params) {
        boolean chain = isChain(path);
        return "CALL " + canonicalPath(path) + ' ' + method + ' '
                + (chain ? chainParams(params) : serviceParams(params));
    }

    static String ofRequest(String method, String path, String contentType, String body) {
        if (body.isEmpty() && !method.equals("POST")) {
            return method + ' ' + path;
        }
        JsonNode json = Json.parseOrNull(body);
        return method
                + ' '
                + path
                + ' '
                + mediaType(contentType)
                + ' '
                + (json == null ? body : Json.canonical(json, false));
    }

    /** A recording of a well-formed call is found as a call, and as exactly that request. */
    static List<String> of(Recordings.Entry recording) {
        if (recording.requestHeaders().containsKey("host")) {
            return List.of(); // the key lacks the host
        }
        String body = recording.sentBody();
        String asSent = ofRequest(
                recording.method(),
                recording.path(),
                recording.requestHeaders().getOrDefault("content-type", ""),
                body);
        JsonNode json = Json.parseOrNull(body);
        if (json == null || !json.isObject() || !recording.method().equals("POST")) {
            return List.of(asSent);
        }
        RpcCall call = RpcCall.of(json, Json.idText(body));
        boolean proper = call.version().equals("2.0")
                && !call.hasNoId()
                && !call.method().isEmpty();
        boolean refusedParams = isChain(recording.path()) && json.path("params").isObject();
        if (!proper || refusedParams) {
            return List.of(asSent);
        }
        return List.of(ofCall(recording.path(), call.method(), call.params()));
    }

    static String mediaType(String contentType) {
        return contentType.replaceFirst(";.*", "").toLowerCase(Locale.ROOT);
    }

    private static String chainParams(@Nullable JsonNode params) {
        String text = Json.canonical(params, false);
        return text.equals("[]") || text.equals("{}") ? "null" : text;
    }

    /** Names in any case, the object by itself or in an array, the default encoding the same as none. */
    private static String serviceParams(@Nullable JsonNode params) {
        JsonNode object = params != null
                        && params.isArray()
                        && params.size() > 0
                        && params.get(0).isObject()
                ? params.get(0)
                : params;
        if (object instanceof ObjectNode named) {
            ObjectNode lower = Json.MAPPER.createObjectNode();
            named.properties().forEach(field -> lower.set(field.getKey().toLowerCase(Locale.ROOT), field.getValue()));
            if (lower.path("encoding").asText().equalsIgnoreCase("hex")) {
                lower.remove("encoding");
            }
            object = lower;
        }
        String text = Json.canonical(object, true);
        return text.equals("[]") || text.equals("{}") ? "null" : text;
    }
}
