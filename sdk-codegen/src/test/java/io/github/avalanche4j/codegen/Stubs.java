package io.github.avalanche4j.codegen;

import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaFileObject;

/** The least of what value types use, so that the processor can be tested before the core is built. */
final class Stubs {
    private static final String WIRE = "io.github.avalanche4j.core.internal.wire";

    private Stubs() {}

    static List<JavaFileObject> files() {
        List<JavaFileObject> files = new ArrayList<>();
        for (String annotation : List.of(
                "UnixSeconds",
                "UnixMilliseconds",
                "Seconds",
                "Nanoseconds",
                "CheckedHex",
                "OneOrMany",
                "CommaSeparated",
                "OtherFields",
                "Received",
                "Value")) {
            files.add(annotation(WIRE, annotation, ""));
        }
        files.add(annotation(WIRE, "WireName", "String value() default \"\"; String[] alias() default {};"));
        files.add(annotation(WIRE, "NoJson", "String value();"));
        files.add(annotation(WIRE, "AdaptedBy", "Class<?> value();"));
        files.add(annotation(
                WIRE,
                "Settings",
                "String value() default \"filter\"; String[] requires() default {};"
                        + " String readIn() default \"\"; boolean refusesNull() default false;"
                        + " @interface Within { int min(); int max(); } @interface AnyText {} @interface Entry {}"));
        files.add(Compilation.named(
                "package-info", "@io.github.avalanche4j.codegen.Values package io.github.avalanche4j.sample;"));
        files.add(annotation("com.fasterxml.jackson.annotation", "JsonCreator", ""));
        files.add(annotation("com.fasterxml.jackson.annotation", "JsonValue", ""));
        files.add(Compilation.file("package io.github.avalanche4j.core.value; public class BytesAdapter {}"));
        files.add(Compilation.file("package io.github.avalanche4j.core.value;"
                + " @io.github.avalanche4j.core.internal.wire.AdaptedBy(BytesAdapter.class) public class Bytes {}"));
        files.add(Compilation.file("""
                package io.github.avalanche4j.core.value;
                public abstract class OpenEnum {
                    protected OpenEnum(Text text) {}
                    @com.fasterxml.jackson.annotation.JsonValue public final String value() { return ""; }
                    public static final class Text {}
                    public static final class Known<E> {
                        public Known(java.util.function.Function<Text, E> constructor) {}
                        public E add(String value) { return null; }
                        public E of(String value) { return null; }
                    }
                }
                """));
        files.add(Compilation.file("""
                package io.github.avalanche4j.core.value;
                public class Id {
                    @io.github.avalanche4j.core.internal.wire.Received static Id received(String text) { return null; }
                    @com.fasterxml.jackson.annotation.JsonCreator public static Id parse(String text) { return null; }
                    @com.fasterxml.jackson.annotation.JsonValue public String toString() { return ""; }
                }
                """));
        return files;
    }

    private static JavaFileObject annotation(String inPackage, String name, String body) {
        return Compilation.file("package " + inPackage + "; public @interface " + name + " {" + body + "}");
    }
}
