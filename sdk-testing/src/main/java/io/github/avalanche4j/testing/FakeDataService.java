package io.github.avalanche4j.testing;

import java.time.Duration;
import java.util.List;

/**
 * The hosted services on loopback: lists of any size that are served page by page, errors in every form, rate limits, keys, and
 * an aggregator of signatures. One fake can stand for the data service, the aggregator and the metrics service together, or
 * for one of them.
 *
 * <pre>{@code
 * try (FakeDataService service = FakeDataService.start()) {
 *     service.list("/v1/networks/mainnet/subnets", "subnets").items(25, i -> "{…}").emptyPageEvery(3);
 *     service.onGet("/v1/chains/43114/blocks").status(503, "text/html", "<h1>Bad Gateway</h1>");
 *     // talk to service.url()
 * }
 * }</pre>
 *
 * <p>Answers are looked for in this order: scripts, the key, the rate limit, lists, the aggregator. What is none of these is
 * answered as the services answer an unknown path, with 404. Safe for use by many threads.
 */
public final class FakeDataService implements AutoCloseable {
    private final DataResponses answers = new DataResponses();
    private final LoopbackServer server;

    private FakeDataService(int port) {
        this.server = LoopbackServer.start(port, answers);
    }

    /** {@return a running fake on a free port} */
    public static FakeDataService start() {
        return new FakeDataService(0);
    }

    /**
     * Starts on a certain port, such as that of a fake that was closed: a service that comes back.
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
     * @param itemsField the field of the answer that holds the items, such as {@code subnets}
     * @return the list; the same one whenever the path is the same
     */
    public FakeList list(String path, String itemsField) {
        return answers.list(path, itemsField);
    }

    /**
     * Scripts GET requests.
     *
     * @param path the path; without a query it fits every query
     * @return the script
     */
    public Script onGet(String path) {
        return new Script(answers.scripts(), new Script.Match(null, "GET", path, null));
    }

    /**
     * Scripts POST requests.
     *
     * @param path the path; without a query it fits every query
     * @return the script
     */
    public Script onPost(String path) {
        return new Script(answers.scripts(), new Script.Match(null, "POST", path, null));
    }

    /** {@return a script for every request there is} */
    public Script onAny() {
        return new Script(answers.scripts(), new Script.Match(null, null, null, null));
    }

    /**
     * Answers the next request to a path with an error; {@code times} and {@code always} of the reply change how many.
     *
     * @param path the path; without a query it fits every query
     * @param status the status
     * @param form the form of the body
     * @param words what it says
     * @return the reply
     */
    public ScriptedResponse respondError(String path, int status, ErrorFormat form, String words) {
        return new Script(answers.scripts(), new Script.Match(null, null, path, null))
                .respondStatus(status, form.contentType(), form.body(status, words));
    }

    /** Forgets all scripts. */
    public void clearScripts() {
        answers.scripts().clear();
    }

    /**
     * Answers 401 to requests without a key.
     *
     * @param header the header that carries it
     * @param key the key
     * @return this
     */
    public FakeDataService requireApiKey(String header, String key) {
        answers.requireKey(header, key);
        return this;
    }

    /**
     * Allows a number of requests in each period, and answers 429 to those above. Answers then have the rate-limit headers.
     *
     * @param requests how many
     * @param period the length of a period, in whole seconds
     * @return this
     */
    public FakeDataService rateLimit(int requests, Duration period) {
        answers.limit(new FakeRateLimit(requests, period));
        return this;
    }

    /**
     * Uses up the allowance: from the first request on, everything is answered 429 for this time, and nothing afterwards.
     *
     * @param time how long, in whole seconds
     * @return this
     */
    public FakeDataService exhaustRateLimit(Duration time) {
        answers.limit(new FakeRateLimit(time));
        return this;
    }

    /**
     * Serves a signature aggregator, hosted and self-hosted.
     *
     * @param signer makes signed messages
     * @return the aggregator
     */
    public FakeAggregator aggregator(FakeAggregator.Signer signer) {
        return answers.aggregator(signer);
    }

    /**
     * Waits before every answer.
     *
     * @param time how long
     * @return this
     */
    public FakeDataService latency(Duration time) {
        server.latency(time);
        return this;
    }

    /** {@return the requests received so far in order, the last 10 000 of them} */
    public List<ReceivedRequest> received() {
        return server.received().all();
    }

    /** {@return how many requests were received} */
    public int receivedCount() {
        return server.received().total();
    }

    /**
     * The next request that was not taken yet; waits for it if need be.
     *
     * @param atMost how long to wait
     * @return the request
     * @throws AssertionError if none comes
     */
    public ReceivedRequest takeReceived(Duration atMost) {
        return server.received().take(atMost);
    }

    /** Forgets what was received. */
    public void clearReceived() {
        server.received().clear();
    }

    /** {@return how many connections are open now} */
    public int openConnections() {
        return server.connections().open();
    }

    /** Stops the server and closes its connections; held and delayed answers are dropped. */
    @Override
    public void close() {
        server.close();
    }

    @Override
    public String toString() {
        return "FakeDataService at " + url();
    }
}
