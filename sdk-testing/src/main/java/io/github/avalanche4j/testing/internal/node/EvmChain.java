package io.github.avalanche4j.testing.internal.node;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.http.Connection;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The blocks of an EVM chain. Hashes are determined by the number and by how often the chain was replaced from that
 * number on. So blocks are generated when requested, and a long chain needs no memory.
 */
public final class EvmChain {
    private static final int SETTLED_AFTER = 3;

    /** An event with its JSON fields. */
    public record Log(String address, List<String> topics, String data) {}

    /** The only transaction of a block, if an account signed it. */
    public record Signed(String hash, String from, long gasUsed, BigInteger price) {}

    /** The heads of a node, exclusive: accepted, executed and settled. */
    public record Heads(long accepted, long executed, long settled) {
        Heads minus(long blocks) {
            return new Heads(
                    Math.max(1, accepted - blocks), Math.max(1, executed - blocks), Math.max(1, settled - blocks));
        }
    }

    private final Map<Long, List<List<Log>>> blocks = new ConcurrentHashMap<>();
    private final List<Long> replacedFrom = new ArrayList<>();
    private final EvmSockets sockets = new EvmSockets();
    private volatile boolean servesSockets = true;
    /** the logs of each generated block, by the number of the first one that has them */
    private final NavigableMap<Long, List<Log>> usual = new TreeMap<>();

    private boolean helicon;
    private boolean pendingIsAccepted;
    private long accepted = 1; // the genesis block
    private long executed = 1;
    private long lag;
    private boolean isLagging;
    private boolean refusesLogs = true;
    private final Set<Long> reverted = new HashSet<>();
    private final Map<Long, Signed> signed = new HashMap<>();
    private volatile @Nullable Contract contract;

    /** Makes the chain execute its blocks after accepting them. */
    public synchronized void helicon() {
        helicon = true;
    }

    synchronized boolean isHelicon() {
        return helicon;
    }

    /** Makes {@code pending} name the last accepted block since Helicon, in place of the last executed one. */
    public synchronized void pendingIsAccepted() {
        pendingIsAccepted = true;
    }

    synchronized boolean isPendingAccepted() {
        return pendingIsAccepted;
    }

    /** Appends blocks that are executed at once, each with one transaction that emits {@code logs}, or none. */
    public synchronized void synthesize(long count, List<Log> logs) {
        usual.put(accepted, List.copyOf(logs));
        accepted += count;
        executed = accepted;
    }

    /** Accepts a block with these transactions, each of which emits logs; {@return its number} */
    public synchronized long accept(List<List<Log>> transactions) {
        blocks.put(accepted, List.copyOf(transactions));
        return accepted++;
    }

    /** Makes a block of one transaction and executes it; {@code sender} is null if no account signed it. */
    public synchronized void execute(@Nullable Signed sender, List<Log> logs, boolean isReverted) {
        if (sender != null) {
            signed.put(accepted, sender);
        }
        if (isReverted) {
            reverted.add(accepted);
        }
        accept(List.of(logs));
        executeAll();
    }

    synchronized @Nullable Signed signed(long number) {
        return signed.get(number);
    }

    synchronized boolean isReverted(long number) {
        return reverted.contains(number);
    }

    /** Sets the code that runs messages from now on. */
    public void contract(Contract code) {
        contract = code;
    }

    @Nullable
    Contract contract() {
        return contract;
    }

    public synchronized void executeAll() {
        executed = accepted;
    }

    /** Replaces the blocks from this number on, as on another chain or after restoring a backup. */
    public synchronized void replaceFrom(long number) {
        replacedFrom.add(number);
    }

    /** Drops the last blocks, like a node restored from a backup. */
    public synchronized void truncate(long newHead) {
        accepted = newHead + 1;
        blocks.keySet().removeIf(number -> number > newHead);
        usual.tailMap(newHead, false).clear();
        executed = Math.min(executed, accepted);
    }

    /** Makes a replica that lags by this number of blocks respond to every second request. */
    public synchronized void lag(long blocks) {
        lag = blocks;
    }

    /** Stops serving WebSockets. */
    public void withoutSockets() {
        servesSockets = false;
    }

    /** Accepts a WebSocket over {@code connection}; null if none are served. */
    @Nullable
    EvmSockets socket(Connection connection) {
        return servesSockets ? sockets.on(connection) : null;
    }

    public EvmSockets openSockets() {
        return sockets;
    }

    /** Sends the last executed block to those who have subscribed. */
    public void announce() {
        sockets.newHead(new EvmJson(this).header(head()));
    }

    public synchronized long lastAccepted() {
        return accepted - 1;
    }

    public synchronized long head() {
        return executed - 1;
    }

    /** The heads of the node that handles the next request. */
    synchronized Heads nextHeads() {
        long settled = helicon ? Math.max(1, executed - SETTLED_AFTER) : executed;
        Heads heads = new Heads(accepted, executed, settled);
        isLagging = lag > 0 && !isLagging;
        return isLagging ? heads.minus(lag) : heads;
    }

    /** Whether the logs of a block that is not executed are refused: every second time. */
    synchronized boolean refusesLogs() {
        refusesLogs = !refusesLogs;
        return refusesLogs;
    }

    synchronized List<List<Log>> transactions(long number) {
        Map.Entry<Long, List<Log>> from = usual.floorEntry(number);
        List<Log> logs = from == null ? List.of() : from.getValue();
        return blocks.getOrDefault(number, logs.isEmpty() ? List.of() : List.of(logs));
    }

    /** {@return the hash of a block; of the block before the genesis block, zeros} */
    public synchronized String hash(long number) {
        return number < 0 ? "0x" + "00".repeat(32) : hash("block " + number, number);
    }

    public synchronized String transactionHash(long number, int index) {
        Signed known = signed.get(number);
        return known != null ? known.hash : hash("transaction " + number + " " + index, number);
    }

    private String hash(String what, long number) {
        long version = replacedFrom.stream().filter(from -> from <= number).count();
        return "0x" + HexFormat.of().formatHex(Checksum.sha256((what + " version " + version).getBytes(UTF_8)));
    }
}
