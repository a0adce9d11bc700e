package io.github.avalanche4j.node.internal.layout.engine;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.internal.layout.Elements;
import io.github.avalanche4j.node.internal.layout.Fields;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.internal.layout.TypeSlot;
import io.github.avalanche4j.node.internal.layout.table.Kinds;
import io.github.avalanche4j.node.internal.layout.table.SharedTxs;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A signed transaction in bytes: its type id, its fields, its credentials. A transaction that is not in a block begins
 * with a codec version.
 */
final class TxLayout {
    /** The minimum size of a transaction. */
    static final int MIN_SIZE = 16;

    private static final ByteBuffer VERSION = ByteBuffer.allocate(2).asReadOnlyBuffer();

    private TxLayout() {}

    /** The transaction that comes next. */
    static Tx read(BytesFields f) {
        CodecReader in = f.in();
        int start = in.position();
        UnsignedTx unsigned = f.unsigned();
        List<Credential> credentials = f.credentials();
        Id id = id(in.since(start));
        return f.keepsBytes()
                ? new Tx(id, new UnknownTx(in.bytesSince(start), JsonTree.NULL), List.of())
                : new Tx(id, unsigned, credentials);
    }

    /** Writes a transaction without a version; if its id matches its bytes, broken rules are ignored. */
    static Tx write(BytesOutput f, Tx tx) {
        int start = f.out().size();
        InvalidRequestException before = f.broken();
        if (tx.unsigned() instanceof UnknownTx unknown) {
            f.out()
                    .fixed(withoutVersion(tx.id(), unknown)
                            .orElseThrow(() -> f.refused("unsignedTx", unknown, "of a kind whose bytes are known")));
        } else {
            writeUnsigned(f, tx.unsigned());
            credentials(f, tx, Tx::credentials);
        }
        if (f.broken() != before && id(f.out().since(start)).equals(tx.id())) {
            f.restore(before);
        }
        return tx;
    }

    /**
     * An unknown transaction includes its version unless it was in a block; the id shows which bytes are the
     * transaction.
     */
    private static Optional<Bytes> withoutVersion(Id id, UnknownTx tx) {
        if (id(tx.bytes().asByteBuffer()).equals(id)) {
            return Optional.of(tx.bytes());
        }
        return Sha256.idOf(tx.bytes()).equals(id)
                ? Optional.of(tx.bytes().slice(2, tx.bytes().size()))
                : Optional.empty();
    }

    static void writeUnsigned(BytesOutput f, UnsignedTx tx) {
        Kind<?> kind = Kinds.find(tx.getClass(), f.chain())
                .orElseThrow(() -> f.refused(
                        "unsignedTx", tx.getClass().getSimpleName(), "a transaction of the " + f.chain() + "-Chain"));
        f.type(TypeSlot.TX, kind.typeId());
        f.whole("unsignedTx", tx, kind::of);
    }

    static <V> List<Credential> credentials(Fields f, @Nullable V v, Function<V, List<Credential>> get) {
        return f.list("credentials", Elements.CREDENTIALS, v, get, SharedTxs::credential);
    }

    /**
     * The id is always computed from the bytes with the version, even if a block holds the transaction without it.
     */
    static Id id(ByteBuffer withoutVersion) {
        return Sha256.idOf(VERSION.duplicate(), withoutVersion);
    }
}
