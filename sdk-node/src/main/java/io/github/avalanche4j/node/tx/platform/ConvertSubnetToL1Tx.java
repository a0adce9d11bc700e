package io.github.avalanche4j.node.tx.platform;

import io.github.avalanche4j.core.internal.codec.CodecWriter;
import io.github.avalanche4j.core.internal.codec.UInt32List;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.internal.wire.NoJson;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A transaction that converts a subnet to an L1: type id 35, since the Etna upgrade (ACP-77).
 *
 * @param base the network, inputs, outputs and memo, as in every transaction
 * @param chainId the blockchain of its validator manager
 * @param address the validator manager's address there, up to 4096 bytes: 20 on EVM chains
 * @param validators its first validators
 * @param subnetAuthorization the subnet's owners that sign, as indices into their list, each from 0 to 2^32 − 1
 */
public record ConvertSubnetToL1Tx(
        BaseTx base, Id subnetId, Id chainId, Bytes address, List<Validator> validators, List<Long> subnetAuthorization)
        implements UnsignedTx {
    public ConvertSubnetToL1Tx {
        Objects.requireNonNull(base, "base");
        Objects.requireNonNull(subnetId, "subnetId");
        Objects.requireNonNull(chainId, "chainId");
        Objects.requireNonNull(address, "address");
        validators = List.copyOf(validators);
        subnetAuthorization = UInt32List.copyOf(subnetAuthorization);
    }

    @Override
    public Optional<BaseTx> baseTx() {
        return Optional.of(base);
    }

    /**
     * {@return the P-Chain's id of one of the first validators: the SHA-256 of the subnet's id and the index in 4 bytes
     * (AvalancheGo ids.ID.Append)}
     *
     * @param index the index in {@link #validators}, from 0
     * @throws IndexOutOfBoundsException past the end
     * @throws IllegalStateException if a server sent a text that is not an id as {@link #subnetId}
     */
    public Id validationId(int index) {
        Objects.checkIndex(index, validators.size());
        return Sha256.idOf(new CodecWriter().id(subnetId).uint32(index).bytes());
    }

    /**
     * One of an L1's first validators.
     *
     * @param nodeId the node: 20 bytes in an accepted transaction, for which {@link
     *         io.github.avalanche4j.core.value.NodeId#of} returns its usual form
     * @param balance the balance that pays its continuous fees; a validator without a balance is inactive
     * @param signer its BLS key
     * @param remainingBalanceOwner the owner that gets the remaining balance
     * @param deactivationOwner the owner that may disable it
     */
    @NoJson("write the Tx that has it")
    public record Validator(
            Bytes nodeId,
            UInt64 weight,
            NAvax balance,
            ValidatorPop signer,
            L1ValidatorOwner remainingBalanceOwner,
            L1ValidatorOwner deactivationOwner) {
        public Validator {
            Objects.requireNonNull(nodeId, "nodeId");
            Objects.requireNonNull(weight, "weight");
            Objects.requireNonNull(balance, "balance");
            Objects.requireNonNull(signer, "signer");
            Objects.requireNonNull(remainingBalanceOwner, "remainingBalanceOwner");
            Objects.requireNonNull(deactivationOwner, "deactivationOwner");
        }
    }
}
