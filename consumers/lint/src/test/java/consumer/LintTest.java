package consumer;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Compiles a source that calls every public method, with every warning an error. */
class LintTest {
    private static final List<String> MODULES =
            List.of("sdk-core", "sdk-node", "sdk-data", "sdk-signature", "sdk-wallet", "sdk-l1");

    @Test
    void code_that_calls_every_method_compiles_without_a_warning() throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();

        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, printed, printed, arguments("running").toArray(String[]::new));

        assertEquals("", printed.toString(StandardCharsets.UTF_8));
        assertEquals(0, status);
    }

    @Test
    @EnabledIfEnvironmentVariable(named = "jdk25", matches = ".+")
    void it_does_with_the_compiler_of_jdk_25() throws Exception {
        List<String> command = new ArrayList<>(List.of(System.getenv("jdk25") + "/bin/javac"));
        command.addAll(arguments("jdk25"));

        Process javac = new ProcessBuilder(command).redirectErrorStream(true).start();

        assertEquals("", new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, javac.waitFor());
    }

    private static List<String> arguments(String folder) throws Exception {
        Path target = Files.createDirectories(Path.of("target", "lint", folder));
        Path source = Files.writeString(target.resolve("Calls.java"), source());
        String classPath = classPath().collect(joining(File.pathSeparator));
        return List.of("-Xlint:all", "-Werror", "--release", "17", "-encoding", "UTF-8",
                "-d", target.toString(), "-cp", classPath, source.toString());
    }

    /** A folder that does not exist is a warning of its own. */
    private static Stream<String> classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> new File(entry).exists());
    }

    private static String source() throws Exception {
        StringBuilder source = new StringBuilder("final class Calls {\n");
        int number = 0;
        for (Class<?> type : publicTypes()) {
            // a class for each type, because one class file cannot hold all constants
            source.append(allowed(type)).append("static final class C").append(number++).append(" {\n");
            source.append("static final Class<?> TYPE = ").append(name(type)).append(".class;\n");
            Stream.concat(Arrays.stream(type.getConstructors()), Arrays.stream(type.getDeclaredMethods()))
                    .filter(member -> Modifier.isPublic(member.getModifiers()) && !member.isSynthetic())
                    .forEach(member -> source.append(call(type, member)));
            source.append("}\n");
        }
        return source.append("}\n").toString();
    }

    private static List<Class<?>> publicTypes() throws IOException, ClassNotFoundException {
        List<Class<?>> types = new ArrayList<>();
        for (String module : MODULES) {
            String jar = classPath()
                    .filter(entry -> new File(entry).getName().startsWith(module + "-"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(module + " is not on the class path"));
            int before = types.size();
            for (String name : classNames(jar)) {
                Class<?> type = Class.forName(name, false, LintTest.class.getClassLoader());
                if (isPublic(type)) {
                    types.add(type);
                }
            }
            assertTrue(types.size() > before, module + " has no public type");
        }
        return types;
    }

    private static List<String> classNames(String jar) throws IOException {
        try (JarFile file = new JarFile(jar)) {
            return file.stream()
                    .map(entry -> entry.getName().replace('/', '.'))
                    .filter(name -> name.startsWith("io.github.avalanche4j.") && name.endsWith(".class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(name -> !name.contains(".internal.") && !name.endsWith(".package-info"))
                    .toList();
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getDeclaringClass() == null || isPublic(type.getDeclaringClass()));
    }

    /** A method that takes the receiver and the arguments and makes the call, with a lambda for a filter. */
    private static String call(Class<?> type, Executable member) {
        boolean isStatic = Modifier.isStatic(member.getModifiers());
        boolean isConstructor = member instanceof Constructor;
        List<TypeVariable<?>> variables = new ArrayList<>(List.of(member.getTypeParameters()));
        String owner = name(type);
        if (!isStatic) {
            variables.addAll(List.of(type.getTypeParameters()));
            owner += variables(type.getTypeParameters(), TypeVariable::getName);
        }
        List<String> parameters = new ArrayList<>();
        if (!isStatic && !isConstructor) {
            parameters.add(owner + " receiver");
        }
        List<String> arguments = new ArrayList<>();
        Type[] types = member.getGenericParameterTypes();
        for (int i = 0; i < types.length; i++) {
            parameters.add(name(types[i]) + " p" + i);
            arguments.add(member.getParameterTypes()[i] == Consumer.class ? "filter -> {}" : "p" + i);
        }
        String name = isConstructor ? "make" : member.getName();
        String target = isConstructor ? "new " + owner : (isStatic ? owner : "receiver") + "." + name;
        return allowed(member) + "static " + variables(variables.toArray(TypeVariable<?>[]::new), LintTest::bounded)
                + " void " + name + "(" + String.join(", ", parameters) + ") throws Throwable { "
                + target + "(" + String.join(", ", arguments) + "); }\n";
    }

    private static String allowed(AnnotatedElement element) {
        return element.isAnnotationPresent(Deprecated.class) ? "@SuppressWarnings(\"deprecation\") " : "";
    }

    private static String variables(TypeVariable<?>[] variables, Function<TypeVariable<?>, String> text) {
        return variables.length == 0 ? "" : Arrays.stream(variables).map(text).collect(joining(", ", "<", ">"));
    }

    private static String bounded(TypeVariable<?> variable) {
        return Arrays.stream(variable.getBounds())
                .map(LintTest::name)
                .collect(joining(" & ", variable.getName() + " extends ", ""));
    }

    private static String name(Type type) {
        return type.getTypeName().replace('$', '.');
    }
}
