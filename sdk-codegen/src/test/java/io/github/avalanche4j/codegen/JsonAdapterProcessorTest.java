package io.github.avalanche4j.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the processor writes and refuses. What its code does at run time is tested in the core. */
class JsonAdapterProcessorTest {
    @TempDir
    Path folder;

    private static String type(String annotations, String body) {
        return """
                package io.github.avalanche4j.sample;

                import io.github.avalanche4j.core.value.*;
                import io.github.avalanche4j.core.internal.wire.*;
                import com.fasterxml.jackson.annotation.*;
                import java.math.*;
                import java.time.*;
                import java.util.*;
                import io.github.avalanche4j.codegen.*;

                %s
                %s
                """.formatted(annotations, body);
    }

    private static String value(String body) {
        return type("@Value", "public interface Sample {" + body + "}");
    }

    private static String onlyError(Compilation compilation) {
        assertThat(compilation.errors()).hasSize(1);
        return compilation.errors().get(0).getMessage(Locale.ROOT);
    }

    private static String expected(String name) throws IOException {
        try (InputStream in = JsonAdapterProcessorTest.class.getResourceAsStream("/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void a_value_type_gets_a_class_that_reads_and_writes_it() throws IOException {
        Compilation compilation = Compilation.of(folder, value("""
                @WireName(value = "nodeID", alias = "node-id") Id nodeId();
                int count();
                @UnixSeconds Optional<Instant> since();
                @CheckedHex Bytes bytes();
                List<Sample> parts();
                Map<Id, List<BigInteger>> amounts();
                default boolean isEmpty() { return parts().isEmpty(); }
                """));
        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.file("io/github/avalanche4j/sample/SampleJsonAdapter.java", "the adapter"))
                .isEqualTo(expected("SampleJsonAdapter.txt"));
    }

    @Test
    void settings_get_a_class_that_collects_what_their_own_and_inherited_methods_set() throws IOException {
        Compilation compilation = Compilation.of(
                folder,
                type("", "interface IdSettings<B> { @CommaSeparated B addIds(Id... ids); }"),
                type("@Settings(value = \"wanted\", requires = {\"ids or names\", \"share\"})", """
                        public interface Wanted extends IdSettings<Wanted> {
                            @WireName("names") Wanted addAllTitles(Iterable<String> titles);
                            @Settings.Within(min = 2, max = 100) Wanted share(BigDecimal percent);
                            Wanted first(long first);
                            Wanted range(long from, Id to);
                            @Settings.AnyText Wanted title(String text);
                        }
                        """));
        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.file("io/github/avalanche4j/sample/GeneratedWanted.java", "the settings"))
                .isEqualTo(expected("GeneratedWanted.txt"));
    }

