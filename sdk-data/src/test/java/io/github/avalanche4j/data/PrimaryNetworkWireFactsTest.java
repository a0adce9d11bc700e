package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.NODE;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.genesis.EvmGenesis;
import io.github.avalanche4j.data.genesis.EvmGenesisConfig;
import io.github.avalanche4j.data.genesis.GenesisData;
import io.github.avalanche4j.data.reward.HistoricalReward;
import io.github.avalanche4j.data.subnet.BlockchainDetails;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.validator.L1ValidatorDetails;
import io.github.avalanche4j.data.validator.L1ValidatorSummary;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the service of the primary network differs from its specification. */
class PrimaryNetworkWireFactsTest extends FixtureTestBase {
    @Test
    void bls_credentials_are_typed() {
        Page<L1ValidatorDetails> page = read("l1-validators");

        L1ValidatorDetails validator = page.items().get(0);
        assertThat(validator.blsCredentials().orElseThrow().publicKey().size()).isEqualTo(48);
        assertThat(validator.blsCredentials().orElseThrow().proofOfPossession().size())
                .isEqualTo(96);
        assertThat(validator.validationIdHex().orElseThrow().toHex()).startsWith("0xe2ad19cf");
    }

    @Test
    void genesis_data_has_three_forms_and_the_primary_networks_chains_have_no_creating_block() {
        Page<SubnetDetails> page = read("subnets");

        List<BlockchainDetails> chains = page.items().get(0).blockchains();
        GenesisData evm = chains.get(0).genesisData().orElseThrow();
        assertThat(chains.get(1).genesisData()).isEmpty();
        GenesisData hex = chains.get(2).genesisData().orElseThrow();
        GenesisData text = chains.get(3).genesisData().orElseThrow();
        assertThat(chains.get(2).createBlockNumber()).isEqualTo(BigInteger.valueOf(-1));
        assertThat(chains.get(2).vmId()).isEqualTo("avm");
        assertThat(hex.evm()).isEmpty();
        assertThat(hex.encoding()).contains("hex");
        assertThat(hex.data()).contains(Bytes.fromHex("0x000000000000000006000000"));
        assertThat(text.text()).contains("{\"chainId\": 43114}");
        assertThat(text.evm().orElseThrow().json().get("chainId").asInteger()).contains(BigInteger.valueOf(43_114));
        genesisIsReadable(evm.evm().orElseThrow());
        assertThat(evm.json().get("alloc").size()).isPositive();
    }

    private static void genesisIsReadable(EvmGenesis genesis) {
        assertThat(genesis.gasLimit()).contains(UInt64.of(0xb71b00));
        assertThat(genesis.difficulty()).contains(BigInteger.ZERO);
        assertThat(genesis.timestamp()).contains(UInt64.of(0x64f0a000L));
        assertThat(genesis.airdropAmount()).isEmpty();
        assertThat(genesis.baseFeePerGas()).isEmpty();
        assertThat(genesis.alloc())
                .isNotEmpty()
                .allSatisfy((address, account) -> assertThat(account.balance()).isPresent());
        EvmGenesisConfig config = genesis.config().orElseThrow();
        assertThat(config.chainId()).contains(UInt64.of(43_114));
        assertThat(config.berlinBlock()).contains(UInt64.ZERO);
        assertThat(config.feeConfig().orElseThrow().gasLimit()).isPresent();
        assertThat(config.warpConfig().orElseThrow().quorumNumerator()).isPresent();
        assertThat(config.txAllowListConfig().orElseThrow().adminAddresses()).isNotNull();
    }

    @Test
    void the_genesis_of_any_chain_is_kept_whole_with_its_unknown_fields() {
        Page<SubnetDetails> page = read(
                "subnets",
                response -> ((ObjectNode) response.at("/subnets/0/blockchains/0"))
                        .set(
                                "genesisData",
                                json(
                                        "{\"config\":{\"daoForkBlock\":7,\"cancunTime\":0},\"alloc\":{\"0100\":{\"balance\":\"0x1\","
                                                + "\"code\":\"0x60\",\"storage\":{\"0x0\":\"0x1\"}}},\"extra\":[null,1.50]}")));

        GenesisData genesis =
                page.items().get(0).blockchains().get(0).genesisData().orElseThrow();
        EvmGenesis.Account account = genesis.evm().orElseThrow().alloc().get("0100");
        assertThat(genesis.json().get("config").get("daoForkBlock").asInteger()).contains(BigInteger.valueOf(7));
        assertThat(genesis.json().get("extra").size()).isEqualTo(2);
        assertThat(account.balance()).contains(BigInteger.ONE);
        assertThat(account.code()).contains("0x60");
        assertThat(account.storage()).containsEntry("0x0", "0x1");
    }

    @Test
    void explicit_nulls_are_absences() {
        Page<HistoricalReward> rewards = read("rewards", response -> {
            ((ObjectNode) response.at("/historicalRewards/0/reward")).putNull("historicalPrice");
            response.putNull("nextPageToken");
        });
        Page<L1ValidatorDetails> validators =
                read("l1-validators", response -> first(response, "validators").putNull("blsCredentials"));
        Page<SubnetDetails> subnets = read("subnets", response -> {
            ((ObjectNode) response.at("/subnets/0/blockchains/1")).putNull("evmChainId");
            ((ArrayNode) response.get("subnets"))
                    .add(first(response, "subnets").deepCopy().putNull("blockchains"));
        });

        assertThat(rewards.items().get(0).reward().historicalPrice()).isEmpty();
        assertThat(rewards.next()).isEmpty();
        assertThat(validators.items().get(0).blsCredentials()).isEmpty();
        assertThat(subnets.items().get(0).blockchains().get(1).evmChainId()).isEmpty();
        assertThat(subnets.items().get(1).blockchains()).isEmpty();
    }

    @Test
    void a_gas_limit_in_a_genesis_may_be_a_number() {
        Page<SubnetDetails> page = read(
                "subnets",
                response ->
                        ((ObjectNode) response.at("/subnets/0/blockchains/0/genesisData")).put("gasLimit", 12_000_000));

        EvmGenesis genesis = page.items()
                .get(0)
                .blockchains()
                .get(0)
                .genesisData()
                .orElseThrow()
                .evm()
                .orElseThrow();
        assertThat(genesis.gasLimit()).contains(UInt64.of(12_000_000));
    }

    @Test
    void a_stalled_service_shows_by_its_height() {
        SummaryPage<L1ValidatorDetails, L1ValidatorSummary> page = read("l1-validators");

        assertThat(page.summary().blockHeight()).contains(UInt64.of(24_996_978));
        assertThat(data.network(Network.MAINNET)
                        .delegators(q -> q.addNodeIds(NODE))
                        .toString())
                .contains("data.listDelegators");
    }
}
