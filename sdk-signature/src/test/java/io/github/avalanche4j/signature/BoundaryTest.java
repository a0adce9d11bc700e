package io.github.avalanche4j.signature;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who may know whom, read from the compiled classes: every class that is named stands in the constant pool. */
class BoundaryTest {
    @Test
    void onlyOneClassAndItsPointsTouchTheNativeLibrary() throws Exception {
        assertThat(classesThatName("supranational/blst/"))
                .containsExactlyInAnyOrder("Blst.class", "Blst$Key.class", "Blst$Signature.class");
    }

    @Test
    void nothingHereKnowsTheJsonLibraryOrTheHttpClient() throws Exception {
        assertThat(classesThatName("com/fasterxml/")).isEmpty();
        assertThat(classesThatName("okhttp3/")).isEmpty();
    }

    private static List<String> classesThatName(String prefix) throws Exception {
        Path classes = Path.of(
                Blst.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.walk(classes)) {
            List<Path> all =
                    files.filter(file -> file.toString().endsWith(".class")).toList();
            assertThat(all).hasSizeGreaterThan(40);
            return all.stream()
                    .filter(file -> read(file).contains(prefix))
                    .map(file -> file.getFileName().toString())
                    .toList();
        }
    }

    private static String read(Path file) {
        try {
            return new String(Files.readAllBytes(file), ISO_8859_1);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
