package io.github.avalanche4j.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The corpus of each reader, and inputs made of it by chance: every one is taken or refused with the exception that the
 * reader's contract names, and what is taken reads the same again. {@code examples/fuzz.sh} looks for more with a
 * coverage-guided fuzzer.
 */
class FuzzTest {
    private static final Path CORPUS = Path.of("src/test/resources/fuzz");
    private static final int CHANGED = 2_000;
    private static final byte[][] PIECES = Stream.of(("\0~\"~{~[~]~}~:~,~null~-1~1e999~\\u0000~\ud800~0x~\u00e9"
                            + "~18446744073709551616~NodeID-~avax1~P-~://~@~%00~ ~\n~\uffff")
                    .split("~"))
            .map(piece -> piece.getBytes(ISO_8859_1))
            .toArray(byte[][]::new);

    private static List<byte[]> corpus(Target target) throws IOException {
        try (Stream<Path> files = Files.list(CORPUS.resolve(target.name().toLowerCase(Locale.ROOT)))) {
            return files.sorted().map(FuzzTest::read).toList();
        }
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_input_is_taken_or_refused_in_the_way_the_contract_names(Target target) throws IOException {
        List<byte[]> corpus = corpus(target);
        assertThat(corpus).isNotEmpty();
        assertThat(corpus.stream().filter(target::takes))
                .as("inputs that are taken")
                .isNotEmpty();
        Random random = new Random(20_261_122);
        for (int i = 0; i < CHANGED; i++) {
            byte[] input = corpus.get(random.nextInt(corpus.size()));
            for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
                input = changed(input, random);
            }
            read(target, input);
        }
    }

    private static void read(Target target, byte[] input) {
        try {
            target.takes(input);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError(target + " of " + new String(input, ISO_8859_1), e);
        }
    }

    private static byte[] changed(byte[] input, Random random) {
        int at = random.nextInt(input.length + 1);
        return switch (random.nextInt(5)) {
            case 0 -> joined(Arrays.copyOf(input, at), PIECES[random.nextInt(PIECES.length)], rest(input, at));
            case 1 -> Arrays.copyOf(input, at);
            case 2 -> joined(Arrays.copyOf(input, at), rest(input, Math.min(input.length, at + 1 + random.nextInt(4))));
            case 3 -> joined(input, rest(input, at));
            default -> flipped(input, random);
        };
    }

    private static byte[] rest(byte[] input, int from) {
        return Arrays.copyOfRange(input, from, input.length);
    }

    private static byte[] flipped(byte[] input, Random random) {
        byte[] copy = input.clone();
        if (copy.length > 0) {
            copy[random.nextInt(copy.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return copy;
    }

    private static byte[] joined(byte[]... parts) {
        byte[] all = new byte[Stream.of(parts).mapToInt(part -> part.length).sum()];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }

    @Test
    void each_reader_has_a_corpus_of_its_own() {
        assertThat(Stream.of(Target.values()).map(target -> target.name().toLowerCase(Locale.ROOT)))
                .containsExactlyInAnyOrderElementsOf(names());
    }

    private static List<String> names() {
        try (Stream<Path> folders = Files.list(CORPUS)) {
            return folders.map(folder -> folder.getFileName().toString()).toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
