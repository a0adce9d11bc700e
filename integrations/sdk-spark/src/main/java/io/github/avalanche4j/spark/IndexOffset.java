package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.JsonTree;
import java.util.Optional;
import org.apache.spark.sql.connector.read.streaming.Offset;

/** The offset of a stream: the number of the next container. Checkpoints hold it, so its form is fixed. */
final class IndexOffset extends Offset {
    private final String index;
    private final long next;

    IndexOffset(String index, long next) {
        this.index = index;
        this.next = next;
    }

    /** The offset of a checkpoint of a stream of {@code index}. */
    static IndexOffset of(String index, String json) {
        JsonTree offset = JsonTree.parse(json);
        Optional<String> written = offset.get("index").asText();
        if (!written.equals(Optional.of(index))) {
            throw new InvalidRequestException(
                    "checkpointLocation", json, "the checkpoint of a stream of the index " + index);
        }
        long next = offset.get("next").asInteger().orElseThrow().longValueExact();
        return new IndexOffset(index, next);
    }

    long next() {
        return next;
    }

    @Override
    public String json() {
        return "{\"index\":\"" + index + "\",\"next\":" + next + "}";
    }
}
