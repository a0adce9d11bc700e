package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicExportTx.EvmInput;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx.EvmOutput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.utxo.Utxo;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Builds atomic transactions of the C-Chain, which move AVAX between its accounts and the UTXOs of another chain. For
 * the same UTXOs and accounts it produces the same bytes as AvalancheGo's own wallet. It fails in the same cases as
 * {@link PChainBuilder}.
 */
public final class CChainBuilder {
    private static final long BASE_GAS = 10_000;
    private static final long SIGNATURE_GAS = 1000;
    private static final long OUTPUT_BYTES = 60;
    private static final long INPUT_BYTES = 68;
    private static final long MAX_GAS = 100_000;
    private static final long IMPORT_GAS = 11_230; // one input that one key signs, and one output
    private static final long MAX_BYTES = 40 * 1024;
    private static final BigInteger WEI = BigInteger.valueOf(1_000_000_000);
    private static final BigInteger MAX_AMOUNT = UInt64.MAX.toBigInteger();

    private final NetworkIds ids;
    private final BigInteger baseFee;

    /**
     * A builder of transactions at a price.
     *
     * @param ids the ids of the network
     * @param baseFee the price of a unit of gas in wei, paid without change. The block checks the fee again, so add a
     *     margin to {@code eth_baseFee}; it is not refunded
     * @throws InvalidRequestException if it is negative
     */
    public CChainBuilder(NetworkIds ids, BigInteger baseFee) {
        this.ids = Objects.requireNonNull(ids, "ids");
        if (baseFee.signum() < 0) {
            throw new InvalidRequestException("baseFee", baseFee.toString(), "0 or more wei");
        }
        this.baseFee = baseFee;
    }

    /** The fee, rounded up to whole nAVAX. */
    private NAvax fee(long gas) {
        BigInteger[] parts = baseFee.multiply(BigInteger.valueOf(gas)).divideAndRemainder(WEI);
        return NAvax.of(Amounts.of("fee", parts[1].signum() == 0 ? parts[0] : parts[0].add(BigInteger.ONE)));
    }

    /**
     * {@return an import of the AVAX that another chain exported and that the addresses can sign for} It takes all UTXOs;
     * if they do not fit into one transaction, the largest that do, and {@link BuiltTx#left} counts the others.
     *
     * @param sourceChain the P- or X-Chain
     * @param exported the UTXOs that may be imported, from {@code avax.getUTXOs}, and the addresses that sign; its
     *     change and memo are ignored here
     * @param to the receiving account
     */
    public BuiltTx importFrom(Id sourceChain, Funds exported, EvmAddress to) {
        Checks.other("sourceChain", sourceChain, Chain.C, ids);
        EvmAddress receiver = EvmAddress.of(to.bytes());
        List<Utxo> ofAvax = exported.utxos().stream()
                .filter(utxo -> utxo.assetId().equals(ids.avaxAssetId()))
                .toList();
        return Imports.of(ids.avaxAssetId(), ofAvax, new Owners(exported.addresses(), exported.time()))
                .build(this::isWorthItsFee, imports -> importing(sourceChain, imports, receiver));
    }

    /** Whether a UTXO is worth more than the fee of its input. */
    private boolean isWorthItsFee(Spent spent) {
        BigInteger wei = baseFee.multiply(BigInteger.valueOf(gasOf(spent)));
        return spent.input().amount().toBigInteger().multiply(WEI).compareTo(wei) > 0;
    }

    private BuiltTx importing(Id sourceChain, Imports imports, EvmAddress to) {
        AtomicImportTx bare = new AtomicImportTx(
                ids.network(), ids.cChainId(), sourceChain, Spent.inputs(imports.spent()), List.of());
        long gas = gasOf(bare) + OUTPUT_BYTES;
        UInt64 fee = fee(gas).amount();
        UInt64 amount = imports.amount();
        if (amount.compareTo(fee) <= 0) {
            UInt64 missing = Amounts.sum("fee", Amounts.difference(fee, amount), UInt64.of(1));
            throw InsufficientFundsException.of(
                    ids.avaxAssetId(), ids.avaxAssetId(), missing, "to pay the fee and 1 nAVAX more");
        }
        EvmOutput output = new EvmOutput(to, Amounts.difference(amount, fee), ids.avaxAssetId());
        UnsignedTx tx =
                new AtomicImportTx(ids.network(), ids.cChainId(), sourceChain, bare.importedInputs(), List.of(output));
        return built(tx, Spent.utxos(imports.spent()), fee(gas), gas, imports.left());
    }

