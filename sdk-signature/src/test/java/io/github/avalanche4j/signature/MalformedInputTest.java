package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.signature.Vectors.MessageCase;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every parser refuses bytes that are too short, too long or laid out differently, with the node's reason. */
class MalformedInputTest {
    private static final int EVERY_PREFIX_UP_TO = 4096;

    static Stream<MessageCase> validMessages() {
        return Vectors.validMessages();
    }

    @ParameterizedTest
    @MethodSource("io.github.avalanche4j.signature.PayloadVectorsTest#valid")
    void every_prefix_of_a_vector_is_refused(JsonNode c) {
        Bytes whole = Vectors.bytes(c, "bytes");
        String type = Vectors.text(c, "type");
        boolean isAbi = type.equals("TeleporterMessage");
        for (int size = 0; size < whole.size(); size = next(size, whole.size())) {
            Bytes prefix = whole.slice(0, size);
            assertThat(reason(type, prefix))
                    .as("first %s bytes", size)
                    .isEqualTo(isAbi ? Reason.ABI_ENCODING : expectedOfPrefix(size));
        }
        boolean isLargest = type.equals("AddressedCall") && whole.size() == WarpPayload.MAX_SIZE;
        assertThat(reason(type, append(whole, 0)))
                .isEqualTo(isAbi ? Reason.ABI_ENCODING : isLargest ? Reason.UNMARSHAL_TOO_BIG : Reason.EXTRA_SPACE);
    }

    @ParameterizedTest
    @MethodSource("validMessages")
    void every_prefix_of_a_signed_message_is_refused(MessageCase c) {
        Bytes whole = c.signed();
        for (int size = 0; size < whole.size(); size = next(size, whole.size())) {
            assertThat(reason("WarpMessage", whole.slice(0, size))).isEqualTo(expectedOfPrefix(size));
        }
        assertThat(reason("WarpMessage", append(whole, 0))).isEqualTo(Reason.EXTRA_SPACE);
    }

    @Test
    void a_key_or_signature_of_any_other_length_is_refused() {
        for (int size = 0; size < 200; size++) {
            for (int first : new int[] {0x00, 0x40, 0x80, 0xc0}) {
                byte[] bytes = new byte[size];
                if (size > 0) {
                    bytes[0] = (byte) first;
                }
                Bytes input = Bytes.of(bytes);
                assertThatThrownBy(() -> BlsPublicKey.parse(input)).isInstanceOf(MalformedBytesException.class);
                if (size != Blst.SIGNATURE_SIZE || first != 0xc0) { // infinity is a signature, but of no message
                    assertThatThrownBy(() -> BlsSignature.parse(input)).isInstanceOf(MalformedBytesException.class);
                }
            }
        }
    }

    @Test
    void the_uncompressed_form_of_a_key_or_signature_is_refused() {
        JsonNode known =
                Vectors.vectors("known_answer_signatures.json").path("cases").path(0);
        Bytes key = Bytes.fromHex(known.path("publicKeysUncompressed").path(0).asText());
        Bytes signature = Vectors.bytes(known, "signatureUncompressed");
        assertThat(key.size()).isEqualTo(96);
        assertThat(signature.size()).isEqualTo(192);
        assertThatThrownBy(() -> BlsPublicKey.parse(key)).hasMessageContaining("ErrFailedPublicKeyDecompress");
        assertThatThrownBy(() -> BlsSignature.parse(signature)).hasMessageContaining("ErrFailedSignatureDecompress");
    }

    /** Invented: other layouts of the same values, which contracts would read but never write. */
    @Test
    void abi_bytes_that_no_contract_writes_are_refused() {
        Bytes message = Vectors.bytes(PayloadVectorsTest.vector("data_api_documentation_sample"), "bytes");
        int outerOffset = 31;
        int senderPadding = 32 + 32;
        for (int at : new int[] {outerOffset, senderPadding}) {
            assertThat(reason("TeleporterMessage", Vectors.flip(message, 8 * at)))
                    .isEqualTo(Reason.ABI_ENCODING);
        }
        Bytes log = WarpMessage.parse(Vectors.message("n3_all_signed").signed())
                .unsigned()
                .toLogData();
        assertThat(log.get(log.size() - 1)).as("padding").isZero();
        assertThatThrownBy(() -> UnsignedWarpMessage.fromLogData(Vectors.flip(log, 8 * (log.size() - 1))))
                .isInstanceOfSatisfying(MalformedBytesException.class, e -> {
                    assertThat(e.reason()).isEqualTo(Reason.ABI_ENCODING);
                    assertThat(e.offset()).isEqualTo(log.size() - 1);
                });
    }

    @Test
    void the_error_has_type_offset_and_reason() {
        Bytes message = Vectors.message("n3_all_signed").signed();
        assertThatThrownBy(() -> WarpMessage.parse(message.slice(0, 40)))
                .isInstanceOfSatisfying(MalformedBytesException.class, e -> {
                    assertThat(e.type()).isEqualTo("Warp message");
                    assertThat(e.offset()).isEqualTo(38);
                    assertThat(e.reason()).isEqualTo(Reason.INSUFFICIENT_LENGTH);
                    assertThat(e.expected()).isEqualTo("4 bytes, 2 are left");
                })
                .hasMessage(
                        "Warp message is malformed at byte 38: the bytes end inside a field (ErrInsufficientLength),"
                                + " expected 4 bytes, 2 are left; pass the bytes exactly as they were received");
    }

    private static Reason expectedOfPrefix(int size) {
        return size < 2 ? Reason.CANT_UNPACK_VERSION : Reason.INSUFFICIENT_LENGTH;
    }

    /** All lengths of small inputs; of large ones the beginning, the end, and every 97th between. */
    private static int next(int size, int whole) {
        return size < EVERY_PREFIX_UP_TO || size >= whole - 200 ? size + 1 : Math.min(size + 97, whole - 200);
    }

    private static Reason reason(String type, Bytes bytes) {
        Throwable thrown = catchThrowable(() -> Payloads.reencode(type, bytes));
        assertThat(thrown).isInstanceOf(MalformedBytesException.class);
        return ((MalformedBytesException) thrown).reason();
    }

    private static Bytes append(Bytes bytes, int last) {
        byte[] longer = Arrays.copyOf(bytes.toArray(), bytes.size() + 1);
        longer[bytes.size()] = (byte) last;
        return Bytes.of(longer);
    }
}
