package io.github.avalanche4j.spark;

import io.github.avalanche4j.testing.FakeContainer;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.streaming.DataStreamReader;
import org.junit.jupiter.api.AfterEach;

/** The data source on a cluster, and a fake node with an index. */
abstract class SparkTest {
    final FakeNode fake = FakeNode.start();
    final FakeIndex index = fake.index("/ext/index/P/block");

    @AfterEach
    void stop() {
        fake.close();
    }

    DataFrameReader read() {
        return Cluster.SPARK
                .read()
                .format("avalanche")
                .option("url", fake.url())
                .option("index", "P/block");
    }

    DataStreamReader readStream() {
        return Cluster.SPARK
                .readStream()
                .format("avalanche")
                .option("url", fake.url())
                .option("index", "P/block");
    }

    /** Adds {@code count} blocks to the chain; they repeat the transactions of the recorded blocks. */
    List<FakeContainer> accept(int count) {
        List<byte[][]> recorded = FakeIndex.recordedBlocks("P");
        List<FakeContainer> accepted = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            accepted.add(index.appendBlock(recorded.get((int) ((index.lastIndex() + 1) % recorded.size()))));
        }
        return accepted;
    }

    /** Kills the executor that runs this, once in all processes. */
    static void killOnce(String marker) {
        if (firstTime(marker)) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** Returns true to the first caller in all processes, and false to later ones. */
    static boolean firstTime(String marker) {
        try {
            Files.createFile(Path.of(marker));
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
