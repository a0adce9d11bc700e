package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class SignatureExamplesTest {
    @Test
    void a_message_id_is_taken_in_hex_too() throws IOException {
        String hex = Id.parse("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo")
                .bytes()
                .toHex();

        String[] args = {"--message", hex};

        assertThat(GoldenFiles.printed(out -> VerifyAggregatedSignature.run(args, out)))
                .contains("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo");
    }

    @Test
    void a_node_without_a_key_is_no_error() throws IOException {
        try (FakeNode old = FakeNode.start()) {
            old.on("info.getNodeID").respond("{\"nodeID\":\"NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic\"}");

            assertThat(GoldenFiles.printed(out -> VerifyNodeProof.run(new String[] {"--node", old.url()}, out)))
                    .contains("gives no key")
                    .doesNotContain("verdict");
        }
    }

    @Test
    void another_node_can_say_who_the_validators_are() throws IOException {
        try (FakeNode aggregates = FakeNode.start();
                FakeNode trusted = FakeNode.start()) {
            trusted.on("platform.validatedBy")
                    .respond("{\"subnetID\":\"2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y\"}");
            trusted.on("platform.getValidatorsAt").respondRecording("platform/getValidatorsAt.subnet");

            String[] args = {"--node", aggregates.url(), "--trusted", trusted.url(), "--quorum", "100"};
            assertThat(GoldenFiles.printed(out -> VerifyAggregatedSignature.run(args, out)))
                    .contains("quorum is 100/100")
                    .endsWith("verified\n");
            assertThat(aggregates.received())
                    .allSatisfy(request -> assertThat(request.path()).contains("/rpc"));
        }
    }
}
