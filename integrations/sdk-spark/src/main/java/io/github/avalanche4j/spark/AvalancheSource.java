package io.github.avalanche4j.spark;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The data source {@code avalanche}: an index of a node, a row for each container, in a batch or as a stream.
 *
 * <pre>{@code
 * spark.read().format("avalanche").option("url", "http://127.0.0.1:9650").option("index", "P/block").load()
 * spark.readStream().format("avalanche")…
 * }</pre>
 *
 * <p>Options:
 *
 * <ul>
 *   <li>{@code url}: the node's address
 *   <li>{@code index}: chain and kind, such as {@code P/block}
 *   <li>{@code from}: the number of the first container, 0 unless set; a stream with a checkpoint continues there
 *   <li>{@code to}: of a batch, the exclusive end; the number of accepted containers by default
 *   <li>{@code partitions}: the number of tasks that read; by default as many as the cluster runs at once
 *   <li>{@code prefetch}: the number of requests that each task keeps in flight, 2 unless set, 16 at most
 *   <li>{@code maxContainersPerTrigger}: of a stream, the maximum number of containers in one micro-batch; no limit
 *   unless set
 *   <li>{@code header.NAME}: a header of each request, such as a key; it appears in no plan and no message
 * </ul>
 *
 * <p>The columns are those of {@link #SCHEMA}. A task that runs again reads the same containers, because an index only
 * grows; a node with fewer containers than the one that planned the query fails the task. A stream's offset is the
 * number of the next container. So with a sink that writes each batch once, each container appears once.
 */
public final class AvalancheSource implements TableProvider, DataSourceRegister {
    /**
     * The columns, a row for each container.
     *
     * <ul>
     *   <li>{@code index}: the number of containers accepted before it
     *   <li>{@code id}: the container's id as the node reports it; for a block, the id of the ProposerVM block
     *   <li>{@code timestamp}: when the node accepted it
     *   <li>{@code bytes}: the container
     *   <li>{@code block_id}, {@code parent_id}: those of the chain's own block, in CB58; on the C-Chain its hashes;
     *   null for a transaction
     *   <li>{@code height}, {@code block_time}: of that block; blocks of the P-Chain from before the Banff upgrade have
     *   no time
     *   <li>{@code proposer}: the node that proposed the block, if its ProposerVM block is signed
     *   <li>{@code transactions}: the id and type of each; the type has AvalancheGo's name, and {@code EthereumTx} for
     *   the C-Chain's Ethereum transactions; null if the content is unreadable or has a form that this library does not
     *   know
     *   <li>{@code error}: why the content is unreadable; null if it is readable
     * </ul>
     */
    public static final StructType SCHEMA = Column.schema(Stream.of(Column.values()));

    /** For Spark, which creates it. */
    public AvalancheSource() {}

    /** {@return the name by which {@code format} finds it} */
    @Override
    public String shortName() {
        return "avalanche";
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return SCHEMA;
    }

    /**
     * {@return the index that the options name}
     *
     * @throws InvalidRequestException if an option is missing, or has an invalid value
     */
    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> properties) {
        return new IndexTable(IndexOptions.of(new CaseInsensitiveStringMap(properties)));
    }
}
