package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.internal.wire.Settings;
import io.github.avalanche4j.core.value.EvmAddress;

/** A request to export transactions of EVM chains. */
@Settings(
        value = "export",
        requires = {"addresses", "includeChains"})
public interface EvmExport extends DaySettings<EvmExport> {
    /** Adds wallets or contracts whose transactions to export. At least one is required. */
    EvmExport addAddresses(EvmAddress... wanted);

    /** As {@link #addAddresses}, from a collection. */
    EvmExport addAllAddresses(Iterable<? extends EvmAddress> wanted);

    /** Adds chains whose transactions to export, by their EVM chain ids. At least one is required. */
    EvmExport addIncludeChains(String... chains);

    /** As {@link #addIncludeChains}, from a collection. */
    EvmExport addAllIncludeChains(Iterable<? extends String> chains);
}
