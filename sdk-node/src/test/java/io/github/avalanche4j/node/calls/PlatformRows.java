package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.core.JsonRpcException.Reason.INVALID_PARAMS;
import static io.github.avalanche4j.core.JsonRpcException.Reason.NOT_FOUND;
import static io.github.avalanche4j.node.calls.RecordedNode.CHAIN_1;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_ID;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_NODE;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_OWNER;
import static io.github.avalanche4j.node.calls.RecordedNode.OWNER;
import static io.github.avalanche4j.node.calls.RecordedNode.UNKNOWN;
import static io.github.avalanche4j.node.calls.Row.fails;
import static io.github.avalanche4j.node.calls.Row.refuses;
import static io.github.avalanche4j.node.calls.Row.refusesNull;
import static io.github.avalanche4j.node.calls.Row.responds;
import static io.github.avalanche4j.node.calls.Row.unused;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.Leaves;
import io.github.avalanche4j.node.platform.Height;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Calls of the P-Chain. */
final class PlatformRows {
    private static final List<Bech32Address> ADDRESSES =
            List.of(Bech32Address.parse("P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"));
    private static final Id PERMISSIONED = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final Id L1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final Id WITHOUT_VALIDATORS = Id.parse("4vicVG6ygbFfAmrUcBqAofvKssSSYPWXpwjLn9ahvSiPd6j6y");
    private static final Id VALIDATION = Id.parse("2KxYddPn2ghddsExU8kH4ppAiYpofjupCTf2BaabGbsrHDbrV9");
    private static final Id CONVERT_TX = Id.parse("2FHdcTVRTbPNTZbzRKEFoNrSEGfSXagGvtMn2NpvSRMGGsLN8n");
    private static final Id BASE_TX = Id.parse("2QnZn9ArWS9Qo2oBr7cMR93hZv99aZowkbSU8MJDQBnbWhPMQh");
    private static final Id ADD_VALIDATOR_TX = Id.parse("ubnYsuDr4zqELkzipYsmPGhaLDhpodoEZ55kPLrfk78KQZmEh");
    private static final Id BLOCK = Id.parse("nKEjtQJh53Tf2dZayarzCsGFqWJp5coSbfqC6L3ndPk9k3VUK");
    private static final String FAILED = "2ikCqJJ9axuZ67h1ph56gYmz7RgA55LGLvfH33dn8sHv956deT";
    private static final NodeId PLATFORM_NODE = NodeId.parse("NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic");
    private static final NodeId NODE = NodeId.parse("NodeID-111111111111111111116DBWJs");

    private PlatformRows() {}

