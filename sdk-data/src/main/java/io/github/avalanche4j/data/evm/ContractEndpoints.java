package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.data.contract.Contract;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.transaction.Transaction;

/** The endpoints of contracts. */
final class ContractEndpoints {
    static final Endpoint.Rest<Contract> CONTRACT =
            Endpoint.get("data.getContractMetadata", "/v1/chains/{chainId}/addresses/{address}", Contract.class);
    static final Endpoint.Rest<Transaction> DEPLOYMENT = Endpoint.get(
                    "data.getDeploymentTransaction",
                    "/v1/chains/{chainId}/contracts/{address}/transactions:getDeployment",
                    Transaction.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<Contract, NoSummary> DEPLOYMENTS = ListEndpoint.of(
                    "data.listContractDeployments",
                    "/v1/chains/{chainId}/contracts/{address}/deployments",
                    "contracts",
                    Contract.class,
                    100)
            .withUnits(ComputeUnits.MEDIUM);

    private ContractEndpoints() {}
}
