package io.github.avalanche4j.testing.internal.ledger;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The transactions that nodes received and that are not in a block, and their status at each node. Safe for use by many
 * threads.
 */
public final class Pool {
    /** Used in place of a number of lookups: never. */
    public static final int NEVER = -1;

    private static final String INSUFFICIENT_FEE = "insufficient fee";

    private final Ledger ledger;
    private final Map<String, Waiting> waiting = new LinkedHashMap<>();
    private final List<Mempool> nodes = new ArrayList<>();
    private final Map<String, LedgerTx> unexecuted =
            new HashMap<>(); // accepted exports that are not executed, by their nonces
    private boolean gossips = true;
    private boolean holds;
    private final Deque<Drop> dropNext = new ArrayDeque<>();
    private final Deque<String> refuseNext = new ArrayDeque<>();
    private int loseNext;

    /** A transaction that is accepted at a release, or after so many lookups of its status. */
    private record Waiting(LedgerTx tx, int lookups) {}

    /** A drop; the transaction is still accepted after so many lookups, unless they are negative. */
    private record Drop(String reason, int lookups) {}

    /** The status of a transaction, which is null if it is unknown. */
    record Status(String word, @Nullable LedgerTx tx, String reason, long height) {}

    public Pool(Ledger ledger) {
        this.ledger = ledger;
    }

    public synchronized void dropNext(String reason, int lookups) {
        dropNext.add(new Drop(reason, lookups));
    }

    public synchronized void refuseNext(String message) {
        refuseNext.add(message);
    }

    public synchronized void loseNextResponse() {
        loseNext++;
    }

    public synchronized void hold() {
        holds = true;
    }

    public synchronized void release() {
        holds = false;
        List.copyOf(waiting.values()).forEach(this::decide);
    }

    /** Decides the transactions that wait for a lower base fee. */
    public synchronized void baseFeeChanged() {
        List.copyOf(waiting.values()).stream()
                .filter(one -> !holds && one.lookups() == NEVER)
                .forEach(this::decide);
    }

    public synchronized void gossip(boolean passes) {
        gossips = passes;
        passOn();
    }

    private void passOn() {
        for (Waiting one : gossips ? waiting.values() : List.<Waiting>of()) {
            nodes.stream()
                    .filter(node -> node.dropped(one.tx().chain, one.tx().id) == null)
                    .forEach(node -> node.add(one.tx()));
        }
    }

    /** Adds a node. */
    synchronized Mempool join() {
        Mempool node = new Mempool();
        nodes.add(node);
        passOn();
        return node;
    }

    /** The status of a transaction at a node. */
    synchronized Status status(Mempool node, char chain, String id) {
        Waiting one = waiting.get(id);
        if (one != null && one.lookups() == 0) {
            decide(one);
        } else if (one != null && one.lookups() != NEVER) {
            waiting.put(id, new Waiting(one.tx(), one.lookups() - 1));
        }
        long head = ledger.nextHead("status");
        long height = ledger.heightOf(chain, id);
        Mempool.Dropped dropped = node.dropped(chain, id);
        if (height >= 0 && height <= head) {
            return new Status("Accepted", ledger.accepted(chain, id), "", height);
        } else if (one != null && one.tx().chain == chain && node.has(one.tx())) {
            return new Status("Processing", one.tx(), "", 0);
        }
        return dropped == null
                ? new Status("Unknown", null, "", 0)
                : new Status("Dropped", dropped.tx(), dropped.reason(), 0);
    }

    /** Accepts a transaction that a node received; returns whether its response is to be lost. */
    synchronized boolean issue(Mempool node, LedgerTx tx) {
        if (!node.has(tx)) {
            receive(node, tx);
        }
        boolean lost = loseNext > 0;
        loseNext -= lost ? 1 : 0;
        return lost;
    }

    private void receive(Mempool node, LedgerTx tx) {
        Mempool.Dropped before = tx.chain == 'C' ? null : node.dropped(tx.chain, tx.id);
        if (before != null) {
            throw new RefusedException(Refusal.again(tx, before.reason()));
        }
        try {
            check(node, tx);
        } catch (RefusedException e) {
            RefusedException refused = e;
            LedgerTx first = beforeExecution(tx, e);
            if (first != null && (first.id.equals(tx.id) || price(tx).compareTo(price(first)) > 0)) {
                return; // the node forgets it when it executes the first one
            } else if (first != null) {
                refused = new RefusedException(INSUFFICIENT_FEE);
            }
            Refusal refusal = Refusal.of(tx, refused, ledger.isHelicon());
            if (tx.chain != 'C') { // a node of the C-Chain checks the same bytes again
                node.drop(tx, refusal.reason());
            }
            throw new RefusedException(refusal.message());
        }
        Drop drop = dropNext.poll();
        if (drop != null) {
            node.drop(tx, drop.reason());
            if (drop.lookups() != NEVER) {
                waiting.put(tx.id, new Waiting(tx, drop.lookups()));
            }
        } else if (holds || isTooCheap(tx)) {
            node.add(tx);
            waiting.putIfAbsent(tx.id, new Waiting(tx, NEVER));
        } else {
            accept(tx);
        }
        passOn();
    }

