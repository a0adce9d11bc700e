package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bytes that the node refused are sent neither by another draft nor by another process. */
class RefusedBytesTest extends WalletTestBase {
    @Test
    void bytes_of_a_transfer_that_were_refused_are_never_sent_again() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        refuseEach("couldn't issue tx: tx exceeds current gas capacity");
        Wallet wallet = newWallet();
        CrossChainTransfer exporting =
                wallet.move(Chain.P, Chain.C, NAvax.ofAvax("2")).next().execute();

        for (CrossChainTransfer same :
                new CrossChainTransfer[] {exporting, exporting, wallet.resume(exporting.state())}) {
            assertRefused(same);
        }
        assertRefused(newWallet().resume(exporting.state()));
        CrossChainTransfer planned = exporting.release();
        assertThat(planned.stage()).isEqualTo(CrossChainTransfer.Stage.PLANNED);
        assertThat(fake.receivedCount("platform.issueTx")).isOne();

        for (CrossChainTransfer again :
                new CrossChainTransfer[] {planned, newWallet().resume(planned.state())}) {
            CrossChainTransfer next = again.next().execute();
            assertThat(next.state()).as("other bytes").doesNotStartWith(exporting.state());
            assertRefused(next);
            next.release();
        }
        assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(3);
        fake.clearScripts();
        ScriptedChain.script(fake, signer.publicKey(), 3_100_000_000L);
        CrossChainTransfer other = planned.next().execute();
        assertThat(other.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTING);
        assertThat(newWallet().resume(other.state()).state()).isEqualTo(other.state());
    }

    private void refuseEach(String error) {
        fake.on("platform.issueTx").respondError(-32000, error).always();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
    }

    private static void assertRefused(CrossChainTransfer transfer) {
        assertThatThrownBy(() -> transfer.next().execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.CAPACITY))
                .hasMessageContaining("tx exceeds current gas capacity");
    }

    @Test
    void a_draft_with_the_bytes_of_a_refused_one_is_not_sent() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        refuseEach("couldn't issue tx: tx exceeds current gas capacity");
        TxRequest request = payment(newWallet());
        TxDraft refused = request.prepare().execute();
        refused.release();
        TxDraft draft = request.prepare().execute();
        assertThat(draft.built().bytes()).isEqualTo(refused.built().bytes());

        assertThatThrownBy(() -> refused.issue().execute()).isInstanceOf(TxRefusedException.class);
        assertThatThrownBy(() -> draft.signed().execute()).isInstanceOf(TxRefusedException.class);

        assertThat(fake.receivedCount("platform.issueTx")).isOne();
        assertThat(request.prepare().execute()).as("its UTXOs are free").isNotNull();
    }

    private TxRequest payment(Wallet wallet) {
        return wallet.p().transfer(NAvax.ofAvax("2"), signer.publicKey().address("P", Network.LOCAL));
    }

    /** AvalancheGo 1.14.2 repeats the refusal of bytes that it remembers, so other bytes are needed. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_payment_is_accepted_when_the_cause_of_its_refusals_has_passed(Chain chain) {
        FakeLedger ledger = fake.ledger();
        fund(ledger, chain);
        TxRequest request = payment(newWallet(), chain);
        NAvax fee = NAvax.ZERO;

        for (int refusals = 0; refusals < 3; refusals++) {
            TxDraft draft = request.prepare().execute();
            assertThat(draft.fee()).isGreaterThan(fee);
            fee = draft.fee();
            ledger.refuseNext("couldn't issue tx: output is time locked");
            assertThatThrownBy(() -> draft.issue().execute())
                    .isInstanceOfSatisfying(
                            TxRefusedException.class,
                            e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.LOCKED))
                    .hasMessageContaining("wait until the lock is over");
        }
        IssuedTx paid = request.issue().execute();

        assertThat(ledger.accepted()).containsExactly(paid.id().toString());
        assertThat(paid.fee()).isGreaterThan(fee);
    }

    @Test
    void a_raised_price_does_not_exceed_the_maximum_fee() {
        ScriptedChain.script(fake, signer.publicKey(), 3_000_000_000L);
        refuseEach("couldn't issue tx: tx exceeds current gas capacity");
        NAvax fee = payment(newWallet()).prepare().execute().fee();
        WalletOptions options = WalletOptions.DEFAULT.withMaxFee(fee).withPollInterval(Duration.ofMillis(1));
        TxRequest request = payment(Wallet.of(node, options, signer));

        assertThatThrownBy(() -> request.issue().execute()).isInstanceOf(TxRefusedException.class);
        assertThatThrownBy(() -> request.issue().execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the wallet's maxFee");
    }

    @Test
    void a_refusal_that_was_not_saved_costs_one_more_request_and_no_money() {
        FakeLedger ledger = fake.ledger();
        fund(ledger, Chain.P);
        String saved = newWallet()
                .move(Chain.P, Chain.C, NAvax.ofAvax("2"))
                .next()
                .execute()
                .state();
        ledger.refuseNext("couldn't issue tx: tx exceeds current gas capacity"); // the node remembers the refusal
        for (int crashes = 1; crashes < 3; crashes++) { // each process dies before it saves the state with the refusal
            assertRefused(newWallet().resume(saved));
            assertThat(fake.receivedCount("platform.issueTx")).isEqualTo(crashes);
        }

        CrossChainTransfer refused = newWallet().resume(saved);
        assertRefused(refused);
        CrossChainTransfer exporting = refused.release().next().execute();
        CrossChainTransfer exported = exporting.next().execute();

        assertThat(exported.stage()).isEqualTo(CrossChainTransfer.Stage.EXPORTED);
        assertThat(exported.exportId())
                .hasValueSatisfying(id -> assertThat(ledger.accepted()).containsExactly(id.toString()));
    }

    private void fund(FakeLedger ledger, Chain chain) {
        if (chain == Chain.C) {
            ledger.fundEvm(signer.publicKey().evmAddress().toString(), BigInteger.TEN.pow(19));
        } else {
            ledger.fund(signer.publicKey().address(chain.name(), Network.LOCAL).toString(), 3_000_000_000L);
        }
    }

    private TxRequest payment(Wallet wallet, Chain chain) {
        Bech32Address ours = signer.publicKey().address("X", Network.LOCAL);
        return switch (chain) {
            case P -> payment(wallet);
            case X -> wallet.x().transfer(NAvax.ofAvax("2"), ours);
            case C -> wallet.c().exportTo(Chain.X, NAvax.ofAvax("2"), ours);
        };
    }
}
