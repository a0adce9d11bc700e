package io.github.avalanche4j.testing.internal.node;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The signed transactions of recorded blocks: a file for each chain, a line for each block. */
public final class RecordedBlocks {
    private RecordedBlocks() {}

    /** The transactions of each block of {@code P}, {@code X} or {@code C}. */
    public static List<List<byte[]>> of(String chain) {
        try (InputStream file = RecordedBlocks.class.getResourceAsStream(chain + "-blocks.txt")) {
            if (file == null) {
                throw new IllegalArgumentException("chain must be P, X or C, but is '" + chain + "'");
            }
            return new String(file.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> Stream.of(line.split(" "))
                            .map(HexFormat.of()::parseHex)
                            .toList())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
