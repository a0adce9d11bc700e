package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.signature.payload.L1ValidatorRegistration;
import io.github.avalanche4j.signature.payload.L1ValidatorWeight;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.SubnetToL1Conversion;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData;
import io.github.avalanche4j.signature.payload.TeleporterMessage;
import io.github.avalanche4j.signature.payload.ValidatorUptime;
import io.github.avalanche4j.signature.payload.WarpPayload;
import java.util.List;

/** All parsers, by the name of their type in the vectors. */
final class Payloads {
    static final List<String> L1_TYPES =
            List.of("SubnetToL1Conversion", "RegisterL1Validator", "L1ValidatorRegistration", "L1ValidatorWeight");

    /** All types with a codec version; a Teleporter message has none. */
    static final List<String> TYPES = List.of(
            "Hash",
            "AddressedCall",
            "SubnetToL1Conversion",
            "RegisterL1Validator",
            "L1ValidatorRegistration",
            "L1ValidatorWeight",
            "SubnetToL1ConversionData",
            "ValidatorUptime",
            "UnsignedWarpMessage",
            "WarpMessage");

    private Payloads() {}

    /** Parses, then encodes what was parsed from its fields. */
    static Bytes reencode(String type, Bytes bytes) {
        return switch (type) {
            case "Hash" -> WarpPayload.Hash.parse(bytes).bytes();
            case "AddressedCall" -> WarpPayload.AddressedCall.parse(bytes).bytes();
            case "SubnetToL1Conversion" -> SubnetToL1Conversion.parse(bytes).bytes();
            case "RegisterL1Validator" -> RegisterL1Validator.parse(bytes).bytes();
            case "L1ValidatorRegistration" ->
                L1ValidatorRegistration.parse(bytes).bytes();
            case "L1ValidatorWeight" -> L1ValidatorWeight.parse(bytes).bytes();
            case "SubnetToL1ConversionData" ->
                SubnetToL1ConversionData.parse(bytes).bytes();
            case "ValidatorUptime" -> ValidatorUptime.parse(bytes).bytes();
            case "TeleporterMessage" -> TeleporterMessage.parse(bytes).bytes();
            case "UnsignedWarpMessage" -> {
                UnsignedWarpMessage m = UnsignedWarpMessage.parse(bytes);
                yield UnsignedWarpMessage.of(m.network(), m.sourceChainId(), m.payloadBytes())
                        .bytes();
            }
            case "WarpMessage" -> {
                WarpMessage m = WarpMessage.parse(bytes);
                yield new CodecWriter()
                        .fixed(m.unsigned().bytes())
                        .uint32(0)
                        .variable(m.signerBytes())
                        .fixed(m.signatureBytes())
                        .bytes();
            }
            default -> throw new AssertionError(type);
        };
    }
}
