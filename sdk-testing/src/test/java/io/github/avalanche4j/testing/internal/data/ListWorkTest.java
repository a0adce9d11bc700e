package io.github.avalanche4j.testing.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The work for a long list is that for its items, when they are requested. */
class ListWorkTest {
    private static final int LENGTH = 3_000;

    private final List<Integer> made = new ArrayList<>();
    private int summaries;

    private final ServedList.Content content = new ServedList.Content() {
        @Override
        public int size() {
            return LENGTH;
        }

        @Override
        public String item(int index, int size) {
            made.add(index);
            return "{}";
        }

        @Override
        public ObjectNode summary(boolean firstPage) {
            summaries++;
            return Json.MAPPER.createObjectNode();
        }
    };

    private static Parameters get(String target) {
        return Parameters.of(Request.of("GET", target, Map.of(), ""), Map.of());
    }

    private static String token(Response page) {
        return Objects.requireNonNull(Json.parseOrNull(page.text()))
                .path("nextPageToken")
                .asText();
    }

    @Test
    void each_item_is_made_once_and_only_when_its_page_is_requested() {
        ServedList list = new ServedList("/v1/list", "items");

        Response first = list.respond(get("/v1/list?pageSize=100"), 200, content);
        assertThat(made).hasSize(100);
        String token = token(first);
        while (!token.isEmpty()) {
            token = token(list.respond(get("/v1/list?pageSize=100&pageToken=" + token), 200, content));
        }

        assertThat(made)
                .containsExactlyElementsOf(IntStream.range(0, LENGTH).boxed().toList());
        assertThat(summaries).isEqualTo(LENGTH / 100);
    }

    @Test
    void the_items_of_a_test_are_made_once_and_only_when_their_page_is_requested() {
        ServedList list = new ServedList("/v1/list", "items");
        list.items(LENGTH, index -> {
            made.add(index);
            return "{}";
        });

        assertThat(made).isEmpty();
        list.respond(get("/v1/list?pageSize=1000"), 200, ServedList.NOTHING);
        assertThat(made).hasSize(1_000);
    }

    @Test
    void the_texts_of_a_sample_are_looked_at_once_for_all_items() {
        Operation operation = Operations.all().get("listSubnets");
        Fixtures.Entry fixture = Fixtures.get("listSubnets");
        Sample sample = new Sample(operation, fixture, get("/v1/networks/fuji/subnets"), 5, LENGTH);
        int ofFixture = fixture.response().path("subnets").size();

        IntStream.range(0, 2 * ofFixture).forEach(index -> sample.item(index, LENGTH));
        int lookedAt = SampleText.lookedAt();
        IntStream.range(0, LENGTH).forEach(index -> sample.item(index, LENGTH));

        assertThat(SampleText.lookedAt()).isEqualTo(lookedAt);
    }
}
