package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.Script;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import okhttp3.OkHttpClient;
import okhttp3.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The server receives a non-idempotent request once, even where OkHttp would repeat it. */
class OnceTest extends NodeAndClient {
    private static final String LIMITED = "X-Limited";

    enum Trouble {
        CUT(script -> script.disconnect().always()),
        UNAVAILABLE(script -> script.respondStatus(503, "text/plain", "").always()),
        UNAVAILABLE_NOW(script -> script.respondStatus(503, "text/plain", "")
                .header("Retry-After", "0")
                .always()),
        REQUEST_TIMEOUT(script -> script.respondStatus(408, "text/plain", "").always()),
        READ_TIMEOUT(
                script -> script.respondDefault().delay(Duration.ofMinutes(5)).always());

        private final Consumer<Script> reply;

        Trouble(Consumer<Script> reply) {
            this.reply = reply;
        }
    }

    /** Limits the socket reads of some calls, which begin after the request has been sent. */
    private static void limitSomeReads(TestOptions options) {
        options.httpClient(new OkHttpClient.Builder()
                .addInterceptor(chain -> chain.request().header(LIMITED) == null
                        ? chain.proceed(chain.request())
                        : chain.withReadTimeout(100, TimeUnit.MILLISECONDS).proceed(chain.request()))
                .build());
    }

    private void assertSeenOnce(Call<?> call) {
        // OkHttp would retry on another connection if a pooled one fails
        node.clearReceived();
        assertThatThrownBy(call.header(LIMITED, "1").retries(0)::execute).isInstanceOf(AvalancheException.class);
        assertThat(node.takeReceived(TestClient.SOON)).isNotNull();
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void a_call_without_retries_is_sent_once(Trouble trouble) {
        node.onCustom("test.warm").respond("1").then().respond("2");
        node.onCustom("GET", "/get").respond("1");
        try (TestClient client = TestClient.of(node, OnceTest::limitSomeReads)) {
            Call<?> warm = client.channel().call(Endpoint.rpc("test.warm", Decoder.done()));
            trouble.reply.accept(node.onCustom(TestClient.ACT));
            trouble.reply.accept(node.onCustom("DELETE", "/delete"));
            warm.execute();
            assertSeenOnce(client.act());
            assertSeenOnce(client.act());
            warm.execute();
            assertSeenOnce(client.delete());
            assertSeenOnce(client.delete());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"UNAVAILABLE", "UNAVAILABLE_NOW", "REQUEST_TIMEOUT"})
    void a_status_that_okhttp_would_repeat_by_itself_is_sent_once_too(Trouble trouble) {
        trouble.reply.accept(node.onCustom(TestClient.READ));
        assertSeenOnce(client.read());
        assertSeenOnce(client.read());
    }

    /** OkHttp repeats a 503 only if it may do so at once, and fails at a time that is no {@code int}. */
    @ParameterizedTest
    @CsvSource({
        "408, '', 200",
        "503, '', 503",
        "503, 30, 503",
        "503, 999999999, 503",
        "503, 'Wed, 21 Oct 2015 07:28:00 GMT', 503",
        "503, -1, 503",
        "503, 0, 200",
        "503, 00, 200",
        "503, 99999999999, 200"
    })
    void an_interceptor_sees_the_status_unless_okhttp_would_repeat_the_request(int status, String after, int seen) {
        node.onCustom(TestClient.READ)
                .respondStatus(status, "text/plain", "")
                .header("Retry-After", after)
                .always();
        List<Integer> codes = new CopyOnWriteArrayList<>();
        OkHttpClient users = new OkHttpClient.Builder()
                .addInterceptor(chain -> {
                    Response response = chain.proceed(chain.request());
                    codes.add(response.code());
                    return response;
                })
                .build();
        try (TestClient client = TestClient.of(node, options -> options.httpClient(users))) {
            ApiException failure =
                    catchThrowableOfType(ApiException.class, client.read().retries(0)::execute);

            assertThat(failure.status()).isEqualTo(status);
            assertThat(codes).containsExactly(seen);
            assertThat(node.receivedCount()).isEqualTo(1);
        }
    }

    @Test
    void one_deadline_holds_for_all_attempts_and_waits_together() {
        TestClient.fail(node.onCustom(TestClient.READ), 503, "10");
        for (boolean background : new boolean[] {false, true}) {
            VirtualTime time = new VirtualTime();
            int before = node.receivedCount();
            try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
                Call<?> call = client.read().timeout(Duration.ofSeconds(25)).retries(20);
                assertThatThrownBy(() -> TestClient.run(call, background))
                        .hasMessageContaining("the deadline comes before the next attempt");
            }
            assertThat(time.waits()).containsExactly(Duration.ofMillis(10_500), Duration.ofMillis(10_500));
            assertThat(node.receivedCount() - before).isEqualTo(3);
        }
    }

