package io.github.avalanche4j.node.platform;

import com.fasterxml.jackson.core.type.TypeReference;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.core.internal.Decoder;
import io.github.avalanche4j.core.internal.Endpoint;
import java.util.List;
import java.util.Map;

/** The methods of {@code /ext/bc/P}. */
final class PlatformEndpoints {
    static final Endpoint.Rpc<UInt64> GET_HEIGHT =
            Endpoint.rpc("platform.getHeight", Decoder.field("height", UInt64.class));
    static final Endpoint.Rpc<UInt64> GET_PROPOSED_HEIGHT =
            Endpoint.rpc("platform.getProposedHeight", Decoder.field("height", UInt64.class));
    static final Endpoint.Rpc<Map<NodeId, ValidatorAt>> GET_VALIDATORS_AT =
            Endpoint.rpc("platform.getValidatorsAt", new ValidatorMap());
    static final Endpoint.Rpc<Map<Id, WarpValidatorSet>> GET_ALL_VALIDATORS_AT = Endpoint.rpc(
            "platform.getAllValidatorsAt",
            Decoder.field("validatorSets", Decoder.of(new TypeReference<Map<Id, WarpValidatorSet>>() {})));
    static final Endpoint.Rpc<List<CurrentValidator>> GET_CURRENT_VALIDATORS = Endpoint.rpc(
            "platform.getCurrentValidators",
            Decoder.field("validators", Decoder.of(new TypeReference<List<CurrentValidator>>() {})));
    static final Endpoint.Rpc<L1Validator> GET_L1_VALIDATOR =
            Endpoint.rpc("platform.getL1Validator", L1Validator.class);
    static final Endpoint.Rpc<Id> VALIDATED_BY =
            Endpoint.rpc("platform.validatedBy", Decoder.field("subnetID", Id.class));
    static final Endpoint.Rpc<List<Id>> VALIDATES = Endpoint.rpc(
            "platform.validates", Decoder.field("blockchainIDs", Decoder.of(new TypeReference<List<Id>>() {})));

    private PlatformEndpoints() {}
}
