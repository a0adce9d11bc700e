package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeLog;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.LongStream;

/** An EVM chain that grows, and a client that walks over its blocks and logs. */
abstract class EvmChainTestBase extends NodeTestBase {
    static final String TOKEN = "0x" + "05".repeat(20);
    static final FakeLog LOG = FakeLog.of(TOKEN, "0x01", "0x" + "56".repeat(32));
    static final FakeLog OTHER = FakeLog.of("0x" + "06".repeat(20), "0x02");
    static final Duration INTERVAL = Duration.ofMillis(1);

    final EvmClient evm = node.evm("C");
    final FakeEvmChain chain = fake.evm("C");

    /** Makes blocks up to {@code head} with these logs, on a chain with or without Helicon. */
    final void grown(boolean helicon, long head, FakeLog... logs) {
        if (helicon) {
            chain.helicon();
        }
        chain.appendBlocks(head, logs);
    }

    static List<Long> numbers(long from, long to) {
        return LongStream.rangeClosed(from, to).boxed().toList();
    }

    static long block(EvmLog log) {
        return log.blockNumber().longValueExact();
    }

    static <T, R> List<R> take(PagedIterator<T> walk, int count, Function<T, R> what) {
        List<R> taken = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            taken.add(what.apply(walk.next()));
        }
        return taken;
    }

    static <T> Future<T> inBackground(Callable<T> task) {
        FutureTask<T> running = new FutureTask<>(task);
        new Thread(running).start();
        return running;
    }

    /** Random logs, some of which are of another contract than the token. */
    static FakeLog[] logs(Random random) {
        FakeLog[] logs = new FakeLog[random.nextInt(4)];
        Arrays.setAll(logs, index -> random.nextInt(4) == 0 ? OTHER : LOG);
        return logs;
    }

    /** Accepts a block and adds the places of the token's logs to {@code made}. */
    static void accept(FakeEvmChain chain, FakeLog[] logs, List<String> made) {
        long number = chain.acceptBlock(logs);
        for (int i = 0; i < logs.length; i++) {
            if (logs[i] == LOG) {
                made.add(number + "/" + i);
            }
        }
    }
}
