package io.github.avalanche4j.node.internal.layout;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Mapper;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.tx.UnknownTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.io.IOException;

/** Transactions as JSON, with the fields of a node's {@code getTx}. */
public final class TxJson implements JsonAdapter<Tx> {
    /** For the package of transactions. */
    public TxJson() {}

    @Override
    public Tx read(JsonParser in) throws IOException {
        return TxReading.of(Mapper.tree(in), null);
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

    /** One that came as bytes is written as its bytes. */
    private static void writeUnknown(UnknownTx tx, JsonGenerator json) throws IOException {
        if (tx.json().isNull()) {
            json.writeString(tx.bytes().toHex());
        } else {
            JsonAdapters.of(JsonTree.class).write(tx.json(), json);
        }
    }

    /** Most kinds are of one chain; of two chains, the transaction says which it is on. */
    private static Chain chain(UnsignedTx tx) {
        boolean onP =
                tx.baseTx().map(base -> base.blockchainId().equals(Id.EMPTY)).orElse(true);
        return Kinds.chain(tx, onP ? Chain.P : Chain.X);
    }
}
