package io.github.avalanche4j.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.streaming.DataStreamWriter;
import org.apache.spark.sql.streaming.StreamingQuery;
import org.apache.spark.sql.streaming.StreamingQueryException;
import org.apache.spark.sql.streaming.Trigger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stream writes an index to files in micro-batches; the query is stopped, killed and restarted. */
class StreamTest extends SparkTest {
    @TempDir
    Path folder;

    private String checkpoint() {
        return folder.resolve("checkpoint").toString();
    }

    private String output() {
        return folder.resolve("output").toString();
    }

    private <T> DataStreamWriter<T> write(Dataset<T> rows) {
        return rows.writeStream()
                .format("parquet")
                .option("checkpointLocation", checkpoint())
                .option("path", output());
    }

    private List<Long> written(String column) {
        return Cluster.SPARK
                .read()
                .parquet(output())
                .select(column)
                .as(Encoders.LONG())
                .orderBy(column)
                .collectAsList();
    }

    private static List<Long> upTo(long end) {
        return LongStream.range(0, end).boxed().toList();
    }

    private static void runToTheEnd(DataStreamWriter<?> writer) throws Exception {
        StreamingQuery query = writer.trigger(Trigger.AvailableNow()).start();
        query.awaitTermination();
    }

    @Test
    void a_restarted_stream_continues_at_its_checkpoint() throws Exception {
        accept(100);
        runToTheEnd(write(readStream().load().select("index", "transactions")));
        accept(50);
        runToTheEnd(write(readStream().load().select("index", "transactions")));
        runToTheEnd(write(readStream().load().select("index", "transactions"))); // nothing new
        accept(30);
        runToTheEnd(write(readStream().load().select("index", "transactions")));

        assertThat(written("index")).isEqualTo(upTo(180));
    }

    @Test
    void a_batch_keeps_its_limit_and_a_running_stream_reads_new_containers() throws Exception {
        accept(90);
        StreamingQuery query = write(readStream()
                        .option("maxContainersPerTrigger", 40)
                        .load()
                        .select("index"))
                .start();
        query.processAllAvailable();
        accept(25);
        query.processAllAvailable();
        query.stop();

        assertThat(query.recentProgress())
                .allSatisfy(progress -> assertThat(progress.numInputRows()).isLessThanOrEqualTo(40));
        assertThat(written("index")).isEqualTo(upTo(115));
    }

    @Test
    void an_executor_that_is_killed_within_a_batch_loses_and_doubles_nothing() throws Exception {
        accept(200);
        String marker = folder.resolve("killed").toString();

        runToTheEnd(write(numbers(readStream().option("partitions", 4).load(), marker, true)));

        assertThat(Path.of(marker)).exists();
        assertThat(written("value")).isEqualTo(upTo(200));
    }

    @Test
    void a_query_that_dies_within_a_batch_does_that_batch_again_when_it_is_begun_again() throws Exception {
        accept(200);
        String marker = folder.resolve("failed").toString();
        Dataset<Row> stream = readStream()
                .option("maxContainersPerTrigger", 60)
                .option("partitions", 3)
                .load();

        assertThatThrownBy(() -> runToTheEnd(write(numbers(stream, marker, false))))
                .isInstanceOf(StreamingQueryException.class)
                .hasStackTraceContaining("a task fails at 100");
        accept(20);
        Files.createFile(Path.of(marker));
        runToTheEnd(write(numbers(stream, marker, false)));

        assertThat(written("value")).isEqualTo(upTo(220));
    }

    /** Selects the numbers; at 100 an executor dies once, or tasks fail until the marker file exists. */
    private static Dataset<Long> numbers(Dataset<Row> stream, String marker, boolean kill) {
        return stream.select("index")
                .as(Encoders.LONG())
                .map(
                        (MapFunction<Long, Long>) number -> {
                            if (number == 100 && kill) {
                                killOnce(marker);
                            } else if (number == 100 && Files.notExists(Path.of(marker))) {
                                throw new IllegalStateException("a task fails at 100");
                            }
                            return number;
                        },
                        Encoders.LONG());
    }

    @Test
    void the_checkpoint_of_another_index_is_refused() throws Exception {
        accept(10);
        runToTheEnd(write(readStream().load().select("index")));

        assertThatThrownBy(() -> runToTheEnd(
                        write(readStream().option("index", "X/block").load().select("index"))))
                .isInstanceOf(StreamingQueryException.class)
                .hasStackTraceContaining("the checkpoint of a stream of the index X/block");
    }

    @Test
    void the_form_of_an_offset_is_fixed_because_it_is_in_checkpoints() {
        assertThat(new IndexOffset("P/block", 42).json()).isEqualTo("{\"index\":\"P/block\",\"next\":42}");
        assertThat(IndexOffset.of("P/block", "{\"index\":\"P/block\",\"next\":42}"))
                .isEqualTo(new IndexOffset("P/block", 42));
    }
}
