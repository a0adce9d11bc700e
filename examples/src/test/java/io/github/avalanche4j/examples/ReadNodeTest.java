package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadNodeTest {
    @Test
    void shows_the_available_facts_of_a_node_that_serves_little() throws IOException {
        try (FakeNode publicNode = FakeNode.start()) {
            for (String method : List.of("info.getNodeID", "index.getContainerRange")) {
                publicNode
                        .on(method)
                        .respondStatus(404, "text/plain", "404 page not found\n")
                        .always();
            }

            assertThat(GoldenFiles.printed(out -> ReadNode.run(new String[] {"--node", publicNode.url()}, out)))
                    .contains("(not to be had: info.getNodeID")
                    .contains("--index-enabled=true")
                    .contains("avalanchego/1.14.2");
        }
    }

    @Test
    void prints_its_usage() {
        assertThatThrownBy(() -> ReadNode.run(new String[] {"--nodes", "x"}, System.out))
                .hasMessage("usage: [--node VALUE] [--index VALUE]");
    }
}
