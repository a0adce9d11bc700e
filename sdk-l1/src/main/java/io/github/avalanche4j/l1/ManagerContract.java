package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import java.util.List;
import java.util.Objects;

/**
 * The contracts that decide who validates an L1. The validator manager sends Warp messages and emits events; if
 * another contract owns it, such as a staking manager, users call the owner.
 *
 * <p>The library supports the contracts of ACP-99 (icm-contracts, validator-manager 2.x).
 */
public final class ManagerContract {
    /** How validators join. */
    public enum Kind {
        /** An owner decides. */
        PROOF_OF_AUTHORITY,
        /** They stake the chain's native token. */
        NATIVE_STAKE,
        /** They stake an ERC-20 token, which the staker must approve first. */
        ERC20_STAKE
    }

    private final Kind kind;
    private final Id subnetId;
    private final Id chainId;
    private final EvmAddress manager;
    private final EvmAddress callTarget;

    ManagerContract(Kind kind, Id subnetId, Id chainId, EvmAddress manager, EvmAddress callTarget) {
        this.kind = Objects.requireNonNull(kind, "kind");
        this.subnetId = Objects.requireNonNull(subnetId, "subnetId");
        this.chainId = Objects.requireNonNull(chainId, "chainId");
        this.manager = Objects.requireNonNull(manager, "manager");
        this.callTarget = Objects.requireNonNull(callTarget, "callTarget");
        L1Context.requireId("subnetID", subnetId);
        L1Context.requireId("chainID", chainId);
        requireAddress("manager", manager);
        requireAddress("callTarget", callTarget);
    }

    /** {@return how validators join, which decides the arguments of a registration and of a removal} */
    public Kind kind() {
        return kind;
    }

    /** {@return the L1} */
    public Id subnetId() {
        return subnetId;
    }

    /** {@return the chain that the contracts are on} */
    public Id chainId() {
        return chainId;
    }

    /** {@return the validator manager that the P-Chain accepts messages of} */
    public EvmAddress manager() {
        return manager;
    }

    /** {@return the contract that users call to begin and complete operations} */
    public EvmAddress callTarget() {
        return callTarget;
    }

    private static void requireAddress(String argument, EvmAddress address) {
        if (!address.isValid()) {
            throw new InvalidRequestException(argument, address.toString(), "20 bytes in hex");
        }
    }

    /**
     * {@return a validator manager with proof of authority, which its owner calls itself}
     *
     * @param subnetId the L1
     * @param chainId the chain that the contract is on
     * @param manager the validator manager
     * @throws InvalidRequestException if an id or an address is malformed
     */
    public static ManagerContract ofAuthority(Id subnetId, Id chainId, EvmAddress manager) {
        return new ManagerContract(Kind.PROOF_OF_AUTHORITY, subnetId, chainId, manager, manager);
    }

    /**
     * {@return a validator manager with proof of stake}
     *
     * @param kind what is staked
     * @param subnetId the L1
     * @param chainId the chain that the contracts are on
     * @param manager the validator manager
     * @param stakingManager the contract that owns it and takes stakes
     * @throws InvalidRequestException if nothing is staked, or an id or an address is malformed
     */
    public static ManagerContract ofStake(
            Kind kind, Id subnetId, Id chainId, EvmAddress manager, EvmAddress stakingManager) {
        if (kind == Kind.PROOF_OF_AUTHORITY) {
            throw new InvalidRequestException("kind", kind.toString(), "a kind of stake");
        }
        return new ManagerContract(kind, subnetId, chainId, manager, stakingManager);
    }

    /**
     * {@return this manager, called through the contract that owns it}
     *
     * @param owner such as a {@code PoAManager}
     * @throws InvalidRequestException if the address is malformed
     */
    public ManagerContract ownedBy(EvmAddress owner) {
        return new ManagerContract(kind, subnetId, chainId, manager, owner);
    }

    private List<Object> parts() {
        return List.of(kind, subnetId, chainId, manager, callTarget);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ManagerContract that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    @Override
    public String toString() {
        return "ManagerContract[kind=" + kind + ", subnetId=" + subnetId + ", chainId=" + chainId + ", manager="
                + manager + ", callTarget=" + callTarget + "]";
    }
}
