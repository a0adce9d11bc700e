package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import java.util.List;
import java.util.OptionalLong;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.streaming.MicroBatchStream;
import org.apache.spark.sql.connector.read.streaming.Offset;
import org.apache.spark.sql.connector.read.streaming.ReadLimit;
import org.apache.spark.sql.connector.read.streaming.ReadMaxRows;
import org.apache.spark.sql.connector.read.streaming.SupportsTriggerAvailableNow;

/**
 * An index as a stream of micro-batches. The containers between two offsets are always the same, so a batch that is run
 * again, by the same query or by one that continues from its checkpoint, has the same rows.
 */
final class IndexStream implements MicroBatchStream, SupportsTriggerAvailableNow {
    private final IndexOptions options;
    private final String[] columns;
    private final NodeClient node;
    private OptionalLong lastEnd = OptionalLong.empty();

    IndexStream(IndexOptions options, String[] columns) {
        this.options = options;
        this.columns = columns;
        this.node = options.client();
    }

    private IndexOffset at(long next) {
        return new IndexOffset(options.index(), next);
    }

    @Override
    public Offset initialOffset() {
        return at(options.from());
    }

    @Override
    public Offset deserializeOffset(String json) {
        return IndexOffset.of(options.index(), json);
    }

    /** Containers accepted from now on are left for the next run. */
    @Override
    public void prepareForTriggerAvailableNow() {
        lastEnd = OptionalLong.of(currentEnd(0));
    }

    @Override
    public ReadLimit getDefaultReadLimit() {
        OptionalLong most = options.mostPerTrigger();
        return most.isPresent() ? ReadLimit.maxRows(most.getAsLong()) : ReadLimit.allAvailable();
    }

    @Override
    public Offset latestOffset(Offset start, ReadLimit limit) {
        long from = ((IndexOffset) start).next();
        long end = Math.max(from, lastEnd.orElseGet(() -> currentEnd(from)));
        if (limit instanceof ReadMaxRows most) {
            end = Math.min(end, from + Math.min(most.maxRows(), Long.MAX_VALUE - from));
        }
        return at(end);
    }

    /** {@return never: Spark calls the method with a limit} */
    @Override
    public Offset latestOffset() {
        throw new UnsupportedOperationException("latestOffset(Offset, ReadLimit) is to be called");
    }

    /** The exclusive end; {@code from} if the node has no containers yet. */
    private long currentEnd(long from) {
        List<Part> rest = options.containers(node, from).split(1).execute();
        return rest.isEmpty() ? from : rest.get(0).end();
    }

    @Override
    public InputPartition[] planInputPartitions(Offset start, Offset end) {
        long from = ((IndexOffset) start).next();
        Paged<Container> all = options.containers(node, from);
        Position first = all.start();
        Part batch = new Part(first.endpoint(), first.parameters(), from, ((IndexOffset) end).next());
        return IndexScan.partitions(
                all.part(batch).split(options.partitionsOrDefault()).execute());
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        return new IndexReaderFactory(options, columns);
    }

    /** Nothing to do: the node keeps the containers. */
    @Override
    public void commit(Offset end) {}

    @Override
    public void stop() {
        node.close();
    }
}
