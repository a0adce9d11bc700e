package io.github.avalanche4j.soak;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Calls of both families, blocking and async: some are read to the end, some abandoned, cancelled or late. */
final class MixedCalls {
    private final SoakServers servers;
    private final Map<String, LongAdder> ends = new ConcurrentHashMap<>();
    private final NodeClient node;
    private final DataClient data;

    MixedCalls(SoakServers servers, NodeClient node, DataClient data) {
        this.servers = servers;
        this.node = node;
        this.data = data;
    }

    /** How often calls ended in each way. */
    Map<String, LongAdder> ends() {
        return ends;
    }

    private void ended(String how) {
        ends.computeIfAbsent(how, unused -> new LongAdder()).increment();
    }

    /** Makes one call and records how it ended. */
    void next(Random random) {
        try {
            oneOf(random);
        } catch (CompletionException e) {
            ended(kind(e.getCause()));
        } catch (RuntimeException | AssertionError e) {
            ended(kind(e));
        }
    }

    private static String kind(Throwable failure) {
        if (failure instanceof ConnectionException connection) {
            return connection.timedOut() ? "timed out" : "connection";
        }
        boolean server = failure instanceof ApiException
                || failure instanceof JsonRpcException
                || failure instanceof ResponseFormatException
                || failure instanceof PagingException && failure.getCause() != null; // a 404 for a page token
        if (server || failure instanceof CancellationException) {
            return failure.getClass().getSimpleName();
        }
        failure.printStackTrace();
        return "not expected";
    }

    private void oneOf(Random random) {
        switch (random.nextInt(10)) {
            case 0, 1 -> use(node.info().getNetworkName(), random);
            case 2 -> use(node.platform().sampleValidators(2), random);
            case 3 -> use(data.chain("43114").block(1), random);
            case 4 -> walkIndex(random);
            case 5 ->
                walk(
                        data.chain("43114")
                                .blocks()
                                .limit(300)
                                .prefetch(random.nextInt(2))
                                .iterator(),
                        random);
            case 6 -> walk(data.network(Network.FUJI).subnets().limit(300).iterator(), random);
            case 7 -> use(node.info().uptime().timeout(Duration.ofMillis(1 + random.nextInt(5))), random);
            case 8 -> oneCall(random);
            default -> use(data.operations().result("no-such-operation"), random);
        }
    }

    /** Runs a call, blocking or async. */
    private void use(Call<?> call, Random random) {
        if (random.nextInt(3) == 0) {
            Object unused = call.execute();
        } else {
            CompletableFuture<?> future = call.executeAsync();
            if (random.nextInt(4) == 0) {
                future.cancel(true);
            }
            Object unused = future.join();
        }
        ended("value");
    }

    /** Reads a part of an index, whose numbers must be consecutive. */
    private void walkIndex(Random random) {
        long next = random.nextInt(SoakServers.CONTAINERS - 1000);
        try (PagedIterator<Container> walk = node.index(Index.P_BLOCK)
                .containers(next)
                .limit(500)
                .prefetch(random.nextInt(4))
                .iterator()) {
            while (walk.hasNext() && random.nextInt(400) > 0) {
                long index = walk.next().index().longValueExact();
                if (index != next++) {
                    throw new AssertionError("container " + index + " came in the place of " + (next - 1));
                }
            }
        }
        ended("value");
    }

    /** Reads a list, perhaps not to its end. */
    private void walk(PagedIterator<?> list, Random random) {
        try (list) {
            while (list.hasNext() && random.nextInt(200) > 0) {
                Object unused = list.next();
            }
        }
        ended("value");
    }

    /** Creates a client for one call; some clients are closed while it runs. */
    private void oneCall(Random random) {
        try (NodeClient other = NodeClient.create(servers.nodeUrl());
                DataClient hosted = DataClient.create(servers.dataUrl())) {
            CompletableFuture<?> running = hosted.chain("43114").block(1).executeAsync();
            if (random.nextBoolean()) {
                Object unused = running.join();
            }
            Object unused = other.info().getNetworkName().retries(0).execute();
        }
        ended("value");
    }
}
