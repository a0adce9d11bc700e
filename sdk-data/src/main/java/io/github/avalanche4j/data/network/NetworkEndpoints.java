package io.github.avalanche4j.data.network;

import static io.github.avalanche4j.data.internal.ComputeUnits.FREE;
import static io.github.avalanche4j.data.internal.ComputeUnits.MEDIUM;
import static io.github.avalanche4j.data.internal.ComputeUnits.XL;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.paging.NoSummary;
import io.github.avalanche4j.core.internal.rest.ListEndpoint;
import io.github.avalanche4j.core.internal.rest.PageSizes;
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
                    XChainTransaction.class,
                    XL)
            .withSummary(ChainSummary.class);
    static final ListEndpoint<PrimaryNetworkBlock, ChainSummary> NODE_BLOCKS = list(
                    "listPrimaryNetworkBlocksByNodeId",
                    "/blockchains/{blockchainId}/nodes/{nodeId}/blocks",
                    "blocks",
                    PrimaryNetworkBlock.class,
                    MEDIUM)
            .withSummary(ChainSummary.class);
    static final ListEndpoint<SubnetDetails, NoSummary> SUBNETS = list(
                    "listSubnets", "/subnets", "subnets", SubnetDetails.class, MEDIUM)
            .withPageSizes(PageSizes.upTo(10_000));
    static final Endpoint.Rest<SubnetDetails> SUBNET =
            get("getSubnetById", "/subnets/{subnetId}", SubnetDetails.class, MEDIUM);
    static final ListEndpoint<BlockchainDetails, NoSummary> BLOCKCHAINS = list(
                    "listBlockchains", "/blockchains", "blockchains", BlockchainDetails.class, MEDIUM)
            .withPageSizes(PageSizes.upTo(10_000));
    static final Endpoint.Rest<BlockchainDetails> BLOCKCHAIN =
            get("getBlockchainById", "/blockchains/{blockchainId}", BlockchainDetails.class, MEDIUM);
    static final ListEndpoint<ValidatorDetails, NoSummary> VALIDATORS =
            list("listValidators", "/validators", "validators", ValidatorDetails.class, MEDIUM);
    static final ListEndpoint<ValidatorDetails, NoSummary> VALIDATIONS =
            list("getSingleValidatorDetails", "/validators/{nodeId}", "validators", ValidatorDetails.class, MEDIUM);
    static final ListEndpoint<ValidationCycle, CycleSummary> CYCLES = list(
                    "listValidatorCycles", "/validators/{nodeId}/cycles", "cycles", ValidationCycle.class, 0)
            .withSummary(CycleSummary.class);
    static final ListEndpoint<L1ValidatorDetails, L1ValidatorSummary> L1_VALIDATORS = list(
                    "listL1Validators", "/l1Validators", "validators", L1ValidatorDetails.class, MEDIUM)
            .withSummary(L1ValidatorSummary.class);
    static final ListEndpoint<DelegatorDetails, NoSummary> DELEGATORS =
            list("listDelegators", "/delegators", "delegators", DelegatorDetails.class, MEDIUM);
    static final ListEndpoint<HistoricalReward, NoSummary> REWARDS =
            list("listHistoricalPrimaryNetworkRewards", "/rewards", "historicalRewards", HistoricalReward.class, XL);
    static final ListEndpoint<PendingReward, NoSummary> PENDING_REWARDS =
            list("listPendingPrimaryNetworkRewards", "/rewards:listPending", "pendingRewards", PendingReward.class, XL);
    static final Endpoint.Rest<NetworkDetails> DETAILS = get("getNetworkDetails", "", NetworkDetails.class, XL);
    static final Endpoint.Rest<AvaxSupply> SUPPLY = Endpoint.get(
                    "data.getAvaxSupply", "/v1/avax/supply", AvaxSupply.class)
            .withUnits(FREE);
    static final Endpoint.Rest<List<AddressBlockchains>> CHAIN_IDS = Endpoint.rest(
                    "data.getChainIdsForAddresses",
                    "GET",
                    NETWORK + "/addresses:listChainIds",
                    Decoder.field("addresses", Decoder.listOf(AddressBlockchains.class)))
            .withUnits(XL);

    private NetworkEndpoints() {}

    private static <T> Endpoint.Rest<T> get(String operation, String path, Class<T> type, int units) {
        return Endpoint.get("data." + operation, NETWORK + path, type).withUnits(units);
    }

    private static <T> ListEndpoint<T, NoSummary> list(
            String operation, String path, String items, Class<T> type, int units) {
        return ListEndpoint.of("data." + operation, NETWORK + path, items, type, 100)
                .withUnits(units);
    }
}
