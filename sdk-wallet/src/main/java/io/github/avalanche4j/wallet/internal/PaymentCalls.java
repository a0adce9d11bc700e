package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.PaymentState.Attempt;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** The calls of a wallet. Each may run any number of times, concurrently, and in any process. */
public record PaymentCalls(Engine engine, Requests requests) {
    private static final int AT_ONCE = 16; // names that resume() continues at the same time

    /** Pays once for a name, and returns the accepted transaction. */
    public Call<Attempt> pay(String name, TxPlan plan) {
        return paid("pay", name, Steps.of(engine, requests, plan));
    }

    /** Moves once for a name, and returns the accepted import. */
    public Call<Attempt> move(String name, Chain from, Chain to, NAvax amount) {
        return paid("move", name, Steps.move(engine, requests, from, to, amount));
    }

    private Call<Attempt> paid(String what, String name, Steps steps) {
        return PaymentRun.call(engine, what, name, steps)
                .map(end -> end.paid()
                        .orElseThrow(() -> new InvalidRequestException(
                                "name", name, "a name that is not cancelled", "use another one to pay")));
    }

    /** Ends a name without a payment. Returns the accepted transaction if the name had paid. */
    public Call<Optional<Attempt>> cancel(String name) {
        return PaymentRun.call(engine, "cancel", name, Steps.cancel(engine, requests))
                .map(PaymentState::paid);
    }

    /** Continues all unfinished payments, several at the same time, and returns the failures by name. */
    public Call<Map<String, RuntimeException>> resume() {
        return engine.stored("resume", run -> {
            List<Row> rows = engine.unfinished().stream()
                    .filter(row -> PaymentState.isIn(row) || row.state().isBlank()) // a record that cannot be read
                    .toList();
            Map<String, RuntimeException> failures = new ConcurrentHashMap<>();
            AtomicInteger left = new AtomicInteger(rows.size());
            Duration reserve = run.remaining().dividedBy(10); // no name begins in this time, because stores block
            List<Call<Boolean>> calls = rows.stream()
                    .map(row -> Sequence.recover(
                            Call.completed(row).then(next -> resumed(next, run, reserve, left.getAndDecrement())),
                            failure -> {
                                if (Sequence.isInterrupted(failure)) {
                                    throw failure;
                                }
                                failures.put(row.name(), failure);
                                return Call.completed(false);
                            }))
                    .toList();
            return Call.all(calls, AT_ONCE).map(done -> failures);
        });
    }

    /** Continues one name, with its share of the time that is left for all. */
    private Call<Boolean> resumed(Row row, Run run, Duration reserve, int left) {
        if (run.remaining().compareTo(reserve) <= 0) {
            throw ConnectionException.of(
                    "resume() had no time left for payment " + row.name() + "; run it again, with a longer timeout()",
                    details -> details.timedOut(true).isTransient(true));
        }
        int turns = (left - 1) / AT_ONCE + 1;
        Duration share = run.remaining().dividedBy(10L * turns).multipliedBy(9);
        return engine.sequence("resume", any -> PaymentRun.run(engine, row.name(), Steps.stored(engine, requests, row)))
                .timeout(share)
                .map(end -> true);
    }

    /** Builds a transaction from inputs that no name holds, without reserving them. */
    public Call<BuiltTx> build(TxPlan plan) {
        Object unnamed = new Object();
        Coins coins = new Coins(engine.ledger(), unnamed, PaymentState.planned(plan.chain()));
        return refreshed(
                "build",
                () -> plan.lookUp().map(build -> new NewTx(engine, build, true).dearerThan(List.of(), unnamed, coins)));
    }

    /** A call that reads the unfinished records before it looks anything up. */
    public <T> Call<T> refreshed(String what, Supplier<? extends Call<T>> lookUp) {
        return engine.stored(what, run -> {
            engine.refresh();
            return lookUp.get();
        });
    }

    /** Sends a complete transaction, and returns the accepted one, which may have other signatures. */
    public Call<SignedTx> send(SignedTx complete) {
        return Sending.call(engine, complete);
    }
}