    /**
     * {@return the fee of an import of one UTXO that one key signs for} An exported amount arrives without this fee, so
     * it must be higher.
     */
    public NAvax importFee() {
        return fee(IMPORT_GAS);
    }

    private static long gasOf(Spent input) {
        int signatures = input.input().signatureIndices().size();
        return 84 + (Integer.BYTES + SIGNATURE_GAS) * signatures;
    }

    static long gasOf(UnsignedTx tx) {
        return BASE_GAS + Chain.C.encodeUnsignedTx(tx).size() + SIGNATURE_GAS * signatures(tx);
    }

    private static int signatures(UnsignedTx tx) {
        return tx instanceof AtomicImportTx importTx
                ? importTx.importedInputs().stream()
                        .mapToInt(input -> input.signatureIndices().size())
                        .sum()
                : ((AtomicExportTx) tx).inputs().size();
    }

    /**
     * {@return an export of AVAX from accounts of the C-Chain}
     *
     * @param destinationChain the P- or X-Chain
     * @param outputs the outputs; the receivers' addresses must be those of keys
     * @param accounts the accounts that pay, in order; only whole nAVAX of their balances count
     */
    public BuiltTx exportTo(Id destinationChain, List<TxOutput> outputs, List<EvmAccount> accounts) {
        List<TxOutput> checked = Checks.exports(outputs, Chain.C, destinationChain, ids);
        UInt64 sum = Checks.sums(checked).getOrDefault(ids.avaxAssetId(), UInt64.ZERO);
        long gas = gasOf(new AtomicExportTx(ids.network(), ids.cChainId(), destinationChain, List.of(), checked));
        UInt64 due = Amounts.sum("amount", sum, fee(gas).amount());
        List<EvmInput> inputs = new ArrayList<>();
        for (EvmAccount account : accounts) {
            if (Amounts.isZero(due)) {
                break;
            }
            long more = gas + INPUT_BYTES + SIGNATURE_GAS;
            UInt64 added = fee(more).minus(fee(gas)).amount();
            UInt64 balance = nAvax(account.balance());
            if (balance.compareTo(added) > 0) {
                gas = more;
                due = Amounts.sum("amount", due, added);
                UInt64 amount = Amounts.least(due, balance);
                EvmAddress payer = EvmAddress.of(account.address().bytes());
                inputs.add(new EvmInput(payer, amount, ids.avaxAssetId(), account.nonce()));
                due = Amounts.difference(due, amount);
            }
        }
        if (!Amounts.isZero(due)) {
            String held = accounts.stream()
                    .map(account -> "account " + EvmAddress.of(account.address().bytes()) + " of the C-Chain has "
                            + NAvax.of(nAvax(account.balance())))
                    .collect(Collectors.joining(", "));
            throw InsufficientFundsException.ofAccounts(ids.avaxAssetId(), due, "to export and to pay the fee", held);
        }
        if (inputs.stream().map(EvmInput::address).distinct().count() < inputs.size()) {
            throw new InvalidRequestException("accounts", accounts.toString(), "each named once");
        }
        inputs.sort(Comparator.comparing(input -> input.address().bytes()));
        UnsignedTx tx = new AtomicExportTx(ids.network(), ids.cChainId(), destinationChain, inputs, checked);
        return built(tx, List.of(), fee(gas), gas, 0);
    }

    private static UInt64 nAvax(BigInteger wei) {
        return UInt64.fromBits(wei.divide(WEI).min(MAX_AMOUNT).longValue());
    }

    private static BuiltTx built(UnsignedTx tx, List<Utxo> spent, NAvax fee, long gas, int left) {
        if (gas > MAX_GAS) {
            String rule = "at most 100000 (exceeds maximum allowed mempool gas usage (100000))";
            throw new InvalidRequestException("gas", Long.toString(gas), rule);
        }
        Bytes bytes = Chain.C.encodeUnsignedTx(tx);
        int inputs = tx instanceof AtomicExportTx export ? export.inputs().size() : spent.size();
        long size = Checks.signedSize(bytes, inputs, signatures(tx));
        if (size > MAX_BYTES) {
            throw new InvalidRequestException("transaction", size + " bytes", "at most 40960 bytes when it is signed");
        }
        return new BuiltTx(
                tx,
                bytes,
                new SpentOutputs(Chain.C, spent, Optional.empty()),
                List.of(),
                fee,
                fee,
                UInt64.of(gas),
                Optional.empty(),
                left);
    }
}
