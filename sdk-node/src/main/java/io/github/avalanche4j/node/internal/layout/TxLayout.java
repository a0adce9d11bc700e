package io.github.avalanche4j.node.internal.layout;

import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A signed transaction in bytes: its type id, its fields, its credentials. Standing alone it has a codec version in
 * front.
 */
final class TxLayout {
    /** The fewest bytes that one has. */
    static final int LEAST = 16;

    private static final int LEAST_CREDENTIAL = 4;
    private static final ByteBuffer VERSION = ByteBuffer.allocate(2).asReadOnlyBuffer();

    private TxLayout() {}

    /** The transaction that comes next. */
    static Tx read(BytesFields f) {
        CodecReader in = f.in();
        int start = in.position();
        UnsignedTx unsigned = f.unsigned();
        List<Credential> credentials = f.credentials();
        Id id = id(in.since(start));
        return f.hasMisplaced()
                ? new Tx(id, new UnknownTx(in.bytesSince(start), JsonTree.NULL), List.of())
                : new Tx(id, unsigned, credentials);
    }

    static <V> List<Credential> credentials(Fields f, @Nullable V v, Function<V, List<Credential>> get) {
        return f.list("credentials", LEAST_CREDENTIAL, v, get, SharedTxs::credential);
    }

    /**
     * The id is always made of the bytes with the version in front, also where a transaction stands in a block without
     * one.
     */
    static Id id(ByteBuffer withoutVersion) {
        return Sha256.idOf(VERSION.duplicate(), withoutVersion);
    }
}
