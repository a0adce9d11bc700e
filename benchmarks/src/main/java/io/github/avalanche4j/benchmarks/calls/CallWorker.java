package io.github.avalanche4j.benchmarks.calls;

import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.BlockWithReceipts;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.info.NodeVersion;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Makes calls of a server in another process. */
public final class CallWorker {
    /** How many calls a batch holds. */
    public static final int BATCH = 100;

    private static final int BLOCKS = 20_000;
    private static final int FEW_BLOCKS = 2_000; // web3j waits twice for each
    private static final EvmAddress ADDRESS = EvmAddress.parse("0x71c7656ec7ab88b098defb751b7401b5f6d8976f");
    private static final int CONTAINERS = 8_000;
    private static final int RANGE = 100;
    private static final int FEW_CONTAINERS = 240;
    private static final int SMALL_RANGE = 10;
    private static final int LONG_LATENCY = 200;
    private static final int PREFETCHED_PAGES = 10;
    private static final int LATENCY = 20;

    private final String server;
    private final int count;
    private final NodeClient node;
    private final NodeClient slowNode;
    private final NodeClient farNode;
    private final NodeClient fartherNode;
    private final NodeClient nearNode;
    private final DataClient data;
    private final DataClient fartherData;
    private final RawClient raw;
    private final RawClient slowRaw;
    private final RawClient farRaw;
    private final EvmClient evm;

    private CallWorker(String server, int count) {
        this.server = server;
        this.count = count;
        this.node = NodeClient.create(server);
        this.farNode = NodeClient.create(server + "/after/" + LATENCY);
        this.fartherNode = NodeClient.create(server + "/after/" + LONG_LATENCY);
        this.nearNode = NodeClient.create(server + "/after/2");
        this.slowNode = NodeClient.create(server + "/after/50");
        this.data = DataClient.create(server);
        this.fartherData = DataClient.create(server + "/after/" + LONG_LATENCY);
        this.raw = new RawClient(server);
        this.farRaw = new RawClient(server + "/after/" + LATENCY);
        this.slowRaw = new RawClient(server + "/after/50");
        this.evm = node.evm("C");
    }

    /** Serves turns. The arguments are the server's URL, and how many calls are made at once. */
    public static void main(String[] args) throws Exception {
        CallWorker worker = new CallWorker(args[0], Integer.parseInt(args[1]));
        Worker.serve(worker::task);
    }

    private Task task(String name) {
        return switch (name) {
            case "call:sdk" -> () -> check(node.info().getNodeVersion().execute());
            case "call:raw" -> () -> check(raw.getNodeVersion());
            case "async:sdk" -> () -> Crowd.async(count, () -> async(slowNode));
            case "async:raw" -> () -> Crowd.async(count, () -> async(slowRaw));
            case "chained:sdk" -> () -> Crowd.chained(count, Math.min(64, count), () -> async(farNode));
            case "chained:raw" -> () -> Crowd.chained(count, Math.min(64, count), () -> async(farRaw));
            case "virtual:sdk" ->
                () -> Crowd.virtualThreads(
                        count, () -> check(slowNode.info().getNodeVersion().execute()));
            case "virtual:raw" -> () -> Crowd.virtualThreads(count, () -> check(slowRaw.getNodeVersion()));
            case "evm:batch" -> this::batch;
            case "evm:singles" -> this::singles;
            case "evm:blocks" -> () -> blocks(evm, BLOCKS);
            case "evm:blocks:near" -> () -> blocks(nearNode.evm("C"), FEW_BLOCKS);
            case "walk" -> this::walk;
            case "containers:1" -> () -> containers(farNode, CONTAINERS, RANGE, 0);
            case "containers:8" -> () -> containers(farNode, CONTAINERS, RANGE, 8);
            case "far-containers:1" -> () -> containers(fartherNode, FEW_CONTAINERS, SMALL_RANGE, 0);
            case "far-containers:8" -> () -> containers(fartherNode, FEW_CONTAINERS, SMALL_RANGE, 8);
            case "prefetch:0" -> () -> worked(0);
            case "prefetch:1" -> () -> worked(1);
            default -> throw new IllegalArgumentException(name + " at " + server);
        };
    }

    private static long check(NodeVersion version) {
        return version.version().length() + (long) version.vmVersions().size();
    }

    private static long check(RawClient.NodeVersion version) {
        return version.version().length() + (long) version.vmVersions().size();
    }

    private static CompletableFuture<Long> async(NodeClient client) {
        return client.info().getNodeVersion().executeAsync().thenApply(CallWorker::check);
    }

    private static CompletableFuture<Long> async(RawClient client) {
        return client.getNodeVersionAsync().thenApply(CallWorker::check);
    }

    private Call<BigInteger> balance() {
        return evm.getBalance(ADDRESS, BlockRef.LATEST);
    }

    private long batch() {
        List<Call<BigInteger>> calls = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
            calls.add(balance());
        }
        var result = evm.batch(calls).execute();
        return calls.stream().mapToLong(call -> result.get(call).bitLength()).sum();
    }

    private long singles() {
        long bits = 0;
        for (int i = 0; i < BATCH; i++) {
            bits += balance().execute().bitLength();
        }
        return bits;
    }

    // as a program that catches up after a pause
    private static long blocks(EvmClient chain, int count) {
        long sum = 0;
        for (BlockWithReceipts block : chain.blocksWithReceipts(1, count).prefetch(2)) {
            sum += block.block().number().longValue() + block.logs().size();
        }
        return sum;
    }

    // all pages of transactions
    private long walk() {
        long items = 0;
        for (AddressTransaction transaction : data.chain("43114").transactions(ADDRESS)) {
            items += transaction.nativeTransaction().blockIndex() < 0 ? 0 : 1;
        }
        return items;
    }

    private long containers(NodeClient client, int most, int range, int inFlight) {
        int limit = Math.min(most, 8 * count);
        long expected = 0;
        for (Container container : client.index(Index.P_BLOCK)
                .containers(0)
                .limit(limit)
                .pageSize(range)
                .prefetch(inFlight)) {
            if (container.index().longValueExact() != expected++) {
                throw new IllegalStateException("out of order at " + container.index());
            }
        }
        if (expected != limit) {
            throw new IllegalStateException("only " + expected + " containers");
        }
        return expected;
    }

    // some pages, with as much work on each as the server is away
    private long worked(int prefetch) throws InterruptedException {
        int limit = Math.min(PREFETCHED_PAGES, 1 + count / 10) * RANGE;
        long items = 0;
        for (AddressTransaction transaction :
                fartherData.chain("43114").transactions(ADDRESS).limit(limit).prefetch(prefetch)) {
            items += transaction.nativeTransaction().blockIndex() < 0 ? 0 : 1;
            if (items % RANGE == 0) {
                TimeUnit.MILLISECONDS.sleep(LONG_LATENCY);
            }
        }
        return items;
    }
}
