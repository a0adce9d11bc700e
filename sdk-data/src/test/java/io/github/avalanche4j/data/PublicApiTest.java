package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What users see names nothing that is not for them. */
class PublicApiTest {
    private static List<Class<?>> publicTypes() throws Exception {
        Path classes = Path.of(DataClient.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = classes.relativize(file)
                        .toString()
                        .replace(".class", "")
                        .replace('/', '.');
                Class<?> type = name.endsWith("-info") ? null : Class.forName(name);
                if (type != null && Modifier.isPublic(type.getModifiers()) && isReachable(type)) {
                    types.add(type);
                }
            }
        }
        return types;
    }

    private static boolean isReachable(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return outer == null || Modifier.isPublic(outer.getModifiers()) && isReachable(outer);
    }

    @Test
    void noSignatureNamesAnInternalOrForeignOrGeneratedType() throws Exception {
        List<String> found = new ArrayList<>();
        int methods = 0;
        for (Class<?> type : publicTypes()) {
            assertThat(type.getSimpleName()).doesNotContain("Immutable");
            for (Method method : type.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers()) && !method.isSynthetic()) {
                    methods++;
                    signature(method, method.getGenericReturnType()).forEach(found::add);
                }
            }
        }
        assertThat(methods).isGreaterThan(400);
        assertThat(found).isEmpty();
    }

    private static Stream<String> signature(Executable member, Type returned) {
        return Stream.concat(Stream.of(returned), Arrays.stream(member.getGenericParameterTypes()))
                .map(Type::getTypeName)
                .filter(name -> name.contains("jackson")
                        || name.contains("okhttp")
                        || name.contains("kotlin")
                        || name.contains(".internal.")
                        || name.contains("Immutable"))
                .map(name -> member + " names " + name);
    }
}
