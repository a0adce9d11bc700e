package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.node.NodeTestBase;
import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors of contracts, in the encoding that Solidity's documentation gives ("Panic via assert and Error via require"). */
class RevertReasonTest extends NodeTestBase {
    private static final String WORD_32 = "0".repeat(62) + "20";

    private Optional<RevertReason> reason(String data) {
        fake.on("eth_call").respondError(3, "execution reverted", "\"" + data + "\"");
        JsonRpcException reverted = catchThrowableOfType(
                JsonRpcException.class,
                () -> node.evm("C")
                        .ethCall(m -> m.to(EvmAddress.parse("0x" + "05".repeat(20))), BlockRef.LATEST)
                        .execute());
        return RevertReason.of(reverted);
    }

    @Test
    void a_text_is_read() {
        // Solidity's documentation: revert("Not enough Ether provided.");
        assertThat(reason("0x08c379a0" + WORD_32 + "0".repeat(62) + "1a"
                        + "4e6f7420656e6f7567682045746865722070726f76696465642e000000000000"))
                .contains(new RevertReason.Message("Not enough Ether provided."));
    }

    @Test
    void a_panic_says_what_its_code_means() {
        RevertReason reason = reason("0x4e487b71" + "0".repeat(62) + "11").orElseThrow();

        assertThat(reason).isEqualTo(new RevertReason.Panic(BigInteger.valueOf(0x11)));
        assertThat(((RevertReason.Panic) reason).meaning()).isEqualTo("arithmetic overflow or underflow");
        assertThat(new RevertReason.Panic(BigInteger.ONE.shiftLeft(255)).meaning())
                .isEqualTo("unknown code");
    }

    @Test
    void an_error_of_the_contract_is_its_selector_and_data() {
        assertThat(reason("0xdeadbeef0102"))
                .contains(new RevertReason.Custom(Bytes.fromHex("0xdeadbeef"), Bytes.fromHex("0x0102")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0x08c379a0", // nothing
                "0x08c379a0" + "0000000000000000000000000000000000000000000000000000000000000020", // no length
                "0x08c379a0" + "00000000000000000000000000000000000000000000000000000000000000ff"
                        + "0000000000000000000000000000000000000000000000000000000000000000", // another offset
                "0x08c379a0" + "0000000000000000000000000000000000000000000000000000000000000020"
                        + "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff", // too long
                "0x4e487b71" + "01"
            })
    void what_only_begins_like_an_error_of_solidity_stays_bytes(String data) {
        assertThat(reason(data).orElseThrow()).isInstanceOf(RevertReason.Custom.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x", "0x08c379", "nonsense", "0xzz"})
    void without_a_selector_there_is_no_reason(String data) {
        assertThat(reason(data)).isEmpty();
    }

    @Test
    void another_error_is_no_revert() {
        fake.on("eth_call").respondError(-32000, "out of gas", "\"0xdeadbeef\"");
        JsonRpcException other = catchThrowableOfType(
                JsonRpcException.class,
                () -> node.evm("C").ethCall(m -> {}, BlockRef.LATEST).execute());

        assertThat(RevertReason.of(other)).isEmpty();
    }
}
