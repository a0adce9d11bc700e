package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SmallJvm;
import io.github.avalanche4j.testing.FakeNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A block of 10 MB in a JVM of 64 MB: it is read, or refused by the bound on responses in words that name the setting.
 */
class EvmMemoryTest {
    /** Reads the latest block of the node at args[0], with a bound of args[1] bytes. */
    public static final class BigBlock {
        private BigBlock() {}

        public static void main(String[] args) {
            long bound = Long.parseLong(args[1]);
            try (NodeClient node = NodeClient.create(args[0], options -> options.maxResponseBytes(bound))) {
                JsonTree block = node.evm("C")
                        .call("eth_getBlockByNumber", JsonTree.class, "latest", true)
                        .execute();
                System.out.println("read " + block.get("transactions").size());
            } catch (ResponseTooLargeException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    private static String readInSmallHeap(int transactions, long bound) throws Exception {
        String input = "0x" + "ab".repeat(5_000);
        StringBuilder block = new StringBuilder("{\"number\":\"0x10\",\"transactions\":[");
        for (int i = 0; i < transactions; i++) {
            block.append(i == 0 ? "" : ",").append("{\"nonce\":\"0x").append(Integer.toHexString(i));
            block.append("\",\"input\":\"").append(input).append("\"}");
        }
        try (FakeNode fake = FakeNode.start()) {
            fake.on("eth_getBlockByNumber")
                    .respond(block.append("]}").toString())
                    .always();
            return SmallJvm.run(BigBlock.class, fake.url(), Long.toString(bound));
        }
    }

    @Test
    @Tag("long")
    void a_block_of_ten_megabytes_fits_into_64_megabytes() throws Exception {
        assertThat(readInSmallHeap(1_000, 64 << 20)).contains("read 1000");
    }

    @Test
    void a_block_beyond_the_bound_is_refused_by_the_name_of_the_setting() throws Exception {
        assertThat(readInSmallHeap(1_000, 1 << 20)).contains("maxResponseBytes").contains("1048576");
    }
}
