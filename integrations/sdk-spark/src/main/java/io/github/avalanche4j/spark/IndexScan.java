package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import java.util.List;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.streaming.MicroBatchStream;
import org.apache.spark.sql.types.StructType;

/** One read of an index, on the driver: asks the node for the end of the index, and splits the range into parts. */
record IndexScan(IndexOptions options, StructType columns) implements Scan, Batch {
    @Override
    public StructType readSchema() {
        return columns;
    }

    @Override
    public String description() {
        return "avalanche " + options.index() + " from " + options.from();
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    @Override
    public InputPartition[] planInputPartitions() {
        try (NodeClient node = options.client()) {
            Paged<Container> containers = options.containers(node, options.from());
            Paged<Container> scanned = options.to().isEmpty()
                    ? containers
                    : containers.limit(options.to().getAsLong() - options.from());
            return partitions(scanned.split(options.partitionsOrDefault()).execute());
        }
    }

    static InputPartition[] partitions(List<Part> parts) {
        return parts.stream().map(IndexPartition::new).toArray(InputPartition[]::new);
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        return new IndexReaderFactory(options, columns.fieldNames());
    }

    @Override
    public MicroBatchStream toMicroBatchStream(String checkpointLocation) {
        return new IndexStream(options, columns.fieldNames());
    }
}
