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
    record Nonce(EvmAddress account, UInt64 number) {
        private boolean isBelow(Object input) {
            return input instanceof Nonce other && other.account.equals(account) && other.number.compareTo(number) > 0;
        }
    }

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

    /** An account is reserved until its next nonce is above that of the export, whichever transaction used that. */
    static boolean isReserved(Object input, Set<Object> reserved) {
        return reserved.contains(input)
                || input instanceof Nonce nonce && reserved.stream().anyMatch(nonce::isBelow);
    }
}
