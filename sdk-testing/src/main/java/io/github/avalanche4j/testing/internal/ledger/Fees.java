package io.github.avalanche4j.testing.internal.ledger;

import java.math.BigInteger;
import java.time.Instant;
import java.util.Map;

/**
 * The fee that a transaction must burn. The P-Chain's numbers are those of AvalancheGo
 * vms/platformvm/txs/fee/complexity.go, the C-Chain's of graft/coreth/plugin/evm/atomic.
 */
public final class Fees {
    /** Database reads, writes and compute that a type needs beside its inputs, outputs and signatures. */
    private static final Map<Integer, int[]> FIXED = Map.ofEntries(
            Map.entry(13, new int[] {3, 3, 0}),
            Map.entry(15, new int[] {3, 1, 0}),
            Map.entry(16, new int[] {0, 1, 0}),
            Map.entry(23, new int[] {1, 3, 0}),
            Map.entry(25, new int[] {1, 3, 0}),
            Map.entry(26, new int[] {1, 2, 0}),
            Map.entry(33, new int[] {1, 1, 0}),
            Map.entry(35, new int[] {3, 2, 0}),
            Map.entry(36, new int[] {5, 6, 1050}),
            Map.entry(37, new int[] {3, 5, 0}),
            Map.entry(38, new int[] {1, 5, 0}),
            Map.entry(39, new int[] {1, 6, 0}),
            Map.entry(40, new int[] {0, 3, 0}),
            Map.entry(41, new int[] {1, 1, 0}));

    private static final long MAX_ATOMIC_GAS = 100_000; // in one transaction; 82 inputs with one signature each
    private static final int MAX_ATOMIC_BYTES = 40 * 1024;
    private static final long MAX_ATOMIC_GAS_IN_HELICON = 1_000_000; // vms/saevm/cchain/dynamic/target.go

    long[] weights = {1, 1000, 1000, 4};
    public long gasPrice = 1; // without excess gas
    GasState gas = new GasState(0, 0, Instant.EPOCH);
    public long txFee = 1_000_000;
    long validatorPrice = 512; // nAVAX per second for an active L1 validator
    long createAssetTxFee = 1_000_000;
    public BigInteger baseFee = BigInteger.valueOf(25_000_000_000L);
    public boolean helicon;

    /** The fee in nAVAX at a time. */
    BigInteger of(LedgerTx tx, Instant now) {
        return switch (tx.chain) {
            case 'P' ->
                BigInteger.valueOf(gas(tx))
                        .multiply(BigInteger.valueOf(gas.at(now).price(gasPrice)));
            case 'X' -> BigInteger.valueOf(tx.type == 1 ? createAssetTxFee : txFee);
            default ->
                BigInteger.valueOf(atomicGas(tx))
                        .multiply(baseFee)
                        .add(Ledger.WEI)
                        .subtract(BigInteger.ONE)
                        .divide(Ledger.WEI);
        };
    }

    /** Refuses a transaction that needs more gas than a chain can give it. */
    void checkGas(LedgerTx tx, Instant now) {
        if (tx.chain == 'P' && gas(tx) > gas.at(now).capacity()) {
            throw new RefusedException("tx exceeds current gas capacity: " + gas(tx) + " > "
                    + gas.at(now).capacity());
        } else if (tx.chain != 'C') {
            return;
        }
        long used = atomicGas(tx);
        if (helicon && used > MAX_ATOMIC_GAS_IN_HELICON) {
            throw new RefusedException("gas exceeds minimum gas target: " + used + " > " + MAX_ATOMIC_GAS_IN_HELICON);
        } else if (!helicon && tx.bytes.length > MAX_ATOMIC_BYTES) {
            throw new RefusedException("tx size (" + tx.bytes.length + ") exceeds total atomic txs size target ("
                    + MAX_ATOMIC_BYTES + ")");
        } else if (!helicon && used > MAX_ATOMIC_GAS) {
            throw new RefusedException(
                    "tx gas usage (" + used + ") exceeds maximum allowed mempool gas usage (" + MAX_ATOMIC_GAS + ")");
        }
    }

    /** The gas of a transaction of the P-Chain. */
    long gas(LedgerTx tx) {
        int[] fixed = FIXED.getOrDefault(tx.type, new int[3]);
        int inputs = tx.inputs.size() + tx.imported.size();
        int signatures = tx.inputs.stream()
                        .mapToInt(input -> input.signers().size())
                        .sum()
                + tx.imported.stream().mapToInt(input -> input.signers().size()).sum()
                + tx.authorization.size();
        long reads = 0L + fixed[0] + inputs + (tx.warpSigners < 0 ? 0 : 23);
        long writes = 0L
                + fixed[1]
                + inputs
                + tx.outputs.size()
                + tx.exported.size()
                + tx.staked.size()
                + 4L * tx.convertedValidators;
        long compute = 0L
                + fixed[2]
                + 200L * signatures
                + 1050L * tx.proofs
                + (tx.warpSigners < 0 ? 0 : 1000 + 5L * tx.warpSigners);
        return weights[0] * tx.bytes.length + weights[1] * reads + weights[2] * writes + weights[3] * compute;
    }

    /** The gas of an atomic transaction of the C-Chain. */
    static long atomicGas(LedgerTx tx) {
        int signatures = tx.type == 0
                ? tx.imported.stream().mapToInt(input -> input.signers().size()).sum()
                : tx.accounts.size();
        return 10_000L + tx.unsigned.length + 1000L * signatures;
    }
}
