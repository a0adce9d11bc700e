package io.github.avalanche4j.core.internal.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import org.junit.jupiter.api.Test;

/** The consumers okhttp-4 and floors test the same with the real jars. */
class LibraryVersionsTest {
    private static Version jackson(int minor) {
        return new Version(2, minor, 3, null, null, null);
    }

    @Test
    void the_versions_of_this_build_pass() {
        assertThatCode(LibraryVersions::check).doesNotThrowAnyException();
        assertThat(PackageVersion.VERSION).hasToString(LibraryVersions.JACKSON);
    }

    @Test
    void jackson_is_needed_from_2_15_on() {
        assertThatCode(() -> LibraryVersions.requireJackson(jackson(15), jackson(15)))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> LibraryVersions.requireJackson(jackson(14), jackson(14)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("jackson-core 2.14.3 and jackson-databind 2.14.3 are on the class path, but this library,"
                        + " built with 2.22.4, needs version 2.15 or later of both, core no older than databind;"
                        + " add the BOM com.fasterxml.jackson:jackson-bom:2.22.4 to your dependency management");
    }

    @Test
    void a_databind_that_is_newer_than_its_core_is_refused_too() {
        assertThatCode(() -> LibraryVersions.requireJackson(jackson(22), jackson(15)))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> LibraryVersions.requireJackson(jackson(15), jackson(22)))
                .hasMessageContaining("core no older than databind");
    }

    @Test
    void an_okhttp_that_lacks_a_method_is_named_with_the_line_that_helps() {
        NoSuchMethodError missing = new NoSuchMethodError("connectTimeout");

        assertThatThrownBy(() -> LibraryVersions.requireOkHttp(() -> {
                    throw missing;
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("okhttp-jvm-5.")
                .hasMessageContaining("needs 3.12 or later")
                .hasMessageContaining("add com.squareup.okhttp3:okhttp-jvm:5.")
                .hasCause(missing);
    }
}
