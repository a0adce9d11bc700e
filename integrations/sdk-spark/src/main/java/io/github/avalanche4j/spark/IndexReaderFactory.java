package io.github.avalanche4j.spark;

import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;

/** Sent to the executors, where it creates a reader with its own client. */
record IndexReaderFactory(IndexOptions options, String[] columns) implements PartitionReaderFactory {
    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        Column[] selected = Stream.of(columns).map(Column::named).toArray(Column[]::new);
        return new IndexReader(options, ((IndexPartition) partition).part(), selected);
    }
}
