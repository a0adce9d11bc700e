package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.internal.ledger.TestKey;
import org.junit.jupiter.api.Test;

/** Two exports of the C-Chain with one nonce: helicon-november, helicon-atomic 4 to 9 and 26 to 31, pre-atomic 24 to 27. */
class LedgerNoncesTest extends LedgerTestBase {
    private final String first;
    private final String second;

    LedgerNoncesTest() {
        fundAccount();
        first = key.exportFromC('P', AVAX, FEE, 0);
        second = key.exportFromC('P', 2 * AVAX, 2 * FEE, 0);
    }

    @Test
    void with_helicon_both_are_taken_and_the_second_is_never_accepted() {
        ledger.helicon();

        assertThat(issue('C', first).at("/result/txID").asText()).isEqualTo(TestKey.id(first));
        assertThat(issue('C', second).at("/result/txID").asText()).isEqualTo(TestKey.id(second));

        assertThat(word('C', first)).isEqualTo("Accepted");
        assertThat(word('C', second)).isEqualTo("Unknown");
        assertThat(ledger.accepted()).containsExactly(TestKey.id(first));
    }

    @Test
    void before_helicon_the_second_is_refused() {
        issue('C', first);

        assertThat(refusal(issue('C', second))).isEqualTo("invalid nonce");
    }

    @Test
    void when_the_first_is_executed_its_nonce_is_refused() {
        ledger.helicon();
        issue('C', first);
        word('C', first);

        for (String late : new String[] {first, second}) {
            assertThat(refusal(issue('C', late)))
                    .startsWith("issuing tx: state verification: nonce mismatch: address 0x")
                    .endsWith(" has nonce 1 but needs 0");
        }
    }

    /** txpool.go: a known transaction is taken again, and one that pays no more than a conflict is refused. */
    @Test
    void before_the_first_is_executed_it_is_taken_again_and_one_that_pays_no_more_is_refused() {
        ledger.helicon();
        issue('C', first);

        assertThat(issue('C', first).at("/result/txID").asText()).isEqualTo(TestKey.id(first));
        assertThat(refusal(issue('C', key.exportFromC('P', 2 * AVAX, FEE, 0))))
                .isEqualTo("issuing tx: insufficient fee");
        assertThat(refusal(issue('C', key.exportFromC('P', AVAX, FEE, 3)))).endsWith(" has nonce 1 but needs 3");
    }

    @Test
    void an_account_at_a_block_above_the_head_is_refused() {
        String params = "[\"0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC\",\"0x876\"]";
        for (String method : new String[] {"eth_getBalance", "eth_getTransactionCount"}) {
            assertThat(Client.error(node, "/ext/bc/C/rpc", method, params)).isEqualTo("cannot query unfinalized data");
        }

        ledger.helicon();

        for (String method : new String[] {"eth_getBalance", "eth_getTransactionCount"}) {
            assertThat(Client.error(node, "/ext/bc/C/rpc", method, params))
                    .isEqualTo("block not found: not accepted yet: block 2166");
            assertThat(Client.result(node, "/ext/bc/C/rpc", method, params.replace("0x876", "0x0"))
                            .asText())
                    .startsWith("0x");
        }
    }
}
