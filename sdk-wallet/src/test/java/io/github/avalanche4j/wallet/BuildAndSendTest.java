package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.SpentOutputs;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Transactions without a name: built, signed by one party or several, and sent by whoever has the bytes. */
@Timeout(60)
class BuildAndSendTest extends WalletTestBase {
    private final Wallet wallet = newWallet();

    private SignedTx signed(Chain chain) {
        BuiltTx built = wallet.build(payment(wallet, chain)).execute();
        return wallet.sign(built).execute();
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void the_same_bytes_are_sent_any_number_of_times_and_accepted_once(Chain chain) {
        fund(chain, 2);
        SignedTx signed = signed(chain);
        assertThat(fake.receivedCount(issueTx(chain))).isZero();

        assertThat(wallet.send(signed).execute()).isEqualTo(signed);
        assertThat(atOnce(4, i -> newWallet().send(signed).execute())).containsOnly(signed);

        assertThat(fake.ledger().accepted()).containsExactly(signed.id().toString());
        assertThat(fake.receivedCount(issueTx(chain))).isOne();
    }

    /** A cold device signs the bytes, and another process sends them. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void bytes_that_were_kept_are_sent_without_what_they_spend(Chain chain) {
        fund(chain, 2);
        Bytes kept = signed(chain).bytes();
        SignedTx parsed = SignedTx.parse(kept, new SpentOutputs(chain, List.of(), Optional.empty()));

        assertThat(newWallet().send(parsed).execute().bytes()).isEqualTo(kept);
    }

    @Test
    void building_says_what_a_transfer_costs_and_reserves_nothing() {
        fund(Chain.P, 1);

        BuiltTx built = wallet.build(payment(wallet, Chain.P)).execute();

        NAvax change = NAvax.of(built.change().get(0).amount());
        assertThat(AMOUNT.plus(change).plus(built.fee())).isEqualTo(NAvax.of(COIN.longValueExact()));
        assertThat(wallet.build(payment(wallet, Chain.P)).execute().unsigned().spent())
                .isEqualTo(built.unsigned().spent());
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    @Test
    void two_parties_sign_in_turn() {
        Signer second = LocalSigner.of(PrivateKey.parse("33".repeat(32)));
        fake.ledger()
                .fund(ours(Chain.P).toString(), 1_500_000_000L)
                .fund(
                        THIRD.address("P", io.github.avalanche4j.core.value.Network.LOCAL)
                                .toString(),
                        1_500_000_000L);
        Wallet both = wallet(node, options -> {}, signer, second);
        BuiltTx built = both.build(payment(both, Chain.P)).execute();
        SignedTx first = wallet.sign(built).execute();
        assertThat(first.missingSignatures()).isOne();
        assertThatThrownBy(() -> wallet.send(first))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("missing signatures: " + first.missing());

        SignedTx whole = first.sign(second);

        assertThat(wallet.send(whole).execute()).isEqualTo(whole);
    }

    /** Signatures may be random, so the same transaction has several ids. */
    @Test
    void a_transaction_that_was_accepted_with_other_signatures_is_returned_with_those() {
        fund(Chain.P, 2);
        BuiltTx built = wallet.build(payment(wallet, Chain.P)).execute();
        SignedTx theirs = SignedTx.of(built).sign(new RandomSigner("11".repeat(32)));
        assertThat(newWallet().send(theirs).execute()).isEqualTo(theirs);

        assertThat(wallet.send(wallet.sign(built).execute()).execute()).isEqualTo(theirs);

        assertThat(fake.ledger().accepted()).containsExactly(theirs.id().toString());
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_transaction_whose_input_another_one_spent_is_rejected(Chain chain) {
        clock.randomize(1);
        fund(chain, 1);
        SignedTx late = signed(chain);
        IssuedTx other = wallet.pay(payment(wallet, chain, THIRD)).execute();

        assertThatThrownBy(() -> wallet.send(late).execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining("transaction " + other.id() + " spent one of its inputs")
                .hasMessageContaining("build and sign another one");
    }

    @Test
    void a_refused_transaction_says_why() {
        fund(Chain.P, 1);
        SignedTx signed = signed(Chain.P);
        fake.ledger().refuseNext("couldn't issue tx: failed verification: validator would be over delegated");

        assertThatThrownBy(() -> wallet.send(signed).execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class,
                        e -> assertThat(e.reason()).isEqualTo(TxRefusedException.Reason.OVER_DELEGATED))
                .hasMessageContaining("delegate less");
    }

    /** The pool of a C-Chain with Helicon learns of an executed block after the node shows it; a node said these words. */
    @Test
    void a_transaction_that_a_node_refused_because_it_lags_is_sent_again() {
        fund(Chain.C, 1);
        SignedTx signed = signed(Chain.C);
        fake.ledger()
                .helicon()
                .refuseNext("state verification: nonce mismatch: "
                        + "address 0x2701d02Fd8565FeD02454655e8a7305b502340Fe has nonce 1 but needs 2");

        assertThat(wallet.send(signed).execute()).isEqualTo(signed);

        assertThat(fake.receivedCount(issueTx(Chain.C))).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_is_being_sent_is_not_chosen_by_a_payment(Chain chain) {
        clock.randomize(1);
        fund(chain, 1);
        SignedTx signed = signed(chain);
        fake.ledger().hold();
        assertThatThrownBy(() -> {
                    network.faults(method -> {
                        if (method.equals(issueTx(chain))) {
                            network.faults(next -> null);
                            assertThatThrownBy(() -> wallet.pay("other", payment(wallet, chain))
                                            .timeout(Duration.ofSeconds(5))
                                            .execute())
                                    .isInstanceOf(
                                            io.github.avalanche4j.wallet.builder.InsufficientFundsException.class);
                        }
                        return null;
                    });
                    wallet.send(signed).timeout(Duration.ofSeconds(5)).execute();
                })
                .isInstanceOf(TxUnconfirmedException.class)
                .hasMessageContaining(signed.id().toString());
        assertThat(wallet.unfinished()).isEmpty();
        fake.ledger().release();
        assertThat(wallet.send(signed).execute()).isEqualTo(signed);
    }

    @ParameterizedTest
    @EnumSource(
            value = Fault.class,
            names = {"REQUEST_LOST", "RESPONSE_LOST", "TWICE", "UNAVAILABLE", "TIMEOUT"})
    void a_transaction_is_accepted_whatever_happens_to_the_request(Fault fault) {
        fund(Chain.P, 1);
        SignedTx signed = signed(Chain.P);
        network.next(issueTx(Chain.P), fault);

        assertThat(wallet.send(signed).execute()).isEqualTo(signed);
    }
}
