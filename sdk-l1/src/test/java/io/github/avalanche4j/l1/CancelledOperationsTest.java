package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.builder.Chain;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Operations that are ended before they are done. */
class CancelledOperationsTest extends WorldTestBase {
    private static final String NAME = "validator-1";
    private static final String PAYMENT = NAME + "/p";

    private final L1Manager l1 = world.manager();

    private L1Operation registration() {
        return l1.register(world.newValidator(0, 20, "5"));
    }

    /** A registration whose transaction was sent, though no node has it. */
    private void begin() {
        world.ledger.dropNext("the mempool was full", 1_000_000);
        assertThatThrownBy(() -> l1.complete(NAME, registration())
                        .timeout(Duration.ofMillis(500))
                        .execute())
                .isInstanceOf(AvalancheException.class);
    }

    private void expire() {
        world.now = World.NOW.plus(Duration.ofHours(25));
        world.ledger.time(world.now);
    }

    private void assertCancelled() {
        assertThat(world.store.unfinished()).isEmpty();
        assertThat(l1.resume().execute()).isEmpty();
        assertThat(world.wallet().balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
        assertThat(l1.operation(NAME)).map(L1Operation::isDone).contains(false);
        assertThatThrownBy(() -> l1.complete(NAME, registration()).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not cancelled");
    }

    @Test
    void an_expired_registration_is_cancelled_and_the_node_registered_again() {
        begin();
        expire();
        fails(l1.complete(NAME, registration()), Reason.EXPIRED);

        assertThat(l1.cancel(NAME).execute()).as("what it has paid").isEmpty();

        assertCancelled();
        world.ledger.release(); // what was dropped comes back, and is refused
        assertThat(world.l1.balances()).isZero();
        finish(l1.expire(World.nodeId(0)));
        assertThat(l1.complete("again", registration()).execute().isDone()).isTrue();
        assertThat(world.l1.balances()).isEqualTo(5_000_000_000L);
        agrees();
    }

    @Test
    void an_operation_that_has_paid_returns_its_transaction_and_an_equal_one_goes_on_without_paying() {
        world.ledger.hold();
        assertThatThrownBy(() -> l1.complete(NAME, registration())
                        .timeout(Duration.ofMillis(500))
                        .execute())
                .isInstanceOf(AvalancheException.class);
        world.ledger.release();

        IssuedTx paid = l1.cancel(NAME).execute().orElseThrow();

        assertThat(world.ledger.accepted()).containsExactly(paid.id().toString());
        assertCancelled();
        assertThat(l1.complete("again", registration()).execute().isDone()).isTrue();
        assertThat(world.ledger.accepted()).containsExactly(paid.id().toString());
        assertThat(world.l1.balances()).isEqualTo(5_000_000_000L);
        assertThat(world.store.unfinished()).isEmpty();
        agrees();
    }

    @Test
    void an_operation_that_is_done_stays_done() {
        L1Operation done = l1.complete(NAME, registration()).execute();

        assertThat(l1.cancel(NAME).execute())
                .map(IssuedTx::id)
                .hasValueSatisfying(id -> assertThat(world.ledger.accepted()).containsExactly(id.toString()));

        assertThat(l1.complete(NAME, registration()).execute().validationId()).isEqualTo(done.validationId());
    }

    @Test
    void a_cancellation_whose_process_dies_at_a_save_is_finished_by_the_next_one() {
        begin();
        expire();
        for (int deaths = 0; !world.store.unfinished().isEmpty(); deaths++) {
            boolean isBefore = deaths % 2 == 0;
            PaymentStore dying = new WatchedStore(world.store, () -> die(isBefore), saved -> die(!isBefore));
            assertThatThrownBy(() -> world.manager(dying).cancel(NAME).execute())
                    .hasStackTraceContaining("the process died");
            assertThat(l1.operation(NAME)).map(L1Operation::stage).contains(Stage.REQUESTED);
            assertThat(deaths).isLessThan(20);
        }

        assertThat(l1.cancel(NAME).execute()).isEmpty();

        assertCancelled();
        assertThat(world.store.load(PAYMENT)).map(PaymentRecord::isFinished).contains(true);
    }

    private static void die(boolean isNow) {
        if (isNow) {
            throw new IllegalStateException("the process died");
        }
    }

    @Test
    void a_run_that_was_about_to_pay_pays_no_more() {
        begin();
        world.fake.on("platform.getTimestamp").respond(params -> {
            assertThat(world.manager().cancel(NAME).execute()).isEmpty();
            return "{\"timestamp\":\"" + World.NOW + "\"}";
        });

        assertThatThrownBy(() -> l1.complete(NAME, registration()).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a name that is not cancelled");

        assertCancelled();
        assertThat(world.l1.balances()).isZero();
    }

    @Test
    void an_operation_without_a_payment_is_cancelled_without_one() {
        at(Stage.REQUESTED);
        expire();
        world.validators.offline(List.of(0, 1));
        fails(l1.complete(NAME, l1.expire(World.nodeId(0))), Reason.TOO_FEW_SIGNATURES);

        assertThat(l1.cancel(NAME).execute()).isEmpty();

        assertThat(world.store.unfinished()).isEmpty();
        assertThat(world.store.load(PAYMENT)).isEmpty();
    }

    @Test
    void what_is_no_operation_is_not_cancelled() {
        world.wallet()
                .pay("paid", world.wallet().p().transfer(NAvax.of(1), world.ours))
                .execute();

        assertThatThrownBy(() -> l1.cancel(NAME).execute())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the name of an operation that has begun");
        assertThatThrownBy(() -> l1.cancel("paid").execute()).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> l1.cancel("a\nb")).isInstanceOf(InvalidRequestException.class);
        assertThat(world.store.load(PAYMENT)).isEmpty();
    }
}
