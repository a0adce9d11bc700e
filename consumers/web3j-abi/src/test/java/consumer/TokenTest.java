package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLog;
import io.github.avalanche4j.testing.FakeNode;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class TokenTest {
    private static final String CONTRACT = "0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e";
    private static final String ALICE = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc";
    private static final String BOB = "0x0000000000000000000000000000000000000b0b";
    // the Keccak-256 of Transfer(address,address,uint256), as every ERC-20 contract emits it
    private static final String TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

    private static String word(String hex) {
        return "0".repeat(64 - hex.length()) + hex;
    }

    @Test
    void a_balance_is_asked_for_and_read() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.on("eth_call").respond("\"0x" + word("f4240") + "\"");

            BigInteger balance = new Token(node.evm("C"), EvmAddress.parse(CONTRACT)).balanceOf(EvmAddress.parse(ALICE));

            assertEquals(BigInteger.valueOf(1_000_000), balance);
            // 70a08231 is the selector of balanceOf(address)
            assertTrue(fake.received().get(0).body().contains("0x70a08231" + word(ALICE.substring(2))));
        }
    }

    @Test
    void transfers_are_walked_and_read() {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.evm("C").appendBlock(FakeLog.of(
                    CONTRACT,
                    "0x" + word("2a"),
                    TRANSFER,
                    "0x" + word(ALICE.substring(2)),
                    "0x" + word(BOB.substring(2))));

            List<Token.Transfer> transfers = new Token(node.evm("C"), EvmAddress.parse(CONTRACT))
                    .transfers(0, 1)
                    .toList();

            assertEquals(List.of(new Token.Transfer(ALICE, BOB, BigInteger.valueOf(42))), transfers);
            assertTrue(fake.received().stream().anyMatch(request -> request.body().contains(TRANSFER)));
        }
    }
}
