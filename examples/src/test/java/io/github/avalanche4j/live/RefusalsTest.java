package io.github.avalanche4j.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.TxRefusedException;
import io.github.avalanche4j.wallet.TxRefusedException.Reason;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.math.BigInteger;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What nodes refuse, and how they say so. */
class RefusalsTest extends LiveTest {
    private final Signer payer = TestedNetwork.newSigner();
    private final Signer payee = TestedNetwork.newSigner();

    private TxRequest payment(Wallet wallet, Chain chain) {
        NAvax amount = NAvax.ofAvax("2");
        return switch (chain) {
            case P -> wallet.p().transfer(amount, network.address(Chain.P, payee));
            case X -> wallet.x().transfer(amount, network.address(Chain.X, payee));
            case C -> wallet.c().exportTo(Chain.P, amount, network.address(Chain.P, payee));
        };
    }

    private static SignedTx signed(TxRequest request) {
        return request.prepare().execute().signed().execute();
    }

    /** Sends bytes without the wallet's own checks. */
    private void send(Chain chain, Bytes bytes) {
        switch (chain) {
            case P -> network.node().platform().issueTx(bytes).execute();
            case X -> network.node().avm().issueTx(bytes).execute();
            case C -> network.node().avax().issueTx(bytes).execute();
        }
    }

    private AbstractThrowableAssert<?, ?> refused(Chain chain, Bytes bytes) {
        return assertThatThrownBy(() -> send(chain, bytes)).isInstanceOf(JsonRpcException.class);
    }

    /** Two payments from the same UTXO, or with the same nonce; the first one is accepted. */
    private SignedTx second(Wallet wallet, Chain chain, String avax) {
        network.fund(chain, payer, 1, NAvax.ofAvax(avax));
        SignedTx first = signed(payment(network.wallet(payer), chain));
        SignedTx second = signed(payment(wallet, chain));
        BigInteger before = network.balance(Chain.C, payer);
        send(chain, first.bytes());
        network.node().await(TestedNetwork.LONG).accepted(first.id()).execute();
        if (chain == Chain.C) {
            network.awaitBalance(payer, balance -> balance.compareTo(before) < 0);
        }
        return second;
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void the_second_payment_from_one_utxo_is_refused_each_time(Chain chain) {
        Wallet wallet = network.wallet(payer);
        SignedTx second = second(wallet, chain, "5");
        String text = switch (chain) {
            case P -> "couldn't issue tx: .*failed to read consumed UTXO .* due to: not found.*";
            case X -> "failed to verify transfer: failed to get utxo .*: not found.*";
            case C ->
                network.hasHelicon()
                        ? "issuing tx: state verification: nonce mismatch: address 0x.* has nonce 1 but needs 0"
                        : "invalid nonce";
        };
        for (int time = 0; time < 2; time++) {
            refused(chain, second.bytes())
                    .satisfies(e -> assertThat(((JsonRpcException) e).error()).matches(text));
        }
        assertThatThrownBy(() -> wallet.issue(second).execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.reason()).isEqualTo(chain == Chain.C ? Reason.NONCE : Reason.INPUT_SPENT));
    }

    @Test
    void an_export_above_the_balance_is_refused_for_that_and_with_helicon_for_its_nonce() {
        String text = network.hasHelicon()
                ? "issuing tx: state verification: nonce mismatch: address 0x.* has nonce 1 but needs 0"
                : "insufficient funds";

        refused(Chain.C, second(network.wallet(payer), Chain.C, "3").bytes())
                .satisfies(e -> assertThat(((JsonRpcException) e).error()).matches(text));
    }

    @ParameterizedTest
    @CsvSource({"P", "X", "C"})
    void bytes_that_are_no_transaction_are_refused(Chain chain) {
        refused(chain, Bytes.fromHex("0badc0de")).hasMessageContaining("unknown codec version");
    }

    @Test
    void a_transaction_of_another_chain_is_refused() {
        network.fund(Chain.X, payer, 1, NAvax.ofAvax("3"));
        Bytes bytes = signed(payment(network.wallet(payer), Chain.X)).bytes();

        refused(Chain.P, bytes).hasMessageContaining("couldn't parse tx");
    }
}
