package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.node.NodeResponder;
import io.github.avalanche4j.testing.internal.node.Recordings;
import io.github.avalanche4j.testing.internal.script.Match;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An in-process fake node: an HTTP server on loopback that replays recorded responses of real nodes unless scripted
 * otherwise, and returns the errors of a real node for all other requests.
 *
 * <pre>{@code
 * try (FakeNode node = FakeNode.start()) {
 *     node.on("info.getNodeID").respondError(-32000, "not today").then().respondDefault();
 *     // talk to node.url()
 *     assert node.receivedCount("info.getNodeID") == 2;
 * }
 * }</pre>
 *
 * <p>It looks for a response in this order: scripts, a ledger, synthetic indices, {@linkplain #replay chosen}
 * recordings, recordings of the two-node network, other recordings. A recording is the response to every request with
 * the same path, method and params, whatever its id. Safe for use by many threads.
 */
public final class FakeNode extends FakeServer {
    private final NodeResponder responder;
    private final Map<String, FakeEvmChain> evmChains = new ConcurrentHashMap<>();
    private @Nullable FakeLedger ledger; // guarded by the responder

    private FakeNode(NodeResponder responder, int port) {
        super(LoopbackServer.start(port, responder), responder.scripts());
        this.responder = responder;
    }

    /** {@return a running fake on a free port} */
    public static FakeNode start() {
        return start(0);
    }

    /**
     * Starts a fake on a certain port, such as the port of a closed one: a node that restarts.
     *
     * @return a running fake
     */
    public static FakeNode start(int port) {
        return new FakeNode(new NodeResponder(), port);
    }

    /** {@return the names of all recordings, such as {@code info/getNodeID}} */
    public static List<String> recordings() {
        return Recordings.all().names();
    }

    /** One recording. */
    public static Recording recording(String name) {
        return Recording.of(Recordings.all().get(name));
    }

    /** Chooses a recording among those of the same request; from now on it is the default response. */
    public FakeNode replay(String recordingName) {
        responder.choose(Recordings.all().get(recordingName));
        return this;
    }

    /** Delays every response. */
    public FakeNode latency(Duration time) {
        server().latency(time);
        return this;
    }

    /** Scripts the calls of a JSON-RPC method, on any path, single or in a batch. */
    public Script on(String rpcMethod) {
        return script(Match.rpc(rpcMethod));
    }

    /**
     * The synthetic index at a path, empty at first. From the first call on it replaces the recordings at this path.
     *
     * @param path such as {@code /ext/index/C/block}
     */
    public FakeIndex index(String path) {
        return new FakeIndex(responder.index(path));
    }

    /**
     * {@return the EVM chain that is served in place of the recordings; at the first call, a new one}
     *
     * @param chain its alias or id, such as {@code C}
     */
    public FakeEvmChain evm(String chain) {
        return evmChains.computeIfAbsent(chain, key -> served(chain, new FakeEvmChain()));
    }

    /**
     * Serves an EVM chain that another fake also serves, or served before it was closed.
     *
     * @param chain its alias or id, such as {@code C}
     */
    public FakeNode evm(String chain, FakeEvmChain blocks) {
        evmChains.put(chain, served(chain, blocks));
        return this;
    }

    /**
     * {@return the URL of one EVM chain, for a client that knows no node} A query that a test adds, such as {@code
     * ?key=secret}, changes nothing.
     *
     * @param chain its alias or id, such as {@code C}
     */
    public String evmUrl(String chain) {
        return url() + "/ext/bc/" + chain + "/rpc";
    }

    /**
     * {@return the URL of an EVM chain's WebSocket, see {@link #evmUrl}}
     *
     * @param chain its alias or id, such as {@code C}
     */
    public String evmWebSocketUrl(String chain) {
        return evmUrl(chain).replaceFirst("^http", "ws").replaceFirst("/rpc$", "/ws");
    }

    private FakeEvmChain served(String chain, FakeEvmChain blocks) {
        responder.evm("/ext/bc/" + chain + "/rpc", blocks.chain());
        return blocks;
    }

    /** {@return the ledger that is served in place of the recordings; at the first call, a new, empty one} */
    public FakeLedger ledger() {
        synchronized (responder) {
            return ledger == null ? served(new FakeLedger()) : ledger;
        }
    }

    /** Serves a ledger that another fake also serves, or served before it was closed. */
    public FakeNode ledger(FakeLedger other) {
        synchronized (responder) {
            served(other);
        }
        return this;
    }

    private FakeLedger served(FakeLedger other) {
        ledger = other;
        responder.ledger(other.methods());
        return other;
    }

    /**
     * Serves validators whose keys sign messages, in place of the recordings: {@code platform.getValidatorsAt} has them
     * at every height and for every subnet.
     *
     * @param validators the validators that sign the messages sent to a {@link FakeAggregator}
     */
    public FakeNode validators(FakeValidators validators) {
        on("platform.getValidatorsAt")
                .respond(validators.validators().stream()
                        .map(one -> "\"" + one.nodeId() + "\":{\"publicKey\":\"0x" + one.publicKey()
                                + "\",\"weight\":\"" + one.weight() + "\"}")
                        .collect(Collectors.joining(",", "{", "}")))
                .always();
        return this;
    }

    /**
     * Counts the received calls of a method.
     *
     * @param rpcMethod a JSON-RPC method
     * @return the number of its calls, single and in batches
     */
    public int receivedCount(String rpcMethod) {
        return server().received().count(rpcMethod);
    }

    /**
     * Waits until a number of calls of a method were received.
     *
     * @param rpcMethod the JSON-RPC method
     * @param count the number of calls
     * @return false after the timeout
     */
    public boolean awaitReceived(String rpcMethod, int count, Duration timeout) {
        return server().received().awaitCount(rpcMethod, count, timeout);
    }
}
