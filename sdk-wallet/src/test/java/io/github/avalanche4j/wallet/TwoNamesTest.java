package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.wallet.builder.Chain;
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

/** A request that was issued by itself, whose name another payment takes meanwhile. */
@Timeout(60)
class TwoNamesTest extends WalletTestBase {
    private static final Duration SOON = Duration.ofSeconds(5);
    private static final String ISSUED_BEFORE = "has not been issued before it got its name";

    private final PaymentStore store = PaymentStore.inMemory();
    private final Waiting waiting = new Waiting(store);
    private final Wallet wallet = newWallet();
    private final Payments payments = wallet.payments(waiting);
    private final TxRequest request = payment(wallet, Chain.P);
    private final Wallet other = newWallet();
    private TxDraft reserving;

    @BeforeEach
    void issue() {
        clock.randomize(1); // or two wallets make the same payment
        fund(Chain.P, 4);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> request.issue().timeout(SOON).execute()).isInstanceOf(AvalancheException.class);
        reserving = payment(other, Chain.P, THIRD).prepare().execute(); // the coin of the request
    }

    private Call<IssuedTx> theirs() {
        return other.payments(store).pay("a", payment(other, Chain.P));
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
        PaymentStore late = new ForwardingStore(store) {
            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                if (before.isEmpty() && after.name().equals("a")) {
                    assertThat(theirs().execute()).isNotNull();
                }
                return super.save(before, after);
            }
        };

        assertRefused(wallet.payments(late).pay("a", request).timeout(SOON));

        assertBothPay(request.issue());
    }

    /** Another process begins the name while a call of it waits for its store. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_request_that_is_refused_its_name_gets_no_other_one(boolean isPaid) throws Exception {
        FutureTask<Object> first =
                new FutureTask<>(() -> ended(payments.pay("a", request).timeout(Duration.ofMinutes(5))));
        new Thread(first).start();
        waiting.reached.await();
        assertNotReceived(Chain.P, theirs());

        assertRefused(payments.pay("a", request));
        assertRefused(payments.pay("b", request));

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
        Payments others = wallet.payments(store);
        TxRequest equal = payment(wallet, Chain.P);
        fake.ledger().dropNext("the mempool was full", 100_000);
        assertThatThrownBy(() -> others.pay("a", equal).timeout(SOON).execute()).isInstanceOf(AvalancheException.class);

        assertRefused(others.pay("a", request));

        fake.ledger().release();
        assertThat(others.pay("a", equal).execute().id())
                .isNotEqualTo(request.issue().execute().id());
        assertThat(fake.ledger().accepted()).hasSize(2);
    }

    private void assertRefused(Call<?> call) {
        assertThatThrownBy(call::execute)
                .hasMessageContaining(ISSUED_BEFORE)
                .hasMessageContaining(request.sentId().orElseThrow().toString());
    }

    /** The request by itself, and the name by the transaction of the other process. */
    private void assertBothPay(Call<IssuedTx> own) {
        reserving.release();
        fake.ledger().release();
        assertThat(own.execute().id()).isNotEqualTo(theirs().execute().id());
        assertThat(fake.ledger().accepted()).hasSize(2);
    }
}
