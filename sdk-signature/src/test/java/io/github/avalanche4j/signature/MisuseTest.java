package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.signature.Vectors.MessageCase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The native library ends the process at a null, a wrong length or a wrong point, so none of them may reach it. */
class MisuseTest {
    private record Result(int exitCode, String output) {}

    /** Runs a main class in a JVM of its own, so that a crash does not end the tests. */
    private static Result run(Class<?> main, String... flags) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Collections.addAll(command, flags);
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-XX:-CreateCoredumpOnCrash");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(main.getName());
        Process child = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(child.waitFor(), output);
    }

    /** Prints what works and what fails without the native library. */
    static final class Unavailable {
        public static void main(String[] args) {
            MessageCase c = Vectors.message("n3_all_signed");
            WarpMessage message = WarpMessage.parse(c.signed());
            System.out.println("available: " + BlsLibrary.isAvailable());
            System.out.println("parsed: " + message);
            CanonicalValidatorSet nobody = CanonicalValidatorSet.builder().build();
            print(BlsLibrary::require);
            print(() -> BlsPublicKey.parse(Bytes.of(new byte[48])));
            print(() -> BlsSignature.parse(message.signatureBytes()));
            print(() -> ProofOfPossession.parse(Bytes.of(new byte[48]), message.signatureBytes()));
            print(() -> WarpVerifier.forNetwork(Network.FUJI).verify(message, nobody));
        }

        private static void print(Runnable use) {
            try {
                use.run();
                System.out.println("no error");
            } catch (BlsUnavailableException e) {
                System.out.println("BlsUnavailableException: " + e.getMessage());
            }
        }
    }

    @Test
    void no_argument_of_any_public_method_ends_the_process() throws Exception {
        Result result = run(MisuseProbe.class, "-Xmx512m");
        assertThat(result.exitCode()).as(result.output()).isZero();
        assertThat(result.output()).containsPattern("survived [0-9]{4,} calls of [34][0-9] types");
    }

    @Test
    void a_library_that_cannot_be_unpacked_ends_in_a_clear_error() throws Exception {
        Result result = run(Unavailable.class, "-Djava.io.tmpdir=/does/not/exist/at/all");
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
