package consumer;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import org.junit.jupiter.api.Test;

class TooOldTest {
    @Test
    void making_a_client_names_both_versions_and_the_line_to_add() {
        String told = assertThrows(IllegalStateException.class, () -> NodeClient.create("http://127.0.0.1:9650"))
                .getMessage();

        assertTrue(told.startsWith("okhttp-3.11.0.jar comes first on the class path"), told);
        assertTrue(told.contains("add com.squareup.okhttp3:okhttp-jvm:5."), told);
        assertThrows(IllegalStateException.class, () -> DataClient.create("http://127.0.0.1:9650"));
    }
}
