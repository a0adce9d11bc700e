package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.token.NetworkToken;
import java.util.List;
import java.util.Optional;

/**
 * An EVM chain that the data service knows. Some are not Avalanche L1s; some are listed
 * by blockchain id instead of EVM chain id.
 */
@Value
public interface EvmChain {
    /** {@return the EVM chain id, or a blockchain id; what {@code DataClient.chain} takes} */
    String chainId();

    /** {@return whether its nodes can be reached} */
    Optional<ChainStatus> status();

    /** {@return its name} */
    Optional<String> chainName();

    /** {@return a text about it} */
    Optional<String> description();

    /** {@return its blockchain id; absent for chains outside Avalanche} */
    Optional<Id> platformChainId();

    /** {@return the subnet that validates it; absent for chains outside Avalanche} */
    Optional<Id> subnetId();

    /** {@return the virtual machine that it runs; absent for chains outside Avalanche} */
    Optional<Id> vmId();

    /** {@return the family of that virtual machine} */
    Optional<VmName> vmName();

    /** {@return the address of its block explorer} */
    Optional<String> explorerUrl();

    /** {@return the address of its JSON-RPC interface} */
    Optional<String> rpcUrl();

    /** {@return the address of its JSON-RPC interface over WebSocket} */
    Optional<String> wsUrl();

    /** {@return whether it is a testnet} */
    Optional<Boolean> isTestnet();

    /** {@return utility contracts on it} */
    Optional<UtilityAddresses> utilityAddresses();

    /** {@return its native token} */
    Optional<NetworkToken> networkToken();

    /** {@return the address of its logo} */
    Optional<String> chainLogoUri();

    /** {@return whether it is private; absent if the service does not say} */
    @WireName("private")
    Optional<Boolean> isPrivate();

    /** {@return the features that the service offers for it beyond blocks and transactions} */
    List<ApiFeature> enabledFeatures();
}
