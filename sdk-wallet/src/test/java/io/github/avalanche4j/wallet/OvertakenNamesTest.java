package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Another process pays a name, or saves another transaction of it, while this one knows an earlier state. */
@Timeout(60)
class OvertakenNamesTest extends WalletTestBase {
    private static final String NAME = "withdrawal-4711";
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final Duration LIFETIME = Duration.ofMinutes(11);

    private final PaymentStore store = PaymentStore.inMemory();

    @BeforeEach
    void distinguishPayments() {
        clock.randomize(1); // or two wallets make the same payment
    }

    private void assertUnconfirmed(Call<?> call) {
        assertThatThrownBy(() -> call.timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);
    }

    /** The replacement is saved after this wallet has seen that the first transaction is accepted. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_name_that_has_paid_returns_the_same_again(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        Call<IssuedTx> paying = wallet.payments(store).pay(NAME, payment);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> paying.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        Wallet other = newWallet();
        PaymentStore killing = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                assertThat(super.save(before, after)).isTrue();
                throw new Killed();
            }
        };
        assertThatThrownBy(() -> other.payments(killing)
                        .replace(NAME, payment(other, chain))
                        .execute())
                .hasRootCauseInstanceOf(Killed.class);
        fake.ledger().release();
        payment(wallet, chain).prepare().execute().release(); // whose lookup shows the change
        IssuedTx paid = paying.execute();

        assertThat(paying.execute().id()).isEqualTo(paid.id());
        assertThat(wallet.payments(store).replace(NAME, payment).execute().id()).isEqualTo(paid.id());

        assertThat(fake.ledger().accepted()).containsExactly(paid.id().toString());
        clock.pass(LIFETIME);
        assertThat(wallet.balance(chain).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    /** The other process knows by a block that it cannot be accepted, so its own transaction does not exclude it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void what_another_process_has_ended_reserves_nothing_when_its_name_has_paid(boolean isResumed) {
        fund(1_100_000_000L, 1_100_000_000L);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P); // with both coins
        Call<IssuedTx> paying = wallet.payments(store).pay(NAME, payment);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertUnconfirmed(paying);
        assertThat(small(newWallet()).issue().execute()).isNotNull(); // by a stranger, with one of them
        fund(Chain.P, 2);
        Wallet other = newWallet();
        TxDraft reserving = withCoinOf(payment, other);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> other.payments(store)
                        .pay(NAME, payment(other, Chain.P))
                        .timeout(Duration.ofSeconds(30))
                        .execute())
                .isInstanceOf(TxUnconfirmedException.class);
        reserving.release();
        assertUnconfirmed(paying); // by what the other one has saved
        if (isResumed) {
            assertThat(wallet.payments(store).resume().timeout(SOON).execute()).containsOnlyKeys(NAME);
        }
        fake.ledger().release();

        assertThat(paying.execute()).isNotNull();

        assertThat(wallet.payments(store).resume().execute()).isEmpty();
        clock.pass(LIFETIME);
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    private static TxRequest small(Wallet wallet) {
        return wallet.p().transfer(NAvax.ofAvax("1"), THIRD.address("P", Network.LOCAL));
    }

    /** A draft of another wallet that reserves a coin of a payment which nobody has spent. */
    private static TxDraft withCoinOf(TxRequest payment, Wallet wallet) {
        Set<?> coins =
                Set.copyOf(payment.prepare().execute().transaction().unsigned().spent());
        TxDraft draft = small(wallet).prepare().execute();
        if (draft.transaction().unsigned().spent().stream().anyMatch(coins::contains)) {
            return draft;
        }
        TxDraft next = withCoinOf(payment, wallet);
        draft.release();
        return next;
    }

