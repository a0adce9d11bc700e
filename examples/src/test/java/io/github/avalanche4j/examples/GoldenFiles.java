package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares what a program prints with a file; {@code -Dgolden=write} writes the file instead, to be read before it is
 * kept.
 */
final class GoldenFiles {
    private static final String VARIES = "<varies>"; // the fee of a transaction, and so its id

    private GoldenFiles() {}

    interface Program {
        void run(PrintStream out) throws IOException;
    }

    /** Output that is discarded. */
    static PrintStream nowhere() {
        return new PrintStream(OutputStream.nullOutputStream(), true, UTF_8);
    }

    static String printed(Program program) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        program.run(new PrintStream(bytes, true, UTF_8));
        return bytes.toString(UTF_8).replace("\r\n", "\n");
    }

    static void assertPrints(String name, Program program) throws IOException {
        String printed = printed(program);
        if ("write".equals(System.getProperty("golden"))) {
            Files.writeString(Path.of("src/test/resources/golden", name + ".txt"), printed);
        }
        try (InputStream golden = GoldenFiles.class.getResourceAsStream("/golden/" + name + ".txt")) {
            assertThat(golden).as("golden file of " + name).isNotNull();
            String[] same = new String(golden.readAllBytes(), UTF_8).split(VARIES, -1);
            String expected = Stream.of(same).map(Pattern::quote).collect(Collectors.joining("\\S+"));
            assertThat(printed).matches(Pattern.compile(expected, Pattern.DOTALL));
        }
    }
}
