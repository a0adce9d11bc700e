package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.subnet.Subnet;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What appears at the service tomorrow is reached by its path today. */
class GenericCallsTest {
    private static final String NEW = "/v3/things";

    private final FakeDataService service = FakeDataService.start();
    private final DataClient data = Requests.client(service);

    @AfterEach
    void close() {
        data.close();
        service.close();
    }

    @Test
    void a_value_of_any_path_is_a_tree_or_a_type_of_this_library() {
        service.onGet(NEW).respond("{\"a\":{\"b\":[1]}}");

        JsonTree tree = data.get(NEW, Map.of("sortOrder", SortOrder.ASC, "ids", List.of("x", 2)), JsonTree.class)
                .execute();

        assertThat(tree.get("a").get("b").exists()).isTrue();
        assertThat(service.received())
                .extracting(ReceivedRequest::path)
                .containsExactly(NEW + "?ids=x&ids=2&sortOrder=asc");
    }

    @Test
    void a_list_of_any_path_is_walked_and_resumed() {
        service.list("listSubnets").size(7);
        Paged<Subnet> subnets = data.list(
                        "/v1/networks/mainnet/subnets", Map.of("sortOrder", "asc"), "subnets", Subnet.class)
                .pageSize(3);

        PagedIterator<Subnet> walk = subnets.iterator();
        walk.next();
        walk.next();
        Position saved = Position.parse(walk.position().toString());

        assertThat(subnets.from(saved)).hasSize(5);
        assertThat(service.received())
                .extracting(ReceivedRequest::path)
                .first()
                .isEqualTo("/v1/networks/mainnet/subnets?sortOrder=asc&pageSize=3");
    }

    @Test
    void a_query_that_is_changed_later_is_sent_as_it_was() {
        service.onGet(NEW).respond("{\"things\":[1,2]}");
        Map<String, Object> query = new LinkedHashMap<>(Map.of("a", 1));
        Paged<Integer> list = data.list(NEW, query, "things", Integer.class);

        query.put("a", 2);

        assertThat(list).containsExactly(1, 2);
        assertThat(service.received()).extracting(ReceivedRequest::path).containsExactly(NEW + "?a=1");
    }
}
