package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.InsufficientFundsException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A request that was issued by itself, and whose transaction is in doubt, does not get a name that another process, or an
 * equal request, has begun with another coin.
 */
@Timeout(60)
class TakenNamesTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final String ISSUED_BEFORE = "has not been issued before it got its name";

    private final PaymentStore store = PaymentStore.inMemory();
    private final Wallet wallet = newWallet();
    private final Payments payments = wallet.payments(store);
    private final TxRequest request = payment(wallet, Chain.P);
    private final Wallet other = newWallet();
    private TxDraft reserving;

    @BeforeEach
    void fundTwo() {
        clock.randomize(1); // or two wallets make the same payment
        fund(Chain.P, 2);
    }

    /** Issues the request in vain. */
    private void issue() {
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> request.issue().timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
    }

    /** The other process begins a name, with the coin that the request does not spend. */
    private void begin() {
        reserving = payment(other, Chain.P, THIRD).prepare().execute();
        assertNotReceived(Chain.P, theirs());
    }

    private void assertRefused(Call<?> call) {
        assertThatThrownBy(call::execute).hasMessageContaining(ISSUED_BEFORE);
    }

    private void assertRefusedWithItsId(Call<?> call) {
        assertThatThrownBy(call::execute)
                .hasMessageContaining(ISSUED_BEFORE)
                .hasMessageContaining(request.sentId().orElseThrow().toString());
    }

    /** Issues the request in vain; the other process does not take its coin. */
    private void issueBeside() {
        fund(Chain.P, 2);
        issue();
        reserving = payment(other, Chain.P, THIRD).prepare().execute();
    }

    private Call<IssuedTx> theirs() {
        return other.payments(store).pay("a", payment(other, Chain.P));
    }

    /** The request by itself, and the name by the transaction of the other process. */
    private void assertBothPay(Call<IssuedTx> own) {
        reserving.release();
        fake.ledger().release();
        assertThat(own.execute().id()).isNotEqualTo(theirs().execute().id());
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** The call of another name of the request, which does not know the outcome either. */
    private Call<IssuedTx> paidByItsOwnName() {
        issue();
        begin();
        reserving.release();
        assertRefused(payments.pay("a", request));
        Call<IssuedTx> own = payments.pay("b", request);
        assertThatThrownBy(() -> own.timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);
        return own;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_whose_earlier_transaction_may_be_accepted_does_not_get_it(boolean isRefused) {
        if (isRefused) {
            network.next(issueTx(Chain.P), Fault.TWICE);
        }
        issue();
        TxDraft next = (isRefused ? request.prepare() : request.prepareReplacement()).execute();
        begin();
        reserving.release();

        assertRefused(payments.pay("a", request));

        assertThat(next.sentId()).isEmpty();
        fake.ledger().release();
        Id paid = request.issue().execute().id();
        assertThat(fake.ledger().accepted()).containsExactly(paid.toString());
    }

    @Test
    void it_leaves_the_name_to_others() {
        issue();
        begin();
        reserving.release();
        assertRefused(payments.replace("a", request));

        assertThat(payments.resume().execute()).isEmpty();

        assertThat(payments.pay("a", payment(wallet, Chain.P)).execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(1);
    }

    /** With a name of its own, it stays what that name pays. */
    @Test
    void its_own_name_is_not_lost_when_the_other_one_is_paid() {
        Call<IssuedTx> own = paidByItsOwnName();

        assertThat(payments.pay("a", payment(wallet, Chain.P)).execute()).isNotNull();

        fake.ledger().release();
        assertThat(own.execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** The other process pays its name, and then a coin would be free for a second transaction. */
    @Test
    void its_own_name_is_not_ended_by_the_other_one() {
        assertThat(payments.resume().execute()).isEmpty(); // as a service does at its start
        fund(Chain.P, 2);
        Call<IssuedTx> own = paidByItsOwnName();
        assertThat(other.payments(store).pay("a", payment(other, Chain.P)).execute())
                .isNotNull();

        assertThat(payments.pay("a", payment(wallet, Chain.P)).execute()).isNotNull();

        TxDraft next = payment(wallet, Chain.P, THIRD).prepare().execute(); // has none of its coins
        assertThatThrownBy(() -> own.timeout(SOON).execute()).isInstanceOf(TxUnconfirmedException.class);
        next.release();
        fake.ledger().release();
        assertThat(own.execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** A third payment has spent its coin, so that its own name has to wait for funds. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void it_does_not_pay_for_the_other_name(boolean isResumed) {
        issue();
        begin();
        assertRefused(payments.pay("a", request));
        assertThat(reserving.issue().execute()).isNotNull();
        Call<IssuedTx> own = payments.pay("b", request);
        assertThatThrownBy(() -> own.timeout(Duration.ofMinutes(1)).execute())
                .isInstanceOf(InsufficientFundsException.class);
        fund(Chain.P, 2);

        if (isResumed) {
            assertThat(payments.resume().execute()).doesNotContainKey("a");
        } else {
            assertThat(payments.pay("a", payment(wallet, Chain.P)).execute()).isNotNull();
        }

        assertThat(own.execute()).isNotNull();
        assertThat(fake.ledger().accepted()).hasSize(3);
    }

    /** A store in which the second load of the first name waits: the one after its request is bound. */
    private static final class Waiting extends ForwardingStore {
        private final CountDownLatch reached = new CountDownLatch(1);
        private final CountDownLatch goOn = new CountDownLatch(1);
        private final AtomicInteger loads = new AtomicInteger();

        Waiting(PaymentStore store) {
            super(store);
        }

        @Override
        public Optional<PaymentRecord> load(String name) {
            if (name.equals("a") && loads.incrementAndGet() == 2) {
                reached.countDown();
                try {
                    goOn.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return super.load(name);
        }
    }

    /** Another process begins and pays the name between the load and the save of this one. */
    @Test
    void a_name_that_another_process_pays_before_the_save_does_not_end_what_was_sent_without_it() {
        issueBeside();
        PaymentStore late = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (before.isEmpty() && after.name().equals("a")) {
                    assertThat(theirs().execute()).isNotNull();
                }
                return super.save(before, after);
            }
        };

        assertRefusedWithItsId(wallet.payments(late).pay("a", request).timeout(SOON));

        assertBothPay(request.issue());
    }

    /** Another process begins the name while a call of it waits for its store. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_that_is_refused_its_name_gets_no_other_one(boolean isPaid) throws Exception {
        issueBeside();
        Waiting waiting = new Waiting(store);
        Payments slow = wallet.payments(waiting);
        FutureTask<Object> first =
                new FutureTask<>(() -> ended(slow.pay("a", request).timeout(Duration.ofMinutes(5))));
        new Thread(first).start();
        waiting.reached.await();
        assertNotReceived(Chain.P, theirs());

        assertRefusedWithItsId(slow.pay("a", request));
        assertRefusedWithItsId(slow.pay("b", request));

        if (isPaid) {
            assertThat(theirs().execute()).isNotNull();
        }
        waiting.goOn.countDown();
        assertThat(String.valueOf(first.get())).contains(ISSUED_BEFORE);
        assertBothPay(request.replace());
    }

    /** The name is in progress by an equal request of the same wallet. */
    @Test
    void a_request_that_was_issued_by_itself_does_not_get_the_name_of_an_equal_one() {
        issueBeside();
        TxRequest equal = payment(wallet, Chain.P);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> payments.pay("a", equal).timeout(SOON).execute())
                .isInstanceOf(AvalancheException.class);

        assertRefusedWithItsId(payments.pay("a", request));

        fake.ledger().release();
        assertThat(payments.pay("a", equal).execute().id())
                .isNotEqualTo(request.issue().execute().id());
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    /** What it has sent is in a text of its caller, which no other process looks at. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_that_was_issued_by_its_text_does_not_get_the_name_of_another_process(boolean isPaid) {
        fund(Chain.P, 2);
        assertThat(request.issueSaved("").execute()).isEmpty();
        Call<IssuedTx> own = request.issueSaved(request.state("")).map(Optional::orElseThrow);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> own.timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        begin();
        if (isPaid) {
            assertThat(theirs().execute()).isNotNull();
        }

        assertRefusedWithItsId(payments.pay("a", request));

        assertBothPay(own);
    }
}
