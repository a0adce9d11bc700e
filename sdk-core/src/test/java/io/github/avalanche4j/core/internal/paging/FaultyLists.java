package io.github.avalanche4j.core.internal.paging;

import io.github.avalanche4j.core.internal.call.ApiErrorDecoder;
import io.github.avalanche4j.core.internal.call.TestOptions;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.http.Tracked;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.ConnectionSpec;
import okhttp3.HttpUrl;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Response;
import okhttp3.ResponseBody;
import okio.Buffer;
import okio.ForwardingSource;
import okio.Okio;

/**
 * A server inside the HTTP client with two lists of the numbers from 0 on: one by page tokens, one by ranges. It fails
 * now and then, and remembers only how many pages it served.
 */
final class FaultyLists implements AutoCloseable {
    private static final MediaType JSON = MediaType.get("application/json");

    private final int pages;
    private final long seed;
    private final OkHttpClient http;
    private final Transport transport;
    private final Random dice;
    private final AtomicInteger served = new AtomicInteger();
    private final AtomicInteger faults = new AtomicInteger();
    private volatile int faultEvery;
    private volatile int epoch;

    FaultyLists(int pages, long seed) {
        this.pages = pages;
        this.seed = seed;
        this.dice = new Random(seed);
        this.http = new OkHttpClient.Builder()
                .connectionSpecs(List.of(ConnectionSpec.CLEARTEXT))
                .addInterceptor(this::respond)
                .build();
        this.transport = new Transport(
                "http://lists.test",
                TestOptions.of(options -> options.httpClient(http).retries(0)),
                new ApiErrorDecoder());
    }

    /** On average, one of this many requests fails; 0 for none. */
    FaultyLists faultEvery(int requests) {
        faultEvery = requests;
        return this;
    }

    Transport transport() {
        return transport;
    }

    int served() {
        return served.get();
    }

    int faults() {
        return faults.get();
    }

    /** Expires all tokens that were issued so far. */
    void expireTokens() {
        epoch++;
    }

    /** The size of a page: none, one or several items; empty pages also occur in a row. */
    private int size(int page) {
        int dots = Long.hashCode((page + 31) * 0x9E3779B97F4A7C15L ^ seed) >>> 8;
        return page / 7 % 5 == 0 ? 0 : dots % 8;
    }

    /** The exclusive end of the list of pages. */
    long end() {
        long end = 0;
        for (int page = 0; page < pages; page++) {
            end += size(page);
        }
        return end;
    }

    private Response respond(Interceptor.Chain chain) throws IOException {
        HttpUrl url = chain.request().url();
        String body = url.pathSegments().get(0).equals("range") ? range(url) : page(url.queryParameter("pageToken"));
        if (body == null) {
            return response(chain, 400, new Buffer().writeUtf8("the token has expired"));
        }
        int fault = nextFault();
        if (fault >= 0) {
            faults.incrementAndGet();
        }
        Buffer whole = new Buffer().writeUtf8(body);
        return switch (fault) {
            case 0 -> throw new IOException("unexpected end of stream");
            case 1 -> response(chain, 503, new Buffer().writeUtf8("no"));
            case 2 -> response(chain, 500, new Buffer());
            case 3 -> response(chain, 200, new Buffer().writeUtf8(body.substring(0, body.length() - 2)));
            case 4 -> cut(chain, whole);
            default -> response(chain, 200, whole);
        };
    }

    private synchronized int nextFault() {
        served.incrementAndGet();
        return faultEvery > 0 && dice.nextInt(faultEvery) == 0 ? dice.nextInt(5) : -1;
    }

    /** The page of a token, which holds the page's number, first item and time of issue; null if expired. */
    private String page(String token) {
        String[] parts = token == null ? new String[] {"0", "0", "" + epoch} : token.split("-");
        if (Integer.parseInt(parts[2]) != epoch) {
            return null;
        }
        int page = Integer.parseInt(parts[0]);
        long first = Long.parseLong(parts[1]);
        String next = page + 1 < pages
                ? ",\"nextPageToken\":\"" + (page + 1) + "-" + (first + size(page)) + "-" + epoch + "\"}"
                : "}";
        return items(first, first + size(page)) + next;
    }

    /** The beginning of a range; empty only at the end. */
    private String range(HttpUrl url) {
        long start = Long.parseLong(url.pathSegments().get(1));
        int count = Integer.parseInt(url.pathSegments().get(2));
        int shorter = Math.max(1, count - size((int) (start % 1000)) / 5);
        return items(start, Math.max(start, Math.min(pages, start + shorter))) + "}";
    }

    private static String items(long from, long to) {
        StringBuilder items = new StringBuilder("{\"items\":[");
        for (long item = from; item < to; item++) {
            items.append(item == from ? "" : ",").append(item);
        }
        return items.append(']').toString();
    }

    private static Response response(Interceptor.Chain chain, int status, Buffer body) {
        return Tracked.response(chain, status, ResponseBody.create(body, JSON, body.size()));
    }

    private static Response cut(Interceptor.Chain chain, Buffer whole) {
        long half = whole.size() / 2;
        ForwardingSource source = new ForwardingSource(whole) {
            @Override
            public long read(Buffer sink, long count) throws IOException {
                if (whole.size() <= half) {
                    throw new IOException("connection reset");
                }
                return super.read(sink, Math.min(count, whole.size() - half));
            }
        };
        return Tracked.response(chain, 200, ResponseBody.create(Okio.buffer(source), JSON, -1));
    }

    @Override
    public void close() {
        transport.close();
        http.dispatcher().executorService().shutdown();
    }
}
