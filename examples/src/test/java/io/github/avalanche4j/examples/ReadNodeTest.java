package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.testing.FakeNode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class ReadNodeTest {
    @Test
    void shows_the_available_facts_of_a_node_that_serves_little() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (FakeNode publicNode = FakeNode.start()) {
            publicNode
                    .on("info.getNodeID")
                    .respondStatus(404, "text/plain", "404 page not found\n")
                    .always();
            publicNode
                    .on("index.getContainerRange")
                    .respondStatus(404, "text/plain", "404 page not found\n")
                    .always();

            ReadNode.run(new String[] {"--node", publicNode.url()}, new PrintStream(bytes, true, UTF_8));
        }

        assertThat(bytes.toString(UTF_8))
                .contains("(not to be had: info.getNodeID")
                .contains("--index-enabled=true")
                .contains("avalanchego/1.14.2");
    }

    @Test
    void prints_its_usage() {
        assertThatThrownBy(() -> ReadNode.run(new String[] {"--nodes", "x"}, System.out))
                .hasMessage("usage: [--node VALUE] [--index VALUE]");
    }
}
