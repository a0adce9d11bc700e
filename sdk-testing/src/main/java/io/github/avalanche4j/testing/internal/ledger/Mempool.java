package io.github.avalanche4j.testing.internal.ledger;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The transactions that wait at one node, and those that it dropped. Guarded by its ledger. */
final class Mempool {
    private static final int MOST_DROPPED = 64; // AvalancheGo vms/txs/mempool, vms/platformvm/txs/mempool

    private final Set<String> waiting = new HashSet<>();
    private final Map<Character, Map<String, Dropped>> dropped = new HashMap<>();

    /** A dropped transaction and why. */
    record Dropped(LedgerTx tx, String reason) {}

    /** The dropped transactions; above the limit, the least recently used one is forgotten. */
    private static final class LastDropped extends LinkedHashMap<String, Dropped> {
        private static final long serialVersionUID = 1;

        LastDropped() {
            super(MOST_DROPPED, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Dropped> eldest) {
            return size() > MOST_DROPPED;
        }
    }

    boolean has(LedgerTx tx) {
        return waiting.contains(tx.id);
    }

    void add(LedgerTx tx) {
        waiting.add(tx.id);
        dropped(tx.chain).remove(tx.id);
    }

    void remove(LedgerTx tx) {
        waiting.remove(tx.id);
    }

    void drop(LedgerTx tx, String reason) {
        waiting.remove(tx.id);
        dropped(tx.chain).put(tx.id, new Dropped(tx, reason));
    }

    /** A transaction that was dropped; null if it was not, or that was forgotten. */
    @Nullable
    Dropped dropped(char chain, String id) {
        return dropped(chain).get(id);
    }

    private Map<String, Dropped> dropped(char chain) {
        return dropped.computeIfAbsent(chain, key -> new LastDropped());
    }
}
