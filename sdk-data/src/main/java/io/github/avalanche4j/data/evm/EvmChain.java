package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.data.token.NetworkToken;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * An EVM chain that the data service knows. Some are no L1s of Avalanche; some are listed by a blockchain id instead
 * of an EVM chain id.
 */
@Value.Immutable
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

    /** {@return where people look into it} */
    Optional<String> explorerUrl();

    /** {@return where its JSON-RPC is} */
    Optional<String> rpcUrl();

    /** {@return where its JSON-RPC over WebSocket is} */
    Optional<String> wsUrl();

    /** {@return whether it is a test chain} */
    Optional<Boolean> isTestnet();

    /** {@return contracts of general use on it} */
    Optional<UtilityAddresses> utilityAddresses();

    /** {@return its native token} */
    Optional<NetworkToken> networkToken();

    /** {@return where its logo is} */
    Optional<String> chainLogoUri();

    /** {@return whether it is closed to the public; absent where the service does not say} */
    @WireName("private")
    Optional<Boolean> isPrivate();

    /** {@return what the service offers for it beyond blocks and transactions} */
    List<ApiFeature> enabledFeatures();
}
