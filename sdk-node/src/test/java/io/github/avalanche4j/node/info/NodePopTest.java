package io.github.avalanche4j.node.info;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.testing.Samples;
import org.junit.jupiter.api.Test;

class NodePopTest {
    @Test
    void two_texts_give_what_a_node_reports() {
        NodePop reported = Json.read(NodePop.class, Samples.json(NodePop.class));
        String key = reported.publicKey().toHex();
        String proof = reported.proofOfPossession().toHex();

        assertThat(NodePop.of(key, proof)).isEqualTo(reported);
        assertThat(NodePop.of(key.substring(2) + "\n", " " + proof.substring(2)))
                .isEqualTo(reported);
        assertThatThrownBy(() -> NodePop.of(proof, key))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("publicKey must be 48 bytes in hex");
        assertThatThrownBy(() -> NodePop.of(key, key))
                .hasMessageContaining("proofOfPossession must be 96 bytes in hex");
    }
}
