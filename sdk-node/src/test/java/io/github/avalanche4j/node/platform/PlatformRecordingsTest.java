package io.github.avalanche4j.node.platform;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.Leaves;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.RecordedResponses;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class PlatformRecordingsTest {
    private static final Id PERMISSIONED = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");
    private static final Id L1 = Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y");
    private static final Id WITHOUT_VALIDATORS = Id.parse("4vicVG6ygbFfAmrUcBqAofvKssSSYPWXpwjLn9ahvSiPd6j6y");
    private static final Id CHAIN_1 = Id.parse("2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX");
    private static final Id VALIDATION = Id.parse("2KxYddPn2ghddsExU8kH4ppAiYpofjupCTf2BaabGbsrHDbrV9");
    private static final Id CONVERT_TX = Id.parse("2FHdcTVRTbPNTZbzRKEFoNrSEGfSXagGvtMn2NpvSRMGGsLN8n");
    private static final Id BASE_TX = Id.parse("2QnZn9ArWS9Qo2oBr7cMR93hZv99aZowkbSU8MJDQBnbWhPMQh");
    private static final Id ADD_VALIDATOR_TX = Id.parse("ubnYsuDr4zqELkzipYsmPGhaLDhpodoEZ55kPLrfk78KQZmEh");
    private static final Id BLOCK = Id.parse("nKEjtQJh53Tf2dZayarzCsGFqWJp5coSbfqC6L3ndPk9k3VUK");
    private static final String FAILED = "2ikCqJJ9axuZ67h1ph56gYmz7RgA55LGLvfH33dn8sHv956deT";
    private static final Id UNKNOWN = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");
    private static final NodeId NODE = NodeId.parse("NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic");

    private static Function<NodeClient, Call<?>> on(Function<PlatformClient, Call<?>> call) {
        return node -> call.apply(node.platform());
    }

    private static List<Bech32Address> addresses() {
        return List.of(Bech32Address.parse("P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"));
    }

    @TestFactory
    @SuppressWarnings("deprecation") // deprecated and still working
    Stream<DynamicTest> recorded_responses_of_platform() {
        RecordedResponses recorded = new RecordedResponses("platform");
        validators(recorded);
        subnets(recorded);
        blocksAndTransactions(recorded);
        stakesAndFees(recorded);
        return recorded.unused("aliasPath", "another path to the same response as getHeight")
                .tests();
    }

    private static void validators(RecordedResponses recorded) {
        recorded.response("getHeight", on(PlatformClient::getHeight))
                .response("getProposedHeight", on(PlatformClient::getProposedHeight))
                .response("getTimestamp", on(PlatformClient::getTimestamp))
                .response("getValidatorsAt.int", on(p -> p.getValidatorsAt(Height.of(21))))
                .response("getValidatorsAt.str", on(p -> p.getValidatorsAt(Height.of(21))))
                .response("getValidatorsAt.zero", on(p -> p.getValidatorsAt(Height.of(0))))
                .response("getValidatorsAt.proposed", on(p -> p.getValidatorsAt(Height.PROPOSED)))
                .response("getValidatorsAt.subnet", on(p -> p.getValidatorsAt(Height.PROPOSED, L1)))
                .response(
                        "getValidatorsAt.noValidators", on(p -> p.getValidatorsAt(Height.PROPOSED, WITHOUT_VALIDATORS)))
                .response("getAllValidatorsAt.int", on(p -> p.getAllValidatorsAt(Height.of(21))))
                .response("getAllValidatorsAt.proposed", on(p -> p.getAllValidatorsAt(Height.PROPOSED)))
                .response("getCurrentValidators", on(PlatformClient::getCurrentValidators))
                .response("getCurrentValidators.l1", on(p -> p.getCurrentValidators(L1)))
                .response("getCurrentValidators.one", on(p -> p.getCurrentValidators(List.of(NODE))))
                .response("getL1Validator", on(p -> p.getL1Validator(VALIDATION)))
                .response("sampleValidators", on(p -> p.sampleValidators(2)))
                .response("sampleValidators.tooMany", on(p -> p.sampleValidators(200)))
                .error("getL1Validator.unknown", Reason.NOT_FOUND, on(p -> p.getL1Validator(UNKNOWN)));
    }

    @SuppressWarnings("deprecation")
    private static void subnets(RecordedResponses recorded) {
        recorded.response("getSubnet.subnet1", on(p -> p.getSubnet(PERMISSIONED)))
                .response("getSubnet.subnet2", on(p -> p.getSubnet(L1)))
                .response("getSubnets", on(PlatformClient::getSubnets))
                .response("getSubnets.ids", on(p -> p.getSubnets(List.of(PERMISSIONED, Id.EMPTY))))
                .response("getBlockchains", on(PlatformClient::getBlockchains))
                .response("getBlockchains.withFailedChain", on(PlatformClient::getBlockchains))
                .response("getBlockchainStatus.P", on(p -> p.getBlockchainStatus("P")))
                .response("getBlockchainStatus.badChain", on(p -> p.getBlockchainStatus(FAILED)))
                .response("getBlockchainStatus.chain1", on(p -> p.getBlockchainStatus(CHAIN_1.toString())))
                .response("getBlockchainStatus.unknownId", on(p -> p.getBlockchainStatus(UNKNOWN.toString())))
                .response("validatedBy", on(p -> p.validatedBy(CHAIN_1)))
                .response("validates", on(p -> p.validates(L1)))
                .response("validates.primary", on(p -> p.validates(Id.EMPTY)))
                .error("getSubnet.primary", Reason.INVALID_PARAMS, on(p -> p.getSubnet(Id.EMPTY)))
                .error("validatedBy.unknown", Reason.NOT_FOUND, on(p -> p.validatedBy(UNKNOWN)));
    }

    private static void blocksAndTransactions(RecordedResponses recorded) {
        recorded.response("getTx.hex.convertTx", on(p -> p.getTxBytes(CONVERT_TX)))
                .response("getTx.json.convertTx", on(p -> p.getTx(CONVERT_TX).map(Leaves::written)))
                .response("getTx.json.pBaseTx", on(p -> p.getTx(BASE_TX).map(Leaves::written)))
                .response("getTx.json.subnet1", on(p -> p.getTx(PERMISSIONED).map(Leaves::written)))
                .response(
                        "getTx.json.subnetValidator0",
                        on(p -> p.getTx(ADD_VALIDATOR_TX).map(Leaves::written)))
                .response("getTxStatus", on(p -> p.getTxStatus(BASE_TX)))
                .response("getTxStatus.unknown", on(p -> p.getTxStatus(UNKNOWN)))
                .response("getBlock", on(p -> p.getBlock(BLOCK).map(Leaves::written)))
                .response("getBlockByHeight.hex", on(p -> p.getBlockBytesByHeight(Height.of(2))))
                .response(
                        "getBlockByHeight.json",
                        on(p -> p.getBlockByHeight(Height.of(1)).map(Leaves::written)))
                .response(
                        "getBlockByHeight.json3",
                        on(p -> p.getBlockByHeight(Height.of(3)).map(Leaves::written)))
                .error("getBlock.unknown", Reason.NOT_FOUND, on(p -> p.getBlockBytes(UNKNOWN)))
                .error(
                        "getBlockByHeight.none",
                        Reason.NOT_FOUND,
                        on(p -> p.getBlockBytesByHeight(Height.of(9_999_999))))
                .error(
                        "issueTx.garbage",
                        Reason.INVALID_PARAMS,
                        on(p -> p.call("platform.issueTx", JsonTree.class, Map.of("tx", "0x00", "encoding", "hex"))));
    }

    @SuppressWarnings("deprecation")
    private static void stakesAndFees(RecordedResponses recorded) {
        recorded.response("getCurrentSupply", on(PlatformClient::getCurrentSupply))
                .response("getMinStake", on(PlatformClient::getMinStake))
                .response("getTotalStake", on(p -> p.getTotalStake(Id.EMPTY)))
                .response("getStakingAssetID", on(PlatformClient::getStakingAssetId))
                .response("getFeeConfig", on(PlatformClient::getFeeConfig))
                .response("getFeeState", on(PlatformClient::getFeeState))
                .response("getValidatorFeeConfig", on(PlatformClient::getValidatorFeeConfig))
                .response("getValidatorFeeState", on(PlatformClient::getValidatorFeeState))
                .response("getUTXOs", on(p -> p.getUtxos(addresses(), q -> q.limit(3))))
                .response("getUTXOs.atomic", on(p -> p.getUtxos(addresses(), q -> q.sourceChain("X"))))
                .response("getRewardUTXOs", on(p -> p.getRewardUtxos(BASE_TX)))
                .response("getBalance", on(p -> p.getBalance(addresses())))
                .response("getStake", on(p -> p.getStake(addresses())))
                .response("getStake.validatorsOnly", on(p -> p.getStake(addresses(), true)))
                .error("getCurrentSupply.subnet", Reason.NOT_FOUND, on(p -> p.getCurrentSupply(PERMISSIONED)))
                .error("getMinStake.subnet", Reason.NOT_FOUND, on(p -> p.getMinStake(PERMISSIONED)))
                .error("getStakingAssetID.subnet", Reason.NOT_FOUND, on(p -> p.getStakingAssetId(PERMISSIONED)));
    }
}
