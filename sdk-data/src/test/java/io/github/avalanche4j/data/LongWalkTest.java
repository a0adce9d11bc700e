package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.testing.ErrorFormat;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A long list with empty and short pages, random failures, stops and resumes: all items, once and in order. */
class LongWalkTest {
    private static final String BLOCKS = "/v1/chains/43114/blocks";

    @Test
    void two_thousand_pages() {
        walk(2_000, 1);
    }

    @Test
    @Tag("long")
    void a_hundred_thousand_pages() {
        walk(100_000, 2);
    }

    private static void walk(int pages, long seed) {
        Random random = new Random(seed);
        int perPage = 3;
        // every fifth page is empty
        int items = pages / 5 * 4 * perPage;
        long started = System.nanoTime();
        int failures = 0;
        int resumes = 0;
        try (FakeDataService service = FakeDataService.start();
                DataClient data = Requests.client(service)) {
            service.list(BLOCKS, "blocks")
                    .items(items, LongWalkTest::block)
                    .maxItemsPerPage(perPage)
                    .emptyPageEvery(5);
            Paged<EvmBlockDetails> list = data.chain("43114").blocks().retries(0);
            PagedIterator<EvmBlockDetails> walk = list.iterator();
            int expected = 0;
            while (true) {
                int chance = random.nextInt(2000);
                if (chance < 3) {
                    service.respondError(BLOCKS, 503, ErrorFormat.values()[random.nextInt(7)], "node");
                } else if (chance < 6) {
                    service.onGet(BLOCKS).disconnect();
                } else if (chance < 10) {
                    String saved = walk.position().toString();
                    walk.close();
                    walk = list.prefetch(random.nextInt(2))
                            .from(Position.parse(saved))
                            .iterator();
                    resumes++;
                }
                try {
                    if (!walk.hasNext()) {
                        break;
                    }
                } catch (ApiException | ConnectionException e) {
                    failures++;
                    continue;
                }
                assertThat(walk.next().blockNumber().longValue()).isEqualTo(expected++);
            }
            assertThat(expected).isEqualTo(items);
            assertThat(service.receivedCount()).isGreaterThanOrEqualTo(pages);
        }
        System.out.printf(
                "%d pages, %d items, %d failures, %d resumes: nothing lost, nothing twice, in order; %.1f s (seed %d)%n",
                pages, items, failures, resumes, (System.nanoTime() - started) / 1e9, seed);
        assertThat(failures).isPositive();
        assertThat(resumes).isPositive();
    }

    private static String block(int number) {
        return "{\"blockNumber\":\"" + number + "\",\"blockTimestamp\":1,\"txCount\":0,"
                + "\"blockHash\":\"0x00000000000000000000000000000000000000000000000000000000000000ff\"}";
    }
}
