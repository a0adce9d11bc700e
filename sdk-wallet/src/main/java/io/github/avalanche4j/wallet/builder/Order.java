package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.utxo.Output;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The orders that nodes require: those of the encoded bytes. */
final class Order {
    private static final UtxoId SAME = UtxoId.of(Id.EMPTY, 0);

    /** UTXOs by transaction and index: the order of inputs. */
    static final Comparator<Utxo> UTXOS = Comparator.<Utxo, Bytes>comparing(
                    utxo -> utxo.utxoId().txId().bytes())
            .thenComparingLong(utxo -> utxo.utxoId().outputIndex());

    private Order() {}

    /** Outputs of a transaction: by asset, then by their encoding. */
    static List<TxOutput> outputs(Chain chain, Collection<TxOutput> outputs) {
        return sorted(outputs, output -> encoded(chain, output.assetId(), output.output()));
    }

    /** Outputs of one asset by their encoding. */
    static List<Output> ofAsset(Chain chain, Collection<Output> outputs) {
        return sorted(outputs, output -> encoded(chain, Id.EMPTY, output));
    }

    private static Bytes encoded(Chain chain, Id assetId, Output output) {
        return chain.encodeUtxo(new Utxo(SAME, assetId, output));
    }

    private static <T> List<T> sorted(Collection<T> items, Function<T, Bytes> encoding) {
        Map<T, Bytes> encoded = new HashMap<>();
        return items.stream()
                .sorted(Comparator.comparing(item -> encoded.computeIfAbsent(item, encoding)))
                .toList();
    }
}
