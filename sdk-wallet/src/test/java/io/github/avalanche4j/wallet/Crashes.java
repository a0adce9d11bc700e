package io.github.avalanche4j.wallet;

import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Kills a process when a store or a node sees its next instruction, or right after that. */
final class Crashes {
    private final AtomicInteger left = new AtomicInteger();
    private volatile boolean isDead;

    /** The process lives until so many instructions more. */
    void after(int instructions) {
        isDead = false;
        left.set(instructions);
    }

    boolean isDead() {
        return isDead;
    }

    private synchronized boolean dies() {
        isDead |= left.getAndDecrement() == 0;
        return isDead;
    }

    /** The fault of a request of this process. */
    Fault fault() {
        return dies() ? Fault.KILLED_BEFORE : dies() ? Fault.KILLED_AFTER : null;
    }

    PaymentStore store(PaymentStore store) {
        return new ForwardingStore(store) {
            private void check(BooleanSupplier dies) {
                if (dies.getAsBoolean()) {
                    throw new Killed();
                }
            }

            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                synchronized (Crashes.this) { // the dead do not write
                    check(Crashes.this::dies);
                    boolean isSaved = super.save(before, after);
                    check(Crashes.this::dies);
                    return isSaved;
                }
            }

            @Override
            public Optional<PaymentRecord> load(String name) {
                check(() -> isDead);
                return super.load(name);
            }

            @Override
            public List<PaymentRecord> unfinished() {
                check(() -> isDead);
                return super.unfinished();
            }
        };
    }
}