    /**
     * With Helicon, the accepted export whose nonce this one uses too, if its block is not executed: a node checks nonces
     * in the state that it executed last (helicon-november/helicon-atomic 26 to 31, vms/saevm/cchain/txpool/txpool.go).
     */
    private @Nullable LedgerTx beforeExecution(LedgerTx tx, RefusedException refused) {
        boolean isNonce = String.valueOf(refused.getMessage()).startsWith("state verification: nonce mismatch");
        return isNonce
                ? spent(tx).stream()
                        .map(unexecuted::get)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null)
                : null;
    }

    /** Executes the accepted blocks: between {@code issueTx} and another request, a node has the time. */
    synchronized void execute() {
        unexecuted.clear();
    }

    private void check(Mempool node, LedgerTx tx) {
        String refusal = refuseNext.poll();
        if (refusal != null) {
            throw new RefusedException(refusal);
        }
        Set<String> spent = spent(tx);
        List<LedgerTx> conflicts = waiting.values().stream()
                .map(Waiting::tx)
                .filter(other -> other.chain == tx.chain && node.has(other))
                .filter(other -> spent(other).stream().anyMatch(spent::contains))
                .toList();
        if (!conflicts.isEmpty()) {
            replace(tx, conflicts);
        }
        new Check(ledger, tx).run();
        conflicts.forEach(other -> drop(other, ""));
    }

    /** The C-Chain accepts a transaction in place of others that pay a lower gas price. */
    private void replace(LedgerTx tx, List<LedgerTx> conflicts) {
        if (tx.chain != 'C') {
            throw new RefusedException(Refusal.CONFLICT + (tx.chain == 'X' ? ": " + Ledger.cb58(tx.id) : ""));
        }
        BigInteger price = price(tx);
        for (LedgerTx other : conflicts) {
            if (price.compareTo(price(other)) <= 0) {
                throw new RefusedException(
                        ledger.isHelicon()
                                ? INSUFFICIENT_FEE
                                : "conflict present: issued tx (" + Ledger.cb58(tx.id) + ") gas price [" + price
                                        + " 0 0 0] <= conflict tx (" + Ledger.cb58(other.id) + ") gas price ["
                                        + price(other) + " 0 0 0] (" + conflicts.size()
                                        + " total conflicts in mempool)");
            }
        }
    }

    private BigInteger price(LedgerTx tx) {
        return Check.burned(ledger, tx).multiply(Ledger.WEI).divide(BigInteger.valueOf(Fees.atomicGas(tx)));
    }

    private static Set<String> spent(LedgerTx tx) {
        Set<String> spent = new HashSet<>();
        tx.inputs.forEach(input -> spent.add(input.utxoId()));
        tx.imported.forEach(input -> spent.add(input.utxoId()));
        tx.operations.forEach(operation -> spent.addAll(operation.utxoIds()));
        if (tx.chain == 'C' && tx.type == 1) {
            tx.accounts.forEach(account -> spent.add(account.address() + account.nonce()));
        }
        return spent;
    }

    /** With Helicon, a transaction that pays too little waits until the base fee falls. */
    private boolean isTooCheap(LedgerTx tx) {
        return tx.chain == 'C'
                && ledger.isHelicon()
                && Check.burned(ledger, tx).compareTo(ledger.fees.of(tx, ledger.second())) < 0;
    }

    /** Accepts a waiting transaction, or drops it if it is no longer valid, for example because a price rose. */
    private void decide(Waiting one) {
        LedgerTx tx = one.tx();
        try {
            new Check(ledger, tx).run();
        } catch (RefusedException e) {
            drop(tx, Refusal.of(tx, e, ledger.isHelicon()).reason());
            return;
        }
        if (!isTooCheap(tx)) {
            accept(tx);
        }
    }

    private void accept(LedgerTx tx) {
        waiting.remove(tx.id);
        nodes.forEach(node -> node.remove(tx));
        ledger.accept(tx);
        if (ledger.isHelicon() && tx.chain == 'C' && tx.type == 1) {
            spent(tx).forEach(nonce -> unexecuted.put(nonce, tx));
        }
    }

    private void drop(LedgerTx tx, String reason) {
        waiting.remove(tx.id);
        nodes.stream().filter(node -> node.has(tx)).forEach(node -> node.drop(tx, reason));
    }
}
