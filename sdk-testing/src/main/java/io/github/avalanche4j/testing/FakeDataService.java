package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.data.DataResponder;
import io.github.avalanche4j.testing.internal.data.RateLimit;
import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.script.Match;
import java.time.Duration;
import java.util.List;

/**
 * An in-process fake of the hosted services: an HTTP server on loopback with lists of any size that are served page
 * by page, errors in every format, rate limits, API keys, and a signature aggregator. One fake can be the data
 * service, the aggregator and the metrics service together.
 *
 * <pre>{@code
 * try (FakeDataService service = FakeDataService.start()) {
 *     service.list("/v1/networks/mainnet/subnets", "subnets").items(25, i -> "{…}").emptyPageEvery(3);
 *     service.onGet("/v1/chains/43114/blocks").respondStatus(503, "text/html", "<h1>Bad Gateway</h1>");
 *     // talk to service.url()
 * }
 * }</pre>
 *
 * <p>It looks for a response in this order: scripts, API key, rate limit, lists, the aggregator. All other requests get
 * the 404 of an unknown path. Safe for use by many threads.
 */
public final class FakeDataService implements AutoCloseable {
    private final DataResponder responder = new DataResponder();
    private final LoopbackServer server;

    private FakeDataService(int port) {
        this.server = LoopbackServer.start(port, responder);
    }

    /** {@return a running fake on a free port} */
    public static FakeDataService start() {
        return new FakeDataService(0);
    }

    /**
     * Starts a fake on a certain port, such as the port of a closed one: a service that restarts.
     *
     * @param port the port
     * @return a running fake
     */
    public static FakeDataService start(int port) {
        return new FakeDataService(port);
    }

    /** {@return the base URL, without a slash at the end} */
    public String url() {
        return server.url();
    }

    /** {@return the port} */
    public int port() {
        return server.port();
    }

    /**
     * The list at a path, empty at first.
     *
     * @param path the path, without a query
     * @param itemsField the field of the response that holds the items, such as {@code subnets}
     * @return the list; the same one whenever the path is the same
     */
    public FakeList list(String path, String itemsField) {
        return new FakeList(responder.list(path, itemsField));
    }

    /**
     * Scripts GET requests.
     *
     * @param path the path; without a query it matches every query
     * @return the script
     */
    public Script onGet(String path) {
        return new Script(responder.scripts(), Match.http("GET", path));
    }

    /**
     * Scripts POST requests.
     *
     * @param path the path; without a query it matches every query
     * @return the script
     */
    public Script onPost(String path) {
        return new Script(responder.scripts(), Match.http("POST", path));
    }

    /** {@return a script for all requests} */
    public Script onAny() {
        return new Script(responder.scripts(), Match.ANY);
    }

    /**
     * Responds to the next request to a path with an error; {@code times} and {@code always} make it more requests.
     *
     * @param path the path; without a query it matches every query
     * @param status the status
     * @param format the format of the body
     * @param message the server's message
     * @return the response
     */
    public ScriptedResponse respondError(String path, int status, ErrorFormat format, String message) {
        return new Script(responder.scripts(), Match.path(path))
                .respondStatus(status, format.contentType(), format.body(status, message));
    }

    /** Removes all scripts. */
    public void clearScripts() {
        responder.scripts().clear();
    }

    /**
     * Requires an API key: requests without it get 401.
     *
     * @param header the header that carries it
     * @param key the key
     * @return this
     */
    public FakeDataService requireApiKey(String header, String key) {
        responder.requireKey(header, key);
        return this;
    }

    /**
     * Limits the requests of a period; those above the limit get 429. All responses then have the rate-limit headers.
     *
     * @param requests how many
     * @param period the length of a period, in whole seconds
     * @return this
     */
    public FakeDataService rateLimit(int requests, Duration period) {
        responder.limit(new RateLimit(requests, period));
        return this;
    }

    /**
     * Exhausts the rate limit: from the first request on, all requests get 429 for this time, and none afterwards.
     *
     * @param time how long, in whole seconds
     * @return this
     */
    public FakeDataService exhaustRateLimit(Duration time) {
        responder.limit(new RateLimit(time));
        return this;
    }

    /**
     * Serves a signature aggregator, hosted and self-hosted.
     *
     * @param signer signs the messages
     * @return the aggregator
     */
    public FakeAggregator aggregator(FakeAggregator.Signer signer) {
        return new FakeAggregator(responder.aggregator(signer::sign));
    }

    /**
     * Delays every response.
     *
     * @param time how long
     * @return this
     */
    public FakeDataService latency(Duration time) {
        server.latency(time);
        return this;
    }

    /** {@return the received requests in order, at most the last 10 000} */
    public List<ReceivedRequest> received() {
        return ReceivedRequest.all(server.received().all());
    }

    /** {@return the number of received requests} */
    public int receivedCount() {
        return server.received().total();
    }

    /**
     * Takes the next received request that was not taken before, and waits for it if necessary.
     *
     * @param timeout how long to wait
     * @return the request
     * @throws AssertionError after the timeout
     */
    public ReceivedRequest takeReceived(Duration timeout) {
        return new ReceivedRequest(server.received().take(timeout));
    }

    /** Forgets the received requests. */
    public void clearReceived() {
        server.received().clear();
    }

    /** {@return the number of open connections} */
    public int openConnections() {
        return server.connections().open();
    }

    /** Stops the server and closes its connections; held and delayed responses are not sent. */
    @Override
    public void close() {
        server.close();
    }

    @Override
    public String toString() {
        return "FakeDataService at " + url();
    }
}
