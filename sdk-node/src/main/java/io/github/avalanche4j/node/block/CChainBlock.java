package io.github.avalanche4j.node.block;

import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.eth.EvmHeader;
import io.github.avalanche4j.node.eth.EvmSignedTransaction;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.Tx;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A block of the C-Chain as an index holds it (AvalancheGo graft/coreth). Receipts and logs are not in it.
 *
 * @param header all fields of the header, as {@code eth_getBlockByNumber} returns them; the hash, computed here, is
 *     always present, {@link EvmHeader#totalDifficulty} never
 * @param number the number of blocks before it
 * @param timestamp its time: to the millisecond since the Granite upgrade, to the second before it
 * @param transactions its Ethereum transactions in their order; their hashes are computed here
 * @param txs its atomic transactions: one at most before the Apricot Phase 5 upgrade
 */
@NoJson("write its bytes, which CChainCodec.encodeBlock gives")
public record CChainBlock(
        EvmHeader header, BigInteger number, Instant timestamp, List<EvmSignedTransaction> transactions, List<Tx> txs)
        implements Block {
    private static final BigInteger WEI_PER_NAVAX = BigInteger.TEN.pow(9);

    public CChainBlock {
        Objects.requireNonNull(header, "header");
        Objects.requireNonNull(number, "number");
        Objects.requireNonNull(timestamp, "timestamp");
        transactions = List.copyOf(transactions);
        txs = List.copyOf(txs);
    }

    /** {@return the Ethereum block hash: the Keccak-256 of the header, computed here} */
    public EvmHash hash() {
        return header.hash().orElseThrow();
    }

    /** {@return the hash of the block before} */
    public EvmHash parentHash() {
        return header.parentHash();
    }

    /** {@return the maximum gas that its transactions may use} */
    public UInt64 gasLimit() {
        return header.gasLimit();
    }

    /** {@return the gas that its transactions used} */
    public UInt64 gasUsed() {
        return header.gasUsed();
    }

    /** {@return the fee for one gas, in wei; absent before the Apricot Phase 3 upgrade} */
    public Optional<BigInteger> baseFeePerGas() {
        return header.baseFeePerGas();
    }

    /** {@return the hashes of its Ethereum transactions in their order} */
    public List<EvmHash> transactionHashes() {
        return transactions.stream().map(EvmSignedTransaction::hash).toList();
    }

    /**
     * {@return the amounts of AVAX that its transactions send to some accounts: of Ethereum transactions, then of
     * imports}
     *
     * <p>A failed Ethereum transaction is in the block too, and sends nothing: credit it when its receipt has the status
     * 1. What contracts send is not in the block, and tokens are in logs ({@link
     * io.github.avalanche4j.node.eth.EvmLog#tokenTransfer}).
     *
     * @param accounts the recipients
     * @param avax the id of AVAX, from {@code node.avm().getAssetDescription("AVAX")}: old imports hold other assets
     * @throws IllegalStateException if a transaction is of a kind that this version of the library does not know
     */
    public List<Payment> paidTo(Collection<EvmAddress> accounts, Id avax) {
        Set<EvmAddress> ours = Set.copyOf(Require.elements("accounts", accounts));
        Objects.requireNonNull(avax, "avax");
        List<Payment> payments = new ArrayList<>();
        for (EvmSignedTransaction tx : transactions) {
            tx.to()
                    .filter(to -> ours.contains(to) && tx.value().signum() > 0)
                    .ifPresent(to -> payments.add(new Payment(Id.of(tx.hash().bytes()), to, tx.value())));
        }
        for (Tx tx : txs) {
            if (Payments.known(tx).unsigned() instanceof AtomicImportTx imported) {
                imported.outputs().stream()
                        .filter(output -> ours.contains(output.address())
                                && output.assetId().equals(avax))
                        .forEach(output -> payments.add(new Payment(
                                tx.id(),
                                output.address(),
                                output.amount().toBigInteger().multiply(WEI_PER_NAVAX))));
            }
        }
        return Collections.unmodifiableList(payments);
    }

    /**
     * An amount that a transaction sends to an account.
     *
     * @param txId the transaction's id; of an Ethereum transaction, its hash as an id
     * @param to the account
     * @param wei the amount in wei
     */
    @NoJson("write the parts that you need")
    public record Payment(Id txId, EvmAddress to, BigInteger wei) {
        public Payment {
            Objects.requireNonNull(txId, "txId");
            Objects.requireNonNull(to, "to");
            Objects.requireNonNull(wei, "wei");
        }
    }

    /** {@return the hash as an id, which is how the ProposerVM and the index know the block} */
    @Override
    public Id id() {
        return Id.of(hash().bytes());
    }

    /** {@return the parent's hash as an id} */
    @Override
    public Id parentId() {
        return Id.of(parentHash().bytes());
    }

    /** {@return the number; its low 64 bits if it ever has more} */
    @Override
    public UInt64 height() {
        return UInt64.fromBits(number.longValue());
    }
}
