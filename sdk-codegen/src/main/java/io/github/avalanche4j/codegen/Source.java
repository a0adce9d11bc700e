package io.github.avalanche4j.codegen;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a class: qualified names become simple names with an import, unless two simple names are equal. */
final class Source {
    private static final Pattern QUALIFIED = Pattern.compile("(?<![\\w.\"])((?:[a-z][a-z0-9_]*\\.)+)([A-Z]\\w*)");

    private final String packageName;
    private final Map<String, String> imported = new LinkedHashMap<>();

    Source(String packageName) {
        this.packageName = packageName;
    }

    /** The whole file; {@code body} may name any class in full. */
    String of(String body) {
        String shortened = QUALIFIED
                .matcher(body)
                .replaceAll(match -> Matcher.quoteReplacement(shorten(match.group(1), match.group(2))));
        StringBuilder file = new StringBuilder("package " + packageName + ";\n\n");
        for (String name : new TreeSet<>(imported.values())) {
            boolean implied = name.equals(packageName + "." + simple(name)) || name.equals("java.lang." + simple(name));
            file.append(implied ? "" : "import " + name + ";\n");
        }
        return file.append('\n').append(shortened).toString();
    }

    private String shorten(String inPackage, String simple) {
        String name = inPackage + simple;
        return imported.computeIfAbsent(simple, key -> name).equals(name) ? simple : name;
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
