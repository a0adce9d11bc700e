package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.NftMintOutput;
import io.github.avalanche4j.node.utxo.NftTransferOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.PropertyMintOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** The orders that nodes require: those of the encoded bytes, field by field. */
final class Order {
    private static final Comparator<List<Bech32Address>> ADDRESSES = list(Bech32Address::bytes);

    private static final Comparator<OutputOwners> OWNERS = Comparator.comparing(OutputOwners::locktime)
            .thenComparingLong(OutputOwners::threshold)
            .thenComparing(OutputOwners::addresses, ADDRESSES);

    /** Outputs by their encoding from the type id on. */
    static final Comparator<Output> OUTPUTS = Comparator.comparingInt(Order::typeId)
            .thenComparing(Order::stakeableUntil)
            .thenComparing(output -> output instanceof TransferOutput transfer ? transfer.amount() : null, absent())
            .thenComparing(Order::groupId)
            .thenComparing(Order::payload, Comparator.comparingInt(Bytes::size).thenComparing(bytes -> bytes))
            .thenComparing(Output::owners, OWNERS);

    /** Outputs of transactions: by asset, then by their encoding. */
    static final Comparator<TxOutput> TX_OUTPUTS = Comparator.<TxOutput, Bytes>comparing(
                    output -> output.assetId().bytes())
            .thenComparing(TxOutput::output, OUTPUTS);

    /** UTXOs by transaction and index: the order of inputs. */
    static final Comparator<Utxo> UTXOS = Comparator.<Utxo, Bytes>comparing(
                    utxo -> utxo.utxoId().txId().bytes())
            .thenComparingLong(utxo -> utxo.utxoId().outputIndex());

    private Order() {}

    private static <T extends Comparable<T>> Comparator<T> absent() {
        return Comparator.nullsFirst(Comparator.naturalOrder());
    }

    private static <T> Comparator<List<T>> list(Function<T, Bytes> bytes) {
        return (a, b) -> {
            int order = Integer.compare(a.size(), b.size());
            for (int i = 0; order == 0 && i < a.size(); i++) {
                order = bytes.apply(a.get(i)).compareTo(bytes.apply(b.get(i)));
            }
            return order;
        };
    }

    private static int typeId(Output output) {
        if (output instanceof TransferOutput transfer) {
            return transfer.stakeableUntil().isPresent() ? 22 : 7;
        } else if (output instanceof MintOutput) {
            return 6;
        } else if (output instanceof NftMintOutput) {
            return 10;
        } else if (output instanceof NftTransferOutput) {
            return 11;
        }
        return output instanceof PropertyMintOutput ? 15 : 16;
    }

    private static Instant stakeableUntil(Output output) {
        return output instanceof TransferOutput transfer
                ? transfer.stakeableUntil().orElse(Instant.EPOCH)
                : Instant.EPOCH;
    }

    private static long groupId(Output output) {
        if (output instanceof NftMintOutput mint) {
            return mint.groupId();
        }
        return output instanceof NftTransferOutput transfer ? transfer.groupId() : 0;
    }

    private static Bytes payload(Output output) {
        return output instanceof NftTransferOutput transfer ? transfer.payload() : Bytes.EMPTY;
    }
}
