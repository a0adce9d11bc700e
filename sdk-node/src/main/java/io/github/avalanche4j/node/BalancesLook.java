package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.Look;
import io.github.avalanche4j.core.internal.call.Wait;
import io.github.avalanche4j.node.utxo.Balances;
import io.github.avalanche4j.node.utxo.Utxo;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** Asks one chain after another. Each has an equal share of the time left, so a chain that stalls leaves the rest. */
final class BalancesLook implements Look<AddressBalances> {
    private final Map<String, Paged<Utxo>> lists;
    private final Map<String, Call<BigInteger>> accounts;
    private final Deque<String> waiting = new ArrayDeque<>();
    private final Map<String, Balances> utxos = new LinkedHashMap<>();
    private final Map<String, BigInteger> wei = new LinkedHashMap<>();
    private final Map<String, AvalancheException> failures = new LinkedHashMap<>();

    BalancesLook(Map<String, Paged<Utxo>> lists, Map<String, Call<BigInteger>> accounts) {
        this.lists = lists;
        this.accounts = accounts;
        waiting.addAll(lists.keySet());
        waiting.addAll(accounts.keySet());
    }

    @Override
    public Next<AddressBalances> begin(Wait wait) {
        String chain = waiting.peek();
        if (chain == null) {
            return new Found<>(new AddressBalances(utxos, wei, failures));
        }
        Paged<Utxo> list = lists.get(chain);
        if (list != null) {
            return page(wait, list, list.start(), new ArrayList<>());
        }
        return ask(wait, Objects.requireNonNull(accounts.get(chain)), balance -> {
            wei.put(waiting.remove(), balance);
            return begin(wait);
        });
    }

    private Next<AddressBalances> page(Wait wait, Paged<Utxo> list, Position position, List<Utxo> found) {
        return ask(wait, list.page(position), page -> {
            found.addAll(page.items());
            if (page.next().isPresent()) {
                return page(wait, list, page.next().get(), found);
            }
            utxos.put(waiting.remove(), Balances.of(found, wait.now()));
            return begin(wait);
        });
    }

    private <S> Next<AddressBalances> ask(
            Wait wait, Call<S> call, Function<? super S, ? extends Next<AddressBalances>> then) {
        return new Ask<>(call, wait.remaining().dividedBy(waiting.size() + 1L), value -> {
            if (value.isPresent()) {
                return then.apply(value.get());
            }
            AvalancheException failure = wait.lastFailure();
            if (failure == null || failures.containsValue(failure)) {
                return new Again<>(); // the deadline has passed
            }
            failures.put(waiting.remove(), failure);
            return begin(wait);
        });
    }
}
