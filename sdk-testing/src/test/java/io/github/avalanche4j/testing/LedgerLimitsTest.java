package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.ledger.TestKey;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Prices and limits of gas, by wire/wallet.md section 6, and the texts of a C-Chain with Helicon. */
class LedgerLimitsTest extends LedgerTestBase {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    private JsonNode feeState() {
        return Client.result(node, path('P'), "platform.getFeeState", "{}");
    }

    private Instant timestamp() {
        JsonNode result = Client.result(node, path('P'), "platform.getTimestamp", "{}");
        return Instant.parse(result.path("timestamp").asText());
    }

    /** Issues a transaction with 300 inputs: 890 000 gas and more. */
    private JsonNode issueLarge() {
        fund('P', 300, AVAX / 100);
        return issue('P', key.transfer('P', utxos('P', ",\"limit\":300"), 2 * AVAX));
    }

    /** "capacity 0 at genesis, so nothing could be built". */
    @Test
    void a_new_p_chain_shows_no_capacity_and_takes_transactions() {
        assertThat(feeState().path("capacity").asLong()).isZero();
        assertThat(feeState().path("price").asLong()).isOne();
        Instant genesis = timestamp();

        String tx = payment('P');
        issue('P', tx);

        assertThat(ledger.accepted()).containsExactly(TestKey.id(tx));
        assertThat(timestamp()).isAfter(genesis);
    }

    /** kinds 7: 1000000 less the gas of a transaction with one input and one output. */
    @Test
    void the_fee_state_is_that_of_the_last_block() {
        ledger.time(NOW);
        assertThat(feeState().path("capacity").asLong()).isEqualTo(1_000_000);
        String tx = payment('P');
        long gas = (tx.length() - 10) / 2 + 4000 - 1000 + 800; // bytes, a read, two writes, a signature
        issue('P', tx);
        ledger.advance(Duration.ofSeconds(5));

        assertThat(feeState().path("capacity").asLong()).isEqualTo(1_000_000 - gas);
        assertThat(feeState().path("excess").asLong()).isEqualTo(gas);
        assertThat(timestamp()).isEqualTo(NOW);
    }

    @Test
    void after_a_full_block_large_transactions_are_refused_until_the_capacity_has_grown() {
        ledger.time(NOW);
        issueLarge();
        assertThat(feeState().path("capacity").asLong()).isLessThan(150_000);

        assertThat(refusal(issueLarge()))
                .startsWith("couldn't issue tx: failed verification: tx exceeds current gas capacity: ");

        issue('P', payment('P'));
        ledger.advance(Duration.ofSeconds(9));
        issueLarge();
        assertThat(ledger.accepted()).hasSize(3);
    }

    @Test
    void the_price_rises_with_the_excess_and_falls_with_time() {
        ledger.time(NOW).gasPrice(1000);
        for (int i = 0; i < 3; i++) {
            issueLarge();
            ledger.advance(Duration.ofSeconds(10));
        }
        issueLarge();
        assertThat(feeState().path("price").asLong()).isGreaterThan(1400);

        ledger.advance(Duration.ofMinutes(1));
        issue('P', key.transfer('P', utxos('P', ",\"limit\":1"), 10 * FEE));
        assertThat(feeState().path("price").asLong()).isLessThan(1010);
    }

    /** "at most 82 UTXOs fit in one import". */
    @Test
    void an_import_to_the_c_chain_takes_82_utxos_and_with_helicon_more() {
        exports('C', 100);
        List<String> utxos = utxos('C', ",\"sourceChain\":\"X\"");

        assertThat(refusal(issue('C', key.importToC('X', utxos.subList(0, 83), 5 * FEE))))
                .isEqualTo("tx gas usage (100446) exceeds maximum allowed mempool gas usage (100000)");
        issue('C', key.importToC('X', utxos.subList(0, 82), 5 * FEE));
        assertThat(ledger.accepted()).hasSize(1);

        ledger.helicon();
        exports('C', 1000);
        List<String> more = utxos('C', ",\"sourceChain\":\"X\"");
        assertThat(refusal(issue('C', key.importToC('X', more, 50 * FEE))))
                .isEqualTo("issuing tx: gas exceeds minimum gas target: 1098142 > 1000000");
        issue('C', key.importToC('X', more.subList(0, 500), 50 * FEE));
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** refusals, the C-Chain's texts behind "issuing tx". */
    @Test
    void a_c_chain_with_helicon_has_texts_of_its_own() {
        ledger.helicon();
        fundAccount();
        String address = "0x2c7536E3605D9C16a7a3D7b1898e529396a65c23";
        exports('C', 1);
        List<String> utxos = utxos('C', ",\"sourceChain\":\"X\"");
        issue('C', key.importToC('X', utxos, FEE));

        assertThat(refusal(issue('C', key.importToC('X', utxos, 2 * FEE))))
                .isEqualTo("issuing tx: credential verification: fetching UTXOs from "
                        + "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed: not found");
        assertThat(refusal(issue('C', key.exportFromC('P', AVAX, FEE, 3))))
                .startsWith("issuing tx: state verification: nonce mismatch: address 0x")
                .endsWith(" has nonce 0 but needs 3");
        assertThat(refusal(issue('C', key.exportFromC('P', 101 * AVAX, FEE, 0))))
                .matches(
                        "issuing tx: state verification: insufficient funds: "
                                + "address 0x[0-9a-fA-F]{40} has balance 100009000000000000000 but needs 101001000000000000000");
        ledger.hold();
        issue('C', key.exportFromC('P', AVAX, FEE, 0));
        assertThat(refusal(issue('C', key.exportFromC('X', AVAX, FEE, 0)))).isEqualTo("issuing tx: insufficient fee");
    }

    /** vms/saevm/cchain/txpool/txpool.go, Add: only the gas price of other transactions counts there. */
    @Test
    void with_helicon_a_transaction_that_pays_too_little_waits_until_the_base_fee_falls() {
        ledger.helicon().baseFee(BigInteger.TEN.pow(12));
        String tx = payment('C');

        assertThat(issue('C', tx).at("/result/txID").asText()).isEqualTo(TestKey.id(tx));
        assertThat(word('C', tx)).isEqualTo("Unknown");
        ledger.baseFee(BigInteger.ONE);

        assertThat(word('C', tx)).isEqualTo("Accepted");
    }
}
