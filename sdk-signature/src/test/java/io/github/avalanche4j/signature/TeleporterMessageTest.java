package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.signature.payload.TeleporterMessage.Receipt;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Encodings written out word by word from Solidity's ABI specification. */
class TeleporterMessageTest {
    private static final Bytes SENDER = Bytes.fromHex("0x" + "11".repeat(20));
    private static final Bytes RECEIVER = Bytes.fromHex("0x" + "22".repeat(20));
    private static final Bytes RELAYER = Bytes.fromHex("0x" + "33".repeat(20));
    private static final Id CHAIN = Id.of(Bytes.fromHex("0x" + "44".repeat(32)));
    private static final BigInteger UINT256_MAX = BigInteger.TWO.pow(256).subtract(BigInteger.ONE);

    /** Words of 32 bytes, each without its leading zeros. */
    private static Bytes words(String words) {
        return Bytes.fromHex(Stream.of(words.strip().split("\\s+"))
                .map(word -> "0".repeat(64 - word.length()) + word)
                .collect(Collectors.joining("", "0x", "")));
    }

    private static TeleporterMessage message(BigInteger nonce, BigInteger gas, List<Bytes> relayers) {
        return new TeleporterMessage(nonce, SENDER, CHAIN, RECEIVER, gas, relayers, List.of(), Bytes.EMPTY);
    }

    @Test
    void without_relayers_receipts_and_content_it_ends_with_three_zeros() {
        TeleporterMessage empty = message(BigInteger.ONE, UINT256_MAX, List.of());
        Bytes encoded = words("""
                20
                1
                1111111111111111111111111111111111111111
                4444444444444444444444444444444444444444444444444444444444444444
                2222222222222222222222222222222222222222
                ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
                100 120 140
                0 0 0""");

        assertThat(empty.bytes()).isEqualTo(encoded);
        assertThat(TeleporterMessage.parse(encoded)).isEqualTo(empty);
    }

    @Test
    void relayers_come_before_receipts_and_these_before_the_content() {
        TeleporterMessage full = new TeleporterMessage(
                UINT256_MAX,
                SENDER,
                CHAIN,
                RECEIVER,
                BigInteger.TEN,
                List.of(RELAYER, SENDER),
                List.of(new Receipt(BigInteger.TWO, RELAYER)),
                Bytes.of((byte) 0x55));
        Bytes encoded = words("""
                20
                ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff
                1111111111111111111111111111111111111111
                4444444444444444444444444444444444444444444444444444444444444444
                2222222222222222222222222222222222222222
                a
                100 160 1c0
                2 3333333333333333333333333333333333333333 1111111111111111111111111111111111111111
                1 2 3333333333333333333333333333333333333333
                1 5500000000000000000000000000000000000000000000000000000000000000""");

        assertThat(full.bytes()).isEqualTo(encoded);
        assertThat(TeleporterMessage.parse(encoded)).isEqualTo(full);
    }

    @Test
    void an_offset_may_be_as_large_as_the_message_and_leads_to_its_end() {
        Bytes encoded = words("20 1 1 1 1 1 180 120 140 0 0 0"); // of 0x180 bytes

        MalformedBytesException e =
                catchThrowableOfType(MalformedBytesException.class, () -> TeleporterMessage.parse(encoded));
        assertThat(encoded.size()).isEqualTo(0x180);
        assertThat(e.offset()).as("at its end").isEqualTo(0x180);
    }

    @Test
    void what_solidity_cannot_hold_is_refused_by_name() {
        for (BigInteger wrong : List.of(BigInteger.valueOf(-1), UINT256_MAX.add(BigInteger.ONE))) {
            assertThatThrownBy(() -> message(wrong, UINT256_MAX, List.of()))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("messageNonce");
            assertThatThrownBy(() -> message(UINT256_MAX, wrong, List.of()))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("requiredGasLimit");
        }
        assertThat(message(BigInteger.ZERO, BigInteger.ZERO, List.of()).messageNonce())
                .isZero();
        assertThatThrownBy(() -> message(UINT256_MAX, UINT256_MAX, List.of(RELAYER, RELAYER.slice(1, 20))))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("allowedRelayerAddresses");
    }
}
