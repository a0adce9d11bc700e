package io.github.avalanche4j.wallet;

import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import io.github.avalanche4j.wallet.internal.Available;
import io.github.avalanche4j.wallet.internal.Lookup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What of a lookup is free. */
interface Reserved {
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

    /**
     * What no other transaction of the wallet spends. A transaction in place of earlier ones spends first the inputs
     * that all of them spend.
     *
     * @param withUnconfirmed whether it may spend change that is not accepted yet
     * @param shown what the lookup has shown of the inputs of the earlier ones, though another transaction may have
     *     reserved it
     */
    record Free(WalletContext wallet, Chain chain, boolean withUnconfirmed, List<BuiltTx> earlier, Set<Object> shown)
            implements Available {
        Free(WalletContext wallet, Chain chain, boolean withUnconfirmed, List<BuiltTx> earlier) {
            this(wallet, chain, withUnconfirmed, earlier, new HashSet<>());
        }

        /** Whether the lookup has shown an input that all earlier ones spend. */
        boolean isShown() {
            return shown.stream().anyMatch(this::isShared);
        }

        private boolean isShared(Object input) {
            return earlier.stream().allMatch(tx -> Inputs.of(tx.unsigned()).contains(input));
        }

        @Override
        public List<Utxo> utxos(List<Utxo> found) {
            List<Utxo> all = new ArrayList<>(found);
            if (withUnconfirmed) {
                all.addAll(Lookup.sorted(wallet.holdings().unconfirmed(chain))); // only if the others do not suffice
            }
            return free(found, all);
        }

        @Override
        public List<Utxo> exported(List<Utxo> found) {
            return free(found, found);
        }

        private List<Utxo> free(List<Utxo> found, List<Utxo> all) {
            wallet.shown(found);
            wallet.holdings().unspent(found).forEach(utxo -> shown.add(utxo.utxoId()));
            return anchorFirst(wallet.holdings().free(all, earlier));
        }

        @Override
        public List<Utxo> anchorFirst(List<Utxo> utxos) {
            return first(utxos, utxo -> isShared(utxo.utxoId()));
        }

        /** First the accounts whose nonce is still that of the earlier transactions; a lower one is of a node that lags. */
        @Override
        public List<EvmAccount> accounts(List<EvmAccount> found) {
            Set<Object> nonces = earlier.stream()
                    .flatMap(tx -> Inputs.of(tx.unsigned()).stream())
                    .collect(Collectors.toSet());
            found.forEach(account -> nonces.stream()
                    .filter(input -> input instanceof Inputs.Nonce nonce
                            && nonce.account().equals(account.address())
                            && nonce.number().compareTo(account.nonce()) >= 0)
                    .forEach(shown::add));
            return first(
                    wallet.holdings().freeAccounts(found, earlier),
                    account -> isShared(new Inputs.Nonce(account.address(), account.nonce())));
        }

        private static <T> List<T> first(List<T> all, Predicate<T> isFirst) {
            return Stream.concat(all.stream().filter(isFirst), all.stream().filter(isFirst.negate()))
                    .toList();
        }
    }
}
