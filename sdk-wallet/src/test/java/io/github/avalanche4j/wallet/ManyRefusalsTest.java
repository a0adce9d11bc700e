package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The first transaction arrives twice: this node refuses it, and another one has it. Each further transaction of the same
 * payment is refused, too, until the first one is accepted.
 */
@Timeout(300)
class ManyRefusalsTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final int REFUSALS = 22;

    private final FakeLedger ledger = fake.ledger();
    private final PaymentStore store = PaymentStore.inMemory();
    private final Wallet wallet = newWallet();

    private void refuse(Chain chain, Call<?> call) {
        clock.randomize(chain.ordinal());
        fund(chain, 3);
        ledger.dropNext("the mempool was full", 1_000_000);
        network.next(issueTx(chain), Fault.TWICE);
        Id first = catchThrowableOfType(TxRefusedException.class, call::execute).txId();
        network.faults(method -> {
            if (method.equals(issueTx(chain))) {
                ledger.refuseNext("couldn't issue tx: output is time locked");
            }
            return null;
        });
        for (int i = 0; i < REFUSALS; i++) {
            assertThatThrownBy(call::execute)
                    .isInstanceOfSatisfying(
                            TxUnconfirmedException.class,
                            e -> assertThat(e.txId()).isEqualTo(first));
        }
        network.faults(method -> null);
        ledger.release();
    }

    @ParameterizedTest
    @CsvSource({"P,false", "P,true", "X,false", "X,true"})
    void a_named_payment_is_paid_once(Chain chain, boolean isNewProcess) {
        Call<IssuedTx> pay = wallet.payments(store).pay(NAME, payment(wallet, chain));
        refuse(chain, pay);
        Wallet next = newWallet();

        IssuedTx paid = isNewProcess
                ? next.payments(store).pay(NAME, payment(next, chain)).execute()
                : pay.execute();

        assertPaid(chain, 3, List.of(paid));
    }

    @Test
    void a_request_is_paid_once() {
        Call<IssuedTx> issue = payment(wallet, Chain.P).issue();
        refuse(Chain.P, issue);

        assertPaid(Chain.P, 3, List.of(issue.execute()));
    }

    @Test
    void a_move_moves_once() {
        CrossChainTransfer move = wallet.move(Chain.P, Chain.X, AMOUNT);
        Call<CrossChainTransfer> complete = wallet.payments(store).complete(NAME, move);
        refuse(Chain.P, complete);

        assertThat(complete.execute()).matches(CrossChainTransfer::isDone);
        assertThat(ledger.accepted()).hasSize(2);
    }

    /** A run prepares no more than 20 others, because each one has to exclude all before it. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void runs_that_a_node_refuses_again_and_again_pay_once(Chain chain) {
        clock.randomize(chain.ordinal());
        fund(chain, 3);
        String conflict = "couldn't issue tx: tx conflicts with other tx";
        Call<IssuedTx> issue = payment(wallet, chain).issue().timeout(Duration.ofMinutes(5));
        AtomicInteger requests = new AtomicInteger();
        ledger.dropNext(conflict, 1_000_000);
        network.faults(method -> {
            if (!method.equals(issueTx(chain))) {
                return null;
            } else if (requests.getAndIncrement() == 0) {
                return Fault.TWICE;
            }
            ledger.refuseNext(conflict);
            return null;
        });

        assertThatThrownBy(issue::execute).isInstanceOf(TxRefusedException.class);
        assertThat(requests.get()).isBetween(21, 23);
        assertThatThrownBy(issue::execute).isInstanceOf(TxRefusedException.class);
        network.faults(method -> null);
        ledger.release();

        assertPaid(chain, 3, List.of(issue.execute()));
    }
}
