package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.NODE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPaged;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.data.evm.EvmBlock;
import io.github.avalanche4j.data.metrics.AverageTpsSummary;
import io.github.avalanche4j.data.metrics.MetricPoint;
import io.github.avalanche4j.data.network.L1ValidatorSummary;
import io.github.avalanche4j.data.network.Subnet;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeList;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of the hosted services: walked, stopped, resumed, and refused. */
class PagingTest {
    private static final String BLOCKS = "/v1/chains/43114/blocks";
    private static final String SUBNETS = "/v1/networks/mainnet/subnets";
    private static final String TPS = "/v1/avg_tps/43114";

    private final FakeDataService service = FakeDataService.start();
    private final DataClient data = Requests.client(service);

    @AfterEach
    void close() {
        data.close();
        service.close();
    }

    private FakeList blocks(int count) {
        return service.list(BLOCKS, "blocks").pageSizes(100, 10).items(count, PagingTest::block);
    }

    private static String block(int number) {
        String hash = String.format("0x%064x", number);
        return "{\"blockNumber\":\"" + number + "\",\"blockTimestamp\":1,\"blockHash\":\"" + hash + "\",\"txCount\":0}";
    }

    private static String subnet(int index) {
        return "{\"createBlockTimestamp\":" + index
                + ",\"subnetId\":\"11111111111111111111111111111111LpoYY\",\"blockchains\":[]}";
    }

    private static List<Long> numbers(Iterable<EvmBlock> blocks) {
        List<Long> numbers = new ArrayList<>();
        blocks.forEach(block -> numbers.add(block.blockNumber().longValueExact()));
        return numbers;
    }

    @Test
    void nothingIsFetchedBeforeItIsAskedForAndPagesAreAsLargeAsTheEndpointAllows() {
        blocks(250);
        Paged<EvmBlock> list = data.chain("43114").blocks();
        assertThat(service.receivedCount()).isZero();

        assertThat(numbers(list)).hasSize(250).startsWith(0L, 1L).endsWith(249L);

        assertThat(service.received())
                .hasSize(3)
                .allSatisfy(request -> assertThat(request.path()).startsWith(BLOCKS + "?pageSize=100"));
    }

    @Test
    void aLimitMakesThePageSmallerAndAPageSizeIsKept() {
        blocks(250);

        assertThat(numbers(data.chain("43114").blocks().limit(7))).hasSize(7);
        assertThat(data.chain("43114").blocks().pageSize(40).stream().limit(50)).hasSize(50);

        assertThat(service.received().stream().map(ReceivedRequest::path).toList())
                .satisfiesExactly(
                        first -> assertThat(first).isEqualTo(BLOCKS + "?pageSize=7"),
                        second -> assertThat(second).isEqualTo(BLOCKS + "?pageSize=40"),
                        third -> assertThat(third).startsWith(BLOCKS + "?pageSize=40&pageToken="));
    }

    @Test
    void allOtherParametersAreRepeatedWithTheToken() {
        service.list("/v1/networks/mainnet/rewards", "historicalRewards")
                .pageSizes(100, 10)
                .items(5, i -> "null")
                .maxItemsPerPage(2);

        assertThat(data.network(Network.MAINNET)
                        .rewards(q ->
                                q.addNodeIds(NODE).currency(CurrencyCode.CHF).sortOrder(SortOrder.ASC)))
                .isEmpty();

        assertThat(service.received())
                .hasSize(3)
                .allSatisfy(request -> assertThat(request.path())
                        .contains("currency=chf&nodeIds=" + NODE + "&sortOrder=asc&pageSize=100"));
    }

