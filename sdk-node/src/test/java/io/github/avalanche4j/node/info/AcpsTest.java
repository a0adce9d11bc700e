package io.github.avalanche4j.node.info;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeTestBase;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * No recording has proposals that are voted on. The fixture follows the specification, "ACP preference (info.acps)",
 * with weights as texts, as nodes write unsigned 64-bit numbers.
 */
class AcpsTest extends NodeTestBase {
    private static final String TWO_PROPOSALS = """
            {"acps":{
              "77":{"supportWeight":"18446744073709551615",
                    "supporters":["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg","NodeID-111111111111111111116DBWJs"],
                    "objectWeight":"0","objectors":[],"abstainWeight":"9007199254740993"},
              "4294967295":{"supportWeight":"0","supporters":[],"objectWeight":"1",
                    "objectors":["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"],"abstainWeight":"0"}}}
            """;

    @Test
    void proposals_are_given_by_number_with_who_is_for_and_against() {
        fake.on("info.acps").respond(TWO_PROPOSALS);

        Map<Long, AcpPreference> proposals = node.info().acps().execute();

        assertThat(proposals).containsOnlyKeys(77L, 4294967295L);
        AcpPreference first = proposals.get(77L);
        assertThat(first.supportWeight()).contains(NAvax.of(UInt64.MAX));
        assertThat(first.supporters())
                .containsExactlyInAnyOrder(
                        NodeId.parse("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"),
                        NodeId.parse("NodeID-111111111111111111116DBWJs"));
        assertThat(first.objectors()).isEmpty();
        assertThat(first.abstainWeight()).contains(NAvax.of(9007199254740993L));
        assertThat(proposals.get(4294967295L).objectWeight()).contains(NAvax.of(1));
    }
}
