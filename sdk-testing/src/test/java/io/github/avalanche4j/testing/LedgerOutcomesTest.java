package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.ledger.TestKey;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Statuses, drops and refusals as real nodes were seen to have them. Each test names exchanges of recordings/live, or a
 * section of wire/wallet.md.
 */
class LedgerOutcomesTest extends LedgerTestBase {
    /** moves 65 and 66; moves 37 and 38, 43 to 47. */
    @ParameterizedTest
    @ValueSource(chars = {'P', 'X', 'C'})
    void a_transaction_that_waits_is_processing_except_on_the_x_chain(char chain) {
        String tx = payment(chain);
        ledger.hold();
        issue(chain, tx);
        issue(chain, tx); // is no error

        assertThat(word(chain, tx)).isEqualTo(chain == 'X' ? "Unknown" : "Processing");
        ledger.release();
        assertThat(word(chain, tx)).isEqualTo(chain == 'P' ? "Committed" : "Accepted");
    }

    /** helicon-kinds 405 to 411. */
    @Test
    void with_helicon_the_c_chain_knows_the_status_of_accepted_transactions_only() {
        String tx = payment('C');
        ledger.helicon().hold();
        issue('C', tx);

        assertThat(word('C', tx)).isEqualTo("Unknown");
        ledger.release();
        assertThat(status('C', tx).toString()).isEqualTo("{\"status\":\"Accepted\",\"blockHeight\":\"1\"}");
    }

    /** helicon-november/pre-atomic 5 to 21; a dropped one, coreth plugin/evm/atomic/vm/api.go getAtomicTx. */
    @Test
    void before_helicon_the_c_chain_shows_what_is_in_its_pool_without_a_block() {
        String tx = payment('C');
        String id = TestKey.id(tx);
        assertThat(refusal(atomicTx(id))).isEqualTo("could not find tx " + id);
        assertThat(refusal(atomicTx("11111111111111111111111111111111LpoYY"))).isEqualTo("nil transaction ID");

        ledger.hold();
        issue('C', tx);
        String pooled = "{\"tx\":\"" + tx + "\",\"encoding\":\"hex\"}";
        assertThat(atomicTx(id).path("result").toString()).isEqualTo(pooled);

        ledger.release();
        assertThat(atomicTx(id).path("result").toString()).isEqualTo(pooled.replace("}", ",\"blockHeight\":\"1\"}"));

        String dropped = key.exportFromC('P', AVAX, FEE, 1);
        ledger.dropNext("");
        issue('C', dropped);
        assertThat(word('C', dropped)).isEqualTo("Dropped");
        assertThat(atomicTx(TestKey.id(dropped)).path("result").toString()).isEqualTo(pooled.replace(tx, dropped));
    }

    /** helicon-november/helicon-atomic. */
    @Test
    void with_helicon_the_c_chain_shows_accepted_transactions_only() {
        ledger.helicon();
        String tx = payment('C');
        String id = TestKey.id(tx);
        ledger.hold();
        for (String unknown : List.of("11111111111111111111111111111111LpoYY", id)) {
            assertThat(refusal(atomicTx(unknown))).isEqualTo("fetching tx: reading tx: not found");
        }
        issue('C', tx);
        assertThat(refusal(atomicTx(id))).as("in the pool").isEqualTo("fetching tx: reading tx: not found");

        ledger.release();

        assertThat(atomicTx(id).path("result").toString())
                .isEqualTo("{\"tx\":\"" + tx + "\",\"encoding\":\"hex\",\"blockHeight\":\"1\"}");
    }

    /** refusals, dropped w3xeu6sapj6AqCgpXw18yNWBvvHskQkTgNioTpqYYtY81DXUJ and hGG8MCbhr7f5MtjdbhEioNwG1YwX1Nf6MbFjrrbkQhnudafST. */
    @Test
    void a_dropped_transaction_may_be_accepted_later() {
        String tx = payment('C');
        ledger.dropNext("", 2);
        issue('C', tx);

        assertThat(words('C', tx, 3)).containsExactly("Dropped", "Dropped", "Accepted");
        assertThat(ledger.accepted()).containsExactly(TestKey.id(tx));
    }

    /** refusals, dropped PrbhQ5LCzvAb6Z62Rt31NogN71uaowUxRMU8fRQkb12BV9eR9: its nonce was used by another. */
    @Test
    void a_dropped_transaction_is_never_accepted_once_another_has_spent_its_inputs() {
        String tx = payment('C');
        ledger.dropNext("", 1);
        issue('C', tx);
        String replacement = key.exportFromC('P', AVAX, 2 * FEE, 0);
        issue('C', replacement);

        assertThat(words('C', tx, 3)).containsExactly("Dropped", "Dropped", "Dropped");
        assertThat(ledger.accepted()).containsExactly(TestKey.id(replacement));
    }

