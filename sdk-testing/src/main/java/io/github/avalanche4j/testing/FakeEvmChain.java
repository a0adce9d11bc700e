package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.node.EvmChain;
import java.util.Arrays;
import java.util.List;

/**
 * An EVM chain that grows, of any length. It has a genesis block at first, and serves {@code eth_blockNumber}, {@code
 * eth_getBlockByNumber}, {@code eth_getBlockByHash}, {@code eth_getBlockReceipts} and {@code eth_getLogs} in place of
 * the recordings. It works as the chains of today and as Subnet-EVM does, until {@link #helicon()} is called.
 *
 * <p>The same chain can be served by several fake nodes, and by one that is started after another was closed.
 */
public final class FakeEvmChain {
    private final EvmChain chain = new EvmChain();

    /** Makes a chain with a genesis block. */
    public FakeEvmChain() {}

    EvmChain chain() {
        return chain;
    }

    /**
     * Makes this a C-Chain since Helicon: it executes blocks after it accepted them, and settles them three blocks
     * later. What is above the executed block is empty or {@code null}, and no error.
     *
     * @return this
     */
    public FakeEvmChain helicon() {
        chain.helicon();
        return this;
    }

    /**
     * Appends a block, which is executed at once.
     *
     * @param logs what its one transaction emits; none for a block without transactions
     * @return its number
     */
    public long appendBlock(FakeLog... logs) {
        long number = acceptBlock(logs);
        executeAll();
        return number;
    }

    /**
     * Appends blocks, each of which is executed at once and has one transaction. They are made when a request asks for
     * them, so a long chain needs no memory.
     *
     * @param count how many
     * @param logs what each transaction emits; none for blocks without transactions
     * @return this
     */
    public FakeEvmChain appendBlocks(long count, FakeLog... logs) {
        chain.synthesize(count, logs(logs));
        chain.announce();
        return this;
    }

    /**
     * Appends a block that is accepted and not executed yet.
     *
     * @param logs what its one transaction will emit; none for a block without transactions
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
     * Replaces blocks by others with the same numbers and other hashes, as if another chain were served.
     *
     * @param number the number of the first of them
     */
    public void replaceFrom(long number) {
        chain.replaceFrom(number);
    }

    /**
     * Drops the last blocks, as a node does that is restored from a backup.
     *
     * @param head the number of the last block that stays
     */
    public void truncate(long head) {
        chain.truncate(head);
    }

    /**
     * Lets a lagging replica respond to every second request, as behind a load balancer.
     *
     * @param blocks how many blocks the replica lacks; 0 for no such replica
     * @return this
     */
    public FakeEvmChain lag(long blocks) {
        chain.lag(blocks);
        return this;
    }

    /**
     * Serves no WebSocket from now on; without this {@code /ws} takes subscriptions to new heads.
     *
     * @return this
     */
    public FakeEvmChain withoutWebSocket() {
        chain.withoutSockets();
        return this;
    }

    /** Cuts all open WebSockets. */
    public void cutWebSockets() {
        chain.openSockets().cut();
    }

    /** Sends nothing more on WebSockets that are open, as on a link that is dead, and leaves them open. */
    public void stallWebSockets() {
        chain.openSockets().stall();
    }

    /** {@return how many subscriptions there are on open WebSockets} */
    public int subscriptions() {
        return chain.openSockets().subscriptions();
    }

    /** {@return the number of the last executed block} */
    public long head() {
        return chain.head();
    }

    /**
     * {@return the hash of a block}
     *
     * @param number its number
     */
    public String hash(long number) {
        return chain.hash(number);
    }
}
