package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.node.NodeTestBase;
import java.time.Duration;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Lists and tails of blocks and logs whose arguments are wrong: nothing is sent. */
class FollowArgumentsTest extends NodeTestBase {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private static void refused(String argument, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        refused -> assertThat(refused.argument()).isEqualTo(argument));
    }

    @Test
    void numbers_and_intervals_are_checked() {
        EvmClient evm = node.evm("C");

        refused("fromBlock", () -> evm.blocks(-1, 5));
        refused("toBlock", () -> evm.blocks(6, 5));
        refused("toBlock", () -> evm.blocksWithReceipts(6, 5));
        refused("fromBlock", () -> evm.followBlocks(-1, SECOND));
        refused("interval", () -> evm.followBlocks(0, Duration.ZERO));
        refused("interval", () -> evm.followBlocksWithReceipts(0, Duration.ZERO));
        refused("fromBlock", () -> evm.followLogs(-1, SECOND, filter -> {}));
        refused("interval", () -> evm.followLogs(0, SECOND.negated(), filter -> {}));
        assertThatThrownBy(() -> evm.head(null)).isInstanceOf(NullPointerException.class);
        assertThat(fake.receivedCount()).isZero();
    }
}
