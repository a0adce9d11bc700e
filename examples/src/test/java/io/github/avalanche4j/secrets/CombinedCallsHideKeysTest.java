package io.github.avalanche4j.secrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeAwait;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Batches, waits, lists and their subscribers do not show keys either. */
class CombinedCallsHideKeysTest {
    private static final Duration SHORT = Duration.ofMillis(200);

    /** An operation that sends several requests, or sends them in another way. */
    private enum Way {
        BATCH((node, data) -> batch(node)),
        HEALTHY((node, data) -> await(node).healthy().execute()),
        BOOTSTRAPPED((node, data) -> await(node).bootstrapped("C").execute()),
        ACCEPTED((node, data) -> await(node).accepted(Id.EMPTY).execute()),
        ACCEPTED_BY_AN_EVM_CHAIN((node, data) ->
                await(node).accepted("C", EvmHash.parse("0x" + "00".repeat(32))).execute()),
        EXPORT((node, data) -> data.operations().awaitResult("1").timeout(SHORT).execute()),
        PAGES((node, data) -> data.chain(43114).blocks().pages().iterator().next()),
        AHEAD((node, data) -> data.chain(43114).blocks().prefetch(1).stream().toList()),
        RANGES_AHEAD((node, data) -> containers(node).prefetch(4).stream().toList()),
        GROWING((node, data) -> node.index(Index.P_BLOCK)
                .follow(0, Duration.ofMillis(5))
                .maxOutage(SHORT)
                .iterator()
                .next()),
        SUBSCRIBED((node, data) -> received(containers(node).prefetch(2).publisher()));

        private final BiFunction<NodeClient, DataClient, Object> action;

        Way(BiFunction<NodeClient, DataClient, Object> action) {
            this.action = action;
        }
    }

    private static NodeAwait await(NodeClient node) {
        return node.await(SHORT);
    }

    private static Paged<Container> containers(NodeClient node) {
        return node.index(Index.P_BLOCK).containers(0);
    }

    private static UInt64 batch(NodeClient node) {
        EvmClient chain = node.evm("C");
        Call<UInt64> head = chain.blockNumber();
        return chain.batch(head, chain.baseFee()).execute().get(head);
    }

    /** The first item, or the failure that the subscriber receives. */
    private static <T> T received(Flow.Publisher<T> list) {
        CompletableFuture<T> first = new CompletableFuture<>();
        list.subscribe(new Flow.Subscriber<T>() {
            @Override
            public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(1);
            }

            @Override
            public void onNext(T item) {
                first.complete(item);
            }

            @Override
            public void onError(Throwable failure) {
                first.completeExceptionally(failure);
            }

            @Override
            public void onComplete() {
                first.cancel(false);
            }
        });
        return first.orTimeout(60, TimeUnit.SECONDS).join();
    }

    /** Each way meets one failure, and with {@code -Plong} every one. */
    private static List<Way> ways(Key key, Failure failure) {
        int turns = Failure.values().length;
        return Stream.of(Way.values())
                .filter(way ->
                        Boolean.getBoolean("long") || (way.ordinal() + key.ordinal()) % turns == failure.ordinal())
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void nothing_that_is_made_of_many_calls_shows_a_key_whatever_the_server_says(Key key) {
        try (FakeNode server = FakeNode.start();
                NodeClient node = NodeClient.create(key.in(server.url()), options -> key.set(options));
                DataClient data = DataClient.create(key.in(server.url()), options -> key.set(options));
                CapturedLog log = new CapturedLog()) {
            for (Failure failure : Failure.values()) {
                server.clearScripts();
                failure.always(server.onAny(), key);
                for (Way way : ways(key, failure)) {
                    Throwable thrown = null;
                    String logged = "";
                    for (int turn = 0; turn < 100 && !logged.contains("TRACE "); turn++) {
                        // on a busy machine the time of a wait may pass before its first request
                        thrown = catchThrowable(() -> way.action.apply(node, data));
                        logged = log.take();
                    }

                    assertThat(logged).as(way.toString()).contains("TRACE ");
                    Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
                    assertThat(cause).as("%s, %s", way, failure).isInstanceOf(AvalancheException.class);
                    assertThat(key.pieceIn(Shown.of(cause) + logged))
                            .as("%s, %s: the key is in %s or in the log %s", way, failure, cause, logged)
                            .isEmpty();
                }
            }
        }
    }
}
