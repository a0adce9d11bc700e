package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The native library ends the process at a null, a wrong length or a wrong point, so none of them may reach it. */
class MisuseTest {
    @Test
    void no_argument_of_any_public_method_ends_the_process() throws Exception {
        ChildJvm.Result result = ChildJvm.run(MisuseProbe.class, "-Xmx512m");
        assertThat(result.exitCode()).as(result.output()).isZero();
        assertThat(result.output()).containsPattern("survived [0-9]{4,} calls of [34][0-9] types");
    }

    @Test
    void a_library_that_cannot_be_unpacked_ends_in_a_clear_error() throws Exception {
        ChildJvm.Result result = ChildJvm.run(UnavailableProbe.class, "-Djava.io.tmpdir=/does/not/exist/at/all");
        assertThat(result.exitCode()).as(result.output()).isZero();
        assertThat(result.output().lines())
                .filteredOn(line -> line.startsWith("BlsUnavailableException"))
                .hasSize(5)
                .allSatisfy(line -> assertThat(line)
                        .contains("the native BLS library does not load on " + System.getProperty("os.name") + ", "
                                + System.getProperty("os.arch") + ", ")
                        .contains("java.io.tmpdir"));
        assertThat(result.output()).contains("available: false").contains("parsed: WarpMessage[");
    }

    @Test
    void the_library_is_available_on_this_machine() {
        assertThat(BlsLibrary.isAvailable()).isTrue();
        BlsLibrary.require();
    }
}
