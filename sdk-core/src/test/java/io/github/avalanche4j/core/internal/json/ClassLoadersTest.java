package io.github.avalanche4j.core.internal.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.values.Point;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The core in one class loader, values in another below it, as an application server has them. */
class ClassLoadersTest {
    private static final String CORE = "io.github.avalanche4j.core.";

    /** The class path's entry with the values, or all others. */
    private static URL[] classPath(boolean values) throws MalformedURLException {
        URL own = Point.class.getProtectionDomain().getCodeSource().getLocation();
        List<URL> path = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            URL at = new File(entry).toURI().toURL();
            if (at.toString().equals(own.toString()) == values) {
                path.add(at);
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
}
