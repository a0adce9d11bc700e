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

    private CallWorker(String server, int count) {
        this.server = server;
        this.count = count;
    }

    /** Serves turns. The arguments are the server's URL, and how many calls are made at once. */
    public static void main(String[] args) throws Exception {
        CallWorker worker = new CallWorker(args[0], Integer.parseInt(args[1]));
        Worker.serve(worker::task);
    }

    /** Each task has clients of its own, and no other: they take part of the memory that is measured. */
    private Task task(String name) {
        String[] words = name.split(":", 2);
        return switch (words[0]) {
            case "call", "async", "chained", "virtual" -> words[1].equals("sdk") ? calls(words[0]) : rawCalls(words[0]);
            case "evm" -> evm(words[1]);
            case "walk" -> {
                DataClient data = DataClient.create(server);
                yield () -> walk(data);
            }
            case "containers" -> {
                NodeClient far = NodeClient.create(server + "/after/" + LATENCY);
                yield () -> containers(far, CONTAINERS, RANGE, inFlight(words[1]));
            }
            case "far-containers" -> {
                NodeClient farther = NodeClient.create(server + "/after/" + LONG_LATENCY);
                yield () -> containers(farther, FEW_CONTAINERS, SMALL_RANGE, inFlight(words[1]));
            }
            case "prefetch" -> {
                DataClient farther = DataClient.create(server + "/after/" + LONG_LATENCY);
                yield () -> worked(farther, Integer.parseInt(words[1]));
            }
            default -> throw new IllegalArgumentException(name + " at " + server);
        };
    }

    private Task calls(String kind) {
        NodeClient node = NodeClient.create(server + latency(kind));
        return switch (kind) {
            case "async" -> () -> Crowd.async(count, () -> async(node));
            case "chained" -> () -> Crowd.chained(count, Math.min(64, count), () -> async(node));
            case "virtual" ->
                () -> Crowd.virtualThreads(
                        count, () -> check(node.info().getNodeVersion().execute()));
            default -> () -> check(node.info().getNodeVersion().execute());
        };
    }

    private Task rawCalls(String kind) {
        RawClient raw = new RawClient(server + latency(kind));
        return switch (kind) {
            case "async" -> () -> Crowd.async(count, () -> async(raw));
            case "chained" -> () -> Crowd.chained(count, Math.min(64, count), () -> async(raw));
            case "virtual" -> () -> Crowd.virtualThreads(count, () -> check(raw.getNodeVersion()));
            default -> () -> check(raw.getNodeVersion());
        };
    }

    private static String latency(String kind) {
        return switch (kind) {
            case "call" -> "";
            case "chained" -> "/after/" + LATENCY;
            default -> "/after/50";
        };
    }

    private Task evm(String what) {
        EvmClient evm = NodeClient.create(what.equals("blocks:near") ? server + "/after/2" : server)
                .evm("C");
        return switch (what) {
            case "batch" -> () -> batch(evm);
            case "singles" -> () -> singles(evm);
            case "blocks" -> () -> blocks(evm, BLOCKS);
            case "blocks:near" -> () -> blocks(evm, FEW_BLOCKS);
            default -> throw new IllegalArgumentException(what + " at " + server);
        };
    }

    /** How many ranges are prefetched: one range at a time is none. */
    private static int inFlight(String ranges) {
        return ranges.equals("1") ? 0 : Integer.parseInt(ranges);
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

    private static Call<BigInteger> balance(EvmClient evm) {
        return evm.getBalance(ADDRESS, BlockRef.LATEST);
    }

    private static long batch(EvmClient evm) {
        List<Call<BigInteger>> calls = new ArrayList<>();
        for (int i = 0; i < BATCH; i++) {
            calls.add(balance(evm));
        }
        var result = evm.batch(calls).execute();
        return calls.stream().mapToLong(call -> result.get(call).bitLength()).sum();
    }

    private static long singles(EvmClient evm) {
        long bits = 0;
        for (int i = 0; i < BATCH; i++) {
            bits += balance(evm).execute().bitLength();
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
    private static long walk(DataClient data) {
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
    private long worked(DataClient data, int prefetch) throws InterruptedException {
        int limit = Math.min(PREFETCHED_PAGES, 1 + count / 10) * RANGE;
        long items = 0;
        for (AddressTransaction transaction :
                data.chain("43114").transactions(ADDRESS).limit(limit).prefetch(prefetch)) {
            items += transaction.nativeTransaction().blockIndex() < 0 ? 0 : 1;
            if (items % RANGE == 0) {
                TimeUnit.MILLISECONDS.sleep(LONG_LATENCY);
            }
        }
        return items;
    }
}
