package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;

/** A request to export transactions of the primary network. */
@Settings(
        value = "export",
        requires = {"addresses or cChainEvmAddresses", "includeChains"})
public interface PrimaryNetworkExport extends DaySettings<PrimaryNetworkExport> {
    /** Sets the kind of export of the primary network; by default {@link OperationType#EXPORT_PRIMARY_NETWORK}. */
    PrimaryNetworkExport type(OperationType kind);

    /** Adds P- or X-Chain addresses whose transactions to export. At least one, or one of the C-Chain, is required. */
    PrimaryNetworkExport addAddresses(Bech32Address... wanted);

    /** As {@link #addAddresses}, from a collection. */
    PrimaryNetworkExport addAllAddresses(Iterable<? extends Bech32Address> wanted);

    /** Adds C-Chain addresses whose transactions to export. */
    PrimaryNetworkExport addCChainEvmAddresses(EvmAddress... wanted);

    /** As {@link #addCChainEvmAddresses}, from a collection. */
    PrimaryNetworkExport addAllCChainEvmAddresses(Iterable<? extends EvmAddress> wanted);

    /** Adds chains whose transactions to export. At least one is required. */
    PrimaryNetworkExport addIncludeChains(PrimaryNetworkChain... chains);

    /** As {@link #addIncludeChains}, from a collection. */
    PrimaryNetworkExport addAllIncludeChains(Iterable<? extends PrimaryNetworkChain> chains);
}
