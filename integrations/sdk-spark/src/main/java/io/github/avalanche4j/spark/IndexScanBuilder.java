package io.github.avalanche4j.spark;

import java.util.stream.Stream;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.types.StructType;

/** A scan of the columns that a query needs; containers are decoded only if one of the columns requires it. */
final class IndexScanBuilder implements SupportsPushDownRequiredColumns {
    private final IndexOptions options;
    private StructType columns = AvalancheSource.SCHEMA;

    IndexScanBuilder(IndexOptions options) {
        this.options = options;
    }

    /** Columns are returned whole, though Spark may need only some fields of a structure. */
    @Override
    public void pruneColumns(StructType required) {
        columns = Column.schema(Stream.of(required.fieldNames()).map(Column::named));
    }

    @Override
    public Scan build() {
        return new IndexScan(options, columns);
    }
}
