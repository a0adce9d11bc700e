package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.PaymentState;
import io.github.avalanche4j.wallet.internal.Row;
import io.github.avalanche4j.wallet.internal.Spendable;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A name whose transaction does not come to an end pays by another one, of which the chain accepts only one. */
@Timeout(60)
class BumpsTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofMillis(1500); // virtual
    private static final Duration LONG = Duration.ofMinutes(5);

    private final FakeLedger ledger = fake.ledger();
    private final List<PaymentState> saved = new CopyOnWriteArrayList<>();
    private final PaymentStore store = new ForwardingStore(PaymentStore.inMemory()) {
        @Override
        public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
            saved.add(state(after));
            return super.save(before, after);
        }
    };

    private Call<IssuedTx> paying(Chain chain) {
        Wallet process = newWallet(options -> options.store(store));
        return process.pay("salary", payment(process, chain));
    }

    /** The transaction whose outcome a run does not learn. */
    private Id unresolved(Call<IssuedTx> call) {
        Id[] open = new Id[1];
        assertThatThrownBy(() -> call.timeout(SOON).execute())
                .satisfiesAnyOf(
                        e -> assertThat(e)
                                .isInstanceOfSatisfying(TxUnconfirmedException.class, known -> open[0] = known.txId()),
                        e -> assertThat(e)
                                .isInstanceOfSatisfying(TxRefusedException.class, known -> open[0] = known.txId()));
        return open[0];
    }

    private static PaymentState state(PaymentRecord record) {
        return PaymentState.of(new Row(record.name(), record.purpose(), record.state(), record.isFinished()));
    }

    private PaymentState state() {
        return state(store.load("salary").orElseThrow());
    }

    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_dropped_payment_that_is_accepted_much_later_is_received_once(Chain chain) {
        fund(chain, 3);
        ledger.dropNext("", 1_000_000);
        Id open = unresolved(paying(chain));
        ledger.release();

        IssuedTx paid = paying(chain).execute();

        assertThat(paid.id()).isEqualTo(open);
        assertPaid(chain, 3, List.of(paid));
    }

    /** All of them spend one common input, so that none can be accepted beside another one. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_transaction_that_no_node_has_gives_way_to_a_dearer_one_with_the_same_anchor(Chain chain) {
        fund(chain, 3);
        ledger.dropNext("", 1_000_000);
        Id open = unresolved(paying(chain));
        PaymentState before = state();

        IssuedTx paid = paying(chain).timeout(LONG).execute();
        ledger.release(); // the drop comes back too late

        assertThat(paid.id()).isNotEqualTo(open);
        assertThat(paid.fee()).isGreaterThan(before.last().fee());
        assertThat(Spendable.of(paid.tx().unsigned())).contains(before.anchor().orElseThrow());
        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void what_no_node_receives_is_tried_by_other_transactions_with_the_same_anchor(Chain chain) {
        fund(chain, 3);
        fake.on(issueTx(chain)).respondStatus(503, "text/plain", "busy").times(20);

        IssuedTx paid = retried(paying(chain).timeout(LONG));

        assertThat(fake.receivedCount(issueTx(chain))).isEqualTo(21);
        assertThat(saved.get(saved.size() - 2).attempts()).hasSizeGreaterThan(2);
        assertPaid(chain, 3, List.of(paid));
    }

    @ParameterizedTest
    @EnumSource(Chain.class)
    void a_fee_that_has_become_too_low_is_paid_by_a_transaction_with_the_same_anchor(Chain chain) {
        fund(chain, 3);
        assertNotReceived(chain, paying(chain));
        PaymentState before = state();
        ledger.gasPrice(10).txFee(2_000_000).baseFee(BigInteger.valueOf(50_000_000_000L));

        IssuedTx paid = paying(chain).execute();

        assertThat(paid.fee()).isGreaterThan(before.last().fee());
        assertThat(Spendable.of(paid.tx().unsigned())).contains(before.anchor().orElseThrow());
        assertPaid(chain, 3, List.of(paid));
    }

    /** The first one is accepted before its status is asked for, before another one is made, or before that is sent. */
    @ParameterizedTest
    @CsvSource({
        "P,platform.getTxStatus",
        "X,avm.getTx",
        "P,platform.getUTXOs",
        "X,avm.getUTXOs",
        "P,platform.issueTx",
        "X,avm.issueTx"
    })
    void a_transaction_that_is_accepted_after_all_ends_the_payment(Chain chain, String acceptedBefore) {
        fund(chain, 3);
        ledger.dropNext("", 1_000_000);
        Id open = unresolved(paying(chain));
        network.faults(method -> {
            if (method.equals(acceptedBefore)) {
                ledger.release();
            }
            return null;
        });

        IssuedTx paid = paying(chain).timeout(LONG).execute();

        assertThat(paid.id()).isEqualTo(open);
        assertThat(paying(chain).execute()).isEqualTo(paid);
        assertPaid(chain, 3, List.of(paid));
        Wallet process = newWallet(options -> options.store(store));
        assertThat(process.balance(chain).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    /** The stranger's transaction has spent the anchor, so the refusal is of bytes that are never accepted. */
    @Test
    void a_payment_that_began_again_does_not_fail_with_the_refusal_of_an_earlier_transaction() {
        clock.randomize(1);
        fund(Chain.P, 3);
        assertNotReceived(Chain.P, paying(Chain.P));
        Wallet stranger = newWallet();
        assertThat(stranger.pay(payment(stranger, Chain.P)).execute()).isNotNull();
        fake.on("platform.getUTXOs")
                .respond(params -> {
                    clock.pass(Duration.ofDays(1));
                    return noUtxos(Chain.P);
                })
                .times(1);

        assertThatThrownBy(() -> paying(Chain.P).execute())
                .isInstanceOf(ConnectionException.class)
                .hasMessageContaining("deadline");

        assertThat(paying(Chain.P).execute()).isNotNull();
        assertThat(ledger.accepted()).hasSize(2);
    }
}
