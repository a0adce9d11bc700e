package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.args.Nearest;
import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.node.Interfaces;
import io.github.avalanche4j.testing.internal.node.NodeResponder;
import io.github.avalanche4j.testing.internal.node.Recordings;
import io.github.avalanche4j.testing.internal.node.RequestKey;
import io.github.avalanche4j.testing.internal.script.Match;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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
 * <p>It looks for a response in this order: scripts, {@linkplain #replay chosen} recordings, a ledger, synthetic
 * indices, recordings of the two-node network, other recordings. A recording is the response to every request with
 * the same path, method and params, whatever its id. Safe for use by many threads.
 */
public final class FakeNode extends FakeServer {
    private final NodeResponder responder;
    private final Map<String, FakeEvmChain> evmChains = new ConcurrentHashMap<>();
    private final Set<String> customMethods = ConcurrentHashMap.newKeySet();
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
        requireOpen();
        responder.choose(Recordings.all().get(recordingName));
        return this;
    }

    /** Delays every response. */
    public FakeNode latency(Duration latency) {
        server().latency(latency);
        return this;
    }

    /**
     * Scripts the calls of a JSON-RPC method, on any path, single or in a batch.
     *
     * @param rpcMethod a method of a node, such as {@code info.getNodeID} or {@code eth_call}
     * @throws IllegalArgumentException if a node has no such method; the message has the one that may be meant
     */
    public Script on(String rpcMethod) {
        return script(Match.ANY.withRpcMethod(known(rpcMethod)));
    }

    /**
     * Scripts the calls of a method that this library does not know: of a custom VM, or of a newer node. From
     * now on its calls can be counted, too.
     *
     * @param rpcMethod such as {@code timestampvm.getBlock}
     */
    public Script onCustom(String rpcMethod) {
        customMethods.add(Args.text("rpcMethod", rpcMethod));
        return script(Match.ANY.withRpcMethod(rpcMethod));
    }

    private String known(String rpcMethod) {
        if (Interfaces.isMethod(Args.text("rpcMethod", rpcMethod)) || customMethods.contains(rpcMethod)) {
            return rpcMethod;
        }
        if (FakeDataService.operations().contains(rpcMethod)) {
            throw new IllegalArgumentException("unknown method '" + rpcMethod
                    + "'; it is an operation of the hosted services, which FakeDataService.on scripts");
        }
        String door = rpcMethod.startsWith("/")
                ? " (onPath scripts a path)"
                : " (onCustom scripts a method that the fake does not know, such as one of a custom VM)";
        throw new IllegalArgumentException(Interfaces.unknownMethod(rpcMethod) + door);
    }

    @Override
    @Nullable
    String problem(@Nullable String verb, String path) {
        boolean isPost = path.startsWith("/ext/") && !path.startsWith("/ext/health") && !path.equals("/ext/metrics");
        boolean absolute = path.startsWith("/");
        if (absolute && (Interfaces.isPath(path) || responder.isServed(path))) {
            return isPost && verb != null && !verb.equals("POST")
                    ? "a node serves only POST at '" + path + "', not " + verb
                    : null;
        }
        String start = absolute ? "" : "/";
        return (absolute ? "unknown path '" : "a path begins with '/', but is '") + Args.visible(path) + "'"
                + Nearest.didYouMean(start + path.replaceFirst("^[a-z]+://[^/]*/", ""), Interfaces.pathsLike(path));
    }

    @Override
    String canonical(String path) {
        return RequestKey.canonicalPath(path);
    }

    @Override
    boolean hasDefault(Match match) {
        return match.rpcMethod() == null || responder.hasDefault(match.rpcMethod());
    }

    @Override
    Match at(Match match, @Nullable String verb, String path) {
        String method = match.rpcMethod();
        if (method != null && !Interfaces.isMethod(method)) {
            return wellFormed(match, verb, Args.text("path", path)); // a custom VM has paths of its own
        }
        Match there = super.at(match, verb, path);
        if (method != null && !Interfaces.isPathOf(method, path.replaceFirst("\\?.*", ""))) {
            throw new IllegalArgumentException(
                    "'" + path + "' is not a path of " + method + ", which is at " + Interfaces.pathsOf(method));
        }
        return there;
    }

    /** Serves a method in place of the recordings; scripts precede it. */
    Script serve(String rpcMethod) {
        return new Script(this, responder.served(), Match.ANY.withRpcMethod(rpcMethod));
    }

    /**
     * The synthetic index at a path, empty at first. From the first call on it replaces the recordings at this path.
     *
     * @param path such as {@code /ext/index/C/block}, or {@code C/block} for short
     * @throws IllegalArgumentException if a node has no such index
     */
    public FakeIndex index(String path) {
        requireOpen();
        return new FakeIndex(responder.index(Interfaces.index(path)));
    }

    /**
     * {@return the EVM chain that is served in place of the recordings; at the first call, a new one}
     *
     * @param chain its alias or id, such as {@code C}; the C-Chain is the same by all of its names
     * @throws IllegalArgumentException if a node cannot have an EVM chain of this name
     */
    public FakeEvmChain evm(String chain) {
        return evmChains.computeIfAbsent(Interfaces.evmChain(chain), name -> served(name, new FakeEvmChain()));
    }

    /**
     * Serves an EVM chain that another fake also serves, or served before it was closed.
     *
     * @param chain its alias or id, such as {@code C}
     */
    public FakeNode evm(String chain, FakeEvmChain blocks) {
        String name = Interfaces.evmChain(chain);
        evmChains.put(name, served(name, Objects.requireNonNull(blocks, "blocks")));
        return this;
    }

    /**
     * {@return the URL of one EVM chain, for a client that knows no node} A query that a test adds, such as {@code
     * ?key=secret}, changes nothing.
     *
     * @param chain its alias or id, such as {@code C}
     * @throws IllegalArgumentException if a node cannot have an EVM chain of this name
     */
    public String evmUrl(String chain) {
        Interfaces.evmChain(chain);
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
        requireOpen();
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
        requireOpen();
        ledger = Objects.requireNonNull(other, "other");
        responder.ledger(other.methods());
        return other;
    }

    /**
     * Serves validators whose keys sign messages, in place of the recordings: {@code platform.getValidatorsAt} has them
     * at every height and for every subnet. A second call replaces them.
     *
     * @param validators the validators that sign the messages sent to a {@link FakeAggregator}
     */
    public FakeNode validators(FakeValidators validators) {
        requireOpen();
        serve("platform.getValidatorsAt")
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
     * @param rpcMethod a method of a node, or one that a test scripted with {@link #onCustom(String)}
     * @return the number of its calls, single and in batches
     */
    public int receivedCount(String rpcMethod) {
        return server().received().count(known(rpcMethod));
    }

    /**
     * Waits until a number of calls of a method were received.
     *
     * @param rpcMethod as for {@link #receivedCount(String)}
     * @param count the number of calls, at least 1
     * @return false after the timeout
     */
    public boolean awaitReceived(String rpcMethod, int count, Duration timeout) {
        Args.atLeast(1, "count", count);
        Args.notNegative("timeout", timeout);
        return server().received().awaitCount(known(rpcMethod), count, timeout);
    }
}
