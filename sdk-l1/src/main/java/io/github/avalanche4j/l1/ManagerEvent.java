package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.EvmHash;

/** The events in which validator managers name the Warp messages that they sent (ACP-99). */
enum ManagerEvent {
    /** Topics: validation id, node id; data: message id, expiry, weight. */
    REGISTRATION("InitiatedValidatorRegistration(bytes32,bytes20,bytes32,uint64,uint64)", 0),
    /** Topic: validation id; data: nonce, message id, weight. */
    WEIGHT("InitiatedValidatorWeightUpdate(bytes32,uint64,bytes32,uint64)", 1),
    /** Topic: validation id; data: message id, weight before, end time. */
    REMOVAL("InitiatedValidatorRemoval(bytes32,bytes32,uint64,uint64)", 0);

    private final String signature;
    private final int messageIdWord;

    ManagerEvent(String signature, int messageIdWord) {
        this.signature = signature;
        this.messageIdWord = messageIdWord;
    }

    EvmHash topic() {
        return EvmHash.of(Keccak256.hash(signature));
    }

    /** Which word of the data is the id of the Warp message. */
    int messageIdWord() {
        return messageIdWord;
    }
}