    /** Its reservation had ended, so that its wallet refused to release what it could not know. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_request_whose_release_was_refused_gets_its_name(Chain chain) {
        fund(chain, 3);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        SignedTx signed = payment.prepare().then(TxDraft::signWithWallet).execute();
        clock.pass(LIFETIME);
        payment(wallet, chain, THIRD).prepare().execute().release();
        assertThatThrownBy(() -> wallet.release(signed)).hasMessageContaining("may have been sent");
        assertThat(payment.sentId()).isEmpty();
        Wallet other = newWallet();
        assertThat(payment(other, chain, THIRD).prepare().execute()).isNotNull(); // with the coin of the request
        Id paid =
                other.payments(store).pay(NAME, payment(other, chain)).execute().id();

        assertThat(wallet.payments(store).pay(NAME, payment).execute().id()).isEqualTo(paid);

        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    /** Its draft was sent by hand with signatures of another party; the other process has saved another transaction. */
    @ParameterizedTest
    @EnumSource(
            value = Chain.class,
            names = {"P", "X"})
    void a_draft_that_was_sent_by_hand_does_not_get_a_name_that_pays_by_another_one(Chain chain) {
        fund(chain, 4);
        Wallet other = newWallet();
        assertThat(payment(other, chain, THIRD).prepare().execute()).isNotNull(); // with the coin of the draft
        assertNotReceived(chain, other.payments(store).pay(NAME, payment(other, chain)));
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, chain);
        TxDraft draft = payment.prepare().execute();
        assertThat(wallet.issue(SignedTx.of(draft.built()).sign(new RandomSigner("11".repeat(32))))
                        .execute())
                .isNotNull();

        assertThatThrownBy(() -> wallet.payments(store).pay(NAME, payment).execute())
                .hasMessageContaining("has not been issued before it got its name");

        assertThat(fake.ledger().accepted()).hasSize(1);
    }

    /** A thread sends it without its name; meanwhile another one cannot save it, because another process was faster. */
    @Test
    void a_transaction_that_could_not_be_saved_reserves_nothing_after_its_refusal() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        TxRequest payment = payment(wallet, Chain.P);
        FaultyNetwork down = new FaultyNetwork();
        down.faults(method -> method.equals(issueTx(Chain.P)) ? Fault.REQUEST_LOST : null);
        Wallet other = wallet(client(down), options -> {}, signer);
        assertThat(payment(other, Chain.P, THIRD).prepare().execute()).isNotNull(); // with the coin of the request
        AtomicBoolean isFirst = new AtomicBoolean(true);
        PaymentStore late = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (isFirst.getAndSet(false)) {
                    assertThat(ended(other.payments(store)
                                    .pay(NAME, payment(other, Chain.P))
                                    .timeout(SOON)))
                            .isInstanceOf(Throwable.class);
                }
                return super.save(before, after);
            }
        };
        network.faults(method -> {
            if (method.equals(issueTx(Chain.P))) {
                network.faults(next -> null);
                assertThatThrownBy(() -> wallet.payments(late)
                                .pay(NAME, payment)
                                .timeout(SOON)
                                .execute())
                        .hasMessageContaining("has not been issued before it got its name");
                fake.ledger().refuseNext("couldn't issue tx: tx exceeds current gas capacity");
            }
            return null;
        });

        assertThatThrownBy(() -> payment.issue().execute()).isInstanceOf(TxRefusedException.class);

        clock.pass(LIFETIME);
        assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
    }

    /** After an outage, many names are unfinished, and each call of one of them would read them all. */
    @Test
    void what_is_unfinished_is_read_once_in_a_poll() {
        fund(Chain.P, 2);
        AtomicInteger reads = new AtomicInteger();
        Wallet wallet = newWallet();
        Payments payments = wallet.payments(new ForwardingStore(store) {
            @Override
            public List<PaymentRecord> unfinished() {
                reads.incrementAndGet();
                return super.unfinished();
            }
        });
        assertNotReceived(Chain.P, payments.pay(NAME, payment(wallet, Chain.P)));
        clock.pass(Duration.ofSeconds(1));
        reads.set(0);

        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() ->
                            payments.pay(NAME, payment(wallet, Chain.P, THIRD)).execute())
                    .hasMessageContaining("must be a name that is not taken");
        }

        assertThat(reads).hasValue(1);
    }
}
