package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A kind of transaction.
 *
 * @param chain whose it is
 * @param typeId its type id in that chain's codec
 * @param type its values
 * @param layout its fields
 * @param json the names of all its fields in JSON, by which it is told there
 */
record Kind<T extends UnsignedTx>(Chain chain, int typeId, Class<T> type, Layout<T> layout, Set<String> json) {
    private static final String BASE = "networkID blockchainID outputs inputs memo ";

    static <T extends UnsignedTx> Kind<T> of(
            Chain chain, int typeId, Class<T> type, Layout<T> layout, String jsonFields) {
        return new Kind<>(chain, typeId, type, layout, Set.of(jsonFields.split(" ")));
    }

    /** One that begins with the fields of all that somebody issued. */
    static <T extends UnsignedTx> Kind<T> withBase(
            Chain chain, int typeId, Class<T> type, Layout<T> layout, String jsonFields) {
        return of(chain, typeId, type, layout, (BASE + jsonFields).trim());
    }

    T of(Fields f, @Nullable UnsignedTx v) {
        return layout.of(f, v == null ? null : type.cast(v));
    }
}
