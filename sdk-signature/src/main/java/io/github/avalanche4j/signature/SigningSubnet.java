package io.github.avalanche4j.signature;

import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.signature.internal.Arguments;

/**
 * The rule that decides which subnet's validators sign a message. The message does not name the subnet: it depends on
 * the source and on the chain that verifies (AvalancheGo's Warp precompile, {@code getValidatorSet}).
 */
public final class SigningSubnet {
    private SigningSubnet() {}

    /**
     * {@return the subnet whose validators sign a message to an EVM chain}
     *
     * <p>The validators of the source's subnet sign. Only a message from the primary network is signed by the
     * receiver's own validators, which follow that network themselves, unless the receiver requires signers of the
     * primary network. A message from the P-Chain is always signed by the receiver's own.
     *
     * @param sourceSubnet the subnet of the source chain, from {@code platform.validatedBy}; {@link Id#EMPTY} is the
     *     primary network
     * @param sourceChain the source chain of the message
     * @param receivingSubnet the subnet of the chain that verifies the message
     * @param requirePrimaryNetworkSigners the receiving chain's configuration of that name; it has to be true on an
     *     L1 that accepts messages of the C- or X-Chain, which its validators need not follow
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
     * {@return the subnet whose validators sign a message to the P-Chain, to register a validator or set its weight:
     * always the source chain's own}
     *
     * @param sourceSubnet the subnet of the source chain, from {@code platform.validatedBy}
     */
    public static Id forPChain(Id sourceSubnet) {
        return Arguments.id("sourceSubnet", sourceSubnet);
    }
}
