package io.github.avalanche4j.wallet;

import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** The part of what a lookup found that a transaction may spend. */
interface Available {
    /** The chain's own UTXOs, in the order in which they are spent. */
    List<Utxo> utxos(List<Utxo> found);

    /** The UTXOs that another chain exported. */
    List<Utxo> exported(List<Utxo> found);

    List<EvmAccount> accounts(List<EvmAccount> found);

    /**
     * What no other transaction of the wallet spends, with change that is not accepted yet if the options allow it.
     *
     * @param first inputs to take before others
     */
    record Free(Holdings holdings, Chain chain, boolean withUnconfirmed, List<UtxoId> first) implements Available {
        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            List<Utxo> all = new ArrayList<>(found);
            if (withUnconfirmed) {
                all.addAll(holdings.unconfirmed(chain));
            }
            return exported(Lookup.sorted(all));
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            List<Utxo> free = holdings.free(found);
            Stream<Utxo> firstOfThem = free.stream().filter(utxo -> first.contains(utxo.utxoId()));
            return Stream.concat(firstOfThem, free.stream().filter(utxo -> !first.contains(utxo.utxoId())))
                    .toList();
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

    /** What a replacement of transactions may spend: first the inputs that all of them spend. */
    record Shared(Holdings holdings, List<UnsignedTx> sent, AtomicBoolean isShown) implements Available {
        Shared(Holdings holdings, List<UnsignedTx> sent) {
            this(holdings, sent, new AtomicBoolean());
        }

        private boolean isShared(Utxo utxo) {
            return sent.stream().allMatch(tx -> tx.spent().contains(utxo.utxoId()));
        }

        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            return exported(found);
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            List<Utxo> shared =
                    holdings.unspent(found).stream().filter(this::isShared).toList();
            Stream<Utxo> others = holdings.free(found).stream().filter(utxo -> !isShared(utxo));
            isShown.compareAndSet(false, !shared.isEmpty());
            return Stream.concat(shared.stream(), others).toList();
        }

        /** First the accounts whose nonce is still that of the transaction. */
        @Override
        public List<EvmAccount> accounts(List<EvmAccount> found) {
            List<EvmAccount> shared = found.stream().filter(this::isShared).toList();
            Stream<EvmAccount> others = holdings.freeAccounts(found).stream().filter(account -> !isShared(account));
            isShown.compareAndSet(false, !shared.isEmpty());
            return Stream.concat(shared.stream(), others).toList();
        }

        private boolean isShared(EvmAccount account) {
            return sent.stream().allMatch(tx -> tx instanceof AtomicExportTx export && isShared(account, export));
        }

        private static boolean isShared(EvmAccount account, AtomicExportTx export) {
            return export.inputs().stream()
                    .anyMatch(input ->
                            input.address().bytes().equals(account.address().bytes())
                                    && input.nonce().equals(account.nonce()));
        }
    }
}
