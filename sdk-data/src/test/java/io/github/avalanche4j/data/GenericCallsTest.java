package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.data.model.SortOrder;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Operations that the service adds later are reached by path. */
class GenericCallsTest extends DataTestBase {
    private static final String NEW = "/v3/things";

    @Test
    void a_value_of_any_path_is_a_tree_or_a_type_of_this_library() {
        service.onCustom("GET", NEW).respond("{\"a\":{\"b\":[1]}}");

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
        Paged<SubnetDetails> subnets = data.list(
                        "/v1/networks/mainnet/subnets", Map.of("sortOrder", "asc"), "subnets", SubnetDetails.class)
                .pageSize(3);

        PagedIterator<SubnetDetails> walk = subnets.iterator();
        walk.next();
        walk.next();
        Position saved = Position.parse(walk.position().toString());

        assertThat(subnets.from(saved)).hasSize(5);
        assertThat(service.received())
                .extracting(ReceivedRequest::path)
                .first()
                .isEqualTo("/v1/networks/mainnet/subnets?sortOrder=asc&pageSize=3");
    }

    /** Version 1 of the metrics has no such parameter, and refuses it. */
    @Test
    void a_limit_of_a_list_of_any_path_sends_no_size() {
        service.list("listSubnets").size(7);

        assertThat(data.list("/v1/networks/mainnet/subnets", Map.of(), "subnets", SubnetDetails.class)
                        .limit(5))
                .hasSize(5);
        assertThat(service.received())
                .extracting(ReceivedRequest::path)
                .containsExactly("/v1/networks/mainnet/subnets");
    }

    @Test
    void a_query_that_is_changed_later_is_sent_as_it_was() {
        service.onCustom("GET", NEW).respond("{\"things\":[1,2]}");
        Map<String, Object> query = new LinkedHashMap<>(Map.of("a", 1));
        Paged<Integer> list = data.list(NEW, query, "things", Integer.class);

        query.put("a", 2);

        assertThat(list).containsExactly(1, 2);
        assertThat(service.received()).extracting(ReceivedRequest::path).containsExactly(NEW + "?a=1");
    }

    @Test
    void a_post_or_patch_at_any_path_is_not_sent_twice() {
        service.onCustom("POST", NEW).respondStatus(201, "application/json", "{\"a\":1}");
        assertThat(data.post(NEW, Map.of("ids", List.of(1, 2)), JsonTree.class)
                        .execute()
                        .get("a")
                        .exists())
                .isTrue();
        assertThat(service.received().get(0).body()).isEqualTo("{\"ids\":[1,2]}");

        service.clearReceived();
        service.onAny().respondStatus(500, "application/json", "{}").always();
        assertThatThrownBy(() -> data.post(NEW, Map.of(), JsonTree.class).execute())
                .isInstanceOf(ApiException.class);
        assertThat(service.receivedCount()).isEqualTo(1);
        assertThatThrownBy(() ->
                        data.patch(NEW, Map.of("name", "x"), JsonTree.class).execute())
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("not repeated, because the server may have acted on it");
        assertThat(service.received()).extracting(ReceivedRequest::method).containsExactly("POST", "PATCH");
    }
}
