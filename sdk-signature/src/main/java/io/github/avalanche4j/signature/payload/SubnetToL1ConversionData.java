package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The data of a subnet's conversion to an L1. Its hash is the {@link SubnetToL1Conversion#conversionId}, by which it
 * can be checked against the signed message.
 *
 * @param subnetId the subnet that was converted
 * @param managerChainId the chain of its validator manager contract
 * @param managerAddress the address of that contract
 * @param validators the initial validators, in the order of the conversion transaction
 */
@NoJson("write its bytes()")
public record SubnetToL1ConversionData(
        Id subnetId, Id managerChainId, Bytes managerAddress, List<InitialValidator> validators) {
    public SubnetToL1ConversionData {
        Arguments.id("subnetID", subnetId);
        Arguments.id("managerChainID", managerChainId);
        Objects.requireNonNull(managerAddress, "managerAddress");
        validators = List.copyOf(Objects.requireNonNull(validators, "validators"));
    }

    /**
     * {@return the data that {@code bytes} encode}
     *
     * @param bytes the whole encoding, with nothing after it
     * @throws MalformedBytesException if they encode no such data
     */
    public static SubnetToL1ConversionData parse(Bytes bytes) {
        CodecReader in = new CodecReader("conversion data", Objects.requireNonNull(bytes, "bytes"));
        in.version();
        Id subnetId = in.id();
        Id managerChainId = in.id();
        Bytes managerAddress = in.variable();
        int count = in.length();
        List<InitialValidator> validators =
                new ArrayList<>(); // no initial capacity: the count is not validated until the bytes are read
        for (int i = 0; i < count; i++) {
            validators.add(new InitialValidator(in.variable(), in.fixed(Arguments.BLS_KEY_SIZE), in.uint64()));
        }
        in.end();
        return new SubnetToL1ConversionData(subnetId, managerChainId, managerAddress, validators);
    }

    /** {@return the SHA-256 of {@link #bytes}, which the P-Chain states in its message} */
    public Id conversionId() {
        return Sha256.idOf(bytes());
    }

    /**
     * {@return the validation id of an initial validator}
     *
     * @param index its index in {@link #validators}
     */
    public Id validationId(int index) {
        Objects.checkIndex(index, validators.size());
        return initialValidationId(subnetId, index);
    }

    /**
     * {@return the validation id of an initial validator} Validators that were registered later have {@link
     * RegisterL1Validator#validationId}.
     *
     * @param subnetId the L1
     * @param index the validator's index in the conversion transaction
     */
    public static Id initialValidationId(Id subnetId, long index) {
        Arguments.id("subnetID", subnetId);
        Arguments.uint32("index", index);
        return Sha256.idOf(new CodecWriter().id(subnetId).uint32(index).bytes());
    }

    /** {@return the encoded data} */
    public Bytes bytes() {
        CodecWriter out = new CodecWriter()
                .version()
                .id(subnetId)
                .id(managerChainId)
                .variable(managerAddress)
                .uint32(validators.size());
        for (InitialValidator validator : validators) {
            out.variable(validator.nodeId).fixed(validator.blsPublicKey).uint64(validator.weight);
        }
        return out.bytes();
    }

    /**
     * A validator that an L1 starts with.
     *
     * @param blsPublicKey 48 bytes, not checked to be a valid key
     */
    @NoJson("write the bytes() of the SubnetToL1ConversionData that has it")
    public record InitialValidator(Bytes nodeId, Bytes blsPublicKey, UInt64 weight) {
        public InitialValidator {
            Objects.requireNonNull(nodeId, "nodeID");
            Arguments.exactly(Arguments.BLS_KEY_SIZE, "blsPublicKey", blsPublicKey);
            Objects.requireNonNull(weight, "weight");
        }
    }
}
