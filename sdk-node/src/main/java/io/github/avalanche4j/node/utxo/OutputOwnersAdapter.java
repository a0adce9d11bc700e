package io.github.avalanche4j.node.utxo;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.github.avalanche4j.core.internal.json.FieldNames;
import io.github.avalanche4j.core.internal.json.JsonAdapter;
import io.github.avalanche4j.core.internal.json.JsonAdapters;
import io.github.avalanche4j.core.internal.json.ListAdapter;
import io.github.avalanche4j.core.internal.json.Scalars;
import io.github.avalanche4j.core.internal.json.Times;
import io.github.avalanche4j.core.value.Bech32Address;
import java.io.IOException;
import java.time.Instant;
import java.util.List;

/** Reads and writes owners in the form of the P-Chain's API; an absent locktime means no lock. */
final class OutputOwnersAdapter implements JsonAdapter<OutputOwners> {
    private static final int LOCKTIME = 0;
    private static final int THRESHOLD = 1;
    private static final int ADDRESSES = 2;
    private static final FieldNames FIELDS = new FieldNames(1L << THRESHOLD, "locktime", "threshold", "addresses");

    private final ListAdapter<Bech32Address> list = new ListAdapter<>(JsonAdapters.text(Bech32Address.class));

    @Override
    public OutputOwners read(JsonParser in) throws IOException {
        Instant locktime = Instant.EPOCH;
        long threshold = 0;
        List<Bech32Address> addresses = List.of();
        long present = 0;
        for (int field = FIELDS.first(in); field != FieldNames.END; field = FIELDS.next(in, field)) {
            if (field == LOCKTIME) {
                locktime = Times.unixSeconds(in);
            } else if (field == THRESHOLD) {
                threshold = Scalars.int64(in);
            } else {
                addresses = list.read(in);
            }
            present |= 1L << field;
        }
        FIELDS.require(in, present);
        return new OutputOwners(locktime, threshold, addresses);
    }

    @Override
    public void write(OutputOwners value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName(FIELDS.at(LOCKTIME));
        Times.write(value.locktime(), out);
        out.writeFieldName(FIELDS.at(THRESHOLD));
        Scalars.write(value.threshold(), out);
        out.writeFieldName(FIELDS.at(ADDRESSES));
        list.writeAll(value.addresses(), out);
        out.writeEndObject();
    }
}
