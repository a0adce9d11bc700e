package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Pages;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.validator.L1ValidatorDetails;
import io.github.avalanche4j.data.validator.L1ValidatorSummary;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ListsGuideTest extends GuideTest {
    @Test
    void items() {
        // snippet: items
        for (SubnetDetails subnet : data.network(Network.MAINNET).subnets()) {
            System.out.println(subnet.subnetId() + " made at " + subnet.createBlockTimestamp());
        }
        // end
        assertThat(service.receivedCount()).isPositive();
    }

    @Test
    void filters_and_streams() {
        EvmAddress address = EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd");
        // snippet: filter
        List<AddressTransaction> latest =
                data.chain("43114").transactions(address, q -> q.sortOrder(SortOrder.DESC)).limit(20).stream()
                        .toList();
        // end
        assertThat(latest).hasSizeLessThanOrEqualTo(20).isNotEmpty();
    }

    @Test
    void pages() {
        // snippet: pages
        try (Pages<? extends Page<SubnetDetails>> pages =
                data.network(Network.MAINNET).subnets().pages()) {
            for (Page<SubnetDetails> page : pages) {
                System.out.println(page.items().size() + " items, next: " + page.next());
            }
        }
        // end
        assertThat(service.receivedCount()).isPositive();
    }

    @Test
    void totals_are_read_into_the_summary() {
        // snippet: summary
        SummaryPage<L1ValidatorDetails, L1ValidatorSummary> first =
                data.network(Network.MAINNET).l1Validators().firstPage().execute();
        System.out.println(
                first.items().size() + " validators at block " + first.summary().blockHeight());
        // end
        assertThat(first.items()).isNotEmpty();
    }

    @Test
    void stop_and_continue(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("place");
        fake.index("/ext/index/P/block").synthesize(200, 100);
        Paged<Container> blocks = node.index(Index.P_BLOCK).containers(0);
        // snippet: resume
        Position place = Files.exists(file) ? Position.parse(Files.readString(file)) : blocks.start();
        try (PagedIterator<Container> walk = blocks.from(place).iterator()) {
            while (walk.hasNext()) {
                System.out.println(walk.next().id());
                if (!walk.isReady()) { // the next item is not here yet: a good moment to save
                    Files.writeString(file, walk.position().toString());
                }
            }
            Files.writeString(file, walk.position().toString());
        }
        // end
        Position end = Position.parse(Files.readString(file));
        assertThat(blocks.from(end)).as("nothing is left").isEmpty();
        assertThat(blocks).hasSize(200);
    }

    @Test
    void ahead_of_the_reader() {
        fake.index("/ext/index/P/block").synthesize(500, 100);
        // snippet: prefetch
        try (PagedIterator<Container> walk =
                node.index(Index.P_BLOCK).containers(0).prefetch(8).iterator()) {
            walk.forEachRemaining(block -> System.out.println(block.index())); // in order
        }
        // end
        assertThat(fake.receivedCount("index.getContainerRange")).isGreaterThan(1);
    }

    @Test
    void parts_for_several_machines() {
        fake.index("/ext/index/P/block").synthesize(500, 100);
        long read = 0;
        // snippet: split
        Paged<Container> blocks = node.index(Index.P_BLOCK).containers(0);
        for (Part part : blocks.split(8).execute()) {
            String line = part.toString(); // to another machine, which has a client of its own
            read += blocks.part(Part.parse(line)).stream().count();
        }
        // end
        assertThat(read).isEqualTo(500);
    }

    @Test
    void for_subscribers() throws Exception {
        fake.index("/ext/index/P/block").synthesize(500, 100);
        CompletableFuture<Long> counted = new CompletableFuture<>();
        Flow.Subscriber<Container> subscriber = new Flow.Subscriber<>() {
            private long count;

            @Override
            public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(Long.MAX_VALUE);
            }

            @Override
            public void onNext(Container item) {
                count++;
            }

            @Override
            public void onError(Throwable failure) {
                counted.completeExceptionally(failure);
            }

            @Override
            public void onComplete() {
                counted.complete(count);
            }
        };
        // snippet: publisher
        Flow.Publisher<Container> blocks =
                node.index(Index.P_BLOCK).containers(0).prefetch(4).publisher();
        blocks.subscribe(subscriber); // asks for as many as it can take
        // end
        assertThat(counted.get(60, TimeUnit.SECONDS)).isEqualTo(500);
    }

    @Test
    void a_list_that_never_ends() {
        fake.index("/ext/index/C/block").synthesize(5, 100);
        long next = 0;
        int seen = 0;
        // snippet: follow
        try (PagedIterator<Container> tail = node.index(Index.C_BLOCK)
                .follow(next, Duration.ofSeconds(1)) // looks for more once a second
                .maxOutage(Duration.ofMinutes(10)) // and tolerates a restart of the node
                .iterator()) {
            while (tail.hasNext()) { // waits until there is one
                System.out.println(tail.next().id());
                if (++seen == 5) { // not in the page
                    break; // not in the page
                } // not in the page
            }
        }
        // end
        assertThat(seen).isEqualTo(5);
    }

    @Test
    void a_list_that_this_library_does_not_know() {
        service.onCustom("GET", "/v1/tomorrow").respondRaw("{\"days\":[{\"n\":1},{\"n\":2}],\"nextPageToken\":\"\"}");
        // snippet: unknown-lists
        Paged<JsonTree> days = data.list("/v1/tomorrow", Map.of("network", "mainnet"), "days", JsonTree.class);
        days.forEach(day -> System.out.println(day.get("n")));
        // end
        assertThat(service.receivedCount()).isOne();
    }
}
