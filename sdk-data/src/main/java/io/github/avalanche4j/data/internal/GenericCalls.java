package io.github.avalanche4j.data.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.jsonrpc.RpcParams;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
import io.github.avalanche4j.core.internal.rest.PageTokenFields;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Calls of any path of one service, for endpoints without a method.
 *
 * @param channel sends the requests
 * @param service the first part of their ids, {@code data} or {@code metrics}
 */
public record GenericCalls(RestChannel channel, String service) {
    /** Version 1 of the metrics service has names of its own. */
    private static final PageTokenFields TOKENS = PageTokenFields.NEXT_PAGE_TOKEN.or("nextPageStartKey", "startKey");

    /** What may hold a key: a query, and everything after the scheme of a whole URL. */
    private static final Pattern SECRET = Pattern.compile("(?s)((?<=\\?)|(?<=://)).*");

    /** A GET. */
    public <T> Call<T> get(String path, Map<String, ?> query, Class<T> type) {
        Objects.requireNonNull(type, "type");
        return channel.call(Endpoint.get(service + ".get", path(path), type), query(query));
    }

    /** A list. */
    public <T> Paged<T> list(String path, Map<String, ?> query, String itemsField, Class<T> type) {
        Objects.requireNonNull(type, "type");
        Require.notBlank("itemsField", itemsField);
        return channel.list(
                ListEndpoint.of(service + ".list", path(path), itemsField, Decoder.of(type), PageSizes.UNKNOWN)
                        .withTokenFields(TOKENS),
                query(query));
    }

    /** A POST, which is not repeated if the service may have acted on it. */
    public <T> Call<T> post(String path, Map<String, ?> body, Class<T> type) {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(body, "body");
        return channel.send(Endpoint.post(service + ".post", path(path), type).notIdempotent(), RpcParams.copyOf(body));
    }

    /** A PATCH, which is not repeated if the service may have acted on it. */
    public <T> Call<T> patch(String path, Map<String, ?> body, Class<T> type) {
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(body, "body");
        return channel.send(
                Endpoint.patch(service + ".patch", path(path), type).notIdempotent(), RpcParams.copyOf(body));
    }

    private static String path(String path) {
        Objects.requireNonNull(path, "path");
        if (!path.startsWith("/") || path.indexOf('?') >= 0 || path.indexOf('{') >= 0) {
            String shown = SECRET.matcher(path).replaceFirst("…");
            throw new InvalidRequestException("path", shown, "beginning with a slash, and without a query");
        }
        return path;
    }

    private static Map<String, ?> query(Map<String, ?> query) {
        return RpcParams.copyOf(Objects.requireNonNull(query, "query"));
    }
}
