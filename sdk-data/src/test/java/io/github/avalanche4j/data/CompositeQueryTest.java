package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.metrics.lookingglass.CompositeSummary;
import io.github.avalanche4j.data.metrics.lookingglass.QueryOperator;
import io.github.avalanche4j.data.metrics.lookingglass.Subquery;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Queries of several parts: their bodies and their pages, whose tokens are in the body too. */
class CompositeQueryTest extends FixtureTestBase {
    @Test
    void a_composite_query_is_walked_by_tokens_in_its_body() {
        service.list("compositeQueryV2")
                .size(25)
                .summary("{\"subQueryCounts\":{\"rich\":9,\"own\":7},\"totalCount\":25}");
        SummaryPaged<EvmAddress, CompositeSummary> found = data.metrics()
                .lookingGlass()
                .query(
                        QueryOperator.OR,
                        Subquery.nativeToken("rich", "43114", new BigDecimal("1e3"))
                                .now(),
                        Subquery.of(
                                "own", "LatestBalanceStarsArena", Map.of("minBalance", 2, "subjectAddress", ADDRESS)))
                .pageSize(10);

        assertThat(found.stream().distinct()).hasSize(25);
        assertThat(service.received())
                .hasSize(3)
                .allSatisfy(request -> assertThat(request.path()).isEqualTo("/v2/lookingGlass/compositeQuery"));
        assertThat(service.received().get(1).body())
                .contains("\"pageSize\":10", "\"pageToken\":\"")
                .contains("\"type\":\"LatestBalance\",\"params\":{\"minBalance\":\"1000\",\"evmChainId\":\"43114\","
                        + "\"tokenType\":\"NATIVE\"}")
                .contains("{\"id\":\"own\",\"type\":\"LatestBalanceStarsArena\",\"params\":{");
        assertThat(found.firstPage().execute().summary().subQueryCounts()).containsOnlyKeys("rich", "own");
    }

    @Test
    void each_kind_of_subquery_has_the_parameters_of_its_schema() {
        LocalDate first = LocalDate.of(2026, 1, 1);
        LocalDate last = LocalDate.of(2026, 1, 31);
        Set<String> balanceOfDays = Set.of("firstDate", "lastDate", "minBalance", "evmChainId");
        Set<String> tokenOfDays = Set.of("firstDate", "lastDate", "minBalance", "evmChainId", "contractAddress");
        Set<String> holdersOfDays = Set.of("firstDate", "lastDate", "evmChainId", "contractAddress");
        Set<String> holdersOfTimes = Set.of("startTs", "endTs", "evmChainId", "contractAddress");
        Set<String> subjectOfDays = Set.of("firstDate", "lastDate", "minBalance", "subjectAddress");
        BigDecimal one = BigDecimal.ONE;
        Instant start = Instant.ofEpochSecond(1);
        Instant end = Instant.ofEpochSecond(2);

        // OpenAPI document of the metrics service of 2026-02-25, schema CompositeQueryRequestDto
        sends(Subquery.nativeToken("q", "1", one).allTime(first, last), "AllTimeNativeBalance", balanceOfDays);
        sends(Subquery.nativeToken("q", "1", one).anyTime(first, last), "AnyTimeNativeBalance", balanceOfDays);
        sends(Subquery.erc20Token("q", "1", ADDRESS, one).allTime(first, last), "AllTimeErc20Balance", tokenOfDays);
        sends(Subquery.erc20Token("q", "1", ADDRESS, one).anyTime(first, last), "AnyTimeErc20Balance", tokenOfDays);
        sends(Subquery.nfts("q", "1", ADDRESS).allTime(first, last), "AllTimeNftHolders", holdersOfDays);
        sends(Subquery.nfts("q", "1", ADDRESS).allTime(start, end), "AllTimeNftHolders", holdersOfTimes);
        sends(Subquery.nfts("q", "1", ADDRESS).anyTime(first, last), "AnyTimeNftHolders", holdersOfDays);
        sends(Subquery.nfts("q", "1", ADDRESS).anyTime(start, end), "AnyTimeNftHolders", holdersOfTimes);
        sends(
                Subquery.nativeToken("q", "1", one).now(),
                "LatestBalance",
                Set.of("minBalance", "evmChainId", "tokenType"));
        sends(
                Subquery.erc20Token("q", "1", ADDRESS, one).now(),
                "LatestBalance",
                Set.of("minBalance", "evmChainId", "tokenType", "contractAddress"));
        sends(Subquery.starsArena("q", ADDRESS, one).allTime(first, last), "AllTimeStarsArenaBalance", subjectOfDays);
        sends(Subquery.starsArena("q", ADDRESS, one).anyTime(first, last), "AnyTimeStarsArenaBalance", subjectOfDays);
        sends(
                Subquery.starsArena("q", ADDRESS, one).now(),
                "LatestBalanceStarsArena",
                Set.of("minBalance", "subjectAddress"));
    }

    private void sends(Subquery query, String type, Set<String> parameters) {
        service.clearReceived();
        service.onPost("/v2/lookingGlass/compositeQuery").respond("{\"addresses\":[]}");

        assertThat(data.metrics().lookingGlass().query(QueryOperator.AND, query))
                .isEmpty();
        JsonNode sent = json(service.received().get(0).body()).get("queries").get(0);
        assertThat(sent.get("type").textValue()).isEqualTo(type);
        assertThat(sent.get("params").properties())
                .extracting(Map.Entry::getKey)
                .hasSameElementsAs(parameters);
    }

    @Test
    void a_walk_continues_from_a_saved_place() {
        service.list("compositeQueryV2").size(25);
        SummaryPaged<EvmAddress, CompositeSummary> found = data.metrics()
                .lookingGlass()
                .query(
                        QueryOperator.OR,
                        Subquery.nativeToken("rich", "43114", BigDecimal.TEN).now())
                .pageSize(10);
        List<EvmAddress> all = found.stream().toList();

        PagedIterator<EvmAddress> walk = found.iterator();
        List<EvmAddress> some = new ArrayList<>();
        for (int i = 0; i < 13; i++) {
            some.add(walk.next());
        }
        found.from(walk.position()).forEach(some::add);

        assertThat(some).isEqualTo(all);
    }
}
