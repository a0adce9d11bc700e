package io.github.avalanche4j.testing.internal.ledger;

import io.github.avalanche4j.testing.internal.ledger.Bits.Input;
import io.github.avalanche4j.testing.internal.ledger.Bits.Output;
import io.github.avalanche4j.testing.internal.ledger.LedgerTx.Account;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The state of the ledger: UTXOs, accounts of the C-Chain, and stakes until their end. Guarded by its ledger. */
final class Holdings {
    private final Map<String, Map<String, Utxo>> utxos =
            new TreeMap<>(); // by chain and source, then by id, newest last
    private final Map<String, BigInteger> wei = new TreeMap<>();
    private final Map<String, Long> nonces = new TreeMap<>();
    private final List<LedgerTx> stakes = new ArrayList<>();

    Map<String, Utxo> utxos(char chain, char source) {
        return utxos.computeIfAbsent("" + chain + source, key -> new LinkedHashMap<>());
    }

    Holdings copy() {
        Holdings copy = new Holdings();
        utxos.forEach((chains, all) -> copy.utxos.put(chains, new LinkedHashMap<>(all)));
        copy.wei.putAll(wei);
        copy.nonces.putAll(nonces);
        copy.stakes.addAll(stakes);
        return copy;
    }

    void add(char chain, char source, Utxo utxo) {
        utxos(chain, source).put(utxo.id(), utxo);
    }

    void pay(String address, BigInteger amount) {
        wei.merge(address, amount, BigInteger::add);
    }

    BigInteger wei(String address) {
        return wei.getOrDefault(address, BigInteger.ZERO);
    }

    BigInteger allWei() {
        return wei.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
    }

    long nonce(String address) {
        return nonces.getOrDefault(address, 0L);
    }

    void nonce(String address, long nonce) {
        nonces.put(address, nonce);
    }

    /**
     * Removes the UTXOs that a transaction spends and adds those that it creates; {@code peer} is the chain that it
     * imports from or exports to.
     */
    void apply(LedgerTx tx, char peer) {
        tx.inputs.stream().map(Input::utxoId).forEach(utxos(tx.chain, tx.chain)::remove);
        tx.operations.forEach(operation -> operation.utxoIds().forEach(utxos(tx.chain, tx.chain)::remove));
        tx.imported.stream().map(Input::utxoId).forEach(utxos(tx.chain, peer)::remove);
        List<Output> outputs = new ArrayList<>(tx.outputs);
        outputs.addAll(tx.made);
        put(tx, 0, outputs, utxos(tx.chain, tx.chain));
        put(tx, tx.outputs.size(), tx.exported, utxos(peer, tx.chain));
        for (Account account : tx.accounts) {
            BigInteger amount = Ledger.unsigned(account.amount()).multiply(Ledger.WEI);
            pay(account.address(), tx.type == 0 ? amount : amount.negate());
            if (tx.type == 1) {
                nonces.put(account.address(), account.nonce() + 1);
            }
        }
        if (!tx.staked.isEmpty() && tx.stakedUntil > 0) {
            stakes.add(tx);
        }
    }

    /** Returns the stakes that have ended, without a reward, as outputs numbered after those of their transaction. */
    void returnStakes(Instant now) {
        stakes.removeIf(tx -> {
            boolean isOver = tx.stakedUntil <= now.getEpochSecond();
            if (isOver) {
                put(tx, tx.outputs.size(), tx.staked, utxos('P', 'P'));
            }
            return isOver;
        });
    }

    private static void put(LedgerTx tx, int first, List<Output> outputs, Map<String, Utxo> into) {
        for (int i = 0; i < outputs.size(); i++) {
            Utxo utxo = new Utxo(tx.id, first + i, outputs.get(i));
            into.put(utxo.id(), utxo);
        }
    }
}
