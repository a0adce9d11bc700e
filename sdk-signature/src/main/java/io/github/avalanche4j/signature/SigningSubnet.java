package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.signature.internal.Arguments;

/**
 * Which subnet's validators sign a message. Nothing in a message says so; the rule does, and it depends on who is going to
 * verify (AvalancheGo's Warp precompile, {@code getValidatorSet}).
 */
public final class SigningSubnet {
    private SigningSubnet() {}

    /**
     * For a message that an EVM chain receives. Validators of an L1 or subnet follow the primary network, so what comes from
     * there is signed by the receiver's own validators, unless the receiver insists on the primary network's. What the
     * P-Chain says is always signed by the receiver's own.
     *
     * @param sourceSubnet the subnet of the source chain, from {@code platform.validatedBy}; {@link Id#EMPTY} is the
     *     primary network
     * @param sourceChain the source chain of the message
     * @param receivingSubnet the subnet of the chain that is to verify the message
     * @param requirePrimaryNetworkSigners the receiving chain's configuration of that name. It has to be true on an L1 that
     *     takes messages of the C- or X-Chain, which its validators need not follow
     * @return the subnet whose validators have to sign
     */
    public static Id forEvmChain(
            Id sourceSubnet, Id sourceChain, Id receivingSubnet, boolean requirePrimaryNetworkSigners) {
        Arguments.id("sourceSubnet", sourceSubnet);
        Arguments.id("sourceChain", sourceChain);
        Arguments.id("receivingSubnet", receivingSubnet);
        boolean fromPChain = sourceChain.equals(Id.EMPTY);
        return sourceSubnet.equals(Id.EMPTY) && (fromPChain || !requirePrimaryNetworkSigners)
                ? receivingSubnet
                : sourceSubnet;
    }

    /**
     * For a message that the P-Chain receives, to register a validator or set its weight: always the sender's own.
     *
     * @param sourceSubnet the subnet of the source chain, from {@code platform.validatedBy}
     * @return the same subnet
     */
    public static Id forPChain(Id sourceSubnet) {
        return Arguments.id("sourceSubnet", sourceSubnet);
    }
}
