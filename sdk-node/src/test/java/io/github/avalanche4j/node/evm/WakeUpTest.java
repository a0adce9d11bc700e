package io.github.avalanche4j.node.evm;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.block.CChainBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.DecodedContainer;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeEvmChain;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tails that a WebSocket wakes up. Their interval is so long that nothing else can. */
@Timeout(120)
class WakeUpTest {
    private static final FakeLog LOG = FakeLog.of("0x" + "05".repeat(20), "0x01");
    private static final Duration LONG = Duration.ofHours(1);

    private final FakeNode fake = FakeNode.start();
    private final NodeClient node = NodeClient.create(fake.url(), options -> options.header("X-Key", "secret"));
    private final FakeEvmChain chain = fake.evm("C").helicon().appendBlocks(2, LOG);

    @AfterEach
    void close() {
        node.close();
        fake.close();
    }

    private static String next(PagedIterator<EvmLog> walk) {
        return walk.next().blockNumber().toString();
    }

    private PagedIterator<EvmLog> waiting(EvmClient evm, Duration interval) {
        PagedIterator<EvmLog> walk = evm.followLogs(0, interval, f -> {}).iterator();
        assertThat(next(walk)).isEqualTo("1");
        assertThat(next(walk)).isEqualTo("2");
        return walk;
    }

    private List<ReceivedRequest> handshakes() {
        return fake.received().stream()
                .filter(request -> request.path().startsWith("/ext/bc/C/ws"))
                .toList();
    }

    private void awaitSubscriptions(int count) {
        while (chain.subscriptions() != count) {
            assertThat(Thread.currentThread().isInterrupted()).as("timed out").isFalse();
            Thread.onSpinWait();
        }
    }

