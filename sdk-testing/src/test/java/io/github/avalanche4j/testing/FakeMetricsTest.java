package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.net.http.HttpResponse;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Figures over time, and composite queries. */
class FakeMetricsTest extends DataServiceTestBase {
    private static final String COMPOSITE = "/v2/lookingGlass/compositeQuery";

    private List<OffsetDateTime> times(String target) {
        return page(target).map(FakeMetricsTest::time).toList();
    }

    private List<BigDecimal> values(String target) {
        return page(target).map(point -> point.get("value").decimalValue()).toList();
    }

    private Stream<JsonNode> page(String target) {
        return StreamSupport.stream(client.json(target).get("results").spliterator(), false);
    }

    private static OffsetDateTime time(JsonNode point) {
        return Instant.ofEpochSecond(point.get("timestamp").longValue()).atOffset(ZoneOffset.UTC);
    }

    @Test
    void points_are_stamped_with_the_beginnings_of_their_intervals_newest_first() {
        String path = "/v2/chains/43114/metrics/txCount?pageSize=25&timeInterval=";

        List<OffsetDateTime> hours = times(path + "hour");
        List<OffsetDateTime> weeks = times(path + "week");
        List<OffsetDateTime> months = times(path + "month");

        assertThat(hours.get(1)).isEqualTo(hours.get(0).minusHours(1));
        assertThat(weeks)
                .hasSize(25)
                .allSatisfy(time -> assertThat(time.getDayOfWeek()).isEqualTo(DayOfWeek.MONDAY));
        assertThat(months).hasSize(25).allSatisfy(time -> {
            assertThat(time.getDayOfMonth()).isEqualTo(1);
            assertThat(time.getHour()).isZero();
        });
        assertThat(months).first().hasToString("2026-01-01T00:00Z");
        assertThat(months.get(24)).hasToString("2024-01-01T00:00Z");
    }

    @Test
    void points_are_those_from_the_start_on_and_before_the_end() {
        service.list("getEvmChainMetrics").size(730);
        service.list("getMetricsByNodeId").size(730);
        long start = Instant.parse("2025-08-01T00:00:00Z").getEpochSecond();
        long end = Instant.parse("2025-08-31T00:00:00Z").getEpochSecond();
        String times = "?startTimestamp=" + start + "&endTimestamp=" + end;

        String target = "/v2/chains/43114/metrics/activeAddresses" + times + "&pageSize=7";
        List<OffsetDateTime> all = client.walk(target, "results").stream()
                .map(FakeMetricsTest::time)
                .toList();

        assertThat(all).hasSize(30).doesNotHaveDuplicates();
        assertThat(all.get(0)).hasToString("2025-08-30T00:00Z");
        assertThat(all.get(29)).hasToString("2025-08-01T00:00Z");
        assertThat(times("/v2/validator/NodeID-111111111111111111116DBWJs/metrics/perNodeDailyFeesPaid" + times))
                .hasSize(30);
        assertThat(times("/v1/max_tps/43114?from=" + start + "&to=" + end)).isEmpty();
        assertThat(times("/v2/chains/43114/metrics/activeAddresses?startTimestamp=" + Integer.MAX_VALUE))
                .isEmpty();
    }

    @Test
    void values_are_those_of_the_sample_again_and_again() {
        service.listSize(100);
        List<BigDecimal> sample = values("/v2/chains/43114/metrics/activeAddresses?startTimestamp=1600000000"
                + "&endTimestamp=1800000000&timeInterval=day&pageSize=100");

        assertThat(values("/v2/chains/836/metrics/txCount?pageSize=100"))
                .hasSize(100)
                .isEqualTo(sample);
    }

    @Test
    void messages_are_between_the_chains_of_the_request() {
        String one = "2p2pP9k7PbhBxhM4W4ZiTvwxbBu46rqcQPTgzo8WA4ma6ovvCM";

        JsonNode point = client.json("/v2/icm/timeseries?srcBlockchainId=" + one + "&pageSize=1")
                .at("/results/0");

        assertThat(point.get("srcBlockchainId").textValue()).isEqualTo(one);
        assertThat(point.get("value").isIntegralNumber()).isTrue();
    }

    @Test
    void each_part_of_a_composite_query_has_its_count() {
        service.list("compositeQueryV2").size(40);
        String part = "{\"id\":\"%s\",\"type\":\"LatestBalance\",\"params\":"
                + "{\"minBalance\":\"1\",\"evmChainId\":\"43114\",\"tokenType\":\"NATIVE\"}}";
        String parts = part.formatted("a") + "," + part.formatted("b");

        JsonNode and = client.json(COMPOSITE, "{\"operator\":\"AND\",\"queries\":[" + parts + "]}");
        JsonNode or = client.json(COMPOSITE, "{\"operator\":\"OR\",\"queries\":[" + parts + "]}");

        assertThat(and.get("totalCount").intValue()).isEqualTo(40);
        assertThat(and.get("addresses")).hasSize(40);
        assertThat(and.get("subQueryCounts")).hasToString("{\"a\":81,\"b\":81}");
        assertThat(or.get("subQueryCounts")).hasToString("{\"a\":20,\"b\":20}");
    }

    @Test
    void an_invalid_composite_query_is_refused_with_its_faults() {
        HttpResponse<String> nothing = client.post(COMPOSITE, "{}");
        HttpResponse<String> wrong = client.post(
                COMPOSITE,
                "{\"operator\":\"AND\",\"queries\":[{\"type\":\"Nope\"},"
                        + "{\"id\":\"a\",\"type\":\"AllTimeNftHolders\",\"params\":{\"evmChainId\":\"1\","
                        + "\"contractAddress\":\"0x\",\"startTs\":1}},"
                        + "{\"id\":\"b\",\"type\":\"AnyTimeNativeBalance\",\"params\":{\"firstDate\":\"yesterday\","
                        + "\"lastDate\":\"2026-01-31\",\"minBalance\":\"1\",\"evmChainId\":\"1\"}}]}");

        assertThat(nothing.statusCode()).isEqualTo(400);
        assertThat(DataClient.json(nothing).get("message"))
                .hasToString(
                        "[\"operator must be one of the following values: AND, OR\",\"queries should not be empty\"]");
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(wrong.body())
                .contains("queries.0.id should not be empty", "queries.0.type must be one of")
                .contains("queries.1.params.firstDate should not be empty")
                .contains("queries.2.params.firstDate must be a valid ISO 8601 date string");
    }
}
