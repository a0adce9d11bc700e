package io.github.avalanche4j.testing.internal.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import io.github.avalanche4j.testing.internal.script.Rule;
import io.github.avalanche4j.testing.internal.script.Rules;
import java.net.URLDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds the response of a fake data service. */
public final class DataResponder implements LoopbackServer.Handler {
    private final Rules scripts = new Rules();
    private final Map<String, PagedList> lists = new ConcurrentHashMap<>();
    private volatile @Nullable RateLimit limit;
    private volatile @Nullable Aggregator aggregator;
    private volatile String keyHeader = "";
    private volatile String key = "";

    public Rules scripts() {
        return scripts;
    }

    public PagedList list(String path, String field) {
        return lists.computeIfAbsent(path, name -> new PagedList(name, field));
    }

    public void requireKey(String header, String value) {
        keyHeader = header;
        key = value;
    }

    public void limit(RateLimit value) {
        limit = value;
    }

    public Aggregator aggregator(Aggregator.Signer signer) {
        Aggregator made = new Aggregator(signer);
        aggregator = made;
        return made;
    }

    @Override
    public Response respond(Request request) {
        Rule rule = scripts.take(request, null);
        return rule == null ? unscripted(request) : rule.respond(request, null, () -> unscripted(request));
    }

    private Response unscripted(Request request) {
        if (!keyHeader.isEmpty() && !request.header(keyHeader).orElse("").equals(key)) {
            return error(401, "Unauthorized");
        }
        RateLimit limited = limit;
        if (limited == null) {
            return content(request);
        }
        RateLimit.Decision decision = limited.next(System.nanoTime());
        Response response = decision.refused() ? error(429, "Rate limit exceeded") : content(request);
        return response.withHeaders(decision.headers());
    }

    private Response content(Request request) {
        String path = request.barePath();
        PagedList list = lists.get(path);
        if (list != null && request.method().equals("GET")) {
            return list.respond(query(request.path()));
        }
        Aggregator signing = aggregator;
        Response signed = signing == null ? null : signing.respond(request);
        return signed == null ? error(404, "Cannot " + request.method() + " " + path) : signed;
    }

    private static Response error(int status, String message) {
        return ErrorBody.response(status, message);
    }

    static Map<String, List<String>> query(String path) {
        Map<String, List<String>> query = new TreeMap<>();
        int mark = path.indexOf('?');
        if (mark >= 0) {
            for (String part : path.substring(mark + 1).split("&", -1)) {
                String[] pair = part.split("=", 2);
                String value = pair.length == 2 ? URLDecoder.decode(pair[1], UTF_8) : "";
                query.computeIfAbsent(URLDecoder.decode(pair[0], UTF_8), name -> new ArrayList<>())
                        .add(value);
            }
        }
        return query;
    }
}
