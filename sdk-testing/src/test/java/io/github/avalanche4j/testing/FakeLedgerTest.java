package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a test sets on a ledger, and what it shows. */
class FakeLedgerTest extends LedgerTestBase {
    @Test
    void a_lost_response_leaves_the_transaction_accepted() {
        String tx = payment('P');
        ledger.loseNextResponse();

        assertThatThrownBy(() -> issue('P', tx)).isInstanceOf(UncheckedIOException.class);

        assertThat(word('P', tx)).isEqualTo("Committed");
        assertThat(ledger.burned()).isEqualTo(BigInteger.valueOf(FEE));
        assertThat(ledger.balance(key.address('P'))).isEqualTo(BigInteger.valueOf(AVAX - FEE));
    }

    @Test
    void a_held_transaction_is_dropped_when_the_price_rises() {
        String tx = payment('P');
        ledger.hold();
        issue('P', tx);
        ledger.gasPrice(1_000_000).release();

        assertThat(word('P', tx)).isEqualTo("Dropped");
        assertThat(status('P', tx).path("reason").asText()).contains("insufficient unlocked funds");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /ext/info      | info.getNetworkID      | {}              | /networkID    | 12345
            /ext/info      | info.getBlockchainID   | {"alias":"X"}   | /blockchainID | 2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed
            /ext/bc/P      | platform.getFeeState   | {}              | /price        | 1
            /ext/bc/X      | avm.getTxFee           | {}              | /txFee        | 1000000
            /ext/bc/C/rpc  | eth_baseFee            | []              | ''            | 0xff
            /ext/bc/C/rpc  | eth_getBalance         | ["0x00000000000000000000000000000000000000ab","latest"] | '' | 0xa
            """)
    void fees_chains_and_accounts_are_served(
            String path, String method, String params, String pointer, String expected) {
        ledger.fundEvm("0x00000000000000000000000000000000000000Ab", BigInteger.TEN)
                .baseFee(BigInteger.valueOf(255));

        assertThat(Client.result(node, path, method, params).at(pointer).asText())
                .isEqualTo(expected);
    }

    @Test
    void a_list_of_exports_needs_their_source() {
        assertThat(Client.error(node, path('C'), "avax.getUTXOs", "{\"addresses\":[\"" + key.address('C') + "\"]}"))
                .isEqualTo("no source chain provided");
    }
}
