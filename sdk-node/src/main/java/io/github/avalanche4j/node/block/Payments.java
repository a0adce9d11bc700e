package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.UnknownOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The UTXOs that transactions of the P- or X-Chain pay to some addresses. */
final class Payments {
    private Payments() {}

    static List<Utxo> to(Collection<Bech32Address> addresses, List<Tx> txs) {
        // the bytes are the same in the address of another chain, and the same key can sign
        Set<Bytes> keys = Require.elements("addresses", addresses).stream()
                .map(Bech32Address::bytes)
                .collect(Collectors.toSet());
        return txs.stream()
                .flatMap(tx -> known(tx).produced().stream())
                .filter(utxo -> isKnown(utxo)
                        && utxo.output() instanceof TransferOutput output
                        && canSign(keys, output.owners()))
                .toList();
    }

    /** Refuses a transaction that may pay, but cannot be read. */
    static Tx known(Tx tx) {
        if (tx.unsigned() instanceof UnknownTx) {
            throw new IllegalStateException("this version of the library does not know the kind of transaction "
                    + tx.id() + ", which may pay these addresses");
        }
        return tx;
    }

    private static boolean isKnown(Utxo utxo) {
        if (utxo.output() instanceof UnknownOutput) {
            throw new IllegalStateException("this version of the library does not know the kind of output "
                    + utxo.utxoId() + ", which may pay these addresses");
        }
        return true;
    }

    private static boolean canSign(Set<Bytes> keys, OutputOwners owners) {
        long ours = owners.addresses().stream()
                .filter(address -> keys.contains(address.bytes()))
                .count();
        return ours > 0 && ours >= owners.threshold();
    }
}
