package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonValue;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.HeldResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Endpoints that heal in seconds: when they are repeated, after which waits, and when not. No time passes. */
class BackoffScheduleTest {
    private static final Duration FIVE = Duration.ofSeconds(5);
    private static final Duration TEN = Duration.ofSeconds(10);
    private static final Duration TWENTY = Duration.ofSeconds(20);
    private static final BackoffSchedule PLAN = new BackoffSchedule(List.of(FIVE, TEN, TWENTY), Duration.ofSeconds(65));
    private static final Endpoint.Rest<JsonValue> SIGNING =
            Endpoint.post("test.sign", "/sign", JsonValue.class).retried(PLAN);

    private final FakeDataService service = FakeDataService.start();
    private final VirtualTime time = new VirtualTime();
    private final Transport transport =
            new Transport(service.url(), ClientOptions.of(options -> {}), new ApiErrorDecoder(), time);

    @AfterEach
    void close() {
        transport.close();
        service.close();
    }

    private Call<JsonValue> call() {
        return transport.post(SIGNING, Map.of("message", "0x00"));
    }

    private void fails(int status, int times) {
        service.respondError("/sign", status, ErrorFormat.ERROR_ONLY, "failed to collect a threshold of signatures")
                .times(times);
    }

    @ParameterizedTest
    @ValueSource(ints = {408, 500, 502, 503, 504, 599})
    void aFailureOfTheServiceIsRepeatedAfterFiveTenAndTwentySeconds(int status) {
        fails(status, 3);
        service.onPost("/sign").respond("{\"signed\":true}");

        assertThat(call().execute().get("signed").asBoolean()).contains(true);

        assertThat(time.waits()).containsExactly(FIVE, TEN, TWENTY);
        assertThat(service.receivedCount()).isEqualTo(4);
    }

    @Test
    void inTheBackgroundItIsTheSame() {
        fails(500, 2);
        service.onPost("/sign").respond("{}");

        call().executeAsync().join();

        assertThat(time.waits()).containsExactly(FIVE, TEN);
    }

    @Test
    void afterTheFourthAttemptTheServicesWordsAreTold() {
        fails(500, 10);

        ApiException failed = catchThrowableOfType(ApiException.class, () -> call().execute());

        assertThat(failed.attempts()).isEqualTo(4);
        assertThat(failed).hasMessageContaining("attempt 4 of 4").hasMessageContaining("threshold of signatures");
        assertThat(failed.getSuppressed()).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 401, 403, 404, 422})
    void whatIsRefusedIsNeverRepeated(int status) {
        fails(status, 10);

        assertThatThrownBy(() -> call().execute()).isInstanceOf(ApiException.class);

        assertThat(service.receivedCount()).isEqualTo(1);
        assertThat(time.waits()).isEmpty();
    }

    @Test
    void aLongerWaitThatTheServiceAsksForIsKept() {
        service.respondError("/sign", 429, ErrorFormat.MESSAGE, "slowly").header("retry-after", "30");
        service.onPost("/sign").respond("{}");

        call().execute();

        assertThat(time.waits()).containsExactly(Duration.ofSeconds(30));
    }

    @Test
    void anAttemptThatRanOutOfTimeIsNotRepeatedBecauseTheServiceMayBeAtIt() {
        HeldResponse held = service.onPost("/sign").hold();

        assertThatThrownBy(() -> call().attemptTimeout(Duration.ofMillis(200)).execute())
                .isInstanceOfSatisfying(
                        ConnectionException.class, e -> assertThat(e.timedOut()).isTrue());
        assertThatThrownBy(() -> {
                    service.onPost("/sign").hold();
                    call().attemptTimeout(Duration.ofMillis(200)).executeAsync().join();
                })
                .isInstanceOf(CompletionException.class);

        held.release();
        assertThat(service.receivedCount()).isEqualTo(2);
        assertThat(time.waits()).isEmpty();
    }

    @Test
    void aConnectionThatBreaksIsRepeated() {
        service.onPost("/sign").disconnect();
        service.onPost("/sign").respond("{}");

        call().execute();

        assertThat(time.waits()).containsExactly(FIVE);
    }

    @Test
    void theOptionsOfACallComeFirst() {
        fails(500, 10);

        assertThatThrownBy(() -> call().retries(1).execute()).isInstanceOf(ApiException.class);
        assertThat(service.receivedCount()).isEqualTo(2);
        assertThatThrownBy(() -> call().timeout(Duration.ofSeconds(12)).execute())
                .hasMessageContaining("the deadline comes before the next attempt");
        assertThat(service.receivedCount()).isEqualTo(4);
    }

    @Test
    void eachAttemptHasMoreThanAMinuteAndTheWholeOfThemTheSumUnlessTheClientAllowsMore() {
        CallOptions usual = PLAN.options(ClientOptions.of(options -> {}));
        CallOptions patient = PLAN.options(ClientOptions.of(options -> options.attemptTimeout(Duration.ofSeconds(90))
                .timeout(Duration.ofMinutes(30))
                .retries(5)));
        CallOptions once = PLAN.options(ClientOptions.of(options -> options.retries(0)));

        assertThat(usual.attemptTimeout()).isEqualTo(Duration.ofSeconds(65));
        assertThat(usual.retries()).isEqualTo(3);
        assertThat(usual.timeout()).isEqualTo(Duration.ofSeconds(4 * 65 + 35));
        assertThat(patient.attemptTimeout()).isEqualTo(Duration.ofSeconds(90));
        assertThat(patient.timeout()).isEqualTo(Duration.ofMinutes(30));
        assertThat(patient.retries()).isEqualTo(5);
        assertThat(once.retries()).isZero();
    }
}
