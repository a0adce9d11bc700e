package io.github.avalanche4j.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.testing.FakeContainer;
import io.github.avalanche4j.testing.FakeIndex;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An index read in a batch by two executors. */
class BatchTest extends SparkTest {
    private static List<Long> upTo(long end) {
        return LongStream.range(0, end).boxed().toList();
    }

    @Test
    void each_container_is_a_row_with_its_decoded_content() {
        List<FakeContainer> accepted = accept(FakeIndex.recordedBlocks("P").size());

        List<Row> rows = read().load().orderBy("index").collectAsList();

        assertThat(rows).hasSameSizeAs(accepted);
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            assertThat(row.<Long>getAs("index")).isEqualTo(i);
            assertThat(row.<String>getAs("id")).isEqualTo(accepted.get(i).id());
            assertThat(row.<byte[]>getAs("bytes")).isEqualTo(accepted.get(i).bytes());
            assertThat(row.<Long>getAs("height")).isEqualTo(i);
            assertThat(row.<Object>getAs("error")).isNull();
            assertThat(row.getList(row.fieldIndex("transactions")))
                    .hasSameSizeAs(FakeIndex.recordedBlocks("P").get(i));
        }
    }

    @Test
    void tasks_run_in_processes_of_their_own_as_many_as_there_are_partitions() {
        index.synthesize(4000, 100);

        Dataset<String> readers = read().option("partitions", 8)
                .load()
                .select("index")
                .as(Encoders.LONG())
                .map((MapFunction<Long, String>) number -> SparkEnv.get().executorId(), Encoders.STRING());

        assertThat(readers.javaRDD().getNumPartitions()).isEqualTo(8);
        assertThat(readers.distinct().collectAsList()).doesNotContain("driver").isNotEmpty();
    }

    @Test
    void an_executor_that_is_killed_loses_and_doubles_nothing(@TempDir Path folder) {
        accept(300);
        String marker = folder.resolve("killed").toString();

        List<Long> numbers = read().option("partitions", 6)
                .load()
                .select("index")
                .as(Encoders.LONG())
                .map(
                        (MapFunction<Long, Long>) number -> {
                            if (number == 120) { // in the middle of the third part
                                killOnce(marker);
                            }
                            return number;
                        },
                        Encoders.LONG())
                .collectAsList();

        assertThat(Path.of(marker)).exists();
        assertThat(numbers).containsExactlyElementsOf(upTo(300));
    }

    @Test
    void a_range_is_read_from_its_first_container_to_its_last() {
        index.synthesize(1000, 100);

        Dataset<Row> part = read().option("from", 200)
                .option("to", 700)
                .option("partitions", 3)
                .load();

        assertThat(part.count()).isEqualTo(500);
        assertThat(part.select("index").as(Encoders.LONG()).collectAsList())
                .containsExactlyElementsOf(upTo(700).subList(200, 700));
        assertThat(read().option("from", 1000).load().count()).isZero();
    }

    @Test
    void bytes_that_are_no_block_are_reported_in_a_column_and_end_nothing() {
        index.synthesize(10, 8); // a codec version without content

        List<Row> rows = read().load().select("index", "error", "transactions").collectAsList();

        assertThat(rows).hasSize(10);
        assertThat(rows).allSatisfy(row -> {
            assertThat(row.getString(1)).isNotBlank();
            assertThat(row.isNullAt(2)).isTrue();
        });
    }

    @Test
    void a_node_that_has_less_than_the_one_asked_for_the_plan_fails_the_read() throws Exception {
        index.synthesize(100, 100);
        Dataset<Row> all = read().load();
        fake.on("index.getContainerRange")
                .respondRaw("{\"jsonrpc\":\"2.0\",\"result\":{\"containers\":[]},\"id\":1}")
                .always();

        assertThatThrownBy(all::collectAsList).hasMessageContaining("the server has nothing at");
    }

    @Test
    void an_option_that_is_missing_or_wrong_is_reported_on_the_driver_and_nothing_is_sent() {
        assertThatThrownBy(() -> Cluster.SPARK.read().format("avalanche").load())
                .hasMessageContaining("url must be set by");
        assertThatThrownBy(() -> read().option("index", "P/blocks").load())
                .hasMessageContaining("index must be one of");
        assertThatThrownBy(() -> read().option("from", "x").load())
                .hasMessageContaining("from must be a number from 0");
        assertThatThrownBy(() -> read().option("from", 5).option("to", 4).load())
                .hasMessageContaining("to must be a number from 5");
        assertThat(fake.received()).isEmpty();
    }

    @Test
    void an_unknown_option_is_refused_with_the_nearest_known_one() {
        assertThatThrownBy(() -> read().option("partition", 8).load())
                .hasMessageContaining("the nearest is partitions")
                .hasMessageContaining("'partition'");
        assertThatThrownBy(() -> readStream().option("maxContainerPerTriger", 8).load())
                .hasMessageContaining("the nearest is maxContainersPerTrigger");
        assertThatThrownBy(() -> read().option("headers.X-Key", "s3cret").load())
                .hasMessageContaining("the nearest is header.NAME")
                .hasMessageNotContaining("s3cret");
        assertThat(read().option("PREFETCH", 1)
                        .option("Header.X-Key", "s3cret")
                        .load()
                        .columns())
                .isNotEmpty();
        assertThat(fake.received()).isEmpty();
    }

    @Test
    void headers_go_with_each_request_and_appear_in_no_plan() {
        index.synthesize(10, 100);

        Dataset<Row> rows = read().option("header.X-Key", "s3cret").load();

        assertThat(rows.count()).isEqualTo(10);
        assertThat(fake.received())
                .allSatisfy(request -> assertThat(request.header("X-Key")).hasValue("s3cret"));
        assertThat(rows.queryExecution().toString())
                .contains("avalanche P/block")
                .doesNotContain("s3cret");
    }

    @Test
    void the_source_is_found_by_its_name() throws Exception {
        assertThat(read().load().schema()).isEqualTo(AvalancheSource.SCHEMA);
        assertThat(Files.readString(Path.of(
                        "src/main/resources/META-INF/services/org.apache.spark.sql.sources.DataSourceRegister")))
                .contains(AvalancheSource.class.getName());
    }
}
