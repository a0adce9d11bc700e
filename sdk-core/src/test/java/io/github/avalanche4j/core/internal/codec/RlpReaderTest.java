package io.github.avalanche4j.core.internal.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.MalformedBytesException;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RLP as the Ethereum Yellow Paper has it, and what go-ethereum refuses. */
class RlpReaderTest {
    private static RlpReader rlp(String hex) {
        return new RlpReader("value", Bytes.fromHex(hex));
    }

    @Test
    void the_examples_of_ethereum_are_read() {
        assertThat(rlp("0x83646f67").string()).isEqualTo(Bytes.fromHex("0x646f67")); // dog
        assertThat(rlp("0x80").string()).isEqualTo(Bytes.EMPTY);
        assertThat(rlp("0x80").number()).isEqualTo(BigInteger.ZERO);
        assertThat(rlp("0x0f").uint32()).isEqualTo(15);
        assertThat(rlp("0x820400").uint32()).isEqualTo(1024);
        RlpReader catAndDog = rlp("0xc88363617483646f67").list();
        assertThat(catAndDog.string()).isEqualTo(Bytes.fromHex("0x636174"));
        catAndDog.skip();
        catAndDog.end();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x8105", "0xb801ff", "0xb900ff", "0xbf8000000000000000", "0x83646f", "0x", "0xc0"})
    void another_form_of_a_string_is_refused(String hex) {
        assertThatThrownBy(() -> rlp(hex).string()).isInstanceOf(MalformedBytesException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x00", "0x820001", "0x89ffffffffffffffffff"})
    void another_form_of_a_number_is_refused(String hex) {
        assertThatThrownBy(() -> rlp(hex).uint64()).isInstanceOf(MalformedBytesException.class);
    }

    @Test
    void an_item_ends_where_its_list_ends() {
        RlpReader items = rlp("0xc18363617483").list();

        assertThatThrownBy(items::string)
                .isInstanceOf(MalformedBytesException.class)
                .hasMessageContaining("expected 3 bytes, 0 are left");
    }
}