    @Test
    void shortAndEmptyPagesAreNotTheEnd() {
        blocks(95).maxItemsPerPage(10).emptyPageEvery(3);

        assertThat(numbers(data.chain("43114").blocks())).hasSize(95).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"nextPageToken\":null", ",\"nextPageToken\":\"\""})
    void aTokenThatIsMissingNullOrEmptyIsTheEnd(String token) {
        service.onGet(BLOCKS).respond("{\"blocks\":[" + block(1) + "]" + token + "}");

        assertThat(numbers(data.chain("43114").blocks())).containsExactly(1L);
    }

    @Test
    void aNullInPlaceOfTheItemsIsAnEmptyPage() {
        service.onGet(BLOCKS).respond("{\"blocks\":null}");

        assertThat(data.chain("43114").blocks()).isEmpty();
    }

    @Test
    void aServerThatRepeatsATokenIsNoticedAfterItsItemsWereGiven() {
        service.onGet(BLOCKS)
                .respond("{\"blocks\":[" + block(1) + "],\"nextPageToken\":\"again\"}")
                .always();
        PagedIterator<EvmBlock> walk = data.chain("43114").blocks().iterator();
        walk.next();
        walk.next();

        assertThatThrownBy(walk::hasNext)
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("data.evmBlocks")
                .hasMessageContaining("gave before");
        assertThat(service.receivedCount()).isEqualTo(2);
    }

    @Test
    void aFailureLosesNothingAndTheSameIteratorGoesOn() {
        blocks(300);
        PagedIterator<EvmBlock> walk = data.chain("43114").blocks().retries(0).iterator();
        List<Long> seen = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            seen.add(walk.next().blockNumber().longValueExact());
        }
        service.respondError(BLOCKS, 503, ErrorFormat.MESSAGE, "subnet node");

        assertThatThrownBy(walk::hasNext).isInstanceOf(ApiException.ServerError.class);
        walk.forEachRemaining(block -> seen.add(block.blockNumber().longValueExact()));

        assertThat(seen).hasSize(300).doesNotHaveDuplicates();
    }

    @Test
    void aWalkIsResumedInAnotherProcessExactlyWhereItStopped() {
        blocks(300);
        List<Long> seen = new ArrayList<>();
        String saved;
        try (PagedIterator<EvmBlock> walk = data.chain("43114").blocks().iterator()) {
            for (int i = 0; i < 137; i++) {
                seen.add(walk.next().blockNumber().longValueExact());
            }
            saved = walk.position().toString();
        }

        try (DataClient later = Requests.client(service)) {
            seen.addAll(numbers(later.chain("43114").blocks().from(Position.parse(saved))));
        }

        assertThat(seen).hasSize(300).doesNotHaveDuplicates();
    }

    @Test
    void aPositionOfAnotherListIsRefused() {
        Position position = data.chain("43114").blocks().start();

        assertThatThrownBy(() -> data.chain("43113").blocks().from(position))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> data.chain("43114").transactions(ADDRESS).from(position))
                .isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> data.chain("43114")
                        .transactions(ADDRESS, q -> q.startBlock(1))
                        .from(data.chain("43114").transactions(ADDRESS).start()))
                .isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void aTokenThatTheServiceRefusesIsAPagingExceptionWithItsWordsInTheCause() {
        FakeList list = blocks(300);
        Page<EvmBlock> first = data.chain("43114").blocks().pages().iterator().next();
        Position second = first.next().orElseThrow();
        list.expireTokens();

        PagingException refused = catchThrowableOfType(
                PagingException.class,
                () -> numbers(data.chain("43114").blocks().from(second)));

        assertThat(refused.position()).isEqualTo(second);
        assertThat(refused).hasMessageContaining("data.evmBlocks").hasMessageContaining("begin again");
        assertThat(refused.getCause())
                .isInstanceOfSatisfying(
                        ApiException.BadRequest.class,
                        cause -> assertThat(cause.messages()).containsExactly("Invalid pageToken"));
        assertThatThrownBy(() ->
                        data.chain("43114").blocks().page(second).executeAsync().join())
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(PagingException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 403, 429})
    void aRefusalThatIsNotAboutTheTokenStaysWhatItIs(int status) {
        blocks(300);
        Position second =
                data.chain("43114").blocks().pages().iterator().next().next().orElseThrow();
        service.respondError(BLOCKS, status, ErrorFormat.MESSAGE, "no").always();

        assertThatThrownBy(() ->
                        data.chain("43114").blocks().retries(0).page(second).execute())
                .isInstanceOfSatisfying(
                        ApiException.class, e -> assertThat(e.status()).isEqualTo(status));
    }

    @Test
    void a400OnTheFirstPageIsNoPagingException() {
        service.respondError(BLOCKS, 400, ErrorFormat.MESSAGE_LIST, "bad chain");

        assertThatThrownBy(() -> numbers(data.chain("43114").blocks())).isInstanceOf(ApiException.BadRequest.class);
    }

    @Test
    void aMetricsTokenOlderThanADayIsRefusedWithoutAsking() {
        SummaryPaged<MetricPoint, AverageTpsSummary> list = data.metrics().averageTps("43114");
        Instant now = Instant.now();
        Position old = aged(list.start(), now.minus(Duration.ofHours(24)).minusSeconds(2));
        Position young = aged(list.start(), now.minus(Duration.ofHours(24)).plusSeconds(60));
        service.onGet(TPS).respond("{\"results\":[]}");

        assertThatThrownBy(() -> list.from(old).iterator().hasNext())
                .isInstanceOf(PagingException.class)
                .hasMessageContaining("24 hours old")
                .hasMessageContaining("nothing was sent");
        assertThatThrownBy(() -> list.page(old).executeAsync().join()).hasCauseInstanceOf(PagingException.class);
        assertThat(service.receivedCount()).isZero();
        assertThat(list.from(young)).isEmpty();
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void anOldPositionOfTheDataServiceIsTriedBecauseOnlyTheServiceKnows() {
        Position old = aged(data.chain("43114").blocks().start(), Instant.now().minus(Duration.ofDays(2)));
        service.onGet(BLOCKS).respond("{\"blocks\":[" + block(1) + "]}");

        assertThat(numbers(data.chain("43114").blocks().from(old))).containsExactly(1L);
    }

    private static Position aged(Position start, Instant issued) {
        return new Position(start.endpoint(), start.parameters(), "token", 0, issued);
    }

    @Test
    void averageTpsFollowsEitherNameOfItsCursor() {
        service.onGet(TPS).respond("{\"results\":[{\"timestamp\":3,\"value\":1}],\"nextPageToken\":\"new\"}");
        service.onGet(TPS + "?pageToken=new")
                .respond("{\"results\":[{\"timestamp\":2,\"value\":\"2\"}],\"nextPageStartKey\":\"old\"}");
        service.onGet(TPS + "?pageToken=old&startKey=old").respond("{\"results\":[{\"timestamp\":1,\"value\":3}]}");

        assertThat(data.metrics().averageTps("43114"))
                .extracting(point -> point.timestamp().getEpochSecond())
                .containsExactly(3L, 2L, 1L);
        assertThat(service.received()).extracting(ReceivedRequest::path).first().isEqualTo(TPS);
    }

    @Test
    void pagesCarryWhatStandsBesideTheirItems() {
        service.list("/v1/networks/mainnet/l1Validators", "validators")
                .items(0, i -> "")
                .summary("{\"blockHeight\":\"24996978\"}");
        SummaryPaged<?, L1ValidatorSummary> list = data.network(Network.MAINNET).l1Validators();

        assertThat(list.firstPage().execute().summary().blockHeight()).contains(UInt64.of(24_996_978));
        assertThat(list.limit(5).pages().iterator().next().summary().blockHeight())
                .isPresent();
    }

    @Test
    void prefetchFetchesOnePageAheadAndGivesTheSame() {
        blocks(500);

        assertThat(numbers(data.chain("43114").blocks().prefetch(1)))
                .hasSize(500)
                .doesNotHaveDuplicates();
    }

    @Test
    void tenThousandSubnetsAreOnePage() {
        service.list(SUBNETS, "subnets").items(10_001, PagingTest::subnet);

        List<Page<Subnet>> pages = new ArrayList<>();
        data.network(Network.MAINNET).subnets().pages().forEach(page -> pages.add(copy(page)));

        assertThat(pages).extracting(page -> page.items().size()).containsExactly(10_000, 1);
    }

    @SuppressWarnings("unchecked")
    private static Page<Subnet> copy(Page<? extends Subnet> page) {
        return (Page<Subnet>) page;
    }
}
