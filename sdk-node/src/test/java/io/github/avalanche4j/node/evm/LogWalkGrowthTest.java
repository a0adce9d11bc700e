package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The growth of a walk's ranges after a refused one. */
class LogWalkGrowthTest extends NodeTestBase {
    // coreth's filter.go
    private static final String REFUSED = "requested too many blocks from 0 to 63, maximum is set to 32";

    private void refuse(long from, long to) {
        fake.on("eth_getLogs")
                .withParams("[{\"fromBlock\":\"0x%x\",\"toBlock\":\"0x%x\"}]".formatted(from, to))
                .respondError(-32000, REFUSED)
                .always();
    }

    private static String range(String batch) {
        JsonTree range =
                JsonTree.parse(batch).elements().get(1).get("params").elements().get(0);
        return Long.decode(range.get("fromBlock").asText().orElseThrow()) + "-"
                + Long.decode(range.get("toBlock").asText().orElseThrow());
    }

    /** The ranges that a walk asks for; no block has logs. */
    private List<String> walk(long to) {
        fake.on("eth_blockNumber").respond("\"0xffff\"").always();
        fake.on("eth_getLogs").respond("[]").always();
        assertThat(node.evm("C").logs(0, to, f -> {})).isEmpty();
        return fake.received().stream().map(request -> range(request.body())).toList();
    }

    @Test
    void after_eight_ranges_that_are_taken_a_walk_tries_longer_ones_again() {
        refuse(0, 63);

        assertThat(walk(900))
                .startsWith("0-63", "0-31", "32-63")
                .contains("224-255", "256-319", "320-383")
                .endsWith("768-895", "896-900")
                .hasSize(1 + 8 + 8 + 2);
    }

    @Test
    void a_limit_that_stays_is_tried_less_and_less_often() {
        for (int from = 0; from < 10_000; from += 32) {
            refuse(from, from + 63);
        }

        // refused at first, and after 8, 16, 32, 64 and 128 further ranges
        assertThat(walk(9_999)).hasSize(10_000 / 32 + 1 + 6);
    }
}
