package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A wallet against a scripted node: what is sent, how often, and how each run ends. */
class WalletTest extends WalletTestBase {
    private static final Pattern TX = Pattern.compile("\"tx\":\"(0x[0-9a-f]+)\"");
    private static final String ACCEPTED = "{\"status\":\"Committed\"}";
    private static final String UNKNOWN = "{\"status\":\"Unknown\"}";

    private final Wallet wallet = newWallet();
    private final Bech32Address recipient =
            PrivateKey.parse("22".repeat(32)).publicKey().address("P", Network.LOCAL);

    private static String transaction(String body) {
        Matcher tx = TX.matcher(body);
        assertThat(tx.find()).isTrue();
        return tx.group(1);
    }

    private List<String> sent() {
        return fake.received().stream()
                .filter(request -> request.rpcMethods().contains("platform.issueTx"))
                .map(request -> transaction(request.body()))
                .toList();
    }

    private TxRequest payment() {
        return wallet.p().transfer(NAvax.ofAvax("1.5"), recipient);
    }

    private void statusThenAccepted(String status, int times) {
        fake.on("platform.getTxStatus")
                .respond(status)
                .times(times)
                .then()
                .respond(ACCEPTED)
                .always();
    }

    @Test
    void a_transfer_is_signed_sent_and_waited_for() throws Exception {
        fund(2_000_000_000);
        statusThenAccepted("{\"status\":\"Processing\"}", 2);

        TxRequest payment = payment();
        IssuedTx tx = wallet.pay(payment).execute();

        assertThat(sent()).hasSize(1);
        assertThat(Bytes.fromCheckedHex(sent().get(0)))
                .satisfies(bytes -> assertThat(tx.chain().parseTx(bytes)).isEqualTo(tx.tx()));
        assertThat(fake.receivedCount("platform.getTxStatus")).isEqualTo(3);

        assertThat(wallet.pay(payment).executeAsync().get()).isEqualTo(tx);
        assertThat(sent()).hasSize(1);
    }

    @Test
    void the_margin_over_the_nodes_price_is_the_users() {
        fund(2_000_000_000);
        Wallet exact = newWallet(options -> options.pChainFeeMargin(BigDecimal.ONE));
        Wallet generous = newWallet(options -> options.pChainFeeMargin(new BigDecimal("2.5")));

        // the node's price is 1 nAVAX a unit of gas; a price is whole
        assertThat(feeOf(generous)).isEqualTo(feeOf(exact).multiply(BigInteger.valueOf(3)));
    }

    private BigInteger feeOf(Wallet payer) {
        return payer.build(payer.p().transfer(NAvax.of(1), recipient))
                .execute()
                .fee()
                .toBigInteger();
    }

    @Test
    void a_fee_above_the_limit_is_not_signed() {
        fund(2_000_000_000);
        Wallet careful = newWallet(options -> options.maxFee(NAvax.of(1000)));

        assertThatThrownBy(() -> careful.pay(careful.p().transfer(NAvax.of(1), recipient))
                        .execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("at most 0.000001 AVAX, the wallet's maxFee");
        assertThat(sent()).isEmpty();
    }

    @Test
    void a_transaction_that_no_node_has_is_sent_again_with_the_same_bytes() {
        fund(2_000_000_000, 2_000_000_000);
        fake.on("platform.issueTx").disconnect().times(2);
        statusThenAccepted(UNKNOWN, 45); // sent anew in each 20th poll

        wallet.pay(payment()).execute();

        assertThat(sent()).hasSize(3).containsOnly(sent().get(0));
    }
}
