package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.data.DataResponder;
import io.github.avalanche4j.testing.internal.data.Fixtures;
import io.github.avalanche4j.testing.internal.data.RateLimit;
import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.script.Match;
import java.time.Duration;
import java.util.List;

/**
 * An in-process fake of the hosted services: an HTTP server on loopback that serves every operation of the data,
 * metrics and signature-aggregation services with generated data, unless scripted otherwise. Lists have any size and
 * are served page by page; parameters are checked; errors come in every format; there are rate limits in requests or
 * compute units, API keys, export jobs and webhooks.
 *
 * <pre>{@code
 * try (FakeDataService service = FakeDataService.start()) {
 *     service.list("listSubnets").size(250).emptyPageEvery(3);
 *     service.on("getTransaction").respondStatus(503, "text/html", "<h1>Bad Gateway</h1>");
 *     // talk to service.url()
 * }
 * }</pre>
 *
 * <p>It looks for a response in this order: scripts, API key, rate limit, lists at a path, the aggregator, operations.
 * All other requests get the 404 of an unknown path. Operations are named by their ids in the OpenAPI documents. The
 * first items of a list and all single objects are the {@linkplain #fixture fixtures}, in which the ids of the request
 * replace their own. Filters by status and kind select among the fixture's items, and items name the nodes, contracts
 * and asset of the request; ranges and bounds select nothing. Safe for use by many threads.
 */
public final class FakeDataService extends FakeServer {
    private final DataResponder responder;
    private final FakeWebhooks webhooks;
    private final FakeExports exports;

    private FakeDataService(DataResponder responder, int port) {
        super(LoopbackServer.start(port, responder), responder.scripts());
        this.responder = responder;
        this.webhooks = new FakeWebhooks(responder.operations().webhooks());
        this.exports = new FakeExports(responder.operations().exports());
    }

    /** {@return a running fake on a free port} */
    public static FakeDataService start() {
        return start(0);
    }

    /**
     * Starts a fake on a certain port, such as the port of a closed one: a service that restarts.
     *
     * @return a running fake
     */
    public static FakeDataService start(int port) {
        return new FakeDataService(new DataResponder(), port);
    }

    /** {@return the ids of all operations} */
    public static List<String> operations() {
        return DataResponder.operationIds();
    }

    /** {@return the names of all fixtures, at least one for each operation} */
    public static List<String> fixtures() {
        return Fixtures.names();
    }

    /**
     * One fixture.
     *
     * @return the sample request and response
     */
    public static Fixture fixture(String name) {
        return Fixture.of(Fixtures.get(name));
    }

    /**
     * Sets the seed of the generated data; 0 at first.
     *
     * @param seed equal seeds produce equal data
     */
    public FakeDataService seed(long seed) {
        responder.operations().seed(seed);
        return this;
    }

    /** Sets the number of items of each paged list of the operations; 25 at first. */
    public FakeDataService listSize(int items) {
        responder.operations().listSize(items);
        return this;
    }

    /** The list of an operation, for any variables in its path. */
    public FakeList list(String operationId) {
        return new FakeList(responder.operations().list(operationId));
    }

    /** Expires all page tokens of the operations; requests with them get 400. */
    public void expireTokens() {
        responder.operations().expireTokens();
    }

    /** Rejects query parameters that an operation does not have; the services ignore them. */
    public FakeDataService rejectUnknownParameters() {
        responder.operations().rejectUnknownParameters();
        return this;
    }

    /** Responds with 404 to the operations that the services have removed or withdrawn, as they do today. */
    public FakeDataService withoutRemovedOperations() {
        responder.withoutRemovedOperations();
        return this;
    }

    /** {@return the export jobs} */
    public FakeExports exports() {
        return exports;
    }

    /** {@return the webhooks, whose messages the test delivers} */
    public FakeWebhooks webhooks() {
        return webhooks;
    }

    /** Scripts the requests of an operation, for any variables in its path. */
    public Script on(String operationId) {
        return script(Match.that(request -> DataResponder.isOperation(operationId, request)));
    }

    /**
     * A list at a path that a test sets up, empty at first.
     *
     * @param path the path, without a query
     * @param itemsField the field of the response that holds the items, such as {@code subnets}
     * @return the list; the same one whenever the path is the same
     */
    public FakeList list(String path, String itemsField) {
        return new FakeList(responder.list(path, itemsField));
    }

    /**
     * Responds to the next request to a path with an error; {@code times} and {@code always} extend it to more
     * requests.
     *
     * @param path the path; without a query it matches every query
     * @param format the format of the body
     */
    public ScriptedResponse respondError(String path, int status, ErrorFormat format, String message) {
        return onPath(path).respondStatus(status, format.contentType(), format.body(status, message));
    }

    /**
     * Requires an API key: requests without it get 401.
     *
     * @param header the header that carries it
     */
    public FakeDataService requireApiKey(String header, String key) {
        responder.requireKey(header, key);
        return this;
    }

    /**
     * Limits the requests per period; requests above the limit get 429. All responses then have the rate-limit headers.
     *
     * @param period the length of a period, in whole seconds
     */
    public FakeDataService rateLimit(int requests, Duration period) {
        responder.limit(RateLimit.requests(requests, period));
        return this;
    }

    /**
     * Limits the compute units per period, as the services do; each operation has its price. Requests above the limit
     * get 429. All responses then have the rate-limit headers.
     *
     * @param units the number of compute units
     * @param period the length of a period, in whole seconds
     */
    public FakeDataService rateLimitUnits(int units, Duration period) {
        responder.limit(RateLimit.units(units, period));
        return this;
    }

    /**
     * Exhausts the rate limit: from the first request on, all requests get 429 for this time, and none afterwards.
     *
     * @param time the duration, in whole seconds
     */
    public FakeDataService exhaustRateLimit(Duration time) {
        responder.limit(RateLimit.exhausted(time));
        return this;
    }

    /**
     * Serves a signature aggregator, hosted and self-hosted.
     *
     * @param signer signs the messages
     */
    public FakeAggregator aggregator(FakeAggregator.Signer signer) {
        return new FakeAggregator(responder.aggregator(signer::sign));
    }

    /** Delays every response. */
    public FakeDataService latency(Duration time) {
        server().latency(time);
        return this;
    }

    /**
     * Counts the received requests of an operation among the last 10 000 requests.
     *
     * @return the number of requests
     */
    public int receivedCount(String operationId) {
        return (int) server().received().all().stream()
                .filter(request -> DataResponder.isOperation(operationId, request))
                .count();
    }
}
