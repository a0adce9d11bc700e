package io.github.avalanche4j.spark;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** A column, and how to get its value from a container, in the form of Spark's rows. */
enum Column {
    INDEX("index", DataTypes.LongType, false, row -> row.container().index().longValueExact()),
    ID("id", DataTypes.StringType, false, row -> text(row.container().id())),
    TIMESTAMP(
            "timestamp",
            DataTypes.TimestampType,
            false,
            row -> micros(row.container().timestamp())),
    BYTES("bytes", DataTypes.BinaryType, false, row -> row.container().bytes().toArray()),
    BLOCK_ID("block_id", DataTypes.StringType, true, row -> text(row.blockId())),
    PARENT_ID("parent_id", DataTypes.StringType, true, row -> text(row.parentId())),
    HEIGHT("height", DataTypes.LongType, true, ContainerRow::height),
    BLOCK_TIME("block_time", DataTypes.TimestampType, true, row -> micros(row.blockTime())),
    PROPOSER("proposer", DataTypes.StringType, true, row -> text(row.proposer())),
    TRANSACTIONS(
            "transactions",
            DataTypes.createArrayType(
                    new StructType().add("id", DataTypes.StringType, false).add("type", DataTypes.StringType, false),
                    false),
            true,
            ContainerRow::transactions),
    ERROR("error", DataTypes.StringType, true, row -> text(row.error()));

    private final String title;
    private final DataType type;
    private final boolean nullable;
    private final Function<ContainerRow, @Nullable Object> value;

    Column(String title, DataType type, boolean nullable, Function<ContainerRow, @Nullable Object> value) {
        this.title = title;
        this.type = type;
        this.nullable = nullable;
        this.value = value;
    }

    static StructType schema(Stream<Column> columns) {
        StructType schema = new StructType();
        for (Column column : columns.toList()) {
            schema = schema.add(column.title, column.type, column.nullable);
        }
        return schema;
    }

    static Column named(String title) {
        return Stream.of(values())
                .filter(column -> column.title.equals(title))
                .findFirst()
                .orElseThrow();
    }

    @Nullable
    Object of(ContainerRow row) {
        return value.apply(row);
    }

    private static @Nullable Object text(@Nullable Object value) {
        return value == null ? null : UTF8String.fromString(value.toString());
    }

    private static @Nullable Object micros(@Nullable Instant time) {
        return time == null ? null : Instant.EPOCH.until(time, ChronoUnit.MICROS);
    }
}
