package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.data.DataResponder;
import io.github.avalanche4j.testing.internal.data.Fixtures;
import io.github.avalanche4j.testing.internal.data.RateLimit;
import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.node.Interfaces;
import io.github.avalanche4j.testing.internal.script.Match;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
        requireOpen();
        responder.operations().seed(seed);
        return this;
    }

    /** Sets the number of items of each paged list of the operations; 25 at first. */
    public FakeDataService listSize(int items) {
        requireOpen();
        responder.operations().listSize(Args.atLeast(0, "items", items));
        return this;
    }

    /**
     * The list of an operation, for any variables in its path.
     *
     * @param operationId as for {@link #on}
     * @throws IllegalArgumentException if there is no such operation, or if it is not a list
     */
    public FakeList list(String operationId) {
        requireOpen();
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

    /** Responds with 404 to the operations that the services have removed or withdrawn, as the services do. */
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

    /**
     * Scripts the requests of an operation, for any variables in its path.
     *
     * @param operationId the id in the OpenAPI documents, such as {@code listSubnets}; also as exceptions and spans have
     *     it, {@code data.listSubnets}, and as verb and path, {@code GET /v1/networks/{network}/subnets}
     * @throws IllegalArgumentException if there is no such operation; the message has the one that may be meant
     */
    public Script on(String operationId) {
        String id = DataResponder.operationId(operationId);
        return script(Match.ANY.withOperation(
                new Match.Operation(id, (verb, path) -> DataResponder.isOperation(id, verb, path))));
    }

    @Override
    @Nullable
    String problem(@Nullable String verb, String path) {
        return Interfaces.isPath(path)
                ? "'" + path + "' is a path of a node, which FakeNode.onPath scripts"
                : responder.problem(verb, path);
    }

    /**
     * A list at a path that a test sets up, empty at first. The path may be one that this library does not know.
     *
     * @param path the path, without a query
     * @param itemsField the field of the response that holds the items, such as {@code subnets}
     * @return the list; the same one whenever the path is the same
     * @throws IllegalArgumentException if the path looks like that of an operation and is not, or if the operation's items
     *     are in another field
     */
    public FakeList list(String path, String itemsField) {
        requireOpen();
        Args.text("itemsField", itemsField);
        return new FakeList(responder.list(path, itemsField));
    }

    /**
     * Responds to the next request to a path with an error; {@code times} and {@code always} extend it to more
     * requests.
     *
     * @param path the path, as for {@link #onPath}
     * @param status from 400 to 599
     * @param format the format of the body
     */
    public ScriptedResponse respondError(String path, int status, ErrorFormat format, String message) {
        Args.between(400, 599, "status", status);
        Objects.requireNonNull(message, "message");
        return onPath(path).respondStatus(status, format.contentType(), format.body(status, message));
    }

    /**
     * Requires an API key: requests without it get 401.
     *
     * @param header the header that carries it
     */
    public FakeDataService requireApiKey(String header, String key) {
        requireOpen();
        responder.requireKey(Args.headerName(header), Args.headerValue("key", Args.text("key", key)));
        return this;
    }

    /**
     * Limits the requests per period; requests above the limit get 429. All responses then have the rate-limit headers.
     *
     * @param period the length of a period, in whole seconds
     */
    public FakeDataService rateLimit(int requests, Duration period) {
        requireOpen();
        Args.atLeast(0, "requests", requests);
        responder.limit(RateLimit.requests(requests, Args.wholeSeconds("period", period)));
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
        requireOpen();
        Args.atLeast(0, "units", units);
        responder.limit(RateLimit.units(units, Args.wholeSeconds("period", period)));
        return this;
    }

    /**
     * Exhausts the rate limit: from the first request on, all requests get 429 for this time, and none afterwards.
     *
     * @param time the duration, in whole seconds
     */
    public FakeDataService exhaustRateLimit(Duration time) {
        requireOpen();
        responder.limit(RateLimit.exhausted(Args.wholeSeconds("time", time)));
        return this;
    }

    /**
     * Serves a signature aggregator, hosted and self-hosted.
     *
     * @param signer signs the messages
     */
    public FakeAggregator aggregator(FakeAggregator.Signer signer) {
        requireOpen();
        Objects.requireNonNull(signer, "signer");
        return new FakeAggregator(responder.aggregator(signer::sign));
    }

    /** Delays every response. */
    public FakeDataService latency(Duration latency) {
        server().latency(latency);
        return this;
    }

    /**
     * Counts the received requests of an operation among the last 10 000 requests.
     *
     * @param operationId as for {@link #on}
     * @return the number of requests
     */
    public int receivedCount(String operationId) {
        String id = DataResponder.operationId(operationId);
        return (int) server().received().all().stream()
                .filter(request -> DataResponder.isOperation(id, request.method(), request.barePath()))
                .count();
    }
}
