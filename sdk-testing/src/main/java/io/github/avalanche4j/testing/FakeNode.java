package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.node.NodeResponder;
import io.github.avalanche4j.testing.internal.node.Recordings;
import io.github.avalanche4j.testing.internal.script.Match;
import java.time.Duration;
import java.util.List;

/**
 * An in-process fake node: an HTTP server on loopback that replays recorded responses of real nodes unless scripted
 * otherwise, and gives the errors of a real node to all other requests.
 *
 * <pre>{@code
 * try (FakeNode node = FakeNode.start()) {
 *     node.on("info.getNodeID").respondError(-32000, "not today").then().respondDefault();
 *     // talk to node.url()
 *     assert node.receivedCount("info.getNodeID") == 2;
 * }
 * }</pre>
 *
 * <p>It looks for a response in this order: scripts, synthetic indices, {@linkplain #replay chosen} recordings,
 * recordings of the two-node network, other recordings. A recording is the response to every request with the same
 * path, method and params, whatever its id. Safe for use by many threads.
 */
public final class FakeNode implements AutoCloseable {
    private final NodeResponder responder = new NodeResponder();
    private final LoopbackServer server;

    private FakeNode(int port) {
        this.server = LoopbackServer.start(port, responder);
    }

    /** {@return a running fake on a free port} */
    public static FakeNode start() {
        return new FakeNode(0);
    }

    /**
     * Starts a fake on a certain port, such as the port of a closed one: a node that restarts.
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
        return Recording.of(Recordings.all().get(name));
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
     * Chooses a recording among those of the same request; from now on it is the default response.
     *
     * @param recordingName its name
     * @return this
     */
    public FakeNode replay(String recordingName) {
        responder.choose(Recordings.all().get(recordingName));
        return this;
    }

    /**
     * Delays every response.
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
        return script(Match.rpc(rpcMethod));
    }

    /**
     * Scripts GET requests.
     *
     * @param path the path; without a query it matches every query
     * @return the script
     */
    public Script onGet(String path) {
        return script(Match.http("GET", path));
    }

    /**
     * Scripts all requests to a path, whatever their HTTP or JSON-RPC method.
     *
     * @param path the path; without a query it matches every query
     * @return the script
     */
    public Script onPath(String path) {
        return script(Match.path(path));
    }

    /** {@return a script for all requests} */
    public Script onAny() {
        return script(Match.ANY);
    }

    private Script script(Match match) {
        return new Script(responder.scripts(), match);
    }

    /** Removes all scripts. */
    public void clearScripts() {
        responder.scripts().clear();
    }

    /**
     * The synthetic index at a path, empty at first. From the first call on it replaces the recordings at this path.
     *
     * @param path such as {@code /ext/index/C/block}
     * @return the index
     */
    public FakeIndex index(String path) {
        return new FakeIndex(responder.index(path));
    }

    /** {@return the received requests in order, at most the last 10 000} */
    public List<ReceivedRequest> received() {
        return ReceivedRequest.all(server.received().all());
    }

    /** {@return the number of received requests; a batch is one} */
    public int receivedCount() {
        return server.received().total();
    }

    /**
     * Counts the received calls of a method.
     *
     * @param rpcMethod a JSON-RPC method
     * @return the number of its calls, alone and in batches
     */
    public int receivedCount(String rpcMethod) {
        return server.received().count(rpcMethod);
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

    /**
     * Waits until so many calls of a method were received.
     *
     * @param rpcMethod the JSON-RPC method
     * @param count how many
     * @param timeout how long to wait
     * @return false after the timeout
     */
    public boolean awaitReceived(String rpcMethod, int count, Duration timeout) {
        return server.received().awaitCount(rpcMethod, count, timeout);
    }

    /** Forgets the received requests and their counts. */
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
        return "FakeNode at " + url();
    }
}
