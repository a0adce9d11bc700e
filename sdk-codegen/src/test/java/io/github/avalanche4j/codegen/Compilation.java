package io.github.avalanche4j.codegen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.immutables.processor.ProxyProcessor;

/**
 * Runs the processors over some sources, next to stubs of what they use, and keeps what is written and said.
 *
 * @param files what was generated, by path
 * @param errors what the compiler said
 */
record Compilation(Map<String, String> files, List<Diagnostic<? extends JavaFileObject>> errors) {
    private static final Pattern TYPE = Pattern.compile("(?:class|interface|record|@interface|enum) (\\w+)");
    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");

    static Compilation of(Path folder, String... sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        List<JavaFileObject> files = new ArrayList<>(Stubs.files());
        for (String source : sources) {
            files.add(file(source));
        }
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(said, Locale.ROOT, null)) {
            manager.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(folder));
            manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
            JavaCompiler.CompilationTask task =
                    compiler.getTask(null, manager, said, List.of("-proc:only", "-parameters"), null, files);
            task.setProcessors(List.of(
                    new ProxyProcessor(),
                    new JsonAdapterProcessor(),
                    new OpenEnumProcessor(),
                    new SettingsProcessor()));
            task.call();
            return new Compilation(
                    written(folder),
                    said.getDiagnostics().stream()
                            .filter(each -> each.getKind() == Diagnostic.Kind.ERROR && isOfASource(each))
                            .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What is generated uses more than there are stubs of. */
    private static boolean isOfASource(Diagnostic<? extends JavaFileObject> said) {
        return said.getSource() == null || said.getSource().toUri().getScheme().equals("string");
    }

    private static Map<String, String> written(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return texts;
    }

    /** A file of memory, named by the type in it. */
    static JavaFileObject file(String source) {
        return named(found(TYPE, source), source);
    }

    /** A file of memory. */
    static JavaFileObject named(String name, String source) {
        String path = found(PACKAGE, source).replace('.', '/') + "/" + name + ".java";
        return new SimpleJavaFileObject(URI.create("string:///" + path), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
    }

    private static String found(Pattern pattern, String source) {
        Matcher matcher = pattern.matcher(source);
        if (!matcher.find()) {
            throw new IllegalArgumentException("no " + pattern + " in " + source);
        }
        return matcher.group(1);
    }

    String file(String path, String what) {
        String text = files.get(path);
        if (text == null) {
            throw new AssertionError(what + " was not written; there are " + files.keySet() + ", errors " + errors);
        }
        return text;
    }
}