    /** On the C-Chain a node checks again what is sent to it (graft/coreth/plugin/evm/atomic/txpool, AddLocalTx). */
    @Test
    void a_transaction_that_is_dropped_for_good_can_be_sent_again_on_the_c_chain_only() {
        for (char chain : new char[] {'P', 'X', 'C'}) {
            String tx = payment(chain);
            ledger.dropNext("not enough gas");
            issue(chain, tx);
            ledger.release();
            assertThat(words(chain, tx, 5)).containsOnly(chain == 'X' ? "Unknown" : "Dropped");

            JsonNode again = issue(chain, tx);

            assertThat(refusal(again))
                    .isEqualTo(
                            chain == 'P' ? "couldn't issue tx: not enough gas" : chain == 'X' ? "not enough gas" : "");
        }
        assertThat(ledger.accepted()).hasSize(1);
    }

    /** refusals, cvGPFtkG2TYpn6oKTZPpVRMnca2eX3qyAtF894PyUJKNCEgud: refused twice, and its status. */
    @Test
    void the_p_chain_says_dropped_for_what_it_refused_and_repeats_its_reason() {
        fund('P', 1, AVAX);
        List<String> utxos = utxos('P');
        issue('P', key.transfer('P', utxos, FEE));
        String tx = key.transfer('P', utxos, 2 * FEE);
        String reason =
                "failed execution: standard tx " + TestKey.id(tx) + " failed execution: failed to read consumed UTXO ";

        assertThat(refusal(issue('P', tx)))
                .startsWith("couldn't issue tx: failed verification: " + reason)
                .endsWith(":0 due to: not found");
        assertThat(word('P', tx)).isEqualTo("Dropped");
        assertThat(status('P', tx).path("reason").asText()).startsWith(reason);
        assertThat(refusal(issue('P', tx))).startsWith("couldn't issue tx: " + reason);
    }

    /** wallet.md section 7; vms/txs/mempool/mempool.go. */
    @ParameterizedTest
    @ValueSource(chars = {'P', 'X'})
    void refused_bytes_are_refused_until_they_fall_out_of_the_last_64(char chain) {
        String tx = payment(chain);
        ledger.refuseNext("not today");
        assertThat(refusal(issue(chain, tx))).endsWith("not today");
        for (int i = 1; i <= 63; i++) {
            issue(chain, key.transfer(chain, utxos(chain), -i)); // creates money
        }
        assertThat(refusal(issue(chain, tx))).endsWith("not today");
        for (int i = 64; i <= 127; i++) {
            issue(chain, key.transfer(chain, utxos(chain), -i));
        }

        issue(chain, tx);

        assertThat(ledger.accepted()).containsExactly(TestKey.id(tx));
    }

    @Test
    void what_is_scripted_for_the_next_transaction_adds_up() {
        ledger.refuseNext("first").refuseNext("second").dropNext("late").dropNext("later");
        String other = key.transfer('P', utxos('P'), FEE + 1);
        String third = key.transfer('P', utxos('P'), FEE + 2);

        assertThat(refusal(issue('P', payment('P')))).endsWith("first");
        assertThat(refusal(issue('P', other))).endsWith("second");
        issue('P', key.transfer('P', utxos('P'), FEE + 3));
        issue('P', third);

        assertThat(word('P', third)).isEqualTo("Dropped");
        assertThat(ledger.accepted()).isEmpty();
    }

    @Test
    void refused_bytes_are_checked_again_by_another_node_and_on_the_c_chain() {
        String tx = payment('P');
        String onC = payment('C');
        ledger.refuseNext("not today");
        issue('P', tx);
        ledger.refuseNext("not today");
        issue('C', onC);
        assertThat(word('C', onC)).isEqualTo("Unknown");

        try (FakeNode other = FakeNode.start().ledger(ledger)) {
            issue(other, 'P', tx);
        }
        issue('C', onC);

        assertThat(ledger.accepted()).containsExactly(TestKey.id(tx), TestKey.id(onC));
    }

    /** refusals, "tx conflicts with other tx" (43 and 9 times). */
    @Test
    void the_p_and_x_chain_refuse_what_conflicts_with_a_transaction_that_waits() {
        ledger.hold();
        for (char chain : new char[] {'P', 'X'}) {
            fund(chain, 1, AVAX);
            issue(chain, key.transfer(chain, utxos(chain), FEE));
            String other = key.transfer(chain, utxos(chain), 2 * FEE);

            assertThat(refusal(issue(chain, other)))
                    .isEqualTo(
                            chain == 'P'
                                    ? "couldn't issue tx: tx conflicts with other tx"
                                    : "tx conflicts with other tx: " + TestKey.id(other));
        }
    }

    /** refusals, "conflict present" (10 times). */
    @Test
    void the_c_chain_replaces_a_transaction_by_one_with_a_higher_gas_price() {
        String tx = payment('C');
        String same = key.exportFromC('X', AVAX, FEE, 0);
        String higher = key.exportFromC('P', AVAX, 2 * FEE, 0);
        ledger.hold();
        issue('C', tx);

        assertThat(refusal(issue('C', same)))
                .isEqualTo("conflict present: issued tx (" + TestKey.id(same) + ") gas price [89047195013 0 0 0]"
                        + " <= conflict tx (" + TestKey.id(tx) + ") gas price [89047195013 0 0 0]"
                        + " (1 total conflicts in mempool)");
        issue('C', higher);
        assertThat(word('C', tx)).isEqualTo("Dropped");
        ledger.release();

        assertThat(ledger.accepted()).containsExactly(TestKey.id(higher));
    }
}
