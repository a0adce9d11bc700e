package io.github.avalanche4j.signature.payload;

import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.codec.CodecReader;
import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.codec.Sha256;
import io.github.avalanche4j.signature.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What a subnet was converted to. Its hash is the {@link SubnetToL1Conversion#conversionId}, so whoever holds the signed
 * hash can check this.
 *
 * @param subnetId the subnet that became an L1
 * @param managerChainId the chain of its manager contract
 * @param managerAddress the manager contract
 * @param validators the first validators, in the order of the conversion transaction
 */
public record SubnetToL1ConversionData(
        Id subnetId, Id managerChainId, Bytes managerAddress, List<InitialValidator> validators) {
    /**
     * The data of a conversion.
     *
     * @param subnetId the subnet that became an L1
     * @param managerChainId the chain of its manager contract
     * @param managerAddress the manager contract
     * @param validators the first validators
     */
    public SubnetToL1ConversionData {
        Arguments.id("subnetID", subnetId);
        Arguments.id("managerChainID", managerChainId);
        Objects.requireNonNull(managerAddress, "managerAddress");
        validators = List.copyOf(Objects.requireNonNull(validators, "validators"));
    }

    /**
     * {@return the data that {@code bytes} hold}
     *
     * @param bytes the whole encoding and nothing else
     * @throws MalformedBytesException if they are anything else
     */
    public static SubnetToL1ConversionData parse(Bytes bytes) {
        CodecReader in = new CodecReader("conversion data", Objects.requireNonNull(bytes, "bytes"));
        in.version();
        Id subnetId = in.id();
        Id managerChainId = in.id();
        Bytes managerAddress = in.variable();
        int count = in.length();
        List<InitialValidator> validators = new ArrayList<>(); // the count is only a claim until the bytes are there
        for (int i = 0; i < count; i++) {
            validators.add(new InitialValidator(in.variable(), in.fixed(Arguments.BLS_KEY_SIZE), in.uint64()));
        }
        in.end();
        return new SubnetToL1ConversionData(subnetId, managerChainId, managerAddress, validators);
    }

    /** {@return the SHA-256 of the bytes, which the P-Chain signs} */
    public Id conversionId() {
        return Sha256.idOf(bytes());
    }

    /**
     * {@return the name of one of the first validators}
     *
     * @param index its position in the list of validators
     */
    public Id validationId(int index) {
        Objects.checkIndex(index, validators.size());
        return initialValidationId(subnetId, index);
    }

    /**
     * The validation id of a validator that an L1 started with; those that came later have
     * {@link RegisterL1Validator#validationId}.
     *
     * @param subnetId the L1
     * @param index its position in the list of validators of the conversion transaction
     * @return the id
     */
    public static Id initialValidationId(Id subnetId, long index) {
        Arguments.id("subnetID", subnetId);
        Arguments.uint32("index", index);
        return Sha256.idOf(new CodecWriter().id(subnetId).uint32(index).bytes());
    }

    /** {@return the encoding} */
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
     * @param nodeId the node
     * @param blsPublicKey 48 bytes, not checked to be a key
     * @param weight its weight
     */
    public record InitialValidator(Bytes nodeId, Bytes blsPublicKey, UInt64 weight) {
        /**
         * A validator.
         *
         * @param nodeId the node
         * @param blsPublicKey 48 bytes
         * @param weight its weight
         */
        public InitialValidator {
            Objects.requireNonNull(nodeId, "nodeID");
            Arguments.exactly(Arguments.BLS_KEY_SIZE, "blsPublicKey", blsPublicKey);
            Objects.requireNonNull(weight, "weight");
        }
    }
}
