package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.signature.WarpMessage;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.Optional;

/** The functions of validator managers that this module calls (ACP-99; icm-contracts, validator-manager 2.x). */
enum ManagerFunction {
    REGISTER(Signature.REGISTER + "uint64)"),
    REGISTER_NATIVE(Signature.REGISTER + "uint16,uint64,address)"),
    REGISTER_ERC20(Signature.REGISTER + "uint16,uint64,uint256,address)"),
    COMPLETE_REGISTRATION("completeValidatorRegistration(uint32)"),
    CHANGE_WEIGHT("initiateValidatorWeightUpdate(bytes32,uint64)"),
    COMPLETE_WEIGHT("completeValidatorWeightUpdate(uint32)"),
    REMOVE("initiateValidatorRemoval(bytes32)"),
    REMOVE_STAKER("initiateValidatorRemoval(bytes32,bool,uint32)"),
    FORCE_REMOVE_STAKER("forceInitiateValidatorRemoval(bytes32,bool,uint32)"),
    COMPLETE_REMOVAL("completeValidatorRemoval(uint32)"),
    INITIALIZE("initializeValidatorSet((bytes32,bytes32,address,(bytes,bytes,uint64)[]),uint32)"),
    SUBNET_ID("subnetID()"),
    VALIDATOR("getValidator(bytes32)"),
    VALIDATION_OF_NODE("getNodeValidationID(bytes)");

    private static final class Signature {
        private static final String OWNER = "(uint32,address[])";
        private static final String REGISTER = "initiateValidatorRegistration(bytes,bytes," + OWNER + "," + OWNER + ",";
    }

    private final String signature;

    ManagerFunction(String signature) {
        this.signature = signature;
    }

    /** The first four bytes of the hash of the signature. */
    Bytes selector() {
        return Keccak256.hash(signature).slice(0, 4);
    }

    /** The data of a call. */
    Bytes data(AbiPart... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(selector().toArray());
        out.writeBytes(AbiPart.encoded(arguments).toArray());
        return Bytes.of(out.toByteArray());
    }

    /** A call that delivers a message, whose index is its argument. */
    EvmCall completion(ManagerContract contract, WarpMessage signed) {
        return new EvmCall(contract.callTarget(), data(AbiPart.number(0)), BigInteger.ZERO, Optional.of(signed));
    }
}
