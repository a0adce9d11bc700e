package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.cchain.CChainTransaction;
import io.github.avalanche4j.data.genesis.EvmGenesis;
import io.github.avalanche4j.data.genesis.EvmGenesisConfig;
import io.github.avalanche4j.data.genesis.GenesisData;
import io.github.avalanche4j.data.health.ServiceHealth;
import io.github.avalanche4j.data.health.ServiceStatus;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.subnet.BlockchainDetails;
import io.github.avalanche4j.data.subnet.SubnetDetails;
import io.github.avalanche4j.data.token.Erc20Balance;
import io.github.avalanche4j.data.transaction.TokenTransferDetails;
import io.github.avalanche4j.data.xchain.UtxoDetails;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Responses as the services send them, where a sample and its leaves do not show what is special. */
class WireFactsTest extends FixtureTestBase {
    @Test
    void a_chain_is_named_by_its_number_too() {
        assertThat(data.chain(43114).info().execute())
                .isEqualTo(data.chain("43114").info().execute());
        assertThat(service.received().get(0).path()).isEqualTo("/v1/chains/43114");
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
                                        "{\"gasLimit\":12000000,\"config\":{\"daoForkBlock\":7,\"cancunTime\":0},\"alloc\":{\"0100\":{\"balance\":\"0x1\","
                                                + "\"code\":\"0x60\",\"storage\":{\"0x0\":\"0x1\"}}},\"extra\":[null,1.50]}")));

        GenesisData genesis =
                page.items().get(0).blockchains().get(0).genesisData().orElseThrow();
        assertThat(genesis.evm().orElseThrow().gasLimit()).contains(UInt64.of(12_000_000));
        EvmGenesis.Account account = genesis.evm().orElseThrow().alloc().get("0100");
        assertThat(genesis.json().get("config").get("daoForkBlock").asInteger()).contains(BigInteger.valueOf(7));
        assertThat(genesis.json().get("extra").size()).isEqualTo(2);
        assertThat(account.balance()).contains(BigInteger.ONE);
        assertThat(account.code()).contains("0x60");
        assertThat(account.storage()).containsEntry("0x0", "0x1");
    }

    @Test
    void the_type_follows_the_chain_that_was_asked_also_for_a_page_without_items_or_chain() {
        SummaryPage<UtxoDetails, ChainSummary> page = read("getUtxosByAddresses.c-chain", response -> {
            response.putArray("utxos");
            response.remove("chainInfo");
            response.remove("nextPageToken");
        });

        assertThat(page.items()).isEmpty();
        assertThat(page.summary().chainInfo()).isEmpty();
        CChainTransaction imported = read("getTxByHash.c-chain.import");
        assertThat(imported.evmOutputs()).isNotEmpty();
        assertThat(imported.evmInputs()).isEmpty();
    }

    @Test
    void balances_without_their_field_or_with_another_kind_of_value_are_refused_with_the_place() {
        assertThatThrownBy(() -> read("getBalancesByAddresses.p-chain", response -> response.remove("balances")))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("$: without its field balances");
        assertThatThrownBy(() -> read("getBalancesByAddresses.p-chain", response -> response.put("balances", "none")))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("$.balances: not an object");
        assertThatThrownBy(() -> read(
                        "getBalancesByAddresses.p-chain",
                        response -> ((ObjectNode) response.at("/balances/unlockedStaked/0")).put("amount", "many")))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("$.balances.unlockedStaked[0].amount");
    }

    @Test
    void imports_and_exports_are_looked_up_by_addresses_of_the_c_chain_too() {
        data.network(Network.MAINNET)
                .cChain()
                .transactionsOf(List.of(ADDRESS))
                .pages()
                .iterator()
                .next();

        assertThat(service.received().get(0).path()).contains("/c-chain/transactions?addresses=" + ADDRESS);

        data.network(Network.MAINNET)
                .cChain()
                .transactions(q -> q.addEvmAddresses(ADDRESS)
                        .addTxTypes(PrimaryNetworkTxType.IMPORT)
                        .startTimestamp(Instant.ofEpochSecond(1_600_000_000)))
                .pages()
                .iterator()
                .next();

        assertThat(service.received().get(1).path())
                .contains("addresses=" + ADDRESS, "txTypes=ImportTx", "startTimestamp=1600000000");
    }

    @Test
    void an_aggregator_of_ones_own_that_is_not_well_says_so_with_503() {
        ServiceHealth up = read("selfHostedHealth");
        assertThat(up.isHealthy()).isTrue();

        service.onGet("/health").respondStatus(503, "application/json", "{\"status\":\"down\"}");
        ServiceHealth down = (ServiceHealth) Requests.send(data, service, "selfHostedHealth");
        assertThat(down.isHealthy()).isFalse();
        assertThat(down.status()).hasValue(ServiceStatus.DOWN);
    }

    @Test
    void amounts_of_tokens_are_exact_up_to_the_largest() {
        BigInteger largest = BigInteger.ONE.shiftLeft(256).subtract(BigInteger.ONE);

        Page<Erc20Balance> tokens = read(
                "listErc20Balances",
                response -> first(response, "erc20TokenBalances").set("balance", json(largest.toString())));

        assertThat(tokens.items().get(0).balance()).isEqualTo(largest);
    }

    @Test
    void a_transfer_holds_the_token_of_its_standard_and_an_unknown_standard_fails_nothing() {
        Page<TokenTransferDetails> page = read("listTransfers", response -> {
            ObjectNode future = first(response, "transfers").deepCopy();
            future.remove("erc20Token");
            future.putObject("erc9999Token").put("ercType", "ERC-9999");
            response.withArray("transfers").add(future);
        });

        TokenTransferDetails last = page.items().get(page.items().size() - 1);
        assertThat(page.items().get(0).erc20Token()).isPresent();
        assertThat(page.items().get(1).erc721Token()).isPresent();
        assertThat(page.items().get(1).value()).isEmpty();
        assertThat(page.items().get(2).erc1155Token()).isPresent();
        assertThat(last.erc20Token()).isEmpty();
    }

    @Test
    void a_service_that_is_down_is_a_value_although_its_status_is_503() {
        ServiceHealth up = read("data-health-check");
        ServiceHealth down = read("data-health-check.down");

        assertThat(up.isHealthy()).isTrue();
        assertThat(up.error()).isEmpty();
        assertThat(down.isHealthy()).isFalse();
        assertThat(down.error().orElseThrow().get("database").get("status").asText())
                .contains("down");
    }
}
