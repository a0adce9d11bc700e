package io.github.avalanche4j.benchmarks.calls;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.evm.BlockWithReceipts;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.StringJoiner;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Follows an EVM chain and prints figures in one line. */
public final class FollowWorker {
    private static final int WARM_UP = 100;
    private static final Duration INTERVAL = Duration.ofMinutes(1); // only a WebSocket is sooner
    private static final int RANGE = 100;
    private static final int TIMES_MORE = 9;

    private FollowWorker() {}

    /** Prints the figures. The arguments are {@code latency} and a number of blocks; {@code heap}, a number of blocks and a server's URL. */
    public static void main(String[] args) throws Exception {
        int blocks = Integer.parseInt(args[1]);
        System.out.println("figures " + (args[0].equals("latency") ? latency(blocks) : heap(blocks, args[2])));
    }

    /** The time from the acceptance of a block to the reader, divided by that of a call afterwards, for each block. */
    private static String latency(int blocks) throws InterruptedException {
        StringJoiner ratios = new StringJoiner(" ");
        LinkedBlockingQueue<Long> arrivals = new LinkedBlockingQueue<>();
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            FakeEvmChain chain = fake.evm("C").helicon();
            int warmUp = Math.min(WARM_UP, blocks);
            Thread reader = new Thread(() -> {
                try (PagedIterator<EvmFullBlock> walk =
                        node.evm("C").followBlocks(1, INTERVAL).iterator()) {
                    for (int i = -warmUp; i < blocks; i++) {
                        arrivals.add(walk.next().number().longValue());
                    }
                }
            });
            reader.setDaemon(true);
            reader.start();
            while (chain.subscriptions() == 0) {
                Thread.sleep(1);
            }
            for (int i = -warmUp; i < blocks; i++) {
                Thread.sleep(20); // the reader waits again
                long start = System.nanoTime();
                long number = chain.appendBlock();
                Long arrived = arrivals.poll(1, TimeUnit.MINUTES);
                long took = System.nanoTime() - start;
                if (arrived == null || arrived != number) {
                    throw new IllegalStateException("block " + number + ", and the reader had " + arrived);
                }
                start = System.nanoTime();
                node.evm("C").blockNumber().execute();
                long call = System.nanoTime() - start;
                if (i >= 0) {
                    ratios.add(Double.toString((double) took / call));
                }
            }
        }
        return ratios.toString();
    }

    /** The ratios of the heap in use after more and more blocks to that after some; each time at a range's end. */
    private static String heap(int blocks, String url) {
        StringJoiner ratios = new StringJoiner(" ");
        try (NodeClient node = NodeClient.create(url);
                PagedIterator<BlockWithReceipts> walk = node.evm("C")
                        .followBlocksWithReceipts(1, INTERVAL)
                        .pageSize(RANGE)
                        .iterator()) {
            double few = heapAfter(blocks, walk);
            for (int i = 0; i < TIMES_MORE; i++) {
                ratios.add(Double.toString(heapAfter(blocks, walk) / few));
            }
        }
        return ratios.toString();
    }

    private static double heapAfter(int blocks, PagedIterator<BlockWithReceipts> walk) {
        for (int i = 0; i < blocks; i++) {
            walk.next();
        }
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
