package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ErrorsGuideTest extends GuideTest {
    @Test
    void by_what_can_be_done() {
        fake.on("info.uptime").disconnect().times(3);
        String seen = "";
        // snippet: transient
        try {
            System.out.println(node.info().uptime().execute());
        } catch (AvalancheException e) {
            if (e.isTransient()) { // the same call may succeed later
                System.out.println(e.endpoint() + " failed for now: " + e.getMessage());
            } else {
                throw e;
            }
            seen = e.endpoint(); // not in the page
        }
        // end
        assertThat(seen).isEqualTo("info.uptime");
    }

    @Test
    void by_kind() {
        fake.index("/ext/index/P/block").synthesize(3, 100);
        long number = 3;
        Optional<Container> found = block(node, number);
        assertThat(found).isEmpty();
        assertThat(block(node, 2)).isPresent();
    }

    // snippet: reason
    static Optional<Container> block(NodeClient node, long number) {
        try {
            return Optional.of(
                    node.index(Index.P_BLOCK).getContainerByIndex(number).execute());
        } catch (JsonRpcException e) {
            if (e.reason() == JsonRpcException.Reason.BEYOND_INDEX) {
                return Optional.empty(); // not accepted yet
            }
            throw e;
        }
    }
    // end

    @Test
    void statuses() {
        service.onGet("/v1/networks/mainnet/subnets").respondStatus(404, "application/json", "{\"message\":\"gone\"}");
        boolean[] missing = {false};
        // snippet: status
        try {
            data.network(Network.MAINNET).subnets().forEach(System.out::println);
        } catch (ApiException.NotFound e) {
            System.out.println(e.status() + " " + e.messages()); // what the service said
            missing[0] = true; // not in the page
        }
        // end
        assertThat(missing[0]).isTrue();
    }

    @Test
    void a_node_that_does_not_serve_an_interface() {
        fake.onPath("/ext/index/X/tx")
                .respondStatus(404, "text/plain", "404 page not found")
                .always();
        String said = "";
        // snippet: unavailable
        try {
            node.index(Index.X_TX).getLastAccepted().execute();
        } catch (InterfaceUnavailableException e) {
            System.out.println(e.getMessage()); // … run the node with --index-enabled=true …
            said = e.getMessage(); // not in the page
        }
        // end
        assertThat(said).contains("run the node with --index-enabled=true");
    }

    @Test
    void a_wrong_argument() {
        // snippet: wrong-argument
        try {
            Id.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg");
        } catch (InvalidRequestException e) {
            System.out.println(e.getMessage()); // id must be 32 bytes in cb58 …: this is a node id: use NodeId.parse
            assertThat(e).hasMessageContaining("use NodeId.parse"); // not in the page
        }
        // end
    }
}
