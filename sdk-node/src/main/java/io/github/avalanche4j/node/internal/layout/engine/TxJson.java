package io.github.avalanche4j.node.internal.layout.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.internal.layout.Chain;
import io.github.avalanche4j.node.internal.layout.Format;
import io.github.avalanche4j.node.internal.layout.Kind;
import io.github.avalanche4j.node.internal.layout.table.Kinds;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Transactions as JSON, with the fields of a node's {@code getTx}. */
public final class TxJson implements JsonAdapter<Tx> {
    /** For the package of transactions. */
    public TxJson() {}

    @Override
    public Tx read(JsonParser in) throws IOException {
        return read(Mapper.tree(in));
    }

    /** A transaction. If its fields fit no known kind, it stays JSON. */
    static Tx read(JsonNode node) {
        try {
            return known(node);
        } catch (UnreadableShapeException e) {
            Id id = id(node).orElse(Id.EMPTY);
            return new Tx(id, new UnknownTx(Bytes.EMPTY, JsonTree.parse(node.toString())), List.of());
        }
    }

    /** The id that the node sent. */
    static Optional<Id> id(JsonNode node) {
        JsonNode id = node.path("id");
        return id.isTextual() ? Optional.of(Format.received(Id.class, Id::parse, id.textValue())) : Optional.empty();
    }

    private static Tx known(JsonNode node) {
        Kind<?> kind = kind(node.path("unsignedTx"));
        Optional<Id> said = id(node);
        JsonContext first = new JsonContext(0);
        Tx tx = read(node, kind, first, said.orElse(Id.EMPTY));
        if (said.isPresent() && first.readings() == 1) {
            return tx;
        }
        for (int reading = 0; reading < first.readings(); reading++) {
            Tx candidate = reading == 0 ? tx : read(node, kind, new JsonContext(reading), tx.id());
            Id id = idOf(candidate, kind.chain());
            if (said.orElse(id).equals(id)) {
                return new Tx(id, candidate.unsigned(), candidate.credentials());
            }
        }
        throw UnreadableShapeException.isNot("id", "that of any reading of the transaction");
    }

    private static Id idOf(Tx tx, Chain chain) {
        try {
            return Encoder.idOf(tx, chain);
        } catch (InvalidRequestException e) {
            throw UnreadableShapeException.isNot(e.argument(), e.rule());
        }
    }

    private static Kind<?> kind(JsonNode unsigned) {
        Set<String> names = new HashSet<>();
        unsigned.fieldNames().forEachRemaining(names::add);
        boolean onP = unsigned.path("blockchainID").asText().equals(Id.EMPTY.toString());
        Kind<?> kind = KindsByFields.of(names, onP);
        if (kind == null) {
            throw UnreadableShapeException.isNot("unsignedTx", "of a known kind");
        }
        return kind;
    }

    private static Tx read(JsonNode node, Kind<?> kind, JsonContext context, Id id) {
        JsonNode content = Objects.requireNonNull(node.get("unsignedTx"));
        JsonFields fields = new JsonFields(content, "unsignedTx", context, kind.chain(), "");
        UnsignedTx unsigned = kind.of(fields, null);
        JsonFields whole = new JsonFields(node, "tx", context, kind.chain(), fields.prefix());
        return new Tx(id, unsigned, TxLayout.credentials(whole, null, tx -> List.of()));
    }

    @Override
    public void write(Tx value, JsonGenerator out) throws IOException {
        writeTx(value, out);
    }

    static void writeTx(Tx tx, JsonGenerator json) throws IOException {
        if (tx.unsigned() instanceof UnknownTx unknown) {
            writeUnknown(unknown, json);
            return;
        }
        Chain chain = chain(tx.unsigned());
        JsonOutput fields = new JsonOutput(json, chain);
        json.writeStartObject();
        json.writeObjectFieldStart("unsignedTx");
        Kinds.of(tx.unsigned(), chain).of(fields, tx.unsigned());
        json.writeEndObject();
        TxLayout.credentials(fields, tx, Tx::credentials);
        if (!tx.id().equals(Id.EMPTY)) {
            json.writeStringField("id", tx.id().toString());
        }
        json.writeEndObject();
    }

    /** An unknown transaction that was read from bytes is written as bytes. */
    private static void writeUnknown(UnknownTx tx, JsonGenerator json) throws IOException {
        if (tx.json().isNull()) {
            json.writeString(tx.bytes().toHex());
        } else {
            JsonAdapters.of(JsonTree.class).write(tx.json(), json);
        }
    }

    /** Most kinds belong to one chain; a kind of two chains names its chain. */
    private static Chain chain(UnsignedTx tx) {
        boolean onP =
                tx.baseTx().map(base -> base.blockchainId().equals(Id.EMPTY)).orElse(true);
        return Kinds.chain(tx, onP ? Chain.P : Chain.X);
    }
}
