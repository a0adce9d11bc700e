package io.github.avalanche4j.node.eth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.EvmAddress;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Logs in the form of EIP-20 and EIP-721. */
class TokenTransferTest {
    private static final String TOKEN = "0x" + "cc".repeat(20);
    private static final String FROM = "0x" + "00".repeat(12) + "aa".repeat(20);
    private static final String TO = "0x" + "00".repeat(12) + "bb".repeat(20);

    private static EvmLog log(String data, String... topics) {
        return Json.read(EvmLog.class, """
                {"address": "%s", "topics": ["%s"], "data": "%s", "blockNumber": "0x1", "blockHash": "%s",
                 "transactionHash": "%s", "transactionIndex": "0x0", "logIndex": "0x0", "removed": false}""".formatted(TOKEN, String.join("\", \"", topics), data, FROM, FROM));
    }

    @Test
    void the_parties_are_topics_and_the_amount_is_the_data() {
        String max = "0x" + "ff".repeat(32);

        assertThat(log(max, TokenTransfer.TOPIC.toString(), FROM, TO).tokenTransfer())
                .contains(new TokenTransfer(
                        EvmAddress.parse(TOKEN),
                        EvmAddress.parse("0x" + "aa".repeat(20)),
                        EvmAddress.parse("0x" + "bb".repeat(20)),
                        BigInteger.TWO.pow(256).subtract(BigInteger.ONE)));
    }

    @Test
    void other_events_are_no_transfers() {
        String transfer = TokenTransfer.TOPIC.toString();
        String amount = "0x" + "01".repeat(32);

        assertThat(log("0x", transfer, FROM, TO, amount).tokenTransfer())
                .as("ERC-721")
                .isEmpty();
        assertThat(log(amount + "00", transfer, FROM, TO).tokenTransfer()).isEmpty();
        assertThat(log(amount, TO, FROM, TO).tokenTransfer()).isEmpty();
        assertThat(log(amount, transfer, amount, TO).tokenTransfer())
                .as("no address")
                .isEmpty();
    }
}