    @Test
    void a_backoff_that_would_end_after_the_deadline_is_not_started() {
        node.onCustom(TestClient.READ).respondStatus(503, "text/plain", "").always();
        VirtualTime time = new VirtualTime().random(1);
        try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
            Call<?> call = client.read().timeout(Duration.ofSeconds(12)).retries(20);
            assertThatThrownBy(call::execute).hasMessageContaining("the deadline comes before the next attempt");
        }
        // 0.25 + 0.5 + 1 + 2 + 4; another 8 would be too late
        assertThat(time.waits()).hasSize(5).last().isEqualTo(Duration.ofSeconds(4));
        assertThat(node.receivedCount()).isEqualTo(6);
    }

    @Test
    void a_request_without_a_body_says_nothing_about_its_type() {
        node.onCustom("DELETE", "/delete").respond("{}");
        client.delete().execute();
        assertThat(node.received().get(0).header("Content-Type")).isEmpty();
        assertThat(node.received().get(0).header("Content-Length")).contains("0");
    }

    @Test
    void all_callers_wait_at_one_gate_when_the_server_asks_to() {
        node.onCustom(TestClient.READ).respondStatus(429, "text/plain", "").header("Retry-After", "20");
        node.onCustom(TestClient.READ).respond("1").always();
        VirtualTime time = new VirtualTime();
        try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
            assertThatThrownBy(client.read().retries(0)::execute).isInstanceOf(ApiException.RateLimited.class);
            client.read().execute();
            assertThat(time.waits()).containsExactly(Duration.ofSeconds(20));
            assertThat(client.read().executeAsync().join()).hasToString("1");
            assertThat(time.waits()).hasSize(1);
        }
    }

    /** Gateways in front of nodes respond with the status 200. */
    @Test
    void all_callers_wait_too_where_a_json_rpc_error_is_the_rate_limit() {
        node.onCustom(TestClient.READ)
                .respondError(-32005, "daily request count exceeded, request rate limited")
                .header("Retry-After", "20");
        node.onCustom(TestClient.READ).respond("1").always();
        VirtualTime time = new VirtualTime();
        try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
            JsonRpcException limited =
                    catchThrowableOfType(JsonRpcException.class, client.read().retries(0)::execute);
            assertThat(limited.retryAfter()).contains(Duration.ofSeconds(20));
            client.read().execute();
            assertThat(time.waits()).containsExactly(Duration.ofSeconds(20));
        }
    }

    @Test
    void a_json_rpc_error_that_is_a_rate_limit_is_retried_like_a_429() {
        node.onCustom(TestClient.READ)
                .respondError(-32007, "50/second request limit reached")
                .times(2);
        node.onCustom(TestClient.READ).respond("1").always();
        node.onCustom(TestClient.ACT)
                .respondError(-32007, "50/second request limit reached")
                .always();
        VirtualTime time = new VirtualTime().random(1);
        try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
            assertThat(client.read().execute()).hasToString("1");
            assertThat(time.waits()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
            assertThatThrownBy(client.act()::execute).isInstanceOf(JsonRpcException.class);
        }
        assertThat(node.receivedCount()).isEqualTo(4);
    }

    @Test
    void a_gate_that_opens_after_the_deadline_fails_the_call_at_once() {
        TestClient.fail(node.onCustom(TestClient.READ), 429, "20");
        VirtualTime time = new VirtualTime();
        try (TestClient client = TestClient.of(node.url(), options -> options.retries(0), time)) {
            assertThatThrownBy(client.read()::execute).isInstanceOf(ApiException.RateLimited.class);
            Call<?> hasty = client.read().timeout(Duration.ofSeconds(10));
            assertThatThrownBy(hasty::execute)
                    .hasMessageContaining("held back by the rate limit until the deadline (the server asked to wait; "
                            + "the next request can be sent in 20000 ms)")
                    .isInstanceOfSatisfying(
                            AvalancheException.class,
                            e -> assertThat(e.retryAfter()).contains(Duration.ofSeconds(20)));
            assertThatThrownBy(() -> hasty.executeAsync().join()).hasMessageContaining("held back");
            assertThat(time.waits()).isEmpty();
        }
        assertThat(node.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_refusal_that_says_when_to_retry_is_no_attempt_and_is_waited_for_until_the_deadline() {
        TestClient.fail(node.onAny(), 429, "3");
        for (boolean background : new boolean[] {false, true}) {
            VirtualTime time = new VirtualTime();
            try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
                Call<JsonTree> call = client.act().timeout(Duration.ofSeconds(20));
                Throwable thrown = catchThrowable(() -> TestClient.run(call, background));
                assertThat(thrown)
                        .isInstanceOf(ApiException.RateLimited.class)
                        .hasMessageContaining("attempt 7 of 9")
                        .hasMessageContaining("the deadline comes before the next attempt");
                assertThat(thrown.getSuppressed()).hasSize(6);
                assertThat(time.waits()).hasSize(6).containsOnly(Duration.ofSeconds(3));
            }
        }
        assertThat(node.receivedCount()).isEqualTo(14);
    }

    @Test
    void a_server_that_always_says_0_seconds_is_not_asked_at_once_again_and_again() {
        TestClient.fail(node.onAny(), 429, "0");
        VirtualTime time = new VirtualTime();
        try (TestClient client = TestClient.of(node.url(), options -> {}, time)) {
            assertThatThrownBy(client.read()::execute).isInstanceOf(ApiException.RateLimited.class);
        }
        assertThat(time.waits())
                .startsWith(Duration.ofMillis(100), Duration.ofMillis(200), Duration.ofMillis(400))
                .endsWith(Duration.ofMillis(1600));
        assertThat(node.receivedCount()).isLessThan(50);
    }

    @Test
    void ten_calls_that_succeed_pay_for_one_that_is_sent_again_once_the_reserve_is_spent() {
        try (TestClient client = TestClient.of(node.url(), options -> options.retries(1), new VirtualTime())) {
            node.onAny().respondStatus(503, "text/plain", "").always();
            assertThat(requests(client, 200)).as("a hundred in reserve").isEqualTo(300);

            node.clearScripts();
            node.onAny().respond("1").always();
            assertThat(requests(client, 10)).isEqualTo(10);

            node.clearScripts();
            node.onAny().respondStatus(503, "text/plain", "").always();
            assertThat(requests(client, 2)).isEqualTo(3);
        }
    }

    /** The number of requests that this many calls send. */
    private int requests(TestClient client, int calls) {
        node.clearReceived();
        for (int call = 0; call < calls; call++) {
            Throwable unused = catchThrowable(client.read()::execute);
        }
        return node.receivedCount();
    }
}
