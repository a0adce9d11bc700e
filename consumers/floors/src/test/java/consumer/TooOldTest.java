package consumer;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import org.junit.jupiter.api.Test;

class TooOldTest {
    @Test
    void making_a_client_names_both_versions_and_the_line_to_add() {
        String message = assertThrows(IllegalStateException.class, () -> NodeClient.create("http://127.0.0.1:9650"))
                .getMessage();

        assertTrue(message.startsWith("jackson-core 2.14.3 and jackson-databind 2.14.3 are on the class path"), message);
        assertTrue(message.contains("add the BOM com.fasterxml.jackson:jackson-bom:2."), message);
        assertThrows(IllegalStateException.class, () -> DataClient.create("http://127.0.0.1:9650"));
    }
}
