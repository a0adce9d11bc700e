package io.github.avalanche4j.jackson3;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.info.Uptime;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reads and writes values of every type in a separate JVM, where no other code reflects on our classes. */
class NoReflectionTest {
    @TempDir
    private Path folder;

    private static String probe(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                // where a class caches its members
                "--add-opens",
                "java.base/java.lang=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ReflectionProbe.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.strip().lines().reduce((before, last) -> last).orElseThrow(); // a JVM may warn before
    }

    /** Our classes that the native-image metadata of the jars names. Each must exist. */
    private static Set<String> allowed() throws Exception {
        Set<String> names = new TreeSet<>();
        for (String module : List.of("core", "core.mapper", "node", "data", "signature", "jackson3")) {
            String file = "/META-INF/native-image/io.github.avalanche4j." + module + "/reflect-config.json";
            try (InputStream in = NoReflectionTest.class.getResourceAsStream(file)) {
                for (JsonTree entry :
                        JsonTree.parse(new String(in.readAllBytes(), UTF_8)).elements()) {
                    String name = entry.get("name").asText().orElseThrow();
                    Class.forName(name);
                    names.add(name);
                }
            }
        }
        return names;
    }

    @Test
    void members_are_looked_up_of_those_classes_alone_that_the_metadata_of_native_images_names() throws Exception {
        List<String> samples = new ArrayList<>();
        Samples.byType()
                .forEach((type, values) ->
                        values.forEach(value -> samples.add(type.getName() + "\t" + Json.write(value))));
        Path file = Files.write(folder.resolve("samples.txt"), samples);

        assertThat(probe("read", file.toString()))
                .matches("\\d{4} classes, members looked up of .*")
                .endsWith(" of " + allowed());
    }

    @Test
    void the_probe_finds_a_look_that_was_taken_on_purpose() throws Exception {
        assertThat(probe("look", Uptime.class.getName())).endsWith(" of [" + Uptime.class.getName() + "]");
    }

    @Test
    void the_native_library_of_signatures_and_the_exceptions_it_throws_are_in_the_metadata() throws Exception {
        String folder = "/META-INF/native-image/io.github.avalanche4j.signature.jblst/";
        try (InputStream jni = NoReflectionTest.class.getResourceAsStream(folder + "jni-config.json");
                InputStream resources = NoReflectionTest.class.getResourceAsStream(folder + "resource-config.json")) {
            for (JsonTree entry :
                    JsonTree.parse(new String(jni.readAllBytes(), UTF_8)).elements()) {
                Class<?> thrown = Class.forName(entry.get("name").asText().orElseThrow());
                assertThat(thrown.getConstructor(String.class)).isNotNull();
            }
            String pattern = JsonTree.parse(new String(resources.readAllBytes(), UTF_8))
                    .at("/resources/includes/0/pattern")
                    .asText()
                    .orElseThrow();
            for (String library :
                    List.of("Linux/amd64/libblst.so", "Mac/aarch64/libblst.dylib", "Windows/amd64/blst.dll")) {
                String resource = "supranational/blst/" + library;
                assertThat(resource).matches(pattern);
                assertThat(getClass().getResource("/" + resource)).as(resource).isNotNull();
            }
        }
    }
}
