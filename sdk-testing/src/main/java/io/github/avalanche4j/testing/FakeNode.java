package io.github.avalanche4j.testing;

import java.time.Duration;
import java.util.List;

/**
 * A node that is not there: a server on loopback that answers what a real node was recorded answering, what a test scripts, and otherwise what a node says to such a request.
 *
 * <pre>{@code
 * try (FakeNode node = FakeNode.start()) {
 *     node.on("info.getNodeID").error(-32000, "not today").then().recorded();
 *     // talk to node.url()
 *     assert node.receivedCount("info.getNodeID") == 2;
 * }
 * }</pre>
 *
 * <p>Replies are looked for in this order: scripts, synthesised indices, {@linkplain #replay chosen} recordings, recordings of the two-node network, other recordings. A recording answers every
 * request that asks the same: same path, method and params, whatever the id. Safe for use by many threads.
 */
public final class FakeNode implements AutoCloseable {
    private final NodeResponses answers = new NodeResponses();
    private final LoopbackServer server;

    private FakeNode(int port) {
        this.server = LoopbackServer.start(port, answers);
    }

    /** {@return a running fake on a free port} */
    public static FakeNode start() {
        return new FakeNode(0);
    }

    /**
     * Starts on a certain port, such as that of a fake that was closed: a node that comes back.
     *
     * @param port the port
     * @return a running fake
     */
    public static FakeNode start(int port) {
        return new FakeNode(port);
    }

    /** {@return the names of all recordings, such as {@code info/getNodeID}} */
    public static List<String> recordings() {
        return Recordings.all().names();
    }

    /**
     * One recording.
     *
     * @param name its name
     * @return the exchange
     */
    public static Recording recording(String name) {
        return Recordings.all().get(name);
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
     * Answers the request of a recording with that recording from now on; for requests that several recordings answer.
     *
     * @param recordingName its name
     * @return this
     */
    public FakeNode replay(String recordingName) {
        answers.choose(recording(recordingName));
        return this;
    }

    /**
     * Waits before every answer.
     *
     * @param time how long
     * @return this
     */
    public FakeNode latency(Duration time) {
        server.latency(time);
        return this;
    }

    /**
     * Scripts the calls of a JSON-RPC method, on any path, alone or in a batch.
     *
     * @param rpcMethod the method
     * @return the script
     */
    public Script on(String rpcMethod) {
        return script(new Script.Match(rpcMethod, null, null, null));
    }

    /**
     * Scripts GET requests.
     *
     * @param path the path; without a query it fits every query
     * @return the script
     */
    public Script onGet(String path) {
        return script(new Script.Match(null, "GET", path, null));
    }

    /**
     * Scripts all requests to a path, of any HTTP or JSON-RPC method.
     *
     * @param path the path; without a query it fits every query
     * @return the script
     */
    public Script onPath(String path) {
        return script(new Script.Match(null, null, path, null));
    }

    /** {@return a script for every request there is} */
    public Script onAny() {
        return script(new Script.Match(null, null, null, null));
    }

    private Script script(Script.Match match) {
        return new Script(answers.scripts(), match);
    }

    /** Forgets all scripts. */
    public void clearScripts() {
        answers.scripts().clear();
    }

    /**
     * The index at a path, empty at first; from the first call on it answers there instead of any recording.
     *
     * @param path such as {@code /ext/index/C/block}
     * @return the index
     */
    public FakeIndex index(String path) {
        return answers.index(path);
    }

    /** {@return the requests received so far in order, the last 10 000 of them} */
    public List<ReceivedRequest> received() {
        return server.received().all();
    }

    /** {@return how many requests were received, a batch being one} */
    public int receivedCount() {
        return server.received().total();
    }

    /**
     * Counts calls.
     *
     * @param rpcMethod a JSON-RPC method
     * @return how many calls of it were received, alone and in batches
     */
    public int receivedCount(String rpcMethod) {
        return server.received().count(rpcMethod);
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

    /**
     * Waits until a method was called often enough.
     *
     * @param rpcMethod the JSON-RPC method
     * @param count how often
     * @param atMost how long to wait
     * @return whether it was
     */
    public boolean awaitReceived(String rpcMethod, int count, Duration atMost) {
        return server.received().awaitCount(rpcMethod, count, atMost);
    }

    /** Forgets what was received, counts and all. */
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
        return "FakeNode at " + url();
    }
}
