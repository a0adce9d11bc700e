package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.json.PackageVersion;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FakeNodeExtension.class)
class FloorsTest {
    /** What a user of the library's generic call might have. */
    public record Answer(int value) {}

    @Test
    void the_versions_are_the_old_ones() {
        assertEquals("2.15.4", PackageVersion.VERSION.toString());
        assertEquals("1.9.25", kotlin.KotlinVersion.CURRENT.toString());
    }

    @Test
    void a_node_is_read(FakeNode fake) {
        fake.index("/ext/index/P/block").synthesize(300, 100);
        fake.onCustom("info.tomorrow").respond("{\"value\":7}");
        try (NodeClient node = NodeClient.create(fake.url())) {
            assertNotNull(node.info().getNodeVersion().execute().version());
            int count = 0;
            for (Container ignored : node.index(Index.P_BLOCK).containers(0).prefetch(4)) {
                count++;
            }
            assertEquals(300, count);
            assertEquals(7, node.info().call("info.tomorrow", Answer.class, Map.of()).execute().value());
            assertTrue(node.platform().call("platform.getHeight", JsonTree.class, Map.of()).execute().exists());
        }
    }

    @Test
    void a_service_is_read() {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = DataClient.create(service.url())) {
            List<SubnetDetails> subnets = data.network(Network.MAINNET).subnets().stream().toList();

            assertEquals(subnets.get(0), Json.read(SubnetDetails.class, Json.write(subnets.get(0))));
        }
    }
}
