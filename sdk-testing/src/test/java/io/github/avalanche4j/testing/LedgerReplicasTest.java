package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.ledger.TestKey;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several nodes with one ledger: replicas that lag, and transactions that some of them do not have. */
class LedgerReplicasTest extends LedgerTestBase {
    private String nonce() {
        String params = "[\"" + key.evmAddress() + "\",\"latest\"]";
        return Client.result(node, "/ext/bc/C/rpc", "eth_getTransactionCount", params)
                .asText();
    }

    private String height() {
        return Client.result(node, "/ext/bc/C/rpc", "eth_blockNumber", "[]").asText();
    }

    @Test
    void every_second_lookup_shows_the_state_of_some_blocks_before() {
        ledger.lag(1);
        fund('P', 1, AVAX);
        List<String> before = utxos('P');
        String first = key.transfer('P', before, FEE);
        issue('P', first);

        assertThat(utxos('P')).isNotEqualTo(before); // served by the replica that does not lag
        assertThat(utxos('P')).isEqualTo(before);
        assertThat(words('P', first, 2)).containsExactly("Unknown", "Committed");
        assertThat(List.of(height(), height())).containsExactly("0x1", "0x2");
        fundAccount();
        issue('C', key.exportFromC('P', AVAX, FEE, 0));
        assertThat(List.of(nonce(), nonce())).containsExactly("0x0", "0x1");

        assertThat(utxos('P')).isNotEqualTo(before);
        assertThat(utxos('P')).as("one block later").isNotEqualTo(before);
        assertThat(words('P', first, 2)).containsExactly("Committed", "Committed");
        ledger.lag(0);
        assertThat(List.of(nonce(), nonce())).containsExactly("0x1", "0x1");
    }

    /** wallet.md section 7: "A drop is one node's word: others may still have the bytes". */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_node_has_the_transactions_of_another_if_they_are_passed_on(boolean passesOn) {
        String tx = payment('P');
        try (FakeNode other = FakeNode.start().ledger(ledger)) {
            ledger.gossip(passesOn).hold();
            issue('P', tx);

            assertThat(word('P', tx)).isEqualTo("Processing");
            assertThat(status(other, 'P', tx).path("status").asText()).isEqualTo(passesOn ? "Processing" : "Unknown");
            JsonNode conflict = issue(other, 'P', key.transfer('P', utxos('P'), 2 * FEE));
            assertThat(conflict.has("error")).isEqualTo(passesOn);
            ledger.release();

            assertThat(status(other, 'P', tx).path("status").asText()).isEqualTo("Committed");
            assertThat(ledger.accepted()).containsExactly(TestKey.id(tx));
        }
    }

    @Test
    void a_node_that_did_not_drop_a_transaction_goes_on_with_it() {
        String tx = payment('C');
        try (FakeNode other = FakeNode.start().ledger(ledger)) {
            ledger.dropNext("", 5);
            issue('C', tx);

            assertThat(word('C', tx)).isEqualTo("Dropped");
            assertThat(status(other, 'C', tx).path("status").asText()).isEqualTo("Processing");
        }
    }

    @Test
    void a_node_that_joins_receives_what_waits() {
        String tx = payment('X');
        ledger.hold().gossip(false);
        issue('X', tx);
        try (FakeNode other = FakeNode.start().ledger(ledger)) {
            String conflicting = key.transfer('X', utxos('X'), 2 * FEE);
            ledger.gossip(true);

            assertThat(refusal(issue(other, 'X', conflicting))).startsWith("tx conflicts with other tx");
        }
    }
}
