package io.github.avalanche4j.spark;

import java.util.stream.Stream;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.types.StructType;

/** A scan of the columns that a query needs: where none of them is decoded, no container is. */
final class IndexScanBuilder implements SupportsPushDownRequiredColumns {
    private final IndexOptions options;
    private StructType columns = AvalancheSource.SCHEMA;

    IndexScanBuilder(IndexOptions options) {
        this.options = options;
    }

    /** Columns are given whole, though Spark may need some fields of a structure alone. */
    @Override
    public void pruneColumns(StructType required) {
        columns = Column.schema(Stream.of(required.fieldNames()).map(Column::named));
    }

    @Override
    public Scan build() {
        return new IndexScan(options, columns);
    }
}
