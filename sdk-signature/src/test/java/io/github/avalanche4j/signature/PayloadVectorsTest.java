package io.github.avalanche4j.signature;

import static io.github.avalanche4j.signature.Vectors.bytes;
import static io.github.avalanche4j.signature.Vectors.id;
import static io.github.avalanche4j.signature.Vectors.number;
import static io.github.avalanche4j.signature.Vectors.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.MalformedBytesException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.signature.payload.L1Message;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.L1ValidatorWeight;
import io.github.avalanche4j.signature.payload.PChainOwner;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.SubnetToL1Conversion;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData.InitialValidator;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.signature.payload.ValidatorUptime;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Vectors: encodings by AvalancheGo's own code, and a Teleporter message of the Data API documentation. */
class PayloadVectorsTest {
    static Stream<Named<JsonNode>> valid() {
        return cases("valid");
    }

    static Stream<Named<JsonNode>> invalid() {
        return cases("invalid");
    }

    static Stream<Named<JsonNode>> cases(String list) {
        return Stream.of("payloads.json", "payloads_node.json")
                .flatMap(file -> Vectors.elements(Vectors.vectors(file).path(list)))
                .map(c -> Named.of(text(c, "name"), c));
    }

    static JsonNode vector(String name) {
        return valid().map(Named::getPayload)
                .filter(c -> text(c, "name").equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void there_are_vectors_of_every_type() {
        assertThat(valid()).hasSize(23);
        assertThat(invalid()).hasSize(20);
        assertThat(valid().map(c -> text(c.getPayload(), "type")))
                .contains("Hash", "AddressedCall", "SubnetToL1Conversion", "SubnetToL1ConversionData")
                .contains("RegisterL1Validator", "L1ValidatorRegistration", "L1ValidatorWeight")
                .contains("ValidatorUptime", "TeleporterMessage");
    }

    @ParameterizedTest
    @MethodSource("valid")
    void parsed_bytes_are_built_again_byte_for_byte(JsonNode c) {
        Bytes encoded = bytes(c, "bytes");
        assertThat(encoded.size()).isEqualTo(c.path("length").asInt());
        assertThat(Payloads.reencode(text(c, "type"), encoded)).isEqualTo(encoded);
    }

    @ParameterizedTest
    @MethodSource("valid")
    void building_from_the_fields_returns_the_bytes(JsonNode c) {
        JsonNode fields = c.path("fields");
        if (!fields.isObject() || fields.path("payload").asText().startsWith("(")) {
            return; // one case has no fields, one describes them
        }
        assertThat(build(text(c, "type"), fields)).isEqualTo(bytes(c, "bytes"));
    }

    @ParameterizedTest
    @MethodSource("invalid")
    void malformed_bytes_are_refused_for_the_nodes_reason(JsonNode c) {
        String error = text(c, "error");
        if (error.endsWith("(Verify, not parse)")) {
            assertThat(RegisterL1Validator.parse(bytes(c, "bytes"))
                            .refusalReason()
                            .map(L1Message.RefusalReason::nodeName))
                    .contains(error.substring(0, error.indexOf(' ')));
            return;
        }
        List<String> types = switch (text(c, "type")) {
            case "any" -> Payloads.TYPES;
            case "any warp payload" -> List.of("Hash", "AddressedCall");
            case "any ACP-77" -> Payloads.L1_TYPES;
            default -> List.of(text(c, "type"));
        };
        for (String type : types) {
            MalformedBytesException e = catchThrowableOfType(
                    MalformedBytesException.class, () -> Payloads.reencode(type, bytes(c, "bytes")));
            assertThat(e).as(type).isNotNull();
            assertThat(nameInVectors(e.reason())).as(type).isEqualTo(error);
        }
    }

    @ParameterizedTest
    @MethodSource("valid")
    void ids_that_are_hashes_of_the_bytes_are_computed(JsonNode c) {
        if (c.has("conversionID")) {
            assertThat(SubnetToL1ConversionData.parse(bytes(c, "bytes")).conversionId())
                    .isEqualTo(id(c, "conversionID"));
        }
        if (c.has("validationID")) {
            assertThat(RegisterL1Validator.parse(bytes(c, "bytes")).validationId())
                    .isEqualTo(id(c, "validationID"));
        }
        if (c.has("teleporterMessageID")) {
            assertThat(TeleporterMessage.parse(bytes(c, "bytes"))
                            .id(bytes(c, "teleporterContract"), id(c, "sourceBlockchainID")))
                    .isEqualTo(id(c, "teleporterMessageID"));
        }
    }

    @Test
    void the_largest_addressed_call_is_built_and_one_byte_more_is_not() {
        Bytes content = Bytes.of(new byte[24562]);
        assertThat(new WarpPayload.AddressedCall(Bytes.EMPTY, content).bytes().size())
                .isEqualTo(WarpPayload.MAX_SIZE);
        assertThat(catchThrowableOfType(
                        io.github.avalanche4j.core.InvalidRequestException.class,
                        () -> new WarpPayload.AddressedCall(Bytes.of((byte) 1), content)))
                .hasMessageContaining("at most 24576 bytes");
    }

    @Test
    void a_registration_with_owners_out_of_order_parses_and_has_a_refusal_reason() {
        assertThat(RegisterL1Validator.parse(bytes(vector("register_l1_validator"), "bytes"))
                        .refusalReason())
                .contains(L1Message.RefusalReason.INVALID_OWNER);
    }

    @Test
    void a_payload_that_no_chain_accepts_is_unknown() {
        Bytes other = Bytes.fromHex("0x00000000000501");
        UnsignedWarpMessage message = UnsignedWarpMessage.of(Network.MAINNET, Id.EMPTY, other);
        assertThat(message.payload()).isEqualTo(new WarpPayload.Unknown(other, Reason.UNKNOWN_TYPE_ID));
    }

    /** The vectors have a label where the node's error has no name. */
    static String nameInVectors(Reason reason) {
        return reason == Reason.UNKNOWN_TYPE_ID ? "ErrUnknownTypeID" : reason.nodeName();
    }

    private static Bytes build(String type, JsonNode f) {
        return switch (type) {
            case "Hash" -> new WarpPayload.Hash(id(f, "hash")).bytes();
            case "AddressedCall" ->
                new WarpPayload.AddressedCall(bytes(f, "sourceAddress"), bytes(f, "payload")).bytes();
            case "SubnetToL1Conversion" -> new SubnetToL1Conversion(id(f, "id")).bytes();
            case "SubnetToL1ConversionData" ->
                new SubnetToL1ConversionData(
                                id(f, "subnetID"),
                                id(f, "managerChainID"),
                                bytes(f, "managerAddress"),
                                Vectors.elements(f.path("validators"))
                                        .map(v -> new InitialValidator(
                                                bytes(v, "nodeID"), bytes(v, "blsPublicKey"), number(v, "weight")))
                                        .toList())
                        .bytes();
            case "RegisterL1Validator" ->
                new RegisterL1Validator(
                                id(f, "subnetID"),
                                bytes(f, "nodeID"),
                                bytes(f, "blsPublicKey"),
                                number(f, "expiry"),
                                owner(f.path("remainingBalanceOwner")),
                                owner(f.path("disableOwner")),
                                number(f, "weight"))
                        .bytes();
            case "L1ValidatorRegistration" ->
                new L1ValidatorRegistration(
                                id(f, "validationID"), f.path("registered").booleanValue())
                        .bytes();
            case "L1ValidatorWeight" ->
                new L1ValidatorWeight(id(f, "validationID"), number(f, "nonce"), number(f, "weight")).bytes();
            case "ValidatorUptime" -> new ValidatorUptime(id(f, "validationID"), number(f, "totalUptime")).bytes();
            case "TeleporterMessage" ->
                new TeleporterMessage(
                                new BigInteger(text(f, "messageNonce")),
                                bytes(f, "originSenderAddress"),
                                id(f, "destinationBlockchainID"),
                                bytes(f, "destinationAddress"),
                                new BigInteger(text(f, "requiredGasLimit")),
                                addresses(f.path("allowedRelayerAddresses")),
                                Vectors.elements(f.path("receipts"))
                                        .map(r -> new TeleporterMessage.Receipt(
                                                new BigInteger(text(r, "receivedMessageNonce")),
                                                bytes(r, "relayerRewardAddress")))
                                        .toList(),
                                bytes(f, "message"))
                        .bytes();
            default -> throw new AssertionError(type);
        };
    }

    private static PChainOwner owner(JsonNode owner) {
        return new PChainOwner(owner.path("threshold").asLong(), addresses(owner.path("addresses")));
    }

    private static List<Bytes> addresses(JsonNode list) {
        return Vectors.elements(list).map(a -> Bytes.fromHex(a.asText())).toList();
    }
}
