package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.proposervm.ProposerVmClient;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The chain that will verify a message, and the validators by which it will.
 *
 * @param chain its alias or id, {@code P} for the P-Chain
 * @param node runs the chain
 */
record ReceivingChain(String chain, NodeClient node, ValidatorSets sets) {
    private static final String P_CHAIN = "P";

    /** The validators that have to sign a message. */
    record Signers(Id subnet, long height, CanonicalValidatorSet validators) {}

    @Nullable
    Transport transport() {
        return CallAccess.runner(node.info().getNetworkId()).transport();
    }

    /**
     * The validators that have to sign a message.
     *
     * @param primaryNetworkSigns whether those of the primary network sign its messages; empty asks the chain
     * @param at the P-Chain height; empty for that of the chain's current epoch
     */
    Call<Signers> signers(UnsignedWarpMessage message, Optional<Boolean> primaryNetworkSigns, OptionalLong at) {
        return requireNetwork(message)
                .then(same -> signingSubnet(message.sourceChainId(), primaryNetworkSigns))
                .then(subnet -> (at.isPresent() ? Call.completed(at.getAsLong()) : verifyingHeight())
                        .then(height -> sets.at(subnet, Height.of(height))
                                .map(validators -> new Signers(subnet, height, validators))));
    }

    /** A subnet's validators at the node's last height. */
    Call<CanonicalValidatorSet> lastValidators(Id subnet) {
        return node.platform().getHeight().then(height -> sets.at(subnet, Height.of(height)));
    }

    private Call<Network> requireNetwork(UnsignedWarpMessage message) {
        return node.info().getNetworkId().map(id -> {
            Network network = Network.of(id);
            if (!message.network().equals(network)) {
                throw new InvalidRequestException(
                        "message", message.toString(), "a message for the network of the node, " + network);
            }
            return network;
        });
    }

    private Call<Id> signingSubnet(Id source, Optional<Boolean> primaryNetworkSigns) {
        return validatedBy(source)
                .then(sourceSubnet -> chain.equals(P_CHAIN)
                        ? Call.completed(SigningSubnet.forPChain(sourceSubnet))
                        : chainId()
                                .then(this::validatedBy)
                                .then(receivingSubnet -> primaryNetworkSigns
                                        .map(Call::completed)
                                        .orElseGet(() -> requiresPrimaryNetwork(source, sourceSubnet, receivingSubnet))
                                        .map(isRequired -> SigningSubnet.forEvmChain(
                                                sourceSubnet, source, receivingSubnet, isRequired))));
    }

    /**
     * Whether an L1's chain requires the primary network to sign messages from its chains. False if the chain does not
     * say so, or is of no L1.
     */
    @SuppressWarnings("deprecation") // getActiveRulesAt has only the time of activation
    private Call<Boolean> requiresPrimaryNetwork(Id source, Id sourceSubnet, Id receivingSubnet) {
        boolean isFromPrimary = sourceSubnet.equals(Id.PRIMARY_NETWORK) && !source.equals(Id.EMPTY); // not the P-Chain
        if (!isFromPrimary || receivingSubnet.equals(Id.PRIMARY_NETWORK)) {
            return Call.completed(false);
        }
        Call<Boolean> isRequired = node.evm(chain)
                .getActivePrecompilesAt()
                .map(all -> Optional.ofNullable(all.get("warpConfig"))
                        .flatMap(warp ->
                                warp.tree().get("requirePrimaryNetworkSigners").asBoolean())
                        .orElse(false));
        return Sequence.recover(isRequired, failure -> {
            if (failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.UNKNOWN_METHOD) {
                return Call.completed(false);
            }
            throw failure;
        });
    }

    private Call<Id> validatedBy(Id chainId) {
        return chainId.equals(Id.EMPTY) // the P-Chain
                ? Call.completed(Id.PRIMARY_NETWORK)
                : node.platform().validatedBy(chainId);
    }

    private Call<Id> chainId() {
        try {
            return Call.completed(Id.parse(chain));
        } catch (InvalidRequestException e) {
            return node.info().getBlockchainId(chain); // an alias
        }
    }

    /** The height of the chain's epoch; before its first epoch, the height in its next block. */
    private Call<Long> verifyingHeight() {
        ProposerVmClient proposerVm = node.proposervm(chain);
        Call<Optional<UInt64>> ofEpoch = proposerVm
                .getCurrentEpoch()
                .map(epoch -> Optional.of(epoch.pChainHeight())
                        .filter(height -> !epoch.number().equals(UInt64.ZERO)));
        return Sequence.recover(ofEpoch, failure -> {
                    if (failure instanceof JsonRpcException) {
                        return Call.completed(Optional.empty());
                    }
                    throw failure;
                })
                .then(height -> height.map(Call::completed).orElseGet(proposerVm::getProposedHeight))
                .map(UInt64::longValueExact);
    }
}
