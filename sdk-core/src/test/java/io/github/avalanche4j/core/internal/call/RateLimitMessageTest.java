package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.internal.retry.RateLimitGate;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import io.github.avalanche4j.testing.HeldResponse;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A call that waited for its rate limit until the deadline reports limit, remaining units and end of the period. */
@ExtendWith(FakeNodeExtension.class)
class RateLimitMessageTest {
    private final VirtualTime time = new VirtualTime();

    private Transport transport(FakeNode node, RateLimitGate gate) {
        ClientOptions options = ClientOptions.of(builder -> builder.retries(0));
        return new Transport(node.url(), options, new ApiErrorDecoder(), gate, time);
    }

    private static Call<JsonTree> get(Transport transport) {
        return new RestChannel(transport).call(TestClient.GETTING, null);
    }

    @Test
    void a_call_that_waits_with_another_after_contradictory_headers_reports_the_known_limit(FakeNode node) {
        node.onGet("/get")
                .respond("1")
                .header("ratelimit-limit", "10")
                .header("ratelimit-remaining", "0"); // without a policy, so the end of the period is unknown
        HeldResponse held = node.onGet("/get").hold();
        try (Transport transport = transport(node, RateLimitGate.open())) {
            get(transport).execute();
            CompletableFuture<JsonTree> other =
                    get(transport).timeout(Duration.ofHours(1)).executeAsync();
            assertThat(held.awaitReceived(TestClient.SOON)).isTrue();

            assertThatThrownBy(get(transport).timeout(Duration.ofSeconds(5))::execute)
                    .hasMessageContaining("held back by the rate limit until the deadline (limit 10, 0 left; "
                            + "when the next request can be sent is not known)")
                    .isInstanceOfSatisfying(ConnectionException.class, late -> {
                        assertThat(late.timedOut()).isTrue();
                        assertThat(late.phase()).isEqualTo(Phase.WAITING);
                    });
            other.cancel(true);
        }
        assertThat(node.receivedCount()).isEqualTo(2);
    }

    @Test
    void a_call_that_leaves_a_moment_before_its_deadline_names_the_limit_and_not_the_server(FakeNode node) {
        node.onGet("/get").respond("1");
        node.onGet("/get").hold();
        try (Transport transport = transport(node, RateLimitGate.limitedTo(1, Duration.ofSeconds(10)))) {
            get(transport).execute();

            assertThatThrownBy(get(transport).timeout(Duration.ofMillis(10_001))::execute)
                    .hasMessageContaining("the rate limit held the call back for 10000 ms (limit 1 per 10 s, 0 left; "
                            + "the next request can be sent in 10000 ms) and left 1 ms for the request")
                    .hasMessageNotContaining("overloaded")
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            late -> assertThat(late.timedOut()).isTrue());
        }
    }
}
