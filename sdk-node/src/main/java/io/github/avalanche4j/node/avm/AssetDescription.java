package io.github.avalanche4j.node.avm;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.internal.wire.WireName;
import io.github.avalanche4j.core.value.Id;
import java.util.Optional;

/** An asset of the X-Chain. */
@Value
public interface AssetDescription {
    /** {@return the asset's id, which is the id of the transaction that created it} */
    @WireName("assetID")
    Id assetId();

    /** {@return its name, which need not be unique} */
    Optional<String> name();

    /** {@return its symbol, up to four letters} */
    Optional<String> symbol();

    /** {@return the number of decimals of an amount, from 0 to 32; 9 for AVAX} */
    int denomination();
}
