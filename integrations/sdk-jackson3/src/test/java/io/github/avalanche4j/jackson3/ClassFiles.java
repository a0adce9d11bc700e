package io.github.avalanche4j.jackson3;

import java.io.IOException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The classes of a module, a jar or a folder of this build. */
final class ClassFiles {
    private ClassFiles() {}

    /** The names of the classes, sorted. */
    static List<String> names(Class<?> ofModule) throws Exception {
        URL place = ofModule.getProtectionDomain().getCodeSource().getLocation();
        Path path = Path.of(place.toURI());
        if (Files.isDirectory(path)) {
            return names(path);
        }
        try (FileSystem jar = FileSystems.newFileSystem(path)) {
            return names(jar.getPath("/"));
        }
    }

    private static List<String> names(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(".class") && !file.contains("-info"))
                    .map(file -> file.replace('/', '.').replaceFirst("\\.class$", ""))
                    .sorted()
                    .toList();
        }
    }

    /** The classes, loaded but not initialized. */
    static List<Class<?>> of(Class<?> module) throws Exception {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : names(module)) {
            classes.add(Class.forName(name, false, module.getClassLoader()));
        }
        return classes;
    }
}
