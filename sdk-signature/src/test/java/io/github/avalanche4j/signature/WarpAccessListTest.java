package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import java.util.List;
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
}
