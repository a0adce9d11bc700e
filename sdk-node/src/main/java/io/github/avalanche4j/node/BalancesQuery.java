package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.node.utxo.Balances;
import io.github.avalanche4j.node.utxo.Utxo;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Asks one chain after another. Each has an equal share of the time left, so a chain that stalls leaves the rest. */
final class BalancesQuery {
    private final Run run;
    private final Deque<Supplier<Call<Boolean>>> waiting = new ArrayDeque<>();
    private final Map<String, Balances> utxos = new LinkedHashMap<>();
    private final Map<String, BigInteger> wei = new LinkedHashMap<>();
    private final Map<String, AvalancheException> failures = new LinkedHashMap<>();

    private BalancesQuery(Run run) {
        this.run = run;
    }

    static Call<AddressBalances> call(
            Transport transport, Map<String, Call<List<Utxo>>> lists, Map<String, Call<BigInteger>> accounts) {
        return Sequence.call("balances", transport, run -> {
            BalancesQuery query = new BalancesQuery(run);
            lists.forEach((chain, list) ->
                    query.add(chain, list, found -> query.utxos.put(chain, Balances.of(found, run.now()))));
            accounts.forEach((chain, account) -> query.add(chain, account, found -> query.wei.put(chain, found)));
            return Sequence.repeat(Duration.ZERO, query::next);
        });
    }

    private <T> void add(String chain, Call<T> call, Consumer<? super T> keep) {
        waiting.add(() -> Sequence.recover(
                call.timeout(run.remaining().dividedBy(waiting.size() + 2L)).map(found -> {
                    keep.accept(found);
                    return true;
                }),
                failure -> {
                    if (!(failure instanceof AvalancheException known)) {
                        throw failure;
                    }
                    failures.put(chain, known);
                    return Call.completed(false);
                }));
    }

    private Call<Optional<AddressBalances>> next() {
        Supplier<Call<Boolean>> chain = waiting.poll();
        return chain == null
                ? Call.completed(Optional.of(ImmutableAddressBalances.of(utxos, wei, failures)))
                : chain.get().map(isKnown -> Optional.empty());
    }
}