    @SuppressWarnings("deprecation") // deprecated methods are tested too
    static List<Row> rows() {
        return List.of(
                unused("platform/aliasPath", "another path to the same response as getHeight"),
                responds("platform/getHeight", node -> node.platform().getHeight()),
                responds("platform/getProposedHeight", node -> node.platform().getProposedHeight()),
                responds("platform/getTimestamp", node -> node.platform().getTimestamp()),
                responds("platform/getValidatorsAt.int", node -> node.platform().getValidatorsAt(Height.of(21))),
                responds("platform/getValidatorsAt.str", node -> node.platform().getValidatorsAt(Height.of(21))),
                responds(
                        "platform/getValidatorsAt.zero", node -> node.platform().getValidatorsAt(Height.of(0))),
                responds(
                        "platform/getValidatorsAt.proposed",
                        node -> node.platform().getValidatorsAt(Height.PROPOSED)),
                responds(
                        "platform/getValidatorsAt.subnet",
                        node -> node.platform().getValidatorsAt(Height.PROPOSED, L1)),
                responds(
                        "platform/getValidatorsAt.noValidators",
                        node -> node.platform().getValidatorsAt(Height.PROPOSED, WITHOUT_VALIDATORS)),
                responds(
                        "platform/getAllValidatorsAt.int",
                        node -> node.platform().getAllValidatorsAt(Height.of(21))),
                responds(
                        "platform/getAllValidatorsAt.proposed",
                        node -> node.platform().getAllValidatorsAt(Height.PROPOSED)),
                responds(
                        "platform/getCurrentValidators", node -> node.platform().getCurrentValidators()),
                responds(
                        "platform/getCurrentValidators.l1",
                        node -> node.platform().getCurrentValidators(L1)),
                responds(
                        "platform/getCurrentValidators.one",
                        node -> node.platform().getCurrentValidators(List.of(PLATFORM_NODE))),
                responds("platform/getL1Validator", node -> node.platform().getL1Validator(VALIDATION)),
                responds("platform/sampleValidators", node -> node.platform().sampleValidators(2)),
                responds(
                        "platform/sampleValidators.tooMany",
                        node -> node.platform().sampleValidators(200)),
                fails(
                        "platform/getL1Validator.unknown",
                        NOT_FOUND,
                        node -> node.platform().getL1Validator(UNKNOWN)),
                responds("platform/getSubnet.subnet1", node -> node.platform().getSubnet(PERMISSIONED)),
                responds("platform/getSubnet.subnet2", node -> node.platform().getSubnet(L1)),
                responds("platform/getSubnets", node -> node.platform().getSubnets()),
                responds(
                        "platform/getSubnets.ids", node -> node.platform().getSubnets(List.of(PERMISSIONED, Id.EMPTY))),
                responds("platform/getBlockchains", node -> node.platform().getBlockchains()),
                responds(
                        "platform/getBlockchains.withFailedChain",
                        node -> node.platform().getBlockchains()),
                responds(
                        "platform/getBlockchainStatus.P",
                        node -> node.platform().getBlockchainStatus("P")),
                responds(
                        "platform/getBlockchainStatus.badChain",
                        node -> node.platform().getBlockchainStatus(FAILED)),
                responds(
                        "platform/getBlockchainStatus.chain1",
                        node -> node.platform().getBlockchainStatus(CHAIN_1)),
                responds(
                        "platform/getBlockchainStatus.unknownId",
                        node -> node.platform().getBlockchainStatus(UNKNOWN.toString())),
                responds("platform/validatedBy", node -> node.platform().validatedBy(Id.parse(CHAIN_1))),
                responds("platform/validates", node -> node.platform().validates(L1)),
                responds("platform/validates.primary", node -> node.platform().validates(Id.EMPTY)),
                fails(
                        "platform/getSubnet.primary",
                        INVALID_PARAMS,
                        node -> node.platform().getSubnet(Id.EMPTY)),
                fails(
                        "platform/validatedBy.unknown",
                        NOT_FOUND,
                        node -> node.platform().validatedBy(UNKNOWN)),
                responds("platform/getTx.hex.convertTx", node -> node.platform().getTxBytes(CONVERT_TX)),
                responds(
                        "platform/getTx.json.convertTx",
                        node -> node.platform().getTx(CONVERT_TX).map(Leaves::written)),
                responds(
                        "platform/getTx.json.pBaseTx",
                        node -> node.platform().getTx(BASE_TX).map(Leaves::written)),
                responds(
                        "platform/getTx.json.subnet1",
                        node -> node.platform().getTx(PERMISSIONED).map(Leaves::written)),
                responds(
                        "platform/getTx.json.subnetValidator0",
                        node -> node.platform().getTx(ADD_VALIDATOR_TX).map(Leaves::written)),
                responds("platform/getTxStatus", node -> node.platform().getTxStatus(BASE_TX)),
                responds("platform/getTxStatus.unknown", node -> node.platform().getTxStatus(UNKNOWN)),
                responds(
                        "platform/getBlock",
                        node -> node.platform().getBlock(BLOCK).map(Leaves::written)),
                responds(
                        "platform/getBlockByHeight.hex", node -> node.platform().getBlockBytesByHeight(Height.of(2))),
                responds(
                        "platform/getBlockByHeight.json",
                        node -> node.platform().getBlockByHeight(Height.of(1)).map(Leaves::written)),
                responds(
                        "platform/getBlockByHeight.json3",
                        node -> node.platform().getBlockByHeight(Height.of(3)).map(Leaves::written)),
                fails(
                        "platform/getBlock.unknown",
                        NOT_FOUND,
                        node -> node.platform().getBlockBytes(UNKNOWN)),
                fails(
                        "platform/getBlockByHeight.none",
                        NOT_FOUND,
                        node -> node.platform().getBlockBytesByHeight(Height.of(9_999_999))),
                fails(
                        "platform/issueTx.garbage",
                        INVALID_PARAMS,
                        node -> node.platform()
                                .call("platform.issueTx", JsonTree.class, Map.of("tx", "0x00", "encoding", "hex"))),
                responds("platform/getCurrentSupply", node -> node.platform().getCurrentSupply()),
                responds("platform/getMinStake", node -> node.platform().getMinStake()),
                responds("platform/getTotalStake", node -> node.platform().getTotalStake(Id.EMPTY)),
                responds("platform/getStakingAssetID", node -> node.platform().getStakingAssetId()),
                responds("platform/getFeeConfig", node -> node.platform().getFeeConfig()),
                responds("platform/getFeeState", node -> node.platform().getFeeState()),
                responds(
                        "platform/getValidatorFeeConfig",
                        node -> node.platform().getValidatorFeeConfig()),
                responds(
                        "platform/getValidatorFeeState", node -> node.platform().getValidatorFeeState()),
                responds("platform/getUTXOs", node -> node.platform().getUtxos(ADDRESSES, q -> q.limit(3))),
                responds(
                        "platform/getUTXOs.atomic",
                        node -> node.platform().getUtxos(ADDRESSES, q -> q.sourceChain("X"))),
                responds("platform/getRewardUTXOs", node -> node.platform().getRewardUtxos(BASE_TX)),
                responds("platform/getBalance", node -> node.platform().getBalance(ADDRESSES)),
                responds("platform/getStake", node -> node.platform().getStake(ADDRESSES)),
                responds(
                        "platform/getStake.validatorsOnly",
                        node -> node.platform().getStake(ADDRESSES, true)),
                fails(
                        "platform/getCurrentSupply.subnet",
                        NOT_FOUND,
                        node -> node.platform().getCurrentSupply(PERMISSIONED)),
                fails(
                        "platform/getMinStake.subnet",
                        NOT_FOUND,
                        node -> node.platform().getMinStake(PERMISSIONED)),
                fails(
                        "platform/getStakingAssetID.subnet",
                        NOT_FOUND,
                        node -> node.platform().getStakingAssetId(PERMISSIONED)),
                // platform
                refuses("size", node -> node.platform().sampleValidators(-1)),
                refuses("size", node -> node.platform().sampleValidators(65_536, Id.EMPTY)),
                refusesNull("subnetID", node -> node.platform().sampleValidators(1, null)),
                refusesNull("subnetID", node -> node.platform().getSubnet(null)),
                refusesNull("ids[0]", node -> node.platform().getSubnets(Arrays.asList((Id) null))),
                refuses("blockchainID", node -> node.platform().getBlockchainStatus(" ")),
                refusesNull("txID", node -> node.platform().getTx(null)),
                refusesNull("txID", node -> node.platform().getTxBytes(null)),
                refusesNull("txID", node -> node.platform().getTxStatus(null)),
                refusesNull("blockID", node -> node.platform().getBlock(null)),
                refusesNull("blockID", node -> node.platform().getBlockBytes(null)),
                refuses("height", node -> node.platform().getBlockByHeight(Height.of(-1))),
                refusesNull("height", node -> node.platform().getBlockByHeight(null)),
                refusesNull("height", node -> node.platform().getBlockBytesByHeight(null)),
                refusesNull("subnetID", node -> node.platform().getCurrentSupply(null)),
                refusesNull("subnetID", node -> node.platform().getMinStake(null)),
                refusesNull("subnetID", node -> node.platform().getTotalStake(null)),
                refusesNull("subnetID", node -> node.platform().getStakingAssetId(null)),
                refusesNull("txID", node -> node.platform().getRewardUtxos(null)),
                refuses("addresses", node -> node.platform().getBalance(List.of())),
                refuses("addresses", node -> node.platform().getStake(List.of())),
                refusesNull(
                        "addresses[0]", node -> node.platform().getStake(Arrays.asList((Bech32Address) null), true)),
                // malformed ids and addresses of a response are not sent
                refuses("txID", node -> node.platform().getTx(NO_ID)),
                refuses("blockID", node -> node.platform().getBlockBytes(NO_ID)),
                refuses("subnetID", node -> node.platform().getSubnet(NO_ID)),
                refuses("ids", node -> node.platform().getSubnets(List.of(Id.EMPTY, NO_ID))),
                refuses("subnetID", node -> node.platform().getValidatorsAt(Height.of(1), NO_ID)),
                refuses("nodeIDs", node -> node.platform().getCurrentValidators(List.of(NO_NODE))),
                refuses("validationID", node -> node.platform().getL1Validator(NO_ID)),
                refuses("addresses", node -> node.platform().getBalance(List.of(NO_OWNER))),
                refuses("addresses", node -> node.platform().getUtxos(List.of(NO_OWNER), q -> {})),
                refuses("addresses", node -> node.platform().utxos(List.of(NO_OWNER))),
                // validators
                refuses("height", node -> Height.of(-1)),
                refusesNull("height", node -> node.platform().getValidatorsAt(null)),
                refusesNull("subnetID", node -> node.platform().getValidatorsAt(Height.PROPOSED, null)),
                refusesNull("height", node -> node.platform().getAllValidatorsAt(null)),
                refusesNull("subnetID", node -> node.platform().getCurrentValidators((Id) null)),
                refusesNull("nodeIDs[1]", node -> node.platform().getCurrentValidators(Arrays.asList(NODE, null))),
                refusesNull("subnetID", node -> node.platform().getCurrentValidators(null, List.of())),
                refusesNull("validationID", node -> node.platform().getL1Validator(null)),
                refusesNull("blockchainID", node -> node.platform().validatedBy(null)),
                refusesNull("subnetID", node -> node.platform().validates(null)),
                // UTXOs
                refusesNull("sourceChain", node -> node.platform().utxos(List.of(OWNER), null)),
                // messages, traces and transactions
                refuses("tx", node -> node.platform().issueTx(Bytes.EMPTY)),
                refusesNull("tx", node -> node.platform().issueTx(null)));
    }
}
