package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.codegen.Settings;
import io.github.avalanche4j.core.value.EvmAddress;

/** A request to export transactions of EVM chains. */
@Settings(
        value = "export",
        requires = {"addresses", "includeChains"})
public interface EvmExport extends DaySettings<EvmExport> {
    /**
     * Adds addresses whose transactions to export. At least one is required.
     *
     * @param wanted wallets or contracts
     */
    EvmExport addAddresses(EvmAddress... wanted);

    /** As {@link #addAddresses}, from a collection. */
    EvmExport addAllAddresses(Iterable<? extends EvmAddress> wanted);

    /**
     * Adds chains whose transactions to export. At least one is required.
     *
     * @param chains EVM chain ids
     */
    EvmExport addIncludeChains(String... chains);

    /** As {@link #addIncludeChains}, from a collection. */
    EvmExport addAllIncludeChains(Iterable<? extends String> chains);
}
