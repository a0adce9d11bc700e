package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.TxRefusedException.Reason;
import io.github.avalanche4j.wallet.builder.Chain;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Transactions that are dropped, stay unknown or are refused, and those that replace them. */
class ReplaceTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(5); // virtual

    private final FakeLedger ledger = fake.ledger();
    private final Wallet wallet = newWallet();

    private void start(Chain chain, boolean isHelicon) {
        fund(chain, 3);
        if (isHelicon) {
            ledger.helicon();
        }
    }

    /** The transaction whose outcome a run does not learn. */
    private Id unresolved(Call<IssuedTx> call) {
        Id[] open = new Id[1];
        assertThatThrownBy(() -> call.timeout(SOON).execute())
                .satisfiesAnyOf(
                        e -> assertThat(e)
                                .isInstanceOfSatisfying(TxUnconfirmedException.class, known -> open[0] = known.txId()),
                        e -> assertThat(e).isInstanceOfSatisfying(TxRefusedException.class, known -> {
                            assertThat(known.mayBeAccepted()).isTrue();
                            open[0] = known.txId();
                        }))
                .hasMessageContaining("replace()");
        return open[0];
    }

    private Id unresolved(TxRequest payment) {
        Id open = unresolved(payment.issue());
        assertThat(payment.sentId()).contains(open);
        return open;
    }

    @ParameterizedTest
    @CsvSource({"P,false", "C,false", "C,true"})
    void a_dropped_payment_that_is_accepted_later_is_received_once(Chain chain, boolean isHelicon) {
        start(chain, isHelicon);
        ledger.dropNext("gone", 70);
        TxRequest payment = payment(wallet, chain);

        IssuedTx paid = retried(payment.issue().timeout(SOON));

        assertThat(failures).hasSize(isHelicon ? 0 : 1);
        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_dropped_payment_that_is_accepted_much_later_is_received_once(Chain chain) {
        start(chain, false);
        ledger.dropNext("gone", 100_000);
        TxRequest payment = payment(wallet, chain);

        Id open = unresolved(payment);
        ledger.release();

        IssuedTx paid = payment.issue().execute();
        assertThat(paid.id()).isEqualTo(open);
        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_dropped_transaction_is_replaced_by_one_with_the_same_input(Chain chain) {
        start(chain, false);
        ledger.dropNext("gone");
        TxRequest payment = payment(wallet, chain);
        TxDraft dropped = payment.prepare().execute();
        Id open = unresolved(payment);
        assertThatThrownBy(dropped::release).isInstanceOf(IllegalStateException.class);

        IssuedTx paid = payment.replace().execute();
        ledger.release(); // the drop comes back too late

        assertThat(paid.id()).isNotEqualTo(open);
        assertThat(paid.fee()).isGreaterThan(dropped.fee());
        assertThat(List.of(payment.issue().execute(), payment.replace().execute()))
                .containsOnly(paid);
        assertThatThrownBy(() -> dropped.issue().execute())
                .isInstanceOf(TxRejectedException.class)
                .hasMessageContaining("transaction " + paid.id() + " spent one of its inputs");
        assertPaid(chain, 3, List.of(paid));
    }

    /** One by one, the steps to the first fee would take seconds. */
    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_replacement_is_dearer_though_prices_have_fallen(Chain chain) {
        start(chain, false);
        ledger.gasPrice(10_000).txFee(200_000_000).baseFee(BigInteger.valueOf(10_000_000_000_000L));
        ledger.dropNext("gone");
        TxRequest payment = payment(wallet, chain);
        TxDraft dropped = payment.prepare().execute();
        unresolved(payment);
        ledger.gasPrice(1).txFee(1_000_000).baseFee(BigInteger.valueOf(25_000_000_000L));

        IssuedTx paid = payment.replace().execute();

        assertThat(paid.fee()).isBetween(dropped.fee(), NAvax.ofAvax("0.25"));
        assertPaid(chain, 3, List.of(paid));
    }

    /** A node compares what each unit of gas pays: more inputs pay a higher fee at a lower price. */
    @Test
    void an_import_that_is_replaced_after_more_was_exported_pays_a_higher_price() {
        exported(1);
        ledger.baseFee(BigInteger.valueOf(100_000_000_000L)).hold();
        TxRequest payment = wallet.c().importFrom(Chain.P, signer.publicKey().evmAddress());
        TxDraft first = payment.prepare().execute();
        unresolved(payment);
        exported(9);
        ledger.baseFee(BigInteger.valueOf(25_000_000_000L));

        TxDraft second = payment.prepareReplacement(null).execute();

        assertThat(second.built().unsigned().spent()).hasSize(10);
        assertThat(price(second)).isGreaterThan(price(first));
        Id replacement = unresolved(payment.issue());
        ledger.release();
        assertThat(payment.issue().execute().id()).isEqualTo(replacement);
        assertThat(ledger.accepted()).containsExactly(replacement.toString());
    }

    private static double price(TxDraft draft) {
        return draft.fee().amount().toBigInteger().doubleValue()
                / draft.built().gas().longValueExact();
    }

    /** So many UTXOs that the P-Chain exported to the C-Chain. */
    private void exported(int utxos) {
        Id avax = node.platform().getStakingAssetId().execute();
        for (int i = 0; i < utxos; i++) {
            OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(ours(Chain.C)));
            UtxoId id = UtxoId.of(avax, 100 * utxos + i);
            Utxo utxo = new Utxo(id, avax, TransferOutput.of(NAvax.ofAvax("1"), owner));
            ledger.addUtxo("C", "P", Chain.C.encodeUtxo(utxo).toHex());
        }
    }

    /** The original is accepted before its replacement is looked up, after its status was asked for, or still later. */
    @ParameterizedTest
    @CsvSource({
        "P,platform.getTxStatus", "X,avm.getTx", "C,avax.getAtomicTx",
        "P,platform.getUTXOs", "X,avm.getUTXOs", "C,eth_getTransactionCount",
        "P,platform.issueTx", "X,avm.issueTx", "C,avax.issueTx"
    })
    void a_transaction_that_is_accepted_after_all_ends_its_replacement(Chain chain, String acceptedBefore) {
        start(chain, false);
        ledger.hold();
        TxRequest payment = payment(wallet, chain);
        Id open = unresolved(payment);
        network.faults(method -> {
            if (method.equals(acceptedBefore)) {
                ledger.release();
            }
            return null;
        });

        IssuedTx paid = payment.replace().execute();

        assertThat(paid.id()).isEqualTo(open);
        for (int run = 0; run < 2; run++) {
            assertThat(payment.issue().execute().id()).isEqualTo(open);
            assertThat(payment.replace().execute().id()).isEqualTo(open);
        }
        assertPaid(chain, 3, List.of(paid));
        assertThat(payment(wallet, chain).prepare().execute())
                .as("nothing stays reserved")
                .isNotNull();
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_replacement_that_is_refused_for_a_conflict_leaves_the_first_in_doubt(Chain chain) {
        start(chain, false);
        ledger.hold();
        TxRequest payment = payment(wallet, chain);
        Id open = unresolved(payment);

        assertThatThrownBy(() -> payment.replace().execute())
                .isInstanceOfSatisfying(
                        TxRefusedException.class, e -> assertThat(e.reason()).isEqualTo(Reason.CONFLICT));
        assertThat(unresolved(payment))
                .as("no third transaction from other inputs")
                .isEqualTo(open);
        ledger.release();

        assertPaid(chain, 3, List.of(payment.issue().execute()));
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "C"})
    void of_a_transaction_and_two_replacements_one_is_accepted(Chain chain) {
        start(chain, false);
        TxRequest payment = payment(wallet, chain);
        ledger.dropNext("", 100_000);
        unresolved(payment);
        ledger.dropNext("", 100_000);
        unresolved(payment.replace());

        IssuedTx paid = payment.replace().execute();
        ledger.release();

        assertPaid(chain, 3, List.of(paid));
        assertThat(payment.issue().execute()).isEqualTo(paid);
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_replacement_that_was_not_sent_leaves_the_first_in_doubt(Chain chain) {
        start(chain, false);
        TxRequest payment = payment(wallet, chain);
        ledger.hold();
        unresolved(payment);
        TxDraft replacement = payment.prepareReplacement(null).execute();
        replacement.release();

        Id open = unresolved(payment);
        ledger.release();

        IssuedTx paid = payment.issue().execute();
        assertThat(paid.id()).isEqualTo(open);
        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "C"})
    void nothing_is_replaced_that_was_not_sent_or_whose_inputs_are_spent(Chain chain) {
        start(chain, false);
        TxRequest payment = payment(wallet, chain);
        assertThatThrownBy(() -> payment.replace().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nothing was sent");
        ledger.dropNext("gone");
        unresolved(payment);
        clock.randomize(7);
        IssuedTx strangers = payment(newWallet(), chain).issue().execute(); // with the same key

        assertThatThrownBy(() -> payment.replace().execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("cannot be replaced");
        IssuedTx paid = payment.issue().execute(); // a block shows that the stranger's has spent its inputs
        assertPaid(chain, 3, List.of(strangers, paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_fee_that_has_become_too_low_is_paid_by_a_transaction_with_the_same_input(Chain chain) {
        start(chain, false);
        TxRequest payment = payment(wallet, chain);
        TxDraft cheap = payment.prepare().execute();
        ledger.gasPrice(10).txFee(2_000_000).baseFee(BigInteger.valueOf(50_000_000_000L));

        IssuedTx paid = payment.issue().execute();

        assertThat(paid.replaced())
                .hasValueSatisfying(refused -> assertThat(refused.reason()).isEqualTo(Reason.FEE_TOO_LOW));
        assertThat(paid.tx().unsigned().spent())
                .isEqualTo(cheap.built().unsigned().spent());
        assertThatThrownBy(() -> cheap.issue().execute()).isInstanceOf(TxRefusedException.class);
        assertPaid(chain, 3, List.of(paid));
    }
}
