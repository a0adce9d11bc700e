package io.github.avalanche4j.guide;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles snippets as their readers do: each is pasted into a class, as members, statements or the value of a variable. */
final class Snippets {
    private static final String CLASS_PATH =
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    /** The clients of all pages. */
    private static final String CLIENTS =
            "io.github.avalanche4j.node.NodeClient node; io.github.avalanche4j.data.DataClient data; ";

    private static final List<String> PLACES = List.of(
            "class Reader { " + CLIENTS + "%s }",
            "class Reader { " + CLIENTS + "void run() throws Exception {%s} }",
            "class Reader { " + CLIENTS + "Object value = %s; }");
    private static final Pattern RETURNS = Pattern.compile("(?m)^return [^;]");
    private static final Pattern CLASS = Pattern.compile("(?m)^public (?:final )?class (\\w+)");

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final List<Source> sources = new ArrayList<>();

    /** Adds a snippet, in the first place where it can be parsed. */
    void add(String name, String imports, String code) throws IOException {
        String head = "package snippet" + sources.size() + ";\n";
        if (code.startsWith("import ")) {
            sources.add(new Source(name, head + code));
            return;
        }
        Source last = null;
        for (String place : PLACES) {
            String result = RETURNS.matcher(code).find() ? place.replace("void run", "Object run") : place;
            last = new Source(name, head + imports + result.formatted("\n" + code.stripTrailing() + "\n"));
            DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
            ((JavacTask) compiler.getTask(null, null, said, null, null, List.of(last))).parse();
            if (said.getDiagnostics().isEmpty()) {
                break;
            }
        }
        sources.add(last);
    }

    /** What the compiler says of them. */
    List<String> faults() {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        Stream<String> options = Stream.of("-proc:none", "-Xlint:none", "-Xmaxerrs", "1000", "-cp", CLASS_PATH);
        compiler.getTask(
                        null,
                        null,
                        said,
                        Stream.concat(options, Stream.of("-d", "target")).toList(),
                        null,
                        sources)
                .call();
        return said.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .filter(each -> !isOfReader(each.getMessage(Locale.ROOT)))
                .map(each -> ((Source) each.getSource()).snippet + ": " + each.getMessage(Locale.ROOT))
                .toList();
    }

    /** Whether a variable or a method is missing, which the reader has under his own name. */
    private static boolean isOfReader(String message) {
        return message.startsWith("cannot find symbol")
                && message.lines()
                        .anyMatch(line -> line.strip().matches("symbol: +(variable ([a-z].*|[A-Z0-9_]+)|method .*)"))
                && message.lines().anyMatch(line -> line.strip().matches("location: +class .*Reader.*"));
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String snippet;
        private final String text;

        Source(String snippet, String text) {
            super(URI.create("string:///" + name(text) + ".java"), Kind.SOURCE);
            this.snippet = snippet;
            this.text = text;
        }

        private static String name(String text) {
            Matcher found = CLASS.matcher(text);
            return found.find() ? found.group(1) : "Reader";
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
