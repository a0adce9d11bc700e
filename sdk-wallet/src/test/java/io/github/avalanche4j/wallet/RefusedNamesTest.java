package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A node refuses the transaction of a name, and another one has it. */
@Timeout(60)
class RefusedNamesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";

    private final PaymentStore store = PaymentStore.inMemory();
    private Wallet wallet;

    @BeforeEach
    void prepare() {
        clock.randomize(1); // or both wallets make the same payment
        fund(Chain.P, 2);
        wallet = newWallet();
    }

    /** A store says that a node has refused it, and not why. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_later_process_reports_an_earlier_refusal_that_may_be_accepted(boolean isRefusedAgain) {
        network.next(issueTx(Chain.P), Fault.TWICE);
        fake.ledger().dropNext("the mempool was full", 100_000);
        Id first = catchThrowableOfType(
                        TxRefusedException.class,
                        () -> wallet.payments(store)
                                .pay(NAME, payment(wallet, Chain.P))
                                .execute())
                .txId();
        if (isRefusedAgain) {
            fake.ledger().refuseNext("couldn't issue tx: output is time locked");
        } else {
            fake.ledger().gasPrice(1_000); // above the maximum fee
        }
        Wallet later = newWallet(options -> options.maxFee(NAvax.ofAvax("0.001")));

        assertThatThrownBy(() ->
                        later.payments(store).pay(NAME, payment(later, Chain.P)).execute())
                .isInstanceOfSatisfying(
                        TxUnconfirmedException.class, e -> assertThat(e.txId()).isEqualTo(first));
    }

    /** The price has risen above the maximum fee; the change of the first one shows, or is of another owner. */
    @ParameterizedTest
    @CsvSource({"false,false", "false,true", "true,false", "true,true"})
    void a_refused_payment_that_is_accepted_is_paid_though_no_other_one_can_be_made(
            boolean isNewProcess, boolean isChangeElsewhere) {
        OutputOwners owner = new OutputOwners(
                Instant.EPOCH,
                1,
                List.of((isChangeElsewhere ? OTHER : signer.publicKey()).address("P", Network.LOCAL)));
        Wallet first = newWallet(options -> options.change(owner).maxFee(NAvax.ofAvax("0.01")));
        TxRequest payment = payment(first, Chain.P);
        network.next(issueTx(Chain.P), Fault.TWICE);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> first.payments(store).pay(NAME, payment).execute())
                .isInstanceOf(TxRefusedException.class);
        fake.ledger().release();
        fake.ledger().gasPrice(100_000);
        Wallet next = isNewProcess ? newWallet(options -> options.change(owner).maxFee(NAvax.ofAvax("0.01"))) : first;
        TxRequest again = isNewProcess ? payment(next, Chain.P) : payment;

        Id paid = next.payments(store).pay(NAME, again).execute().id();

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @Test
    void what_is_left_after_a_refusal_is_resumed_when_it_is_accepted() {
        network.next(issueTx(Chain.P), Fault.TWICE);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> wallet.payments(store)
                        .pay(NAME, payment(wallet, Chain.P))
                        .execute())
                .isInstanceOf(TxRefusedException.class);
        fake.ledger().release();

        assertThat(newWallet().payments(store).resume().execute()).isEmpty();

        assertThat(store.unfinished()).isEmpty();
    }

    /** The first one may be accepted, and the price rises when the second one is sent. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_price_that_rises_after_a_refusal_does_not_keep_a_name_from_being_paid(boolean isNewProcess) {
        network.next(issueTx(Chain.P), Fault.TWICE);
        fake.ledger().dropNext("the mempool was full", 100_000);
        TxRequest payment = payment(wallet, Chain.P);
        assertThatThrownBy(() -> wallet.payments(store).pay(NAME, payment).execute())
                .isInstanceOf(TxRefusedException.class);
        Wallet next = isNewProcess ? newWallet() : wallet;
        TxRequest again = isNewProcess ? payment(next, Chain.P) : payment;
        fake.ledger().refuseNext("couldn't issue tx: insufficient unlocked funds: fee too low");

        Id paid = next.payments(store).pay(NAME, again).execute().id();

        fake.ledger().release();
        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }
}
