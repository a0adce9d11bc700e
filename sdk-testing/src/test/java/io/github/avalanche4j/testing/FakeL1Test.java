package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** An L1 as real ones were seen to be; {@code sdk-l1} tests the rest with its operations. */
class FakeL1Test {
    private static String height(FakeNode node, String chain) {
        return Client.result(node, "/ext/bc/" + chain + "/proposervm", "proposervm.getCurrentEpoch", "{}")
                .path("pChainHeight")
                .asText();
    }

    /** wire/wallet.md section 6; l1 32 and 50 are epochs of the P-Chain and of an L1 with blocks. */
    @Test
    void the_first_epoch_of_a_chain_without_blocks_is_at_height_0() {
        try (FakeNode node = FakeNode.start()) {
            FakeLedger ledger = node.ledger().fund("P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", 1);
            FakeL1 l1 = FakeL1.of(node, ledger, FakeValidators.of(100)).converted();

            assertThat(height(node, l1.chainId())).isEqualTo("0");
            assertThat(height(node, "P")).isEqualTo("1");
            l1.chain().appendBlock();
            assertThat(height(node, l1.chainId())).isEqualTo("1");
        }
    }
}
