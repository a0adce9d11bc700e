package io.github.avalanche4j.wallet;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The part of what a lookup found that a transaction may spend. */
interface Available {
    /** The chain's own UTXOs, in the order in which they are spent. */
    List<Utxo> utxos(List<Utxo> found);

    /** The UTXOs that another chain exported. */
    List<Utxo> exported(List<Utxo> found);

    List<EvmAccount> accounts(List<EvmAccount> found);

    /** What no other transaction of the wallet spends, with change that is not accepted yet if the options allow it. */
    record Free(Holdings holdings, Chain chain, boolean withUnconfirmed) implements Available {
        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            List<Utxo> all = new ArrayList<>(found);
            if (withUnconfirmed) {
                all.addAll(holdings.unconfirmed(chain));
            }
            return holdings.free(Lookup.sorted(all));
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            return holdings.free(found);
        }

        @Override
        public List<EvmAccount> accounts(List<EvmAccount> found) {
            return holdings.freeAccounts(found);
        }
    }

    /** What may be free when all transactions of the wallet are finished. */
    record Later(Holdings holdings, Chain chain) implements Available {
        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            return Lookup.sorted(holdings.later(chain, found));
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            return holdings.later(chain, found);
        }

        @Override
        public List<EvmAccount> accounts(List<EvmAccount> found) {
            return found;
        }
    }

    /** What a replacement of {@code sent} may spend: first the inputs of that transaction. */
    record Shared(Holdings holdings, UnsignedTx sent) implements Available {
        private boolean isShared(Utxo utxo) {
            return inputs().contains(utxo.utxoId());
        }

        private Set<UtxoId> inputs() {
            return new HashSet<>(sent.spent());
        }

        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            Stream<Utxo> others = holdings.free(found).stream().filter(utxo -> !isShared(utxo));
            return Stream.concat(exported(found).stream(), others).toList();
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            return holdings.later(Chain.P, found).stream().filter(this::isShared).toList();
        }

        /** The accounts whose nonce is still that of the transaction. */
        @Override
        public List<EvmAccount> accounts(List<EvmAccount> found) {
            Map<EvmAddress, UInt64> nonces = new HashMap<>();
            if (sent instanceof AtomicExportTx export) {
                export.inputs()
                        .forEach(input ->
                                nonces.put(EvmAddress.of(input.address().bytes()), input.nonce()));
            }
            return found.stream()
                    .filter(account -> account.nonce().equals(nonces.get(account.address())))
                    .toList();
        }
    }
}
