package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.node.EvmChain;
import java.util.Arrays;
import java.util.List;

/**
 * An EVM chain that grows, of any length. It has a genesis block at first, and serves {@code eth_blockNumber}, {@code
 * eth_getBlockByNumber}, {@code eth_getBlockByHash}, {@code eth_getBlockReceipts} and {@code eth_getLogs} in place of
 * the recordings. It refuses state at a block above its head, as a node does; other state is that of a {@link FakeLedger}
 * or scripted. It works like a C-Chain before Helicon and like Subnet-EVM, until {@link #helicon()} is called.
 *
 * <p>The same chain can be served by several fake nodes, and by a fake that is started after another one was closed.
 */
public final class FakeEvmChain {
    private final EvmChain chain = new EvmChain();

    /** Makes a chain with a genesis block. */
    public FakeEvmChain() {}

    EvmChain chain() {
        return chain;
    }

    /**
     * Makes this a C-Chain since Helicon: it executes blocks after accepting them, and settles them three blocks later.
     * Requests above the executed block return an empty list or {@code null}, not an error. Only {@code eth_getLogs} of
     * a block that is accepted and not executed fails every second time. Accepted blocks are served by number and hash.
     * The tag {@code pending} names the last executed block, see {@link #pendingIsAccepted}.
     */
    public FakeEvmChain helicon() {
        chain.helicon();
        return this;
    }

    /**
     * Makes this a C-Chain since Helicon whose configuration has {@code api-resolve-pending-to-last-executed} set to
     * false: {@code pending} names the last accepted block, and requests for state at it fail.
     */
    public FakeEvmChain pendingIsAccepted() {
        chain.helicon();
        chain.pendingIsAccepted();
        return this;
    }

    /**
     * Appends a block that is executed at once.
     *
     * @param logs the events of its only transaction; none for a block without transactions
     * @return its number
     */
    public long appendBlock(FakeLog... logs) {
        long number = acceptBlock(logs);
        executeAll();
        return number;
    }

    /**
     * Appends blocks, each of which is executed at once and has one transaction. They are generated when requested, so
     * a long chain needs no memory.
     *
     * @param count the number of blocks
     * @param logs the events of each transaction; none for blocks without transactions
     */
    public FakeEvmChain appendBlocks(long count, FakeLog... logs) {
        chain.synthesize(Args.atLeast(0, "count", count), logs(logs));
        chain.announce();
        return this;
    }

    /**
     * Appends a block that is accepted and not executed yet.
     *
     * @param logs the events that its only transaction will emit; none for a block without transactions
     * @return its number
     */
    public long acceptBlock(FakeLog... logs) {
        return chain.accept(logs.length == 0 ? List.of() : List.of(logs(logs)));
    }

    /** Executes all accepted blocks. */
    public void executeAll() {
        chain.executeAll();
        chain.announce();
    }

    private static List<EvmChain.Log> logs(FakeLog... logs) {
        return Arrays.stream(logs).map(FakeLog::log).toList();
    }

    /**
     * Replaces blocks with others of the same numbers and other hashes, like a node that serves another chain.
     *
     * @param number the number of the first one
     */
    public void replaceFrom(long number) {
        chain.replaceFrom(existing("number", number));
    }

    /**
     * Drops the last blocks, like a node restored from a backup.
     *
     * @param head the number of the last block to keep
     */
    public void truncate(long head) {
        chain.truncate(existing("head", head));
    }

    /** The number of an accepted block. */
    private long existing(String name, long number) {
        long last = chain.lastAccepted();
        if (number < 0 || number > last) {
            throw new IllegalArgumentException(
                    name + " must be the number of a block, 0 to " + last + ", but is " + number);
        }
        return number;
    }

    /**
     * Lets a lagging replica respond to every second request, as behind a load balancer.
     *
     * @param blocks the number of blocks that the replica lacks; 0 for no such replica
     */
    public FakeEvmChain lag(long blocks) {
        chain.lag(Args.atLeast(0, "blocks", blocks));
        return this;
    }

    /** Stops serving WebSockets; by default {@code /ws} accepts subscriptions to new heads. */
    public FakeEvmChain withoutWebSocket() {
        chain.withoutSockets();
        return this;
    }

    /** Cuts all open WebSockets. */
    public void cutWebSockets() {
        chain.openSockets().cut();
    }

    /** Cuts all open WebSockets in the middle of a frame: its length says more bytes than the client receives. */
    public void cutWebSocketsMidFrame() {
        chain.openSockets().cutMidFrame();
    }

    /** Sends nothing more on open WebSockets, not even pongs, and leaves them open, like a dead link. */
    public void stallWebSockets() {
        chain.openSockets().stall();
    }

    /** {@return the number of subscriptions on open WebSockets} */
    public int subscriptions() {
        return chain.openSockets().subscriptions();
    }

    /** {@return the number of the last executed block} */
    public long head() {
        return chain.head();
    }

    /** {@return the hash of a block} */
    public String hash(long number) {
        return chain.hash(Args.atLeast(0, "number", number));
    }
}