    @Test
    void a_new_head_wakes_a_tail_up() {
        try (PagedIterator<EvmLog> walk = waiting(node.evm("C"), LONG)) {
            for (int block = 3; block < 6; block++) {
                CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
                awaitSubscriptions(1);
                chain.appendBlock(LOG);
                assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo(Integer.toString(block));
            }
        }
        assertThat(handshakes().get(0).header("X-Key")).contains("secret");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void what_happened_while_a_connection_was_lost_is_found_when_it_is_made_again(boolean midFrame) {
        try (PagedIterator<EvmLog> walk = waiting(node.evm("C"), LONG)) {
            CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
            awaitSubscriptions(1);
            if (midFrame) {
                chain.cutWebSocketsMidFrame();
            } else {
                chain.cutWebSockets();
            }
            chain.appendBlock(LOG);

            assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
            awaitSubscriptions(1);
        }
    }

    @Test
    void a_dead_link_is_found_by_a_ping_without_a_pong_and_connected_again() {
        OkHttpClient pinging =
                new OkHttpClient.Builder().pingInterval(Duration.ofMillis(50)).build();
        try (NodeClient often = NodeClient.create(fake.url(), options -> options.httpClient(pinging));
                PagedIterator<EvmLog> walk = waiting(often.evm("C"), LONG)) {
            CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
            awaitSubscriptions(1);
            chain.stallWebSockets();
            chain.appendBlock(LOG);

            assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
        } finally {
            pinging.dispatcher().executorService().shutdown();
            pinging.connectionPool().evictAll();
        }
    }

    @Test
    void a_node_that_is_killed_and_restarted_wakes_a_tail_up() {
        FakeNode first = FakeNode.start().evm("C", chain);
        try (NodeClient client = NodeClient.create(first.url());
                PagedIterator<EvmLog> walk = waiting(client.evm("C"), LONG)) {
            CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
            awaitSubscriptions(1);
            first.close();
            chain.appendBlock(LOG);
            try (FakeNode second = FakeNode.start(first.port()).evm("C", chain)) {
                assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
                assertThat(second.receivedCount("eth_getLogs")).isPositive();
            }
        }
    }

    @Test
    void a_connection_that_is_open_and_silent_costs_no_more_than_the_interval() {
        try (PagedIterator<EvmLog> walk = waiting(node.evm("C"), Duration.ofMillis(1))) {
            CompletableFuture<String> third = CompletableFuture.supplyAsync(() -> next(walk));
            awaitSubscriptions(1);
            chain.stallWebSockets();
            chain.appendBlock(LOG);
            assertThat(third.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
            CompletableFuture<String> fourth = CompletableFuture.supplyAsync(() -> next(walk));
            chain.appendBlock(LOG);

            assertThat(fourth.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("4");
        }
    }

    @Test
    void a_tail_of_the_c_chains_index_is_woken_up_by_new_heads_too() {
        FakeIndex index = fake.index("/ext/index/C/block").synthesize(3, 100);
        try (PagedIterator<Container> walk =
                node.index(Index.C_BLOCK).follow(2, LONG).iterator()) {
            walk.next();
            CompletableFuture<Container> more = CompletableFuture.supplyAsync(walk::next);
            awaitSubscriptions(1);
            index.append(1);
            chain.appendBlock(LOG);

            assertThat(more.orTimeout(60, TimeUnit.SECONDS).join().index()).isEqualTo(UInt64.of(3));
        }
    }

    @Test
    void a_tail_of_an_index_opens_no_websocket_if_it_is_not_to() {
        FakeIndex index = fake.index("/ext/index/C/block").synthesize(3, 100);
        try (PagedIterator<DecodedContainer<CChainBlock>> walk = node.index(Index.C_BLOCK)
                .wakeUp(false)
                .followDecoded(2, Duration.ofMillis(1))
                .iterator()) {
            walk.next();
            CompletableFuture<?> more = CompletableFuture.supplyAsync(walk::next);
            index.append(1);

            assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isNotNull();
        }
        assertThat(handshakes()).isEmpty();
    }

    @Test
    void two_tails_share_a_connection_which_ends_with_the_last_of_them() {
        PagedIterator<EvmLog> one = waiting(node.evm("C"), LONG);
        PagedIterator<EvmLog> other = waiting(node.evm("C"), LONG);
        CompletableFuture<String> second = CompletableFuture.supplyAsync(() -> next(other));
        awaitSubscriptions(1); // the other tail waits
        CompletableFuture<String> first = CompletableFuture.supplyAsync(() -> next(one));
        chain.appendBlock(LOG);

        assertThat(first.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
        assertThat(second.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
        one.close();
        assertThat(chain.subscriptions()).isEqualTo(1);
        other.close();
        awaitSubscriptions(0);
    }

    @Test
    void the_connection_ends_with_the_client() {
        PagedIterator<EvmLog> walk = waiting(node.evm("C"), LONG);
        CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
        awaitSubscriptions(1);

        node.close();

        awaitSubscriptions(0);
        walk.close();
        assertThat(more.handle((value, failure) -> failure != null).join()).isTrue();
    }

    @Test
    void where_no_websocket_is_served_the_interval_decides() {
        chain.withoutWebSocket();
        try (PagedIterator<EvmLog> walk = waiting(node.evm("C"), Duration.ofMillis(1))) {
            CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
            chain.appendBlock(LOG);

            assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
        }
        assertThat(chain.subscriptions()).isZero();
    }

    @Test
    void wake_ups_can_be_switched_off() {
        try (PagedIterator<EvmLog> walk = waiting(node.evm("C").wakeUp(false), Duration.ofMillis(1))) {
            CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
            chain.appendBlock(LOG);

            assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
        }
        assertThat(handshakes()).isEmpty();
    }

    @Test
    void a_tail_of_a_chains_url_is_woken_up_where_the_url_of_a_websocket_is_given() {
        String socket = fake.evmWebSocketUrl("C") + "?key=secret";
        try (EvmClient evm = EvmClient.create(
                        fake.evmUrl("C"),
                        options -> options.header("X-Key", "secret").webSocket(socket));
                PagedIterator<EvmLog> walk = waiting(evm, LONG)) {
            CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
            awaitSubscriptions(1);
            chain.appendBlock(LOG);
            assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo("3");
        }
        awaitSubscriptions(0);
        assertThat(handshakes()).singleElement().satisfies(request -> {
            assertThat(request.path()).isEqualTo("/ext/bc/C/ws?key=secret");
            assertThat(request.header("X-Key")).contains("secret");
        });
    }

    @Test
    void a_websocket_has_the_user_and_password_of_its_own_url_or_else_of_the_chains() {
        for (String user : List.of("ws:pw@", "")) {
            String socket = fake.evmWebSocketUrl("C").replace("://", "://" + user);
            String url = fake.evmUrl("C").replace("://", "://me:pass@");
            try (EvmClient evm = EvmClient.create(url, options -> options.webSocket(socket))) {
                PagedIterator<EvmLog> walk = waiting(evm, LONG);
                CompletableFuture<?> more = CompletableFuture.supplyAsync(walk::hasNext);
                awaitSubscriptions(1);
                walk.close();
                assertThat(more.handle((value, failure) -> true).join()).isTrue();
            }
            awaitSubscriptions(0);
        }
        assertThat(handshakes())
                .extracting(request -> request.header("Authorization").orElseThrow())
                .containsExactly(basic("ws:pw"), basic("me:pass"));
    }

    private static String basic(String credentials) {
        return "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(UTF_8));
    }

    @Test
    void a_tail_of_a_chains_url_opens_no_websocket_without_the_url_of_one_or_if_it_is_not_to() {
        try (EvmClient plain = EvmClient.create(fake.evmUrl("C"));
                EvmClient quiet = EvmClient.create(
                                fake.evmUrl("C"), options -> options.webSocket(fake.evmWebSocketUrl("C")))
                        .wakeUp(false)) {
            for (EvmClient evm : List.of(plain.wakeUp(true), quiet)) {
                long last = chain.appendBlock(LOG);
                try (PagedIterator<EvmLog> walk =
                        evm.followLogs(last, Duration.ofMillis(1), f -> {}).iterator()) {
                    next(walk);
                    CompletableFuture<String> more = CompletableFuture.supplyAsync(() -> next(walk));
                    chain.appendBlock(LOG);
                    assertThat(more.orTimeout(60, TimeUnit.SECONDS).join()).isEqualTo(Long.toString(last + 1));
                }
            }
        }
        assertThat(handshakes()).isEmpty();
    }
}
