package io.github.avalanche4j.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;

/**
 * A master, two workers and two executors, each executor in its own process. All tests share them. Executors load
 * the classes of the tests, so this class must not be a test.
 */
final class Cluster {
    static final SparkSession SPARK = cluster();

    private Cluster() {}

    private static SparkSession cluster() {
        try {
            // workers look for Spark's jars there; executors use the jars of this process
            Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return SparkSession.builder()
                .master("local-cluster[2,1,640]")
                .appName("avalanche4j")
                .config("spark.executor.memory", "640m")
                .config("spark.executor.extraClassPath", System.getProperty("java.class.path"))
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.cores.max", "2") // with the next option: no job starts before both executors have
                .config("spark.scheduler.minRegisteredResourcesRatio", "1.0")
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.sql.warehouse.dir", "target/warehouse")
                .config("spark.ui.enabled", "false")
                .config("spark.ui.showConsoleProgress", "false")
                .getOrCreate();
    }
}
