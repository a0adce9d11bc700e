package io.github.avalanche4j.node.validators;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import java.util.List;

/** The method of {@code /ext/bc/…/validators}. */
final class ValidatorsEndpoints {
    static final Endpoint.Rpc<List<Validator>> GET_CURRENT_VALIDATORS = Endpoint.rpc(
            "validators.getCurrentValidators", Decoder.field("validators", Decoder.listOf(Validator.class)));

    private ValidatorsEndpoints() {}
}
