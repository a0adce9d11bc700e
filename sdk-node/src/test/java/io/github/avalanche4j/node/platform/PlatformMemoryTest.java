package io.github.avalanche4j.node.platform;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PlatformMemoryTest {
    private static Bytes bytes(int size, int i) {
        return Bytes.of(ByteBuffer.allocate(size).putInt(size - 4, i).array());
    }

    /** As an L1's validator: what all of them have, each different. */
    private static String l1Validator(int i) {
        String owner =
                "{\"locktime\":\"0\",\"threshold\":\"1\",\"addresses\":[\"P-avax1859dz2uwazfgahey3j53ef2kqrans0%06d\"]}"
                        .formatted(i);
        return ("{\"nodeID\":\"%s\",\"weight\":\"%d\",\"startTime\":\"1795206042\",\"validationID\":\"%s\",\"publicKey\":\"%s\","
                        + "\"remainingBalanceOwner\":%s,\"deactivationOwner\":%s,\"minNonce\":\"%d\",\"balance\":\"%d\"}")
                .formatted(
                        NodeId.of(bytes(20, i)),
                        i,
                        Id.of(bytes(32, i)),
                        bytes(48, i).toHex(),
                        owner,
                        owner,
                        i,
                        i);
    }

    private static FakeNode serving(int count) {
        FakeNode fake = FakeNode.start();
        String all = IntStream.range(0, count)
                .mapToObj(PlatformMemoryTest::l1Validator)
                .collect(Collectors.joining(","));
        fake.on("platform.getCurrentValidators").answer("{\"validators\":[" + all + "]}");
        return fake;
    }

    @Test
    void two_thousand_validators_come_one_by_one() {
        try (FakeNode fake = serving(2_000);
                NodeClient node = NodeClient.create(fake.url())) {
            List<CurrentValidator> validators =
                    node.platform().getCurrentValidators().execute();

            assertThat(validators).hasSize(2_000);
            assertThat(validators.get(1_999).nodeId()).isEqualTo(NodeId.of(bytes(20, 1_999)));
        }
    }

    @Test
    @Tag("long")
    void fifty_thousand_validators_fit_into_64_megabytes() throws Exception {
        try (FakeNode fake = serving(50_000)) {
            Process child = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xmx64m",
                            "-cp",
                            System.getProperty("java.class.path"),
                            ManyValidators.class.getName(),
                            fake.url())
                    .redirectErrorStream(true)
                    .start();
            String said = new String(child.getInputStream().readAllBytes(), UTF_8);

            assertThat(child.waitFor()).as(said).isZero();
            assertThat(said).contains("decoded 50000");
        }
    }
}
