package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A message as the storage keys of an access list. */
class WarpAccessListTest {
    @Test
    void an_access_list_holds_the_message_an_end_marker_and_zeros() {
        WarpMessage message = WarpMessage.parse(Vectors.message("n3_all_signed").signed());
        List<Bytes> keys = WarpAccessList.storageKeys(message);
        StringBuilder all = new StringBuilder();
        keys.forEach(key -> all.append(key.toHex().substring(2)));

        assertThat(keys).hasSize(message.bytes().size() / 32 + 1).allMatch(key -> key.size() == 32);
        assertThat(all.toString()).matches(message.bytes().toHex().substring(2) + "ff0*");
        assertThat(WarpAccessList.ADDRESS.toHex()).isEqualTo("0x0200000000000000000000000000000000000005");
        assertThat(WarpAccessList.parse(keys)).isEqualTo(message);
    }

    @Test
    void malformed_access_lists_are_refused_for_the_nodes_reasons() {
        WarpMessage message = WarpMessage.parse(Vectors.message("n3_all_signed").signed());
        Stream<Bytes> keys = WarpAccessList.storageKeys(message).stream();
        Bytes zeros = Bytes.of(new byte[32]);
        Bytes filled = Bytes.fromHex("0x" + "42".repeat(32));

        isRefused(List.of(), Reason.MISSING_DELIMITER, 0);
        isRefused(List.of(zeros), Reason.MISSING_DELIMITER, 0);
        isRefused(
                Stream.concat(keys, Stream.of(zeros)).toList(),
                Reason.EXCESS_PADDING,
                message.bytes().size() + 1);
        isRefused(List.of(filled), Reason.WRONG_DELIMITER, 31);
        isRefused(List.of(filled, zeros), Reason.EXCESS_PADDING, 32);
        assertThatThrownBy(() -> WarpAccessList.parse(List.of(Bytes.of(new byte[31]))))
                .isInstanceOf(InvalidRequestException.class);
    }

    private static void isRefused(List<Bytes> storageKeys, Reason reason, int offset) {
        assertThatThrownBy(() -> WarpAccessList.parse(storageKeys))
                .isInstanceOfSatisfying(MalformedBytesException.class, e -> {
                    assertThat(e.reason()).isEqualTo(reason);
                    assertThat(e.offset()).isEqualTo(offset);
                });
    }
}
