package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.data.operation.Operation;
import io.github.avalanche4j.data.operation.OperationCode;
import io.github.avalanche4j.data.operation.OperationMetadata;
import io.github.avalanche4j.data.operation.OperationStatus;
import java.time.Duration;
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
    void a_job_is_never_started_twice() {
        service.onPost("/v1/operations/transactions:export").respondStatus(503, "text/html", "<html>");

        assertThatThrownBy(this::started).isInstanceOf(ApiException.class);
        assertThat(service.receivedCount()).isEqualTo(1);
    }
}
