package io.github.avalanche4j.data.network;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.data.internal.ComputeUnits;
import io.github.avalanche4j.data.primary.AddressBlockchains;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.PrimaryNetworkBlock;
import io.github.avalanche4j.data.reward.HistoricalReward;
import io.github.avalanche4j.data.reward.PendingReward;
import io.github.avalanche4j.data.subnet.BlockchainDetails;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.validator.CycleSummary;
import io.github.avalanche4j.data.validator.DelegatorDetails;
import io.github.avalanche4j.data.validator.L1ValidatorDetails;
import io.github.avalanche4j.data.validator.L1ValidatorSummary;
import io.github.avalanche4j.data.validator.ValidationCycle;
import io.github.avalanche4j.data.validator.ValidatorDetails;
import io.github.avalanche4j.data.xchain.XChainTransaction;
import java.util.List;

/** The endpoints of the primary network. */
final class NetworkEndpoints {
    private static final String NETWORK = "/v1/networks/{network}";

    static final ListEndpoint<XChainTransaction, ChainSummary> ASSET_TRANSACTIONS = list(
                    "listAssetTransactions",
                    "/blockchains/{blockchainId}/assets/{assetId}/transactions",
                    "transactions",
                    XChainTransaction.class)
            .withSummary(ChainSummary.class)
            .withUnits(ComputeUnits.XL);
    static final ListEndpoint<PrimaryNetworkBlock, ChainSummary> NODE_BLOCKS = list(
                    "listPrimaryNetworkBlocksByNodeId",
                    "/blockchains/{blockchainId}/nodes/{nodeId}/blocks",
                    "blocks",
                    PrimaryNetworkBlock.class)
            .withSummary(ChainSummary.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<SubnetDetails, NoSummary> SUBNETS = ListEndpoint.of(
                    "data.listSubnets", NETWORK + "/subnets", "subnets", SubnetDetails.class, 10_000)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<L1ValidatorDetails, L1ValidatorSummary> L1_VALIDATORS = list(
                    "listL1Validators", "/l1Validators", "validators", L1ValidatorDetails.class)
            .withSummary(L1ValidatorSummary.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<DelegatorDetails, NoSummary> DELEGATORS = list(
                    "listDelegators", "/delegators", "delegators", DelegatorDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<HistoricalReward, NoSummary> REWARDS = list(
                    "listHistoricalPrimaryNetworkRewards", "/rewards", "historicalRewards", HistoricalReward.class)
            .withUnits(ComputeUnits.XL);
    static final ListEndpoint<PendingReward, NoSummary> PENDING_REWARDS = list(
                    "listPendingPrimaryNetworkRewards", "/rewards:listPending", "pendingRewards", PendingReward.class)
            .withUnits(ComputeUnits.XL);

    static final ListEndpoint<BlockchainDetails, NoSummary> BLOCKCHAINS = ListEndpoint.of(
                    "data.listBlockchains", NETWORK + "/blockchains", "blockchains", BlockchainDetails.class, 10_000)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<BlockchainDetails> BLOCKCHAIN = Endpoint.get(
                    "data.getBlockchainById", NETWORK + "/blockchains/{blockchainId}", BlockchainDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<SubnetDetails> SUBNET = Endpoint.get(
                    "data.getSubnetById", NETWORK + "/subnets/{subnetId}", SubnetDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final Endpoint.Rest<NetworkDetails> DETAILS = Endpoint.get(
                    "data.getNetworkDetails", NETWORK, NetworkDetails.class)
            .withUnits(ComputeUnits.XL);
    static final Endpoint.Rest<AvaxSupply> SUPPLY = Endpoint.get(
                    "data.getAvaxSupply", "/v1/avax/supply", AvaxSupply.class)
            .withUnits(ComputeUnits.FREE);
    static final Endpoint.Rest<List<AddressBlockchains>> CHAIN_IDS = Endpoint.rest(
                    "data.getChainIdsForAddresses",
                    "GET",
                    NETWORK + "/addresses:listChainIds",
                    Decoder.field("addresses", Decoder.listOf(AddressBlockchains.class)))
            .withUnits(ComputeUnits.XL);
    static final ListEndpoint<ValidatorDetails, NoSummary> VALIDATORS = list(
                    "listValidators", "/validators", "validators", ValidatorDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<ValidatorDetails, NoSummary> VALIDATIONS = list(
                    "getSingleValidatorDetails", "/validators/{nodeId}", "validators", ValidatorDetails.class)
            .withUnits(ComputeUnits.MEDIUM);
    static final ListEndpoint<ValidationCycle, CycleSummary> CYCLES = list(
                    "listValidatorCycles", "/validators/{nodeId}/cycles", "cycles", ValidationCycle.class)
            .withSummary(CycleSummary.class);

    private NetworkEndpoints() {}

    private static <T> ListEndpoint<T, NoSummary> list(String operation, String path, String items, Class<T> type) {
        return ListEndpoint.of("data." + operation, NETWORK + path, items, type, 100);
    }
}
