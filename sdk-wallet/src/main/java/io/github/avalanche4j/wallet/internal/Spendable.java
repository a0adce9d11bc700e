package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.builder.EvmAccount;
import java.util.LinkedHashSet;
import java.util.Set;

/** An input that at most one accepted transaction spends: a UTXO, or a nonce of an account of the C-Chain. */
public sealed interface Spendable {
    /** A UTXO. */
    record Coin(UtxoId id) implements Spendable {
        @Override
        public String text() {
            return id.txId() + ":" + id.outputIndex();
        }
    }

    /** A nonce of an account. */
    record Nonce(EvmAddress account, UInt64 number) implements Spendable {
        public Nonce {
            account = EvmAddress.of(account.bytes()); // equal addresses get equal texts
        }

        @Override
        public String text() {
            return account + "/" + number;
        }
    }

    /** A text without spaces and commas, of which {@link #parse} is the inverse. */
    String text();

    static Spendable of(UtxoId id) {
        return new Coin(UtxoId.of(id.txId(), id.outputIndex()));
    }

    static Spendable of(EvmAccount account) {
        return new Nonce(account.address(), account.nonce());
    }

    static Spendable parse(String text) {
        String[] coin = text.split(":", -1);
        if (coin.length == 2) {
            return of(UtxoId.of(Id.parse(coin[0]), Long.parseLong(coin[1])));
        }
        String[] nonce = text.split("/", -1);
        if (nonce.length != 2) {
            throw new InvalidRequestException("anchor", text, "a UTXO or a nonce");
        }
        return new Nonce(EvmAddress.parse(nonce[0]), UInt64.parse(nonce[1]));
    }

    /** The inputs of a transaction. */
    static Set<Spendable> of(UnsignedTx tx) {
        Set<Spendable> spends = new LinkedHashSet<>();
        tx.spent().forEach(id -> spends.add(of(id)));
        if (tx instanceof AtomicExportTx export) {
            export.inputs().forEach(input -> spends.add(new Nonce(input.address(), input.nonce())));
        }
        return spends;
    }

    /**
     * Whether another name's unfinished transaction that spends {@code other} blocks this input: if both are the same,
     * or if this is a lower nonce of the same account, which only a lagging node shows.
     */
    default boolean isBlockedBy(Spendable other) {
        return equals(other)
                || this instanceof Nonce own
                        && other instanceof Nonce later
                        && later.account().equals(own.account())
                        && later.number().compareTo(own.number()) > 0;
    }
}
