package io.github.avalanche4j.node.evm;

import static io.github.avalanche4j.node.evm.EvmChainTestBase.LOG;
import static io.github.avalanche4j.node.evm.EvmChainTestBase.TOKEN;
import static io.github.avalanche4j.node.evm.EvmChainTestBase.accept;
import static io.github.avalanche4j.node.evm.EvmChainTestBase.logs;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A tail of logs while the node is killed, WebSockets are cut within a frame, links die and a replica that lags
 * responds in turn, all in one run.
 */
@Timeout(600)
class FollowFaultsTest {
    private final FakeEvmChain chain = new FakeEvmChain();
    private final OkHttpClient pinging =
            new OkHttpClient.Builder().pingInterval(Duration.ofMillis(100)).build();
    private final List<String> made = new ArrayList<>();
    private final Map<Fault, Integer> injected = new EnumMap<>(Fault.class);
    private FakeNode fake = FakeNode.start().evm("C", chain);

    private enum Fault {
        NODE_KILLED,
        CUT_MID_FRAME,
        DEAD_LINK,
        LAGGING_REPLICA
    }

    @AfterEach
    void close() {
        fake.close();
        pinging.dispatcher().executorService().shutdown();
        pinging.connectionPool().evictAll();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void faults_of_each_kind_lose_and_repeat_no_log(boolean helicon) throws Exception {
        assertSurvivesFaults(helicon, 4, 4);
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void faults_lose_and_repeat_no_log_of_a_hundred_thousand_blocks(boolean helicon) throws Exception {
        assertSurvivesFaults(helicon, 200, 500);
    }

    private void assertSurvivesFaults(boolean helicon, int faults, int blocksPerFault) throws Exception {
        if (helicon) {
            chain.helicon();
        }
        Random random = new Random(helicon ? 3 : 5);
        List<String> read = new ArrayList<>();
        try (NodeClient node = NodeClient.create(
                        fake.url(), options -> options.httpClient(pinging).retries(0));
                PagedIterator<EvmLog> walk = node.evm("C")
                        .followLogs(0, Duration.ofMillis(100), f -> f.addAddresses(EvmAddress.parse(TOKEN)))
                        .maxOutage(Duration.ofMinutes(10))
                        .iterator()) {
            for (int fault = 0; fault < faults; fault++) {
                List<FakeLog[]> blocks = blocks(random, blocksPerFault);
                long logs =
                        blocks.stream().flatMap(Stream::of).filter(LOG::equals).count();
                int before = random.nextInt(blocksPerFault);
                CompletableFuture<List<String>> reading = CompletableFuture.supplyAsync(() -> read(walk, logs));
                append(blocks.subList(0, before));
                if (random.nextBoolean()) {
                    awaitSubscription(); // otherwise the fault happens while the reader catches up
                }
                inject(Fault.values()[fault < 4 ? fault : random.nextInt(4)], random);
                append(blocks.subList(before, blocksPerFault));
                read.addAll(reading.get(60, TimeUnit.SECONDS));
            }
        }

        assertThat(chain.head()).isEqualTo((long) faults * blocksPerFault);
        assertThat(read).isEqualTo(made);
        assertThat(injected).containsOnlyKeys(Fault.values());
    }

    private void awaitSubscription() {
        while (chain.subscriptions() == 0) {
            assertThat(Thread.currentThread().isInterrupted()).as("timed out").isFalse();
            Thread.yield();
        }
    }

    private static List<FakeLog[]> blocks(Random random, int count) {
        List<FakeLog[]> blocks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            blocks.add(logs(random));
        }
        blocks.set(count - 1, new FakeLog[] {LOG}); // so that the reader waits for the last block
        return blocks;
    }

    private void append(List<FakeLog[]> blocks) {
        blocks.forEach(logs -> accept(chain, logs, made));
        chain.executeAll();
    }

    private void inject(Fault fault, Random random) {
        injected.merge(fault, 1, Integer::sum);
        switch (fault) {
            case NODE_KILLED -> {
                fake.close();
                fake = FakeNode.start(fake.port()).evm("C", chain);
            }
            case CUT_MID_FRAME -> chain.cutWebSocketsMidFrame();
            case DEAD_LINK -> chain.stallWebSockets();
            case LAGGING_REPLICA -> chain.lag(random.nextInt(10));
        }
    }

    private static List<String> read(PagedIterator<EvmLog> walk, long count) {
        List<String> read = new ArrayList<>();
        while (read.size() < count) {
            EvmLog log = walk.next();
            read.add(log.blockNumber() + "/" + log.logIndex());
        }
        return read;
    }
}
