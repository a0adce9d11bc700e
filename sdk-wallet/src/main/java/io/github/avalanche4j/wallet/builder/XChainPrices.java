package io.github.avalanche4j.wallet.builder;

import io.github.avalanche4j.core.value.NAvax;
import java.util.Objects;

/**
 * The fixed fees of the X-Chain, from {@code avm.getTxFee}.
 *
 * @param txFee the fee of a transaction
 * @param createAssetTxFee the fee of a transaction that creates an asset
 */
public record XChainPrices(NAvax txFee, NAvax createAssetTxFee) {
    public XChainPrices {
        Objects.requireNonNull(txFee, "txFee");
        Objects.requireNonNull(createAssetTxFee, "createAssetTxFee");
    }
}
