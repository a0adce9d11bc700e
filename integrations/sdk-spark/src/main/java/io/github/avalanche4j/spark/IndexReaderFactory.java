package io.github.avalanche4j.spark;

import java.util.stream.Stream;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;

/** Goes to the executors, and makes a reader with a client of its own there. */
record IndexReaderFactory(IndexOptions options, String[] columns) implements PartitionReaderFactory {
    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        Column[] wanted = Stream.of(columns).map(Column::named).toArray(Column[]::new);
        return new IndexReader(options, ((IndexPartition) partition).part(), wanted);
    }
}
