package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.internal.endpoint.Endpoint;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.block.PChainBlock;
import io.github.avalanche4j.node.internal.CheckedField;
import io.github.avalanche4j.node.internal.ListField;
import io.github.avalanche4j.node.internal.Sent;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.Utxos;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The methods of {@code /ext/bc/P}. */
final class PlatformEndpoints {
    static final Endpoint.Rpc<UInt64> GET_HEIGHT =
            Endpoint.rpc("platform.getHeight", Decoder.field("height", UInt64.class));
    static final Endpoint.Rpc<UInt64> GET_PROPOSED_HEIGHT =
            Endpoint.rpc("platform.getProposedHeight", Decoder.field("height", UInt64.class));
    static final Endpoint.Rpc<Instant> GET_TIMESTAMP =
            Endpoint.rpc("platform.getTimestamp", Decoder.field("timestamp", Instant.class));

    static final Endpoint.Rpc<Map<NodeId, ValidatorAt>> GET_VALIDATORS_AT =
            Endpoint.rpc("platform.getValidatorsAt", new ValidatorsAtDecoder());
    static final Endpoint.Rpc<Map<Id, WarpValidatorSet>> GET_ALL_VALIDATORS_AT = Endpoint.rpc(
            "platform.getAllValidatorsAt",
            Decoder.field("validatorSets", Decoder.mapOf(Id.class, WarpValidatorSet.class)));
    static final Endpoint.Rpc<List<CurrentValidator>> GET_CURRENT_VALIDATORS =
            Endpoint.rpc("platform.getCurrentValidators", ListField.named("validators", CurrentValidator.class));
    static final Endpoint.Rpc<L1Validator> GET_L1_VALIDATOR =
            Endpoint.rpc("platform.getL1Validator", L1Validator.class);
    static final Endpoint.Rpc<List<NodeId>> SAMPLE_VALIDATORS =
            Endpoint.rpc("platform.sampleValidators", ListField.named("validators", NodeId.class));

    static final Endpoint.Rpc<Subnet> GET_SUBNET = Endpoint.rpc("platform.getSubnet", Subnet.class);
    static final Endpoint.Rpc<List<SubnetSummary>> GET_SUBNETS =
            Endpoint.rpc("platform.getSubnets", ListField.named("subnets", SubnetSummary.class));
    static final Endpoint.Rpc<List<Blockchain>> GET_BLOCKCHAINS =
            Endpoint.rpc("platform.getBlockchains", ListField.named("blockchains", Blockchain.class));
    static final Endpoint.Rpc<BlockchainStatus> GET_BLOCKCHAIN_STATUS =
            Endpoint.rpc("platform.getBlockchainStatus", Decoder.field("status", BlockchainStatus.class));
    static final Endpoint.Rpc<Id> VALIDATED_BY =
            Endpoint.rpc("platform.validatedBy", Decoder.field("subnetID", Id.class));
    static final Endpoint.Rpc<List<Id>> VALIDATES =
            Endpoint.rpc("platform.validates", ListField.named("blockchainIDs", Id.class));

    static final Endpoint.Rpc<Sent<Tx>> GET_TX = Endpoint.rpc("platform.getTx", Sent.field("tx", Tx.class));
    static final Endpoint.Rpc<Bytes> GET_TX_BYTES = Endpoint.rpc("platform.getTx", CheckedField.named("tx"));
    static final Endpoint.Rpc<PlatformTxStatus> GET_TX_STATUS =
            Endpoint.rpc("platform.getTxStatus", PlatformTxStatus.class);
    static final Endpoint.Rpc<Id> ISSUE_TX =
            Endpoint.rpc("platform.issueTx", Decoder.field("txID", Id.class)).actingOnce();
    static final Endpoint.Rpc<Sent<PChainBlock>> GET_BLOCK =
            Endpoint.rpc("platform.getBlock", Sent.field("block", PChainBlock.class));
    static final Endpoint.Rpc<Bytes> GET_BLOCK_BYTES = Endpoint.rpc("platform.getBlock", CheckedField.named("block"));
    static final Endpoint.Rpc<Sent<PChainBlock>> GET_BLOCK_BY_HEIGHT =
            Endpoint.rpc("platform.getBlockByHeight", Sent.field("block", PChainBlock.class));
    static final Endpoint.Rpc<Bytes> GET_BLOCK_BYTES_BY_HEIGHT =
            Endpoint.rpc("platform.getBlockByHeight", CheckedField.named("block"));

    static final Endpoint.Rpc<CurrentSupply> GET_CURRENT_SUPPLY =
            Endpoint.rpc("platform.getCurrentSupply", CurrentSupply.class);
    static final Endpoint.Rpc<MinStake> GET_MIN_STAKE = Endpoint.rpc("platform.getMinStake", MinStake.class);
    static final Endpoint.Rpc<TotalStake> GET_TOTAL_STAKE = Endpoint.rpc("platform.getTotalStake", TotalStake.class);
    static final Endpoint.Rpc<Id> GET_STAKING_ASSET_ID =
            Endpoint.rpc("platform.getStakingAssetID", Decoder.field("assetID", Id.class));
    static final Endpoint.Rpc<DynamicFeeConfig> GET_FEE_CONFIG =
            Endpoint.rpc("platform.getFeeConfig", DynamicFeeConfig.class);
    static final Endpoint.Rpc<FeeState> GET_FEE_STATE = Endpoint.rpc("platform.getFeeState", FeeState.class);
    static final Endpoint.Rpc<ValidatorFeeConfig> GET_VALIDATOR_FEE_CONFIG =
            Endpoint.rpc("platform.getValidatorFeeConfig", ValidatorFeeConfig.class);
    static final Endpoint.Rpc<ValidatorFeeState> GET_VALIDATOR_FEE_STATE =
            Endpoint.rpc("platform.getValidatorFeeState", ValidatorFeeState.class);

    static final Endpoint.Rpc<Utxos> GET_UTXOS = Endpoint.rpc("platform.getUTXOs", Utxos.class);
    static final Endpoint.Rpc<Utxos> GET_REWARD_UTXOS = Endpoint.rpc("platform.getRewardUTXOs", Utxos.class);
    static final Endpoint.Rpc<PlatformBalance> GET_BALANCE = Endpoint.rpc("platform.getBalance", PlatformBalance.class);
    static final Endpoint.Rpc<Stake> GET_STAKE = Endpoint.rpc("platform.getStake", Stake.class);

    private PlatformEndpoints() {}
}
