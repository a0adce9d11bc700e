package io.github.avalanche4j.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Calls that are rows of a test's resource: {@code name | expression}. An expression is Java, on a {@code client} and
 * its {@code fake} server. Lines that begin with {@code import} and {@code let} declare names for all rows. The part
 * {@code <a|b>} of a row makes two rows of it, with {@code a} and with {@code b}; {@code $name} is the row's first word.
 */
public final class Rows {
    /**
     * A row.
     *
     * @param name its first column
     * @param expression its second column
     */
    public record Row(String name, String expression) {
        @Override
        public String toString() {
            return name + ": " + expression;
        }
    }

    private static final Pattern CHOICE = Pattern.compile("<([^<>]*\\|[^<>]*)>");

    private final List<Row> rows;
    private final BiFunction<Object, Object, List<Supplier<Object>>> calls;

    private Rows(List<Row> rows, BiFunction<Object, Object, List<Supplier<Object>>> calls) {
        this.rows = rows;
        this.calls = calls;
    }

    /** {@return all rows, in order} */
    public List<Row> all() {
        return rows;
    }

    /** {@return the value of a row's expression} */
    public Object call(Row row, Object client, Object fake) {
        return calls.apply(client, fake).get(rows.indexOf(row)).get();
    }

    /** {@return the rows of a resource, which may use what the caller's class may use} */
    @SuppressWarnings("unchecked") // the source says that it is one
    public static Rows of(MethodHandles.Lookup caller, String resource) {
        List<String> lines = lines(caller.lookupClass(), resource);
        List<Row> rows = lines.stream()
                .filter(line -> !line.startsWith("import ") && !line.startsWith("let "))
                .flatMap(Rows::variants)
                .map(line -> line.split(" +\\| ", 2))
                .map(columns -> new Row(
                        columns[0],
                        columns[1].replace("$name", "\"" + columns[0].split(" ")[0] + "\"")))
                .toList();
        String name = "Compiled" + resource.replaceAll("\\W", "");
        String source = """
                package %s;
                %s
                public final class %s implements java.util.function.BiFunction {
                public Object apply(Object client, Object fake) {
                %s
                return java.util.Arrays.<java.util.function.Supplier<Object>>asList(
                %s);
                }
                }
                """.formatted(
                        caller.lookupClass().getPackageName(),
                        declarations(lines, "import ", "import "),
                        name,
                        declarations(lines, "let ", "var "),
                        rows.stream().map(row -> "() -> " + row.expression()).collect(Collectors.joining(",\n")));
        try {
            Constructor<?> constructor =
                    caller.defineClass(compiled(name, source)).getConstructor();
            return new Rows(rows, (BiFunction<Object, Object, List<Supplier<Object>>>) constructor.newInstance());
        } catch (ReflectiveOperationException | IOException e) {
            throw new IllegalStateException(resource, e);
        }
    }

    private static List<String> lines(Class<?> owner, String resource) {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(resource, e);
        }
    }

    private static Stream<String> variants(String row) {
        Matcher choice = CHOICE.matcher(row);
        return choice.find()
                ? Stream.of(choice.group(1).split("\\|", -1))
                        .flatMap(
                                each -> variants(row.substring(0, choice.start()) + each + row.substring(choice.end())))
                : Stream.of(row);
    }

    private static String declarations(List<String> lines, String prefix, String keyword) {
        return lines.stream()
                .filter(line -> line.startsWith(prefix))
                .map(line -> keyword + line.substring(prefix.length()) + ";")
                .collect(Collectors.joining("\n"));
    }

    private static byte[] compiled(String name, String source) throws IOException {
        Path folder = Files.createTempDirectory("rows");
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        Path result = folder.resolve(name + ".class");
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try {
            String[] options = {"-proc:none", "-nowarn", "-cp", classPath, file.toString()};
            if (ToolProvider.getSystemJavaCompiler().run(null, said, said, options) != 0) {
                throw new IllegalArgumentException(said.toString(UTF_8));
            }
            return Files.readAllBytes(result);
        } finally {
            Files.deleteIfExists(result);
            Files.delete(file);
            Files.delete(folder);
        }
    }
}
