package io.github.avalanche4j.core.internal.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.values.Point;
import java.io.File;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The core in one class loader and the values in a child of it, as in an application server. */
class ClassLoadersTest {
    private static final String CORE = "io.github.avalanche4j.core.";

    /** The class path's entry with the test's values, or all other entries. */
    private static URL[] classPath(boolean values) throws Exception {
        Path own = Path.of(
                Point.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<URL> path = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (Path.of(entry).equals(own) == values) {
                path.add(Path.of(entry).toUri().toURL());
            }
        }
        return path.toArray(new URL[0]);
    }

    @Test
    void a_value_is_read_and_written_by_the_adapter_beside_it() throws Exception {
        try (URLClassLoader core = new URLClassLoader(classPath(false), ClassLoader.getPlatformClassLoader());
                URLClassLoader values = new URLClassLoader(classPath(true), core)) {
            Class<?> json = values.loadClass(CORE + "Json");
            Class<?> point = values.loadClass(CORE + "values.Point");
            assertThat(json.getClassLoader()).isSameAs(core);
            assertThat(point.getClassLoader()).isSameAs(values);

            Object read = json.getMethod("read", Class.class, String.class).invoke(null, point, "{\"x\":1,\"y\":2}");
            Object written = json.getMethod("write", Object.class).invoke(null, read);

            assertThat(read.getClass().getClassLoader()).isSameAs(values);
            assertThat(written).isEqualTo("{\"x\":1,\"y\":2}");
        }
    }

    /** A class loader that reports which classes it has loaded. */
    private static final class Watched extends URLClassLoader {
        Watched(List<URL> all) {
            super(all.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
        }

        boolean hasLoaded(String name) {
            return findLoadedClass(name) != null;
        }
    }

    /** A user's own types. */
    record Plain(String name) {}

    record Dated(LocalDate day) {}

    @Test
    void jacksons_classes_for_times_are_loaded_by_the_first_user_type_that_has_one() throws Exception {
        List<URL> all = new ArrayList<>(List.of(classPath(false)));
        all.addAll(List.of(classPath(true)));
        try (Watched loader = new Watched(all)) {
            String times = "com.fasterxml.jackson.datatype.jsr310.JavaTimeModule";
            Class<?> json = loader.loadClass(CORE + "Json");
            Method read = json.getMethod("read", Class.class, String.class);

            read.invoke(null, loader.loadClass(Plain.class.getName()), "{\"name\":\"a\"}");
            assertThat(loader.hasLoaded(times)).isFalse();

            read.invoke(null, loader.loadClass(Dated.class.getName()), "{\"day\":\"2026-11-21\"}");
            assertThat(loader.hasLoaded(times)).isTrue();
        }
    }
}
