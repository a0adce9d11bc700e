package io.github.avalanche4j.node.evm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.util.Map;

/** The methods of {@code /ext/bc/…/rpc} that Ethereum does not have. */
final class EvmEndpoints {
    static final Endpoint.Rpc<FeeConfigAt> FEE_CONFIG = Endpoint.rpc("eth_feeConfig", FeeConfigAt.class);
    static final Endpoint.Rpc<ChainConfig> GET_CHAIN_CONFIG = Endpoint.rpc("eth_getChainConfig", ChainConfig.class);
    static final Endpoint.Rpc<Map<String, PrecompileConfig>> GET_ACTIVE_PRECOMPILES_AT =
            Endpoint.rpc("eth_getActivePrecompilesAt", Decoder.mapOf(String.class, PrecompileConfig.class));
    static final Endpoint.Rpc<ActiveRules> GET_ACTIVE_RULES_AT =
            Endpoint.rpc("eth_getActiveRulesAt", ActiveRules.class);

    private EvmEndpoints() {}
}