    @Test
    void settings_within_a_type_add_entries_and_refuse_null_where_they_say_so() throws IOException {
        Compilation compilation = Compilation.of(folder, type("", """
                        public class Stay {
                            @Settings(readIn = "io.github.avalanche4j.internal", refusesNull = true)
                            public interface Builder {
                                Builder forced();
                                Builder owners(Id... ids);
                                @Settings.Entry Builder addMeal(int day, String... dishes);
                            }
                        }
                        """));
        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.file("io/github/avalanche4j/internal/GeneratedStayBuilder.java", "the settings"))
                .isEqualTo(expected("GeneratedStayBuilder.txt"));
    }

    @Test
    void texts_get_an_open_enum_that_values_and_settings_use() throws IOException {
        Compilation compilation = Compilation.of(
                folder,
                type("@OpenEnums", """
                        final class Texts {
                            /** The color. */
                            interface Color {
                                /** Red. */
                                String RED = "red";

                                /**
                                 * Green,
                                 * as grass.
                                 */
                                String GREEN = "gr\\"een";
                            }
                        }
                        """),
                value("Optional<Color> color();"),
                type("@Settings", "public interface Wanted { Wanted addColors(Color... colors); }"));
        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.file("io/github/avalanche4j/sample/Color.java", "the open enum"))
                .isEqualTo(expected("Color.txt"));
        assertThat(compilation.file("io/github/avalanche4j/sample/SampleJsonAdapter.java", "the adapter"))
                .contains("JsonAdapters.text(Color.class)");
        assertThat(compilation.file("io/github/avalanche4j/sample/GeneratedWanted.java", "the settings"))
                .contains("addColors(Color... colors)");
        assertThat(compilation.file("io/github/avalanche4j/sample/GeneratedJsonAdapters.java", "the provider"))
                .contains("new TextAdapter<Color>(Color::of, Color::value)");
    }

    @Test
    void a_constant_that_is_no_text_and_a_type_without_a_comment_are_errors_at_their_places() {
        assertThat(onlyError(Compilation.of(
                        folder, type("@OpenEnums", "class Texts { /** Any. */ interface Color { int A = 1; } }"))))
                .isEqualTo("A: a constant of an open enum is a text");
        assertThat(onlyError(Compilation.of(folder, type("@OpenEnums", "class Texts { interface Color {} }"))))
                .isEqualTo("io.github.avalanche4j.sample.Texts.Color: a public type or constant has a comment");
    }

    @Test
    void each_package_gets_a_class_that_finds_its_adapters_and_the_module_one_that_is_a_service() throws IOException {
        Compilation compilation = Compilation.of(
                folder,
                value("int count();"),
                type("", """
                        class Kind {
                            @JsonCreator static Kind of(String text) { return null; }
                            @JsonValue String text() { return ""; }
                        }
                        """),
                type("", "record View(@JsonValue Bytes bytes) { @JsonCreator View {} }"),
                type("@Value @NoJson(\"write its parts\")", "interface Whole { Thread unread(); }"),
                type("", "enum Order { UP; @JsonValue public String value() { return \"up\"; } }"));
        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation.file("io/github/avalanche4j/sample/GeneratedJsonAdapters.java", "the provider"))
                .isEqualTo(expected("GeneratedJsonAdapters.txt"));
        assertThat(compilation.file(
                        "META-INF/services/io.github.avalanche4j.core.internal.json.JsonAdapterProvider",
                        "the service"))
                .isEqualTo("io.github.avalanche4j.internal.generated.GeneratedJsonModule\n");
        assertThat(compilation.file(
                        "META-INF/native-image/io.github.avalanche4j/reflect-config.json", "what a native image needs"))
                .contains("{\"name\": \"io.github.avalanche4j.internal.generated.GeneratedJsonModule\",");
        assertThat(compilation.file(
                        "META-INF/native-image/io.github.avalanche4j/resource-config.json",
                        "what a native image needs"))
                .contains("\\\\QMETA-INF/services/io.github.avalanche4j.core.internal.json.JsonAdapterProvider\\\\E");
        assertThat(compilation.file("io/github/avalanche4j/internal/generated/GeneratedJsonModule.java", "the module"))
                .isEqualTo(expected("GeneratedJsonModule.txt"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    Object any(); | nothing reads java.lang.Object
                    Optional<Thread> any(); | nothing reads java.lang.Thread
                    Stub any(); | nothing reads io.github.avalanche4j.sample.Stub: it has no @Value, no @AdaptedBy and no @JsonCreator of a text or tree
                    List<Stub> any(); | nothing reads io.github.avalanche4j.sample.Stub
                    double any(); | nothing reads double
                    Duration any(); | a Duration has a unit on the wire: @Seconds or @Nanoseconds
                    Map<Integer, Id> any(); | java.lang.Integer cannot be the key of a map
                    @CheckedHex String any(); | @CheckedHex does not fit java.lang.String
                    @UnixMilliseconds long any(); | @UnixMilliseconds does not fit long
                    @Seconds Instant any(); | @Seconds does not fit java.time.Instant
                    @Nanoseconds Instant any(); | @Nanoseconds does not fit java.time.Instant
                    @OneOrMany Id any(); | @OneOrMany does not fit io.github.avalanche4j.core.value.Id
                    @OtherFields Map<Id, Id> any(); | @OtherFields must annotate a Map with texts as keys
                    @WireName("count") int any(); | another accessor is called count on the wire too
                    @WireName(value = "a", alias = "count") int any(); | another accessor is called count on the wire too
                    @UnixSeconds Optional<Duration> any(); | @UnixSeconds does not fit java.time.Duration
                    @OtherFields List<Id> any(); | @OtherFields must annotate a Map with texts as keys
                    """)
    void an_accessor_that_cannot_be_read_is_an_error_at_the_accessor_that_says_why(String accessor, String reason) {
        Compilation compilation = Compilation.of(folder, value("int count();\n" + accessor), type("", "class Stub {}"));
        assertThat(onlyError(compilation)).startsWith("any(): ").contains(reason);
        assertThat(compilation.errors().get(0).getLineNumber()).isGreaterThan(10);
    }

    @Test
    void a_type_that_cannot_be_made_is_an_error_at_the_type() {
        Compilation builder = Compilation.of(
                folder,
                type(
                        "@Value @org.immutables.value.Value.Style(get = \"*\")",
                        "public interface Sample { int count(); }"));
        assertThat(onlyError(builder)).contains("ImmutableSample has no method of(…)", "allParameters");
    }

    @Test
    void a_type_with_more_fields_than_a_long_has_bits_is_an_error_at_the_type() {
        StringBuilder accessors = new StringBuilder();
        for (int i = 0; i < 63; i++) {
            accessors.append("int field" + i + "();\n");
        }
        Compilation compilation = Compilation.of(folder, value(accessors.toString()));
        assertThat(onlyError(compilation)).isEqualTo("io.github.avalanche4j.sample.Sample: more than 62 fields");
    }

    @Test
    void a_creator_of_two_texts_is_an_error_at_the_creator() {
        Compilation compilation = Compilation.of(folder, type("", """
                class Kind {
                    @JsonCreator static Kind of(String text, String more) { return null; }
                    @JsonValue String text() { return ""; }
                }
                """));
        assertThat(onlyError(compilation))
                .startsWith("of(java.lang.String,java.lang.String): ")
                .contains("a creator is static, or a constructor, and takes one text or one tree");
    }

    @Test
    void a_creator_that_cannot_be_called_is_an_error_at_the_creator() {
        Compilation hidden = Compilation.of(folder, type("", """
                class Kind {
                    @JsonCreator private static Kind of(String text) { return null; }
                    @JsonValue String text() { return ""; }
                }
                """));
        assertThat(onlyError(hidden)).contains("of(java.lang.String): a private creator");
        Compilation silent = Compilation.of(
                folder, type("", "class Kind { @JsonCreator static Kind of(String text) { return null; } }"));
        assertThat(onlyError(silent)).contains("Kind: it has a creator, but no @JsonValue");
    }
}
