package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** What only one accepted transaction spends: a UTXO, or the next transaction of an account of the C-Chain. */
final class Inputs {
    private Inputs() {}

    /** The next transaction of an account of the C-Chain. */
    record Nonce(EvmAddress account, UInt64 number) {}

    static Set<Object> of(UnsignedTx tx) {
        Set<Object> spends = new HashSet<>(tx.spent());
        if (tx instanceof AtomicExportTx export) {
            export.inputs()
                    .forEach(input ->
                            spends.add(new Nonce(EvmAddress.of(input.address().bytes()), input.nonce())));
        }
        return spends;
    }

    /** Whether at most one of two transactions can be accepted. */
    static boolean shared(UnsignedTx one, UnsignedTx other) {
        return !Collections.disjoint(of(one), of(other));
    }
}
