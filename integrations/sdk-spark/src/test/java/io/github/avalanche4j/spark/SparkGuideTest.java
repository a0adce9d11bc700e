package io.github.avalanche4j.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.testing.FakeIndex;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.StreamingQuery;
import org.apache.spark.sql.streaming.Trigger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The snippets of the guide. */
class SparkGuideTest extends SparkTest {
    private final SparkSession spark = Cluster.SPARK;

    @Test
    void types_of_transactions_are_counted_over_an_index() {
        accept(400);
        String url = fake.url();
        // snippet: count
        Dataset<Row> blocks = spark.read()
                .format("avalanche")
                .option("url", url)
                .option("index", "P/block")
                .load();
        Dataset<Row> types = blocks.selectExpr("explode(transactions) AS tx")
                .groupBy("tx.type")
                .count()
                .orderBy("type");
        types.show(false);
        // end

        Map<String, Long> counts = types.collectAsList().stream()
                .collect(Collectors.toMap(row -> row.getString(0), row -> row.getLong(1)));
        List<byte[][]> recorded = FakeIndex.recordedBlocks("P");
        long transactions = 0;
        for (int i = 0; i < 400; i++) {
            transactions += recorded.get(i % recorded.size()).length;
        }
        assertThat(counts).containsKeys("CreateSubnetTx", "BaseTx");
        assertThat(counts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(transactions);
    }

    @Test
    void a_stream_continues_where_it_was(@TempDir Path folder) throws Exception {
        accept(100);
        String url = fake.url();
        String checkpoint = folder.resolve("checkpoint").toString();
        String output = folder.resolve("blocks").toString();
        // snippet: stream
        StreamingQuery query = spark.readStream()
                .format("avalanche")
                .option("url", url)
                .option("index", "P/block")
                .option("maxContainersPerTrigger", 100_000)
                .load()
                .writeStream()
                .format("parquet")
                .option("checkpointLocation", checkpoint)
                .option("path", output)
                .trigger(Trigger.AvailableNow()) // or ProcessingTime, for one that never ends
                .start();
        query.awaitTermination();
        // end

        assertThat(spark.read().parquet(output).count()).isEqualTo(100);
    }
}
