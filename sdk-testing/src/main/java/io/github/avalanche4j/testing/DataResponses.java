package io.github.avalanche4j.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Finds the answer of a fake data service. */
final class DataResponses implements LoopbackServer.Handler {
    private final Scripts scripts = new Scripts();
    private final Map<String, FakeList> lists = new ConcurrentHashMap<>();
    private volatile @Nullable FakeRateLimit limit;
    private volatile @Nullable FakeAggregator aggregator;
    private volatile String keyHeader = "";
    private volatile String key = "";

    Scripts scripts() {
        return scripts;
    }

    FakeList list(String path, String field) {
        return lists.computeIfAbsent(path, name -> new FakeList(name, field));
    }

    void requireKey(String header, String value) {
        keyHeader = header;
        key = value;
    }

    void limit(FakeRateLimit value) {
        limit = value;
    }

    FakeAggregator aggregator(FakeAggregator.Signer signer) {
        FakeAggregator made = new FakeAggregator(signer);
        aggregator = made;
        return made;
    }

    @Override
    public Response respond(ReceivedRequest request) {
        ScriptedResponse reply = scripts.take(request, null);
        return reply == null ? unscripted(request) : reply.respond(request, null, () -> unscripted(request));
    }

    private Response unscripted(ReceivedRequest request) {
        if (!keyHeader.isEmpty() && !request.header(keyHeader).orElse("").equals(key)) {
            return error(401, "Unauthorized");
        }
        FakeRateLimit limited = limit;
        if (limited == null) {
            return content(request);
        }
        FakeRateLimit.Verdict verdict = limited.next(System.nanoTime());
        Response answer = verdict.refused() ? error(429, "Rate limit exceeded") : content(request);
        return answer.withHeaders(verdict.headers());
    }

    private Response content(ReceivedRequest request) {
        String path = request.barePath();
        FakeList list = lists.get(path);
        if (list != null && request.method().equals("GET")) {
            return list.respond(query(request.path()));
        }
        FakeAggregator signing = aggregator;
        Response signed = signing == null ? null : signing.respond(request);
        return signed == null ? error(404, "Cannot " + request.method() + " " + path) : signed;
    }

    private static Response error(int status, String words) {
        return Response.of(status, ErrorFormat.MESSAGE.contentType(), ErrorFormat.MESSAGE.body(status, words));
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
