package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.http.ClientSettings;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.core.internal.retry.BackoffSchedule;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.FakeDataService;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls with a backoff schedule: when they are retried, after which delays, and when not. No time passes. */
class BackoffScheduleTest {
    private static final Duration FIVE = Duration.ofSeconds(5);
    private static final Duration TEN = Duration.ofSeconds(10);
    private static final Duration TWENTY = Duration.ofSeconds(20);
    private static final BackoffSchedule SCHEDULE =
            new BackoffSchedule(List.of(FIVE, TEN, TWENTY), Duration.ofSeconds(65), List.of("nobody signs"));
    private static final Endpoint.Rest<JsonTree> SIGNING = Endpoint.post("test.sign", "/sign", JsonTree.class);

    private final FakeDataService service = FakeDataService.start();
    private final VirtualTime time = new VirtualTime();
    private final Transport transport =
            new Transport(service.url(), ClientSettings.defaults(), new ApiErrorDecoder(), time);

    @AfterEach
    void close() {
        transport.close();
        service.close();
    }

    private Call<JsonTree> call() {
        return new RestChannel(transport).send(SIGNING, SCHEDULE, Map.of("message", "0x00"));
    }

    private void fails(int status, int times) {
        service.onCustom("POST", "/sign")
                .respondStatus(
                        status,
                        "application/json",
                        ErrorFormat.ERROR_ONLY.body(status, "failed to collect a threshold of signatures"))
                .times(times);
    }

    @ParameterizedTest
    @ValueSource(ints = {408, 500, 502, 503, 504, 599})
    void a_failure_of_the_service_is_repeated_after_five_ten_and_twenty_seconds(int status) {
        fails(status, 3);
        service.onCustom("POST", "/sign").respond("{\"signed\":true}");

        assertThat(call().execute().get("signed").asBoolean()).contains(true);

        assertThat(time.waits()).containsExactly(FIVE, TEN, TWENTY);
        assertThat(service.receivedCount()).isEqualTo(4);
    }

    @Test
    void after_the_fourth_attempt_the_services_words_are_reported() {
        fails(500, 10);

        ApiException failed = catchThrowableOfType(ApiException.class, call()::execute);

        assertThat(failed.attempts()).isEqualTo(4);
        assertThat(failed).hasMessageContaining("attempt 4 of 4").hasMessageContaining("threshold of signatures");
        assertThat(failed.getSuppressed()).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 401, 403, 404, 422})
    void a_refused_request_is_never_repeated(int status) {
        fails(status, 10);

        assertThatThrownBy(call()::execute).isInstanceOf(ApiException.class);

        assertThat(service.receivedCount()).isEqualTo(1);
        assertThat(time.waits()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = ErrorFormat.class,
            names = {"ERROR_ONLY", "MESSAGE"})
    void a_failure_that_is_a_result_is_reported_at_once(ErrorFormat format) {
        service.onCustom("POST", "/sign")
                .respondStatus(
                        500, format.contentType(), format.body(500, "failed to aggregate. error: nobody signs: 1 of 4"))
                .times(2);

        assertThatThrownBy(call()::execute)
                .isInstanceOfSatisfying(ApiException.ServerError.class, e -> {
                    assertThat(e.attempts()).isEqualTo(1);
                    assertThat(e.isTransient()).isTrue();
                })
                .hasMessageContaining("nobody signs");
        assertThatThrownBy(call().executeAsync()::join).hasCauseInstanceOf(ApiException.ServerError.class);

        assertThat(service.receivedCount()).isEqualTo(2);
        assertThat(time.waits()).isEmpty();
    }

    @Test
    void a_longer_wait_that_the_service_asks_for_is_kept() {
        service.onCustom("POST", "/sign")
                .respondStatus(429, "application/json", ErrorFormat.MESSAGE.body(429, "slowly"))
                .header("retry-after", "30");
        service.onCustom("POST", "/sign").respond("{}");

        call().execute();

        assertThat(time.waits()).containsExactly(Duration.ofSeconds(30));
    }

    @Test
    void an_attempt_that_ran_out_of_time_is_not_repeated_because_the_service_may_still_be_working() {
        service.onCustom("POST", "/sign").hold();
        service.onCustom("POST", "/sign").hold();
        ClientSettings options = TestOptions.of(TestClient::limitReads);
        try (Transport limited = new Transport(service.url(), options, new ApiErrorDecoder(), time)) {
            Call<JsonTree> call = new RestChannel(limited).send(SIGNING, SCHEDULE, Map.of());

            assertThatThrownBy(call::execute)
                    .isInstanceOfSatisfying(
                            ConnectionException.class,
                            e -> assertThat(e.timedOut()).isTrue());
            assertThatThrownBy(call.executeAsync()::join).isInstanceOf(CompletionException.class);
        }

        assertThat(service.takeReceived(TestClient.SOON)).isNotNull();
        assertThat(service.takeReceived(TestClient.SOON)).isNotNull();
        assertThat(service.receivedCount()).isEqualTo(2);
        assertThat(time.waits()).isEmpty();
    }

    @Test
    void a_connection_that_breaks_is_repeated() {
        service.onCustom("POST", "/sign").disconnect();
        service.onCustom("POST", "/sign").respond("{}");

        call().execute();

        assertThat(time.waits()).containsExactly(FIVE);
    }

    @Test
    void the_options_of_a_call_take_precedence() {
        fails(500, 10);

        assertThatThrownBy(call().retries(1)::execute).isInstanceOf(ApiException.class);
        assertThat(service.receivedCount()).isEqualTo(2);
        assertThatThrownBy(call().timeout(Duration.ofSeconds(12))::execute)
                .hasMessageContaining("the deadline comes before the next attempt");
        assertThat(service.receivedCount()).isEqualTo(4);
    }

    @Test
    void each_attempt_has_more_than_a_minute_and_the_whole_of_them_the_sum_unless_the_client_allows_more() {
        CallOptions.Limits usual = CallOptions.Limits.of(ClientSettings.defaults(), SCHEDULE);
        CallOptions.Limits patient = CallOptions.Limits.of(
                TestOptions.of(options -> options.attemptTimeout(Duration.ofSeconds(90))
                        .timeout(Duration.ofMinutes(30))
                        .retries(5)),
                SCHEDULE);
        CallOptions.Limits once = CallOptions.Limits.of(TestOptions.of(options -> options.retries(0)), SCHEDULE);

        assertThat(usual.attemptTimeout()).isEqualTo(Duration.ofSeconds(65));
        assertThat(usual.retries()).isEqualTo(3);
        assertThat(usual.timeout()).isEqualTo(Duration.ofSeconds(4 * 65 + 35));
        assertThat(patient.attemptTimeout()).isEqualTo(Duration.ofSeconds(90));
        assertThat(patient.timeout()).isEqualTo(Duration.ofMinutes(30));
        assertThat(patient.retries()).isEqualTo(5);
        assertThat(once.retries()).isZero();
    }
}
