package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One refusal that several runs see, in other threads or in the next process. */
@Timeout(60)
class SharedRefusalsTest extends WalletTestBase {
    private static final Duration LONG = Duration.ofMinutes(10); // virtual

    private final PaymentStore store = PaymentStore.inMemory();

    @Test
    void the_next_process_looks_for_what_was_refused_in_each_run() {
        fund(Chain.P, 2);
        Wallet wallet = newWallet();
        fake.ledger().dropNext("the mempool was full", 100_000);
        network.next(issueTx(Chain.P), Fault.TWICE);
        assertThat(ended(wallet.payments(store).pay("n", payment(wallet, Chain.P))))
                .isInstanceOf(TxRefusedException.class);
        Payments next = newWallet().payments(store);

        Map<String, RuntimeException> left = next.resume().execute();

        assertThat(left).containsOnlyKeys("n");
        assertThat(((AvalancheException) left.get("n")).isTransient()).isTrue();
        fake.ledger().release();
        assertThat(next.resume().execute()).isEmpty();
    }

    /** Another thread is faster, and prepares or pays by the next transaction, while this one still confirms the refusal. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_refusal_that_two_threads_see_is_no_second_one(boolean isPaid) {
        fund(Chain.P, 2);
        TxRequest request = payment(newWallet(), Chain.P);
        fake.ledger().refuseNext("the memo is too large");
        AtomicInteger polls = new AtomicInteger();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").times(22);
        network.faults(method -> {
            if (method.equals("platform.getTxStatus") && polls.incrementAndGet() == 3) {
                assertThat(ended(request.issue())).isInstanceOf(TxRefusedException.class);
                assertThat(ended(isPaid ? request.issue() : request.prepare())).isNotInstanceOf(Throwable.class);
            }
            return null;
        });

        Object end = ended(request.issue().timeout(LONG));

        assertThat(end instanceof TxRefusedException refusal ? refusal.isTransient() : end instanceof IssuedTx)
                .isTrue();
        network.faults(method -> null);
        assertThat(ended(request.issue())).isInstanceOf(IssuedTx.class);
        assertThat(fake.ledger().accepted()).hasSize(1);
    }
}
