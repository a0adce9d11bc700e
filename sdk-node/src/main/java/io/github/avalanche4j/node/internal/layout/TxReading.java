package io.github.avalanche4j.node.internal.layout;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.tx.Credential;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a transaction from JSON. One that has not the fields of any kind known here stays JSON. */
final class TxReading {
    private TxReading() {}

    /** The transaction; its bytes, without a version, go to {@code out} where there is one. */
    static Tx of(JsonNode node, @Nullable CodecWriter out) {
        try {
            return known(node, out);
        } catch (UnreadableShapeException e) {
            if (out != null) {
                throw e; // nobody knows the bytes
            }
            Id id = id(node).orElse(Id.EMPTY);
            return new Tx(id, new UnknownTx(Bytes.EMPTY, JsonTree.parse(node.toString())), List.of());
        }
    }

    /** The id that the node says. */
    static Optional<Id> id(JsonNode node) {
        JsonNode id = node.path("id");
        return id.isTextual() ? Optional.of(JsonScalars.value(Id.class, Id::parse, id.textValue())) : Optional.empty();
    }

    private static Tx known(JsonNode node, @Nullable CodecWriter out) {
        Kind<?> kind = kind(node.path("unsignedTx"));
        Optional<Id> said = id(node);
        JsonContext first = new JsonContext(0, null);
        Tx tx = read(node, kind, first, said.orElse(Id.EMPTY));
        if (said.isPresent() && first.readings() == 1 && out == null) {
            return tx;
        }
        for (int reading = 0; reading < first.readings(); reading++) {
            CodecWriter bytes = new CodecWriter();
            Tx candidate = read(node, kind, new JsonContext(reading, bytes), said.orElse(Id.EMPTY));
            Id id = TxLayout.id(bytes.bytes().asByteBuffer());
            if (first.readings() == 1 || id.equals(candidate.id())) {
                if (out != null) {
                    out.fixed(bytes.bytes());
                }
                return new Tx(said.orElse(id), candidate.unsigned(), candidate.credentials());
            }
        }
        throw UnreadableShapeException.isNot("id", "that of any reading of the transaction");
    }

    private static Kind<?> kind(JsonNode unsigned) {
        Set<String> names = new HashSet<>();
        unsigned.fieldNames().forEachRemaining(names::add);
        boolean onP = unsigned.path("blockchainID").asText().equals(Id.EMPTY.toString());
        Kind<?> kind = Kinds.of(names, onP);
        if (kind == null) {
            throw UnreadableShapeException.isNot("unsignedTx", "of a known kind");
        }
        return kind;
    }

    private static Tx read(JsonNode node, Kind<?> kind, JsonContext context, Id id) {
        if (context.bytes() != null) {
            context.bytes().uint32(kind.typeId());
        }
        JsonNode content = Objects.requireNonNull(node.get("unsignedTx"));
        JsonFields fields = new JsonFields(content, "unsignedTx", context, kind.chain(), "");
        UnsignedTx unsigned = kind.of(fields, null);
        JsonFields whole = new JsonFields(node, "tx", context, kind.chain(), fields.prefix());
        List<Credential> credentials = TxLayout.credentials(whole, null, tx -> List.of());
        return new Tx(id, unsigned, credentials);
    }
}
