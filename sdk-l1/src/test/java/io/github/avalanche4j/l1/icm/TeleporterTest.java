package io.github.avalanche4j.l1.icm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.l1.EvmCall;
import io.github.avalanche4j.signature.BlsSignature;
import io.github.avalanche4j.signature.SignerSet;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.WarpMessage;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The contract's functions, and which messages it delivers. */
class TeleporterTest {
    private final TwoChains chains = new TwoChains();
    private final Teleporter teleporter = chains.teleporter();

    @AfterEach
    void close() {
        chains.close();
    }

    /** The selectors are those in the contract's ABI (icm-services, abi-bindings/go/teleporter). */
    @Test
    void a_delivery_calls_the_contract_with_the_message_and_the_account_that_is_rewarded() {
        UnsignedWarpMessage message = chains.send();

        EvmCall call = teleporter.transaction(message).execute();

        assertThat(call.to()).isEqualTo(WarpLogs.TELEPORTER);
        assertThat(call.data())
                .hasToString("0xccb5f809" + "00".repeat(32) + "00".repeat(12)
                        + chains.ours().substring(2));
        assertThat(call.value()).isZero();
        assertThat(call.message()).map(WarpMessage::unsigned).contains(message);
    }

    @Test
    void the_status_of_a_message_is_read_by_its_id() {
        Id id = Teleporter.messageId(chains.send());

        assertThat(teleporter.isReceived(id).execute()).isFalse();
        assertThat(chains.fake.received().stream().map(Object::toString))
                .anyMatch(request ->
                        request.contains("0xebc3b1ba" + id.bytes().toHex().substring(2)));
    }

    /** CalculateReceiveMessageGasLimit of icm-services, with the prices of Granite. */
    @Test
    void the_gas_limit_is_that_of_the_message_its_verification_and_the_contract() {
        UnsignedWarpMessage message = chains.send(chains.first, chains.second, 300_000);
        EvmCall call = teleporter.transaction(message).execute();

        int keys = call.storageKeys().size();
        int payload = message.payloadBytes().size();
        assertThat(call.gas()).hasValue(300_000 + 250_000 + 125_000 + 750 + 3 * 250 + keys * 1024L + payload * 35L);
    }

    @Test
    void a_message_of_another_contract_or_to_another_chain_is_refused() {
        UnsignedWarpMessage back = chains.send(chains.second, chains.first, 1);
        UnsignedWarpMessage other = UnsignedWarpMessage.of(
                Network.LOCAL,
                Id.parse(chains.first.chainId()),
                new AddressedCall(Bytes.fromHex("0x" + "11".repeat(20)), Bytes.EMPTY));

        for (UnsignedWarpMessage wrong : List.of(back, other)) {
            assertThatThrownBy(() -> teleporter.deliver(wrong))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("a Teleporter message to " + chains.second.chainId());
            assertThatThrownBy(() -> teleporter.transaction(wrong))
                    .isInstanceOf(InvalidRequestException.class)
                    .hasMessageContaining("a Teleporter message to " + chains.second.chainId());
        }
        assertThatThrownBy(() -> Teleporter.messageId(other))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("a message of Teleporter");
        assertThat(Teleporter.message(other)).isEmpty();
        assertThat(Teleporter.message(back).orElseThrow().destinationBlockchainId())
                .hasToString(chains.first.chainId());
    }

    @Test
    void a_message_that_requires_more_gas_than_any_block_has_is_refused() {
        TeleporterMessage endless = new TeleporterMessage(
                BigInteger.ONE,
                Bytes.fromHex("0x" + "11".repeat(20)),
                Id.parse(chains.second.chainId()),
                Bytes.fromHex("0x" + "22".repeat(20)),
                BigInteger.ONE.shiftLeft(62),
                List.of(),
                List.of(),
                Bytes.EMPTY);
        UnsignedWarpMessage message = UnsignedWarpMessage.of(
                Network.LOCAL,
                Id.parse(chains.first.chainId()),
                new AddressedCall(WarpLogs.TELEPORTER.bytes(), endless.bytes()));
        BlsSignature signature = teleporter
                .signatures
                .aggregate(chains.send())
                .execute()
                .message()
                .signature();

        assertThatThrownBy(() -> teleporter.receiving(WarpMessage.of(message, SignerSet.of(0), signature)))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("below 2^62");
    }

    @Test
    void the_account_shows_no_key_and_needs_a_price() {
        assertThat(chains.account(BigInteger.ONE).toString()).doesNotContain("11".repeat(16));
        assertThat(teleporter.toString()).doesNotContain("11".repeat(16));
        assertThatThrownBy(() -> chains.account(BigInteger.ZERO))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("1 or more");
    }
}
