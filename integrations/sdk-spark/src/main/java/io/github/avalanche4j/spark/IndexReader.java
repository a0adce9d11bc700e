package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.PagedIterator;
import io.github.avalanche4j.core.Part;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.jspecify.annotations.Nullable;

/** Reads one part on an executor. */
final class IndexReader implements PartitionReader<InternalRow> {
    private final Index<?> index;
    private final Column[] columns;
    private final NodeClient node;
    private final PagedIterator<Container> walk;

    IndexReader(IndexOptions options, Part part, Column[] columns) {
        this.index = Index.of(options.index());
        this.columns = columns;
        this.node = options.client();
        this.walk = options.containers(node, 0)
                .part(part)
                .prefetch(options.prefetch())
                .iterator();
    }

    @Override
    public boolean next() {
        return walk.hasNext();
    }

    @Override
    public InternalRow get() {
        ContainerRow row = new ContainerRow(index, walk.next());
        @Nullable Object[] values = new Object[columns.length];
        for (int i = 0; i < columns.length; i++) {
            values[i] = columns[i].of(row);
        }
        return new GenericInternalRow(values);
    }

    @Override
    public void close() {
        walk.close();
        node.close();
    }
}
