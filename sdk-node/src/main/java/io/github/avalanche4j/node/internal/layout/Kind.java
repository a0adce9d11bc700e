package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.node.tx.UnsignedTx;
import org.jspecify.annotations.Nullable;

/**
 * A kind of transaction.
 *
 * @param chain the chain that accepts it
 * @param typeId its type id in that chain's codec
 * @param type its values
 * @param layout its fields
 */
public record Kind<T extends UnsignedTx>(Chain chain, int typeId, Class<T> type, Layout<T> layout) {
    public T of(Fields f, @Nullable UnsignedTx v) {
        return layout.of(f, v == null ? null : type.cast(v));
    }
}
