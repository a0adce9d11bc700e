package io.github.avalanche4j.node.index;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.internal.json.FieldNames;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.Scalars;
import io.github.avalanche4j.core.internal.json.TextAdapter;
import io.github.avalanche4j.core.internal.json.Times;
import io.github.avalanche4j.core.internal.json.UncheckedHexParser;
import io.github.avalanche4j.core.internal.json.UnreadableJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;

/**
 * Reads and writes containers. A checksum follows the bytes unless the encoding is {@code hexnc}, which is known only
 * after the bytes.
 */
final class ContainerAdapter implements JsonAdapter<Container> {
    private static final String PLAIN = "hexnc";
    private static final int ID = 0;
    private static final int BYTES = 1;
    private static final int TIMESTAMP = 2;
    private static final int INDEX = 3;
    private static final int ENCODING = 4;
    private static final FieldNames FIELDS = new FieldNames(0xfL, "id", "bytes", "timestamp", "index", "encoding");

    private final TextAdapter<Id> id = JsonAdapters.text(Id.class);
    private final JsonAdapter<Bytes> checked = JsonAdapters.checkedHex();
    private final JsonAdapter<Bytes> plain = JsonAdapters.of(Bytes.class);
    private final JsonAdapter<UInt64> index = JsonAdapters.of(UInt64.class);

    @Override
    public Container read(JsonParser in) throws IOException {
        Id containerId = Id.EMPTY;
        Bytes bytes = Bytes.EMPTY;
        Instant timestamp = Instant.EPOCH;
        UInt64 number = UInt64.ZERO;
        Optional<String> encoding = Optional.empty();
        Optional<UnreadableJson> noChecksum = Optional.empty();
        long present = 0;
        for (int field = FIELDS.first(in); field != FieldNames.END; field = FIELDS.next(in, field)) {
            switch (field) {
                case ID -> containerId = id.read(in);
                case BYTES -> {
                    try {
                        bytes = checked.read(in);
                    } catch (UnreadableJson e) {
                        noChecksum = Optional.of(e);
                        bytes = plain.read(in);
                    }
                }
                case TIMESTAMP -> timestamp = Times.instant(in);
                case INDEX -> number = index.read(in);
                default -> encoding = Optional.of(Scalars.text(in));
            }
            present |= 1L << field;
        }
        FIELDS.require(in, present);
        boolean isPlain = encoding.equals(Optional.of(PLAIN));
        if (noChecksum.isPresent() && !isPlain) {
            throw noChecksum.get();
        }
        boolean endsLikeChecksum = isPlain && noChecksum.isEmpty() && !(in instanceof UncheckedHexParser);
        return ImmutableContainer.of(
                containerId,
                endsLikeChecksum ? Bytes.fromHex(bytes.toCheckedHex()) : bytes,
                timestamp,
                number,
                encoding);
    }

    @Override
    public void write(Container value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName(FIELDS.at(ID));
        id.write(value.id(), out);
        out.writeFieldName(FIELDS.at(BYTES));
        (value.encoding().equals(Optional.of(PLAIN)) ? plain : checked).write(value.bytes(), out);
        out.writeFieldName(FIELDS.at(TIMESTAMP));
        Times.write(value.timestamp(), out);
        out.writeFieldName(FIELDS.at(INDEX));
        index.write(value.index(), out);
        if (value.encoding().isPresent()) {
            out.writeFieldName(FIELDS.at(ENCODING));
            out.writeString(value.encoding().get());
        }
        out.writeEndObject();
    }
}
