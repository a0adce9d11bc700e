package io.github.avalanche4j.node.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.node.codec.Vectors.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes are accepted or refused as AvalancheGo's parsers do, for the same reason. */
class MalformedVectorsTest {
    /** Reasons by the node's text. The first match counts. */
    private static final Map<String, Reason> REASONS = new LinkedHashMap<>();

    static {
        REASONS.put("couldn't unpack codec version", Reason.CANT_UNPACK_VERSION);
        REASONS.put("unknown codec version", Reason.UNKNOWN_VERSION);
        REASONS.put("packer has insufficient length", Reason.INSUFFICIENT_LENGTH);
        REASONS.put("max slice length exceeded", Reason.MAX_SLICE_LEN_EXCEEDED);
        REASONS.put("unknown type ID", Reason.UNKNOWN_TYPE_ID);
        REASONS.put("does not implement interface", Reason.WRONG_TYPE);
        REASONS.put("recursive interface types", Reason.RECURSIVE_TYPES);
        REASONS.put("trailing buffer space", Reason.EXTRA_SPACE);
        REASONS.put("byte array exceeds maximum length", Reason.UNMARSHAL_TOO_BIG);
        REASONS.put("invalid certificate", Reason.INVALID_CERTIFICATE);
        REASONS.put("zero atomic transactions", Reason.NO_ATOMIC_TXS);
        REASONS.put("input contains more than one value", Reason.EXTRA_SPACE);
        REASONS.put("EOF", Reason.INSUFFICIENT_LENGTH);
        REASONS.put("value size exceeds available input length", Reason.INSUFFICIENT_LENGTH);
        REASONS.put("end of list", Reason.INSUFFICIENT_LENGTH);
        REASONS.put("too few elements", Reason.INSUFFICIENT_LENGTH);
        REASONS.put("rlp: ", Reason.RLP_ENCODING);
    }

    static Stream<Case> cases() {
        return Vectors.of("malformed");
    }

    static Stream<Case> sweeps() {
        return Vectors.of("malformed_sweeps");
    }

    @Test
    void there_are_cases_of_each_format_but_vertices() {
        assertThat(cases()).hasSize(633);
        assertThat(cases().map(one -> one.text("format")).distinct()).hasSize(12);
        assertThat(sweeps()).hasSize(164);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void bytes_that_the_node_refuses_are_refused(Case one) {
        String expected = one.node().get("refused").asBoolean() ? reason(one.text("error")) : "taken";

        assertThat(outcome(one.text("format"), one.bytes())).isEqualTo(expected);
    }

    private static String reason(String error) {
        return REASONS.entrySet().stream()
                .filter(reason -> error.contains(reason.getKey()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no reason for: " + error))
                .getValue()
                .name();
    }

    private static String outcome(String format, Bytes bytes) {
        try {
            Codec.of(format).parse(bytes);
            return "taken";
        } catch (MalformedBytesException e) {
            assertThat(e.offset()).isBetween(0, bytes.size());
            assertThat(e.expected()).isNotEmpty();
            return e.reason().name();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sweeps")
    void every_change_that_the_node_refuses_is_refused(Case sweep) {
        Bytes bytes = sweep.bytes();
        List<String> wrong = new ArrayList<>();
        for (JsonNode range : sweep.node().get("sweep")) {
            String expected =
                    range.get("refused").asBoolean() ? reason(range.get("error").asText()) : "taken";
            for (int n = range.get("from").asInt(); n <= range.get("to").asInt(); n++) {
                String outcome = outcome(sweep.text("format"), changed(sweep.text("type"), bytes, n));
                if (!outcome.equals(expected)) {
                    wrong.add(n + ": " + outcome + " and not " + expected);
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static Bytes changed(String how, Bytes bytes, int n) {
        String change = how.substring(0, how.indexOf(", n from..to"));
        byte[] content = bytes.toArray();
        return switch (change) {
            case "the first n bytes only" -> bytes.slice(0, n);
            case "n+1 zero bytes appended" -> Bytes.of(Arrays.copyOf(content, content.length + n + 1));
            case "the first two bytes are the number n" -> with(content, 0, 2, n);
            case "the four bytes at offset n are 7fffffff" -> with(content, n, 4, 0x7fff_ffff);
            case "the four bytes at offset n are 80000000" -> with(content, n, 4, 0x8000_0000);
            case "the four bytes at offset 2 are the number n" -> with(content, 2, 4, n);
            case "the four bytes at offset 70 are the number n" -> with(content, 70, 4, n);
            case "the byte at offset n is missing" -> {
                System.arraycopy(content, n + 1, content, n, content.length - n - 1);
                yield Bytes.of(Arrays.copyOf(content, content.length - 1));
            }
            default -> throw new AssertionError(how);
        };
    }

    private static Bytes with(byte[] content, int offset, int size, int number) {
        for (int i = 0; i < size; i++) {
            content[offset + i] = (byte) (number >>> 8 * (size - 1 - i));
        }
        return Bytes.of(content);
    }
}
