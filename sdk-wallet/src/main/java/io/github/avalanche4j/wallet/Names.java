package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.Id;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** A store as a wallet asks it, and what the wallet knows of its names, which all calls of that store share. */
final class Names {
    private final WalletContext wallet;
    private final Map<String, TxRequest> requests = new ConcurrentHashMap<>(); // until the name has paid
    private final Map<String, KeptWork> works = new ConcurrentHashMap<>(); // until it is done
    private final Map<String, KeptTxs> passed = new ConcurrentHashMap<>(); // of earlier stages, until the work is done
    private final Map<String, PaymentRecord> left = new ConcurrentHashMap<>(); // until it is finished

    /** A store that fails with exceptions that each caller handles; other languages need not declare checked ones. */
    private record Guarded(PaymentStore store) implements PaymentStore {
        private static <T> T asked(Supplier<T> access) {
            try {
                return access.get();
            } catch (Exception e) {
                if (e instanceof RuntimeException known && !(e instanceof CancellationException)) {
                    throw known; // a cancellation is the store's own, and would cancel the call
                } else if (e instanceof InterruptedException) {
                    Thread.currentThread().interrupt();
                }
                throw new IllegalStateException("the payment store failed: " + e, e);
            }
        }

        @Override
        public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
            return asked(() -> store.save(before, after));
        }

        @Override
        public Optional<PaymentRecord> load(String name) {
            Optional<PaymentRecord> known = asked(() -> store.load(name));
            known.filter(record -> !record.name().equals(name)).ifPresent(other -> {
                throw new IllegalStateException("the store returned payment " + other.name() + " for " + name
                        + ": it has to distinguish names by each character and its case");
            });
            return known;
        }

        @Override
        public List<PaymentRecord> unfinished() {
            return asked(store::unfinished);
        }
    }

    Names(WalletContext wallet) {
        this.wallet = wallet;
    }

    /** The same store, whose exceptions each caller handles. */
    static PaymentStore guarded(PaymentStore store) {
        return store instanceof Guarded ? store : new Guarded(store);
    }

    /** Asks a store; if that fails, what some transactions spend is free after a while. */
    <T> T held(List<Id> hashes, Supplier<T> access) {
        boolean hasReturned = false;
        try {
            T result = access.get();
            hasReturned = true;
            return result;
        } finally {
            if (!hasReturned) { // also after an error
                hashes.forEach(wallet.holdings()::expire);
            }
        }
    }

    /** The request that pays for a name: another, equal one would spend other funds than a failed call. */
    TxRequest request(String name, TxRequest request) {
        TxRequest first = Optional.ofNullable(requests.get(name))
                .filter(one -> one.current().hasName(name)) // it may have been refused that
                .orElse(request);
        return first.purpose().equals(request.purpose()) ? first : request;
    }

    /** As {@link #request}; from now on this request pays for the name, unless another one does. */
    TxRequest bind(String name, TxRequest request) {
        requests.compute(name, (same, first) -> first != null && first.current().hasName(name) ? first : request);
        return request(name, request);
    }

    /** The work of a name that all runs share, because another, equal one would spend other funds. */
    KeptWork work(String name, KeptWork work) {
        KeptWork one = works.merge(name, work, (known, next) -> {
            boolean isSame = known.state().equals(next.state());
            if (!isSame) {
                passed.merge(name, KeptTxs.sending(known), KeptTxs::with);
            }
            return isSame ? known : next;
        });
        if (work.isDone()) {
            works.remove(name);
        }
        return one;
    }

    /** What earlier stages of the work of a name have sent, which is done: another process may have left those stages. */
    KeptTxs passed(String name) {
        return Optional.ofNullable(passed.remove(name)).orElse(KeptTxs.NONE);
    }

    /** The work of a name as the last run in this wallet has left it. */
    Optional<KeptWork> work(String name) {
        return Optional.ofNullable(works.get(name));
    }

    /** Forgets the request or the move of a name if it has made no transaction. */
    void forgetUnprepared(String name) {
        requests.computeIfPresent(name, (same, request) -> request.isPrepared() ? request : null);
        works.computeIfPresent(
                name,
                (same, work) -> work instanceof CrossChainTransfer move
                                && move.prepared().isEmpty()
                        ? null
                        : work);
    }

    /** Forgets the request of a name that has paid, and its transactions. */
    void forget(String name, KeptTxs txs) {
        requests.remove(name);
        txs.all().forEach(tx -> wallet.forgetKept(tx.built()));
    }

    /** Records what a run has not finished, and another process may finish: until then it reserves what it spends. */
    void leave(PaymentRecord record) {
        left.merge(record.name(), record, this::both);
    }

    /** A later record with what an earlier one had besides, which ends with the name. */
    private PaymentRecord both(PaymentRecord before, PaymentRecord now) {
        Optional<KeptTxs> txs = KeptTxs.readable(before)
                .flatMap(earlier -> KeptTxs.readable(now).map(later -> later.after(earlier, wallet)));
        return txs.map(all -> new PaymentRecord(now.name(), now.purpose(), all.state(), false))
                .orElse(now);
    }

    /** What was left and is not finished, as far as is known; it can be removed. */
    Collection<PaymentRecord> left() {
        return left.values();
    }
}
