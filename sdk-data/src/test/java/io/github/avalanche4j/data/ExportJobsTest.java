package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.JOB;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.data.operation.Operation;
import io.github.avalanche4j.data.operation.OperationCode;
import io.github.avalanche4j.data.operation.OperationMetadata;
import io.github.avalanche4j.data.operation.OperationStatus;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

/** Jobs of the service are started, polled and awaited. */
class ExportJobsTest extends FixtureTestBase {
    private static final Duration SOON = Duration.ofMillis(1);

    private String started() {
        return data.operations()
                .exportEvm(e -> e.addAddresses(ADDRESS).addIncludeChains("43114"))
                .execute()
                .operationId();
    }

    @Test
    void an_export_is_started_and_waited_for() {
        service.exports().completeAfter(3);
        String id = started();

        Operation done = data.operations().awaitResult(id, SOON).execute();

        assertThat(done.operationId()).isEqualTo(id);
        assertThat(done.operationStatus()).isEqualTo(OperationStatus.COMPLETED);
        assertThat(done.isFinished()).isTrue();
        assertThat(done.metadata().flatMap(OperationMetadata::downloadUrl)).isPresent();
        assertThat(service.receivedCount("getOperationResult")).isEqualTo(4);
    }

    @Test
    void an_export_is_waited_for_in_the_background() throws Exception {
        service.exports().completeAfter(2);
        String id = started();

        Operation done = data.operations().awaitResult(id, SOON).executeAsync().get(60, SECONDS);

        assertThat(done.operationStatus()).isEqualTo(OperationStatus.COMPLETED);
        assertThat(service.receivedCount("getOperationResult")).isEqualTo(3);
    }

    @Test
    void a_job_that_failed_is_a_result() {
        service.exports().completeAfter(0).fail("endDate is before startDate");

        Operation failed = data.operations().awaitResult(started(), SOON).execute();

        assertThat(failed.operationStatus()).isEqualTo(OperationStatus.FAILED);
        assertThat(failed.message()).contains("endDate is before startDate");
        assertThat(failed.isFinished()).isTrue();
    }

    @Test
    void a_truncated_export_says_where_to_continue() {
        Operation truncated = read("getOperationResult");

        assertThat(truncated.isFinished()).isTrue();
        OperationMetadata metadata = truncated.metadata().orElseThrow();
        assertThat(metadata.code()).contains(OperationCode.TRUNCATED_EXPORT);
        assertThat(metadata.nextDate()).contains("2026-01-15");
    }

    @Test
    void a_status_that_is_new_is_no_end() {
        Operation unknown =
                read("getOperationResult", response -> response.put("operationStatus", "WAITING_FOR_APPROVAL"));

        assertThat(unknown.isFinished()).isFalse();
        assertThat(unknown.operationStatus().value()).isEqualTo("WAITING_FOR_APPROVAL");
    }

    @Test
    void the_timeout_covers_all_requests_and_waits() {
        service.exports().completeAfter(1_000_000);
        Call<Operation> call = data.operations().awaitResult(started(), SOON).timeout(Duration.ofMillis(300));

        assertThatThrownBy(call::execute).isInstanceOfSatisfying(ConnectionException.class, e -> {
            assertThat(e.timedOut()).isTrue();
            assertThat(e.endpoint()).isEqualTo("data.getOperationResult");
        });
        assertThatThrownBy(() -> call.executeAsync().get(60, SECONDS))
                .isInstanceOf(ExecutionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        ConnectionException.class, e -> assertThat(e.timedOut()).isTrue());
    }

    @Test
    void a_wait_that_would_go_beyond_the_deadline_is_not_begun() {
        service.exports().completeAfter(1_000_000);

        assertThatThrownBy(data.operations().awaitResult(started(), Duration.ofHours(1))::execute)
                .isInstanceOfSatisfying(ConnectionException.class, e -> {
                    assertThat(e.timedOut()).isTrue();
                    assertThat(e.isTransient()).isTrue();
                    assertThat(e.attempts()).isEqualTo(1);
                })
                .hasMessageContaining("RUNNING");
    }

    @Test
    void a_job_that_is_not_known_ends_the_wait_at_once() {
        String error = "{\"message\":\"Operation not found\",\"error\":\"Not Found\",\"statusCode\":404}";
        Call<Operation> call = data.operations().awaitResult(JOB, SOON);

        service.onGet("/v1/operations/" + JOB).respondStatus(404, "application/json", error);
        assertThatThrownBy(call::execute)
                .isInstanceOf(ApiException.NotFound.class)
                .hasMessageContaining("Operation not found");
        service.onGet("/v1/operations/" + JOB).respondStatus(404, "application/json", error);
        assertThatThrownBy(() -> call.executeAsync().get(60, SECONDS))
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(ApiException.NotFound.class);
        assertThat(service.receivedCount()).isEqualTo(2);
    }

    @Test
    void an_interrupt_ends_the_wait_and_leaves_the_flag_set() {
        service.exports().completeAfter(1_000_000);
        Call<Operation> call = data.operations().awaitResult(started(), Duration.ofMinutes(5));
        Thread.currentThread().interrupt();

        assertThatThrownBy(call::execute)
                .isInstanceOfSatisfying(
                        ConnectionException.class,
                        e -> assertThat(e.interrupted()).isTrue());
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void cancelling_the_future_ends_the_polling() {
        service.exports().completeAfter(1_000_000);
        CompletableFuture<Operation> future =
                data.operations().awaitResult(started(), Duration.ofMinutes(5)).executeAsync();

        assertThat(future.cancel(true)).isTrue();

        assertThat(future).isCancelled();
    }

    @Test
    void closing_the_client_ends_the_wait() {
        service.exports().completeAfter(1_000_000);
        CompletableFuture<Operation> future =
                data.operations().awaitResult(started(), Duration.ofMinutes(5)).executeAsync();
        data.close();

        assertThatThrownBy(() -> future.get(60, SECONDS))
                .isInstanceOf(ExecutionException.class)
                .hasCauseInstanceOf(ConnectionException.class)
                .hasMessageContaining("closed");
    }

    @Test
    void a_job_is_never_started_twice() {
        service.onPost("/v1/operations/transactions:export").respondStatus(503, "text/html", "<html>");

        assertThatThrownBy(this::started).isInstanceOf(ApiException.class);
        assertThat(service.receivedCount()).isEqualTo(1);
    }
}
