package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;

/** The options of a wallet, except its store. */
public record Settings(
        Optional<OutputOwners> change,
        NAvax maxFee,
        BigDecimal pChainFeeMargin,
        BigDecimal cChainFeeMargin,
        Duration pollInterval) {}
