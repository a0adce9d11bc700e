package io.github.avalanche4j.wallet;

import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.util.ArrayList;
import java.util.List;
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
            return sent.spent().contains(utxo.utxoId());
        }

        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            return exported(found);
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            Stream<Utxo> shared = holdings.unspent(found).stream().filter(this::isShared);
            Stream<Utxo> others = holdings.free(found).stream().filter(utxo -> !isShared(utxo));
            return Stream.concat(shared, others).toList();
        }

        /** First the accounts whose nonce is still that of the transaction. */
        @Override
        public List<EvmAccount> accounts(List<EvmAccount> found) {
            Stream<EvmAccount> shared = found.stream().filter(this::isShared);
            Stream<EvmAccount> others = holdings.freeAccounts(found).stream().filter(account -> !isShared(account));
            return Stream.concat(shared, others).toList();
        }

        private boolean isShared(EvmAccount account) {
            return sent instanceof AtomicExportTx export
                    && export.inputs().stream()
                            .anyMatch(input -> input.address()
                                            .bytes()
                                            .equals(account.address().bytes())
                                    && input.nonce().equals(account.nonce()));
        }
    }
}
