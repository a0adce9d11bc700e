package io.github.avalanche4j.node.platform;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SmallJvm;
import io.github.avalanche4j.testing.FakeNode;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PlatformMemoryTest {
    private static Bytes bytes(int size, int i) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) 0xa5); // zeros would make short ids
        return Bytes.of(ByteBuffer.wrap(bytes).putInt(size - 4, i).array());
    }

    private static String owner(int i) {
        return "{\"locktime\":\"0\",\"threshold\":\"1\",\"addresses\":[\"P-avax1859dz2uwazfgahey3j53ef2kqrans0%06x\"]}"
                .formatted(i);
    }

    /** An L1's validator: all common fields, each with a different value. */
    private static String l1Validator(int i) {
        String owner = owner(i);
        return ("{\"nodeID\":\"%s\",\"weight\":\"%s\",\"startTime\":\"1795206042\",\"validationID\":\"%s\",\"publicKey\":\"%s\","
                        + "\"remainingBalanceOwner\":%s,\"deactivationOwner\":%s,\"minNonce\":\"%s\",\"balance\":\"%s\"}")
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

    /** A validator of the primary network: all fields but delegators, each with a different value. */
    private static String primaryValidator(int i) {
        String owner = owner(i);
        return ("{\"txID\":\"%s\",\"startTime\":\"1795205881\",\"endTime\":\"1826736481\",\"weight\":\"%s\","
                        + "\"nodeID\":\"%s\",\"validationRewardOwner\":%s,\"delegationRewardOwner\":%s,"
                        + "\"potentialReward\":\"%s\",\"accruedDelegateeReward\":\"%s\",\"delegationFee\":\"2.0000\","
                        + "\"uptime\":\"99.1234\",\"connected\":true,\"signer\":{\"publicKey\":\"%s\","
                        + "\"proofOfPossession\":\"%s\"},\"delegatorCount\":\"%s\",\"delegatorWeight\":\"%s\"}")
                .formatted(
                        Id.of(bytes(32, i)),
                        i,
                        NodeId.of(bytes(20, i)),
                        owner,
                        owner,
                        i,
                        i,
                        bytes(48, i).toHex(),
                        bytes(96, i).toHex(),
                        i,
                        i);
    }

    private static FakeNode serving(int count, IntFunction<String> validator) {
        FakeNode fake = FakeNode.start();
        String all = IntStream.range(0, count).mapToObj(validator).collect(Collectors.joining(","));
        fake.on("platform.getCurrentValidators").respond("{\"validators\":[" + all + "]}");
        return fake;
    }

    @Test
    void two_thousand_validators_are_fetched_one_by_one() {
        try (FakeNode fake = serving(2_000, PlatformMemoryTest::primaryValidator);
                NodeClient node = NodeClient.create(fake.url())) {
            List<CurrentValidator> validators =
                    node.platform().getCurrentValidators().execute();

            assertThat(validators).hasSize(2_000);
            assertThat(validators.get(1_999).nodeId()).isEqualTo(NodeId.of(bytes(20, 1_999)));
        }
    }

    @Test
    @Tag("long")
    void fifty_thousand_validators_of_an_l1_fit_into_64_megabytes_with_a_higher_bound() throws Exception {
        try (FakeNode fake = serving(50_000, PlatformMemoryTest::l1Validator)) {
            assertThat(SmallJvm.run(ManyValidators.class, fake.url(), Integer.toString(64 << 20)))
                    .contains("decoded 50000");
        }
    }

    @Test
    @Tag("long")
    void fifty_thousand_validators_of_the_primary_network_are_refused_by_the_default_bound() throws Exception {
        try (FakeNode fake = serving(50_000, PlatformMemoryTest::primaryValidator)) {
            assertThat(SmallJvm.run(ManyValidators.class, fake.url()))
                    .contains("refused")
                    .contains("maxResponseBytes");
        }
    }
}
