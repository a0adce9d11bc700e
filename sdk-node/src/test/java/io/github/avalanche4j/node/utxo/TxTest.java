package io.github.avalanche4j.node.utxo;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Bech32Address;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.Id;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.NodeId;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TxTest {
    private static final Id AVAX = Id.parse("Z3W9WBuxhfUBSCFVCjCEvotAUkC8BQLGgKdespFoAzzmdmGeB");
    private static final Id PERMISSIONED = Id.parse("2XsQAk72A5F95TMav9M4hCLMjSfe12z9KchoAcEV59N67Y621Y");

    private static JsonTree result(String recording, String field) {
        return JsonTree.parse(FakeNode.recording(recording).body())
                .get("result")
                .get(field);
    }

    private static Tx tx(String recording) {
        return result(recording, "tx").as(Tx.class);
    }

    private static Tx parse(String json) {
        return Json.read(Tx.class, json.replace('\'', '"'));
    }

    @Test
    void every_recorded_transaction_is_told_by_its_fields() {
        Map<String, TxType> types = new TreeMap<>();
        FakeNode.recordings().stream()
                .filter(name -> name.matches("(platform|avm)/getTx\\.json\\..*"))
                .forEach(name -> types.put(name.replaceAll(".*\\.", ""), tx(name).type()));

        assertThat(types)
                .containsOnly(
                        Map.entry("convertTx", TxType.CONVERT_SUBNET_TO_L1),
                        Map.entry("pBaseTx", TxType.BASE),
                        Map.entry("subnet1", TxType.CREATE_SUBNET),
                        Map.entry("subnetValidator0", TxType.ADD_SUBNET_VALIDATOR),
                        Map.entry("xAssetTx", TxType.CREATE_ASSET),
                        Map.entry("xBaseTx", TxType.BASE),
                        Map.entry("xExportTx", TxType.EXPORT),
                        Map.entry("xImportTx", TxType.IMPORT),
                        Map.entry("xNftAssetTx", TxType.CREATE_ASSET));
    }

    @Test
    void a_transfer_tells_where_from_where_to_and_how_much() {
        Tx tx = tx("avm/getTx.json.xBaseTx");

        assertThat(tx.id()).contains(Id.parse("McCr6w1UFk8uesbYQNjsHcG5ABP64LRKJqbUsDaKwjdPGSwq5"));
        assertThat(tx.networkId()).contains(88888L);
        assertThat(tx.blockchainId()).contains(Id.parse("3PXcEi1fvzrVAeiNt3ZJgffQqNCgu2i53vEcgmhMnNSwwU3jW"));
        assertThat(tx.memo()).isEqualTo(Bytes.fromHex("0x6176616c616e636865346a"));
        assertThat(tx.inputs()).hasSize(1);
        TxInput input = tx.inputs().get(0);
        assertThat(input.txId()).contains(AVAX);
        assertThat(input.outputIndex()).contains(11L);
        assertThat(input.assetId()).contains(AVAX);
        assertThat(input.amount()).contains(UInt64.of(30000000000000000L));
        assertThat(tx.outputs()).hasSize(2);
        TxOutput output = tx.outputs().get(0);
        assertThat(output.assetId()).contains(AVAX);
        assertThat(output.amount()).contains(UInt64.of(3_000_000_000L));
        assertThat(output.addresses())
                .containsExactly(Bech32Address.parse("X-custom1thklh702txwafc72d2qtxv7ywt7sk0mf5n6kqp"));
        assertThat(output.threshold()).contains(1L);
        assertThat(output.locktime()).contains(Instant.EPOCH);
        assertThat(output.stakeableUntil()).isEmpty();
    }

    @Test
    void imports_and_exports_tell_the_other_chain() {
        Id cChain = Id.parse("2srtt151ke1bC5f2ZquiS9C3CmuuXRDVmvVZNMuQBC4XKB6SdA");
        Tx out = tx("avm/getTx.json.xExportTx");
        Tx in = tx("avm/getTx.json.xImportTx");

        assertThat(out.destinationChain()).contains(cChain);
        assertThat(out.exportedOutputs().get(0).amount()).contains(UInt64.of(5_000_000_000L));
        assertThat(out.sourceChain()).isEmpty();
        assertThat(in.sourceChain()).contains(cChain);
        assertThat(in.importedInputs().get(0).amount()).contains(UInt64.of(1_000_000_000));
        assertThat(in.inputs()).isEmpty();
    }

    @Test
    void a_subnet_validator_is_told_with_its_subnet() {
        Tx tx = tx("platform/getTx.json.subnetValidator0");

        assertThat(tx.subnetId()).contains(PERMISSIONED);
        assertThat(tx.nodeId()).contains(NodeId.parse("NodeID-D44dhqgd8JFBbGvDkxARMZj7N2KN1x9ic"));
        TxValidator validator = tx.validator().orElseThrow();
        assertThat(validator.weight()).contains(UInt64.of(20));
        assertThat(validator.start()).contains(Instant.EPOCH);
        assertThat(validator.end()).contains(Instant.ofEpochSecond(1795300137));
    }

    @Test
    void a_conversion_tells_its_subnet_and_keeps_the_rest_readable() {
        Tx tx = tx("platform/getTx.json.convertTx");

        assertThat(tx.subnetId()).contains(Id.parse("2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y"));
        assertThat(tx.validator()).isEmpty();
        assertThat(tx.unsigned().get("validators").get(0).get("weight").asUInt64())
                .contains(UInt64.of(70));
    }

    @Test
    void a_supply_of_all_64_bits_loses_nothing() {
        Tx tx = tx("avm/getTx.json.xAssetTx");

        assertThat(tx.unsigned().at("/initialStates/0/outputs/1/amount").asUInt64())
                .contains(UInt64.MAX);
    }

    @Test
    void what_may_only_be_staked_shows_amount_and_time() {
        Tx tx = parse("{'unsignedTx':{'outputs':[{'assetID':'x','output':{'locktime':1700000000,'output':"
                + "{'addresses':['P-a'],'amount':5,'locktime':7,'threshold':2}}}],"
                + "'inputs':[{'input':{'locktime':1700000000,'input':{'amount':6,'signatureIndices':[0]}}}]}}");

        TxOutput output = tx.outputs().get(0);
        assertThat(output.amount()).contains(UInt64.of(5));
        assertThat(output.stakeableUntil()).contains(Instant.ofEpochSecond(1700000000));
        assertThat(output.locktime()).contains(Instant.ofEpochSecond(7));
        assertThat(output.threshold()).contains(2L);
        assertThat(output.addresses()).hasToString("[P-a]");
        assertThat(tx.inputs().get(0).amount()).contains(UInt64.of(6));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "IMPORT|sourceChain importedInputs",
                "OPERATION|operations",
                "CREATE_CHAIN|subnetID chainName vmID fxIDs genesisData subnetAuthorization",
                "REMOVE_SUBNET_VALIDATOR|nodeID subnetID subnetAuthorization",
                "TRANSFER_SUBNET_OWNERSHIP|subnetID subnetAuthorization newOwner",
                "ADD_VALIDATOR|validator stake rewardsOwner shares",
                "ADD_DELEGATOR|validator stake rewardsOwner",
                "ADD_PERMISSIONLESS_DELEGATOR|validator subnetID stake rewardsOwner",
                "REGISTER_L1_VALIDATOR|balance proofOfPossession message",
                "SET_L1_VALIDATOR_WEIGHT|message",
                "INCREASE_L1_VALIDATOR_BALANCE|validationID balance",
                "DISABLE_L1_VALIDATOR|validationID disableAuthorization",
                "OTHER|message somethingNew",
            })
    void types_follow_from_the_fields(TxType type, String fields) {
        StringBuilder json = new StringBuilder(
                "{'unsignedTx':{'networkID':1,'blockchainID':'x','outputs':[],'inputs':[],'memo':'0x'");
        for (String field : fields.split(" ")) {
            json.append(",'").append(field).append("':0");
        }

        assertThat(parse(json.append("}}").toString()).type()).isEqualTo(type);
    }

    @Test
    void a_transaction_of_another_shape_is_other_and_fails_nothing() {
        Tx tx = parse("{'unsignedTx':{'txID':'x','memo':'no hex','validator':5,'inputs':{}},'id':null}");

        assertThat(tx.type()).isEqualTo(TxType.OTHER);
        assertThat(tx.id()).isEmpty();
        assertThat(tx.memo()).isEqualTo(Bytes.EMPTY);
        assertThat(tx.inputs()).isEmpty();
        assertThat(tx.stake()).isEmpty();
        assertThat(tx.subnetId()).isEmpty();
        assertThat(tx.nodeId()).isEmpty();
        assertThat(parse("{}").type()).isEqualTo(TxType.OTHER);
    }

    @Test
    void a_block_tells_its_place_and_transactions() {
        Block block = result("platform/getBlock", "block").as(Block.class);

        assertThat(block.id()).contains(Id.parse("nKEjtQJh53Tf2dZayarzCsGFqWJp5coSbfqC6L3ndPk9k3VUK"));
        assertThat(block.parentId()).contains(Id.parse("L8Nz314MAQsUwssCtnXsbxPTFdt9tiGdetrKRQgwSu7uZgd2j"));
        assertThat(block.height()).contains(UInt64.of(3));
        assertThat(block.time()).contains(Instant.ofEpochSecond(1795206036));
        assertThat(block.txs()).extracting(Tx::type).containsExactly(TxType.EXPORT);
    }

    @Test
    void a_block_that_proposes_has_its_proposal_last() {
        Block block = Json.read(Block.class, "{\"txs\":null,\"tx\":{\"id\":\"a\"},\"height\":9}");

        assertThat(block.txs()).hasSize(1);
        assertThat(block.txs().get(0).id())
                .hasValueSatisfying(id -> assertThat(id).hasToString("a"));
        assertThat(block.time()).isEmpty();
    }

    @Test
    void trees_are_written_and_read_again() {
        Tx tx = tx("avm/getTx.json.xAssetTx");
        List<Object> values = List.of(
                tx,
                tx.inputs().get(0),
                tx.outputs().get(0),
                result("avm/getBlock", "block").as(Block.class));

        for (Object value : values) {
            Object again = Json.read(value.getClass(), Json.write(value));
            assertThat(again).isEqualTo(value).hasSameHashCodeAs(value).hasToString(Json.write(value));
        }
        assertThat(tx).isNotEqualTo(tx("avm/getTx.json.xBaseTx"));
    }
}
