package io.github.avalanche4j.spark;

import java.util.Set;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** An index as a table. */
record IndexTable(IndexOptions options) implements SupportsRead {
    @Override
    public String name() {
        return "avalanche " + options.index();
    }

    // Spark 3 and 4 both ask for it
    @Override
    @SuppressWarnings("deprecation")
    public StructType schema() {
        return AvalancheSource.SCHEMA;
    }

    @Override
    public Set<TableCapability> capabilities() {
        return Set.of(TableCapability.BATCH_READ, TableCapability.MICRO_BATCH_READ);
    }

    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap read) {
        return new IndexScanBuilder(options);
    }
}
