package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.wallet.builder.BuilderCase;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
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

    private void loseAndRefuse(String text) {
        fake.on("platform.issueTx")
                .disconnect()
                .times(1)
                .then()
                .respondError(-32000, "couldn't issue tx: " + text)
                .always();
        fake.on("platform.getTxStatus").respond(UNKNOWN).always();
    }

    @Test
    void a_draft_says_what_a_transfer_costs_and_sends_nothing() {
        fund(1_000_000_000, 1_000_000_000);

        TxDraft draft = payment().prepare().execute();

        assertThat(sent()).isEmpty();
        assertThat(draft.sentId()).isEmpty();
        assertThat(draft.spent().utxos()).hasSize(2);
        assertThat(draft.fee())
                .isGreaterThan(NAvax.ZERO)
                .isEqualTo(draft.built().requiredFee());
        NAvax change = NAvax.of(draft.built().change().get(0).amount());
        assertThat(NAvax.ofAvax("1.5").plus(change).plus(draft.fee())).isEqualTo(NAvax.ofAvax("2"));
        assertThat(draft).hasToString("TxDraft[P BaseTx, fee " + draft.fee() + "]");
    }

    @Test
    void a_transfer_is_signed_sent_and_waited_for() throws Exception {
        fund(2_000_000_000);
        statusThenAccepted("{\"status\":\"Processing\"}", 2);

        TxRequest payment = payment();
        IssuedTx tx = payment.issue().execute();

        assertThat(sent()).hasSize(1);
        assertThat(tx.replaced()).isEmpty();
        assertThat(Bytes.fromCheckedHex(sent().get(0)))
                .satisfies(bytes -> assertThat(tx.chain().parseTx(bytes)).isEqualTo(tx.tx()));
        assertThat(fake.receivedCount("platform.getTxStatus")).isEqualTo(3);

        assertThat(payment.issue().executeAsync().get()).isEqualTo(tx);
        assertThat(sent()).hasSize(1);
    }

    /** Another payment waits for the funds that drafts reserve. */
    private void assertReserved(int drafts) {
        assertThatThrownBy(
                        () -> payment().prepare().timeout(Duration.ofSeconds(1)).execute())
                .isInstanceOfSatisfying(
                        InsufficientFundsException.class,
                        e -> assertThat(e.isTransient()).isTrue())
                .hasMessageContaining("by " + drafts + " of this wallet's transactions");
    }

    @Test
    void two_drafts_of_one_wallet_never_spend_the_same_utxo() {
        fund(2_000_000_000, 2_000_000_000);

        TxDraft first = payment().prepare().execute();
        TxDraft second = payment().prepare().execute();

        assertThat(first.built().unsigned().spent())
                .doesNotContainAnyElementsOf(second.built().unsigned().spent());
        assertReserved(2);
        first.release();
        assertThat(payment().prepare().execute().built().unsigned().spent())
                .isEqualTo(first.built().unsigned().spent());
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
        TxDraft draft = payer.p().transfer(NAvax.of(1), recipient).prepare().execute();
        return draft.fee().toBigInteger();
    }

    @Test
    void a_transaction_without_all_signatures_is_refused_with_the_account_that_must_sign() {
        SignedTx unsigned = SignedTx.of(BuilderCase.named("C.Export.simple").build());

        assertThatThrownBy(() -> wallet.issue(unsigned))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("missing signatures: " + unsigned.missingAccounts());
    }

    @Test
    void a_fee_above_the_limit_is_not_signed() {
        fund(2_000_000_000);
        Wallet careful = newWallet(options -> options.maxFee(NAvax.of(1000)));

        assertThatThrownBy(() ->
                        careful.p().transfer(NAvax.of(1), recipient).issue().execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("at most 0.000001 AVAX, the wallet's maxFee");
        assertThat(sent()).isEmpty();
    }

    @Test
    void a_transaction_that_no_node_has_is_sent_again_with_the_same_bytes() {
        fund(2_000_000_000, 2_000_000_000);
        fake.on("platform.issueTx").disconnect().times(2);
        statusThenAccepted(UNKNOWN, 2);

        payment().issue().execute();

        assertThat(sent()).hasSize(3).containsOnly(sent().get(0));
    }

    @Test
    void a_draft_that_was_sent_asks_first_when_it_is_issued_again() {
        fund(2_000_000_000, 2_000_000_000);
        fake.on("platform.getTxStatus").respond("{\"status\":\"Processing\"}").always();
        TxDraft draft = payment().prepare().execute();

        assertThatThrownBy(() -> draft.issue().timeout(Duration.ofMillis(200)).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class,
                        e -> assertThat(draft.sentId()).contains(e.txId()));
        assertThatThrownBy(draft::release)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("may still be accepted");
        fake.clearScripts();
        IssuedTx tx = draft.issue().execute();
        assertThat(sent()).as("at most once, however late").hasSizeLessThan(2);
        assertThat(tx.id()).isEqualTo(draft.sentId().orElseThrow());
    }

    @Test
    void refused_bytes_are_not_sent_again() {
        fund(2_000_000_000);
        fake.ledger().refuseNext("couldn't issue tx: failed verification: validator would be over delegated");
        TxDraft draft = payment().prepare().execute();

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> draft.issue().execute())
                    .isInstanceOfSatisfying(
                            TxRefusedException.class,
                            e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.OVER_DELEGATED))
                    .hasMessageContaining("delegate less");
        }

        assertThat(sent()).hasSize(1);
        assertThat(payment().prepare().execute().spent()).isEqualTo(draft.spent());
    }

    @Test
    void bytes_that_were_refused_after_a_lost_response_are_neither_replaced_nor_sent_again() {
        fund(2_000_000_000, 2_000_000_000);
        loseAndRefuse("insufficient unlocked funds: needs 9 more AVAX");
        TxDraft draft = payment().prepare().execute();

        assertThatThrownBy(() -> draft.issue().execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.mayBeAccepted()).isTrue())
                .hasMessageContaining("another node may have it");
        fake.clearScripts();
        fake.on("platform.getTxStatus").respond(ACCEPTED).always();

        assertThat(draft.issue().execute().id()).isEqualTo(draft.sentId().orElseThrow());
        assertThat(sent()).hasSize(2).containsOnly(sent().get(0));
    }

    @Test
    void a_draft_that_was_refused_late_keeps_its_utxos_until_it_is_replaced() {
        fund(2_000_000_000);
        loseAndRefuse("failed to read consumed UTXO 1 due to: not found");
        TxRequest payment = payment();
        TxDraft draft = payment.prepare().execute();

        assertThatThrownBy(() -> payment.issue().execute()).isInstanceOfSatisfying(TxRefusedException.class, e -> {
            assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.INPUT_SPENT);
            assertThat(e.mayBeAccepted()).isTrue();
        });
        assertThatThrownBy(draft::release).isInstanceOf(IllegalStateException.class);
        assertReserved(1);
        assertThat(sent()).hasSize(2).containsOnly(sent().get(0));
        fake.clearScripts();
        IssuedTx paid = payment.replace().execute();

        assertThat(paid.tx().unsigned().spent())
                .isEqualTo(draft.built().unsigned().spent());
        assertThat(sent()).hasSize(3);
        assertThatThrownBy(() -> draft.issue().execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining(paid.id().toString());
    }
}
