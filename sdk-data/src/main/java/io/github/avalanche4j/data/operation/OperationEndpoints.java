package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.data.internal.ComputeUnits;

/** The endpoints of the service's jobs. */
final class OperationEndpoints {
    static final Endpoint.Rest<Operation> EXPORT = Endpoint.post(
                    "data.postTransactionExportJob", "/v1/operations/transactions:export", Operation.class)
            .notIdempotent()
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<Operation> RESULT = Endpoint.get(
                    "data.getOperationResult", "/v1/operations/{operationId}", Operation.class)
            .withUnits(ComputeUnits.SMALL);

    private OperationEndpoints() {}
}
