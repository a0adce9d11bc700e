package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.testing.FakeNode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class SignatureExamplesTest {
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(printed, true, UTF_8);

    @Test
    void a_message_id_is_taken_in_hex_too() {
        String hex = Id.parse("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo")
                .bytes()
                .toHex();

        VerifyAggregatedSignature.run(new String[] {"--message", hex}, out);

        assertThat(printed.toString(UTF_8)).contains("4cG2a9tVewHqhXwfcTPLGfy59WDmCVXkWRcT9zPUY4t7KKLZo");
    }

    @Test
    void a_node_without_a_key_is_no_error() {
        try (FakeNode old = FakeNode.start()) {
            old.on("info.getNodeID").respond("{\"nodeID\":\"NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic\"}");

            VerifyNodeProof.run(new String[] {"--node", old.url()}, out);
        }

        assertThat(printed.toString(UTF_8)).contains("gives no key").doesNotContain("verdict");
    }

    @Test
    void another_node_can_say_who_the_validators_are() {
        try (FakeNode aggregates = FakeNode.start();
                FakeNode trusted = FakeNode.start()) {
            trusted.on("platform.validatedBy")
                    .respond("{\"subnetID\":\"2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y\"}");
            trusted.on("platform.getValidatorsAt").respondRecording("platform/getValidatorsAt.subnet");

            VerifyAggregatedSignature.run(
                    new String[] {"--node", aggregates.url(), "--trusted", trusted.url(), "--quorum", "100"}, out);

            assertThat(aggregates.received())
                    .allSatisfy(request -> assertThat(request.path()).contains("/rpc"));
        }

        assertThat(printed.toString(UTF_8)).contains("quorum is 100/100").endsWith("verified\n");
    }
}
