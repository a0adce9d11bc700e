package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.HASH;
import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.MESSAGE;
import static io.github.avalanche4j.data.Requests.NODE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Bytes;
import io.github.avalanche4j.core.JsonTree;
import io.github.avalanche4j.core.Network;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.UInt64;
import io.github.avalanche4j.data.evm.AddressTransaction;
import io.github.avalanche4j.data.evm.BalanceSummary;
import io.github.avalanche4j.data.evm.Erc721Balance;
import io.github.avalanche4j.data.evm.EvmBlock;
import io.github.avalanche4j.data.evm.IndexStatus;
import io.github.avalanche4j.data.evm.NftMetadata;
import io.github.avalanche4j.data.evm.Transaction;
import io.github.avalanche4j.data.metrics.AverageTpsSummary;
import io.github.avalanche4j.data.metrics.MetricPoint;
import io.github.avalanche4j.data.metrics.NftHolder;
import io.github.avalanche4j.data.metrics.NftHolderSummary;
import io.github.avalanche4j.data.network.Blockchain;
import io.github.avalanche4j.data.network.ChainFormat;
import io.github.avalanche4j.data.network.DelegationStatus;
import io.github.avalanche4j.data.network.Delegator;
import io.github.avalanche4j.data.network.EvmGenesis;
import io.github.avalanche4j.data.network.EvmGenesisConfig;
import io.github.avalanche4j.data.network.GenesisData;
import io.github.avalanche4j.data.network.HistoricalReward;
import io.github.avalanche4j.data.network.L1Validator;
import io.github.avalanche4j.data.network.L1ValidatorSummary;
import io.github.avalanche4j.data.network.PrimaryNetworkTxType;
import io.github.avalanche4j.data.network.Subnet;
import io.github.avalanche4j.data.network.XChainTransaction;
import io.github.avalanche4j.testing.FakeDataService;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * What the services really send where it differs from their specification: one test for each numbered fact that touches the
 * endpoints of this module. The summary's facts 6 (P-Chain transactions), 17 (webhooks), 18 (second version of address
 * transactions) and 20 (newer metrics) touch none of them, nor do the checklist's 9 (webhooks) and 10 (building messages);
 * facts 1, 14 and 15 and the checklist's 3 to 7 are what {@link KeysTest}, {@link PagingTest}, {@link RateLimitTest},
 * {@link ErrorsTest} and {@link AggregatorTest} are about.
 */
class WireFactsTest {
    private final FakeDataService service = FakeDataService.start();
    private final DataClient data = Requests.client(service);

    @AfterEach
    void close() {
        data.close();
        service.close();
    }

    /** The fixture's value after {@code change} was made to its answer. */
    @SuppressWarnings("unchecked")
    private <T> T read(String fixture, Consumer<ObjectNode> change) {
        Fixture known = Fixture.of(fixture);
        ObjectNode answer = known.answer().deepCopy();
        change.accept(answer);
        known.answer(service, answer);
        return (T) Requests.send(data, service, fixture);
    }

    private <T> T read(String fixture) {
        return read(fixture, answer -> {});
    }

    private static ObjectNode first(JsonNode answer, String list) {
        return (ObjectNode) answer.get(list).get(0);
    }

    private static JsonNode json(String text) {
        try {
            return Fixture.JSON.readTree(text);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void summary2AndTable3PricesAreNumbersOrTexts() {
        for (String price : List.of("42.42", "\"42.42\"", "4242e-2", "1.0")) {
            SummaryPage<Erc721Balance, BalanceSummary> page = read(
                    "erc721-balances",
                    answer -> ((ObjectNode) answer.at("/nativeTokenBalance/price")).set("value", json(price)));

            assertThat(page.summary()
                            .nativeTokenBalance()
                            .orElseThrow()
                            .price()
                            .orElseThrow()
                            .value())
                    .isEqualByComparingTo(new BigDecimal(price.replace("\"", "")));
        }
    }

    @Test
    void summary3TheAggregatorAnswers201() {
        assertThat(Fixture.of("aggregate").status()).isEqualTo(201);
        service.aggregator((message, quorum) -> message);

        assertThat(data.signatureAggregator(Network.FUJI)
                        .aggregate(MESSAGE)
                        .withResponse()
                        .execute()
                        .status())
                .isEqualTo(201);
    }

    @Test
    void summary4AndTable2DelegatorsHaveFinalOrEstimatedRewardsAndAnyStatus() {
        Page<Delegator> page =
                read("delegators", answer -> first(answer, "delegators").put("delegationStatus", "frozen"));

        Delegator active = page.items().get(0);
        Delegator completed = page.items().get(1);
        assertThat(active.delegationStatus().value()).isEqualTo("frozen");
        assertThat(active.delegationStatus().isKnown()).isFalse();
        assertThat(active.estimatedNetReward()).contains(UInt64.of(980));
        assertThat(active.grossReward()).isEmpty();
        assertThat(completed.delegationStatus()).isEqualTo(DelegationStatus.COMPLETED);
        assertThat(completed.grossReward()).contains(UInt64.of(1000));
        assertThat(completed.estimatedGrossReward()).isEmpty();
    }

    @Test
    void summary5XChainTransactionsAreLinearOrNot() {
        Page<XChainTransaction> page = read("asset-transactions");

        XChainTransaction old = page.items().get(0);
        XChainTransaction linear = page.items().get(1);
        assertThat(old.chainFormat()).isEqualTo(ChainFormat.NON_LINEAR);
        assertThat(old.vertices()).isNotEmpty();
        assertThat(old.blockHash()).isEmpty();
        assertThat(linear.chainFormat()).isEqualTo(ChainFormat.LINEAR);
        assertThat(linear.vertices()).isEmpty();
        assertThat(linear.blockHeight()).contains(UInt64.of(1005));
        assertThat(linear.blockHash()).isPresent();
    }

    @Test
    void summary7HoldersHaveTextsOrNumbersAndNamesOrLists() {
        SummaryPage<NftHolder, NftHolderSummary> real = read("nft-holders");
        SummaryPage<NftHolder, NftHolderSummary> specified = read("nft-holders-specification");

        assertThat(real.items()).isEqualTo(specified.items());
        assertThat(real.summary().nftCollectionName())
                .isEqualTo(specified.summary().nftCollectionName())
                .containsExactly("NFT Project");
        service.withoutRemovedOperations();
        assertThatThrownBy(() ->
                        data.metrics().nftHolders("43114", ADDRESS).iterator().hasNext())
                .isInstanceOf(ApiException.NotFound.class);
    }

    @Test
    void summary8AverageTpsTakesChainIdsAndNamesOfNetworks() {
        for (String chain : List.of("43114", "mainnet", "testnet", "total")) {
            service.onGet("/v1/avg_tps/" + chain).respond("{\"results\":[],\"status\":200}");

            SummaryPage<MetricPoint, AverageTpsSummary> page =
                    data.metrics().averageTps(chain).firstPage().execute();

            assertThat(page.summary().status()).contains(200);
            assertThat(page.summary().lastRun()).isEmpty();
        }
    }

    @Test
    void summary9AndTable6IndexStatusIsReadInEitherCase() {
        for (String status : List.of("indexed", "INDEXED")) {
            Page<Erc721Balance> page = read(
                    "erc721-balances",
                    answer -> ((ObjectNode) answer.at("/erc721TokenBalances/0/metadata")).put("indexStatus", status));

            NftMetadata metadata = page.items().get(0).metadata().orElseThrow();
            assertThat(metadata.indexStatus()).contains(IndexStatus.INDEXED);
        }
    }

    @Test
    void summary10BlsCredentialsAreTyped() {
        Page<L1Validator> page = read("l1-validators");

        L1Validator validator = page.items().get(0);
        assertThat(validator.blsCredentials().orElseThrow().publicKey().size()).isEqualTo(48);
        assertThat(validator.blsCredentials().orElseThrow().proofOfPossession().size())
                .isEqualTo(96);
        assertThat(validator.validationIdHex().orElseThrow().toHex()).startsWith("0xe2ad19cf");
    }

    @Test
    void summary11GenesisDataComesInThreeFormsAndThePrimaryNetworksChainsHaveNoCreatingBlock() {
        Page<Subnet> page = read("subnets");

        List<Blockchain> chains = page.items().get(0).blockchains();
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
    void summary11TheGenesisOfAnyChainIsKeptWholeWithItsUnknownFields() {
        Page<Subnet> page = read(
                "subnets",
                answer -> ((ObjectNode) answer.at("/subnets/0/blockchains/0"))
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
    void summary12GraniteToldTimesToTheMillisecond() {
        Page<EvmBlock> page = read(
                "evm-blocks", answer -> first(answer, "blocks").put("blockTimestampMilliseconds", 1_648_672_486_123L));

        EvmBlock block = page.items().get(0);
        assertThat(block.blockTimestampMilliseconds()).contains(Instant.ofEpochMilli(1_648_672_486_123L));
        assertThat(block.blockMinDelayExcess()).contains(UInt64.of(7_477_290));
        assertThat(block.blockTimestamp()).isEqualTo(Instant.ofEpochSecond(1_648_672_486));
    }

    @Test
    void summary13ListsThatAreLeftOutAreEmpty() {
        Page<AddressTransaction> page = read("address-transactions-lists-absent");

        AddressTransaction transaction = page.items().get(0);
        assertThat(transaction.erc20Transfers()).isEmpty();
        assertThat(transaction.erc721Transfers()).isEmpty();
        assertThat(transaction.erc1155Transfers()).isEmpty();
        assertThat(transaction.internalTransactions()).isEmpty();
    }

    @Test
    void summary16AJustificationAloneIsSentAndRefusedByTheService() {
        service.aggregator((message, quorum) -> message);

        assertThatThrownBy(() -> data.signatureAggregator(Network.FUJI)
                        .aggregate(r -> r.justification(MESSAGE))
                        .execute())
                .isInstanceOf(ApiException.BadRequest.class);
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void summary18And20WhatHasNoMethodHereIsReachedByItsPath() {
        service.onGet("/v2/chains/43114/addresses/0x1/transactions").respond("{\"transactions\":[]}");

        ApiResponse<JsonTree> answer = data.get(
                        "/v2/chains/43114/addresses/0x1/transactions",
                        Map.of("filterSpamTokens", "true"),
                        JsonTree.class)
                .withResponse()
                .execute();

        assertThat(answer.value().get("transactions").isArray()).isTrue();
        assertThat(service.received().get(0).path()).endsWith("/transactions?filterSpamTokens=true");
    }

    @Test
    void summary19SignedMessagesAreFoundByTheirTransaction() {
        service.aggregator((message, quorum) -> message).transactionMessage("0x0102");

        assertThat(data.signatureAggregator(Network.MAINNET)
                        .aggregatedFor(ID)
                        .execute()
                        .signedMessage())
                .isEqualTo(Bytes.fromHex("0102"));
    }

    @Test
    void table1AndChecklist1NewEnumTextsKeepTheirText() {
        Page<HistoricalReward> rewards =
                read("rewards", answer -> first(answer, "historicalRewards").put("rewardType", "AUTO"));
        Page<XChainTransaction> transactions = read(
                "asset-transactions",
                answer -> first(answer, "transactions").put("txType", "AddAutoRenewedValidatorTx"));

        assertThat(rewards.items().get(0).rewardType().value()).isEqualTo("AUTO");
        assertThat(rewards.items().get(0).rewardType().isKnown()).isFalse();
        assertThat(transactions.items().get(0).txType()).isEqualTo(PrimaryNetworkTxType.ADD_AUTO_RENEWED_VALIDATOR);
    }

    @Test
    void table4ExplicitNullsAreAbsences() {
        Page<HistoricalReward> rewards = read("rewards", answer -> {
            ((ObjectNode) answer.at("/historicalRewards/0/reward")).putNull("historicalPrice");
            answer.putNull("nextPageToken");
        });
        Page<L1Validator> validators =
                read("l1-validators", answer -> first(answer, "validators").putNull("blsCredentials"));
        Page<Subnet> subnets = read("subnets", answer -> {
            ((ObjectNode) answer.at("/subnets/0/blockchains/1")).putNull("evmChainId");
            ((ArrayNode) answer.get("subnets"))
                    .add(first(answer, "subnets").deepCopy().putNull("blockchains"));
        });

        assertThat(rewards.items().get(0).reward().historicalPrice()).isEmpty();
        assertThat(rewards.next()).isEmpty();
        assertThat(validators.items().get(0).blsCredentials()).isEmpty();
        assertThat(subnets.items().get(0).blockchains().get(1).evmChainId()).isEmpty();
        assertThat(subnets.items().get(1).blockchains()).isEmpty();
    }

    @Test
    void table5ABlockWithoutItsChainIsABlock() {
        Page<EvmBlock> page = read("evm-blocks-documented");

        assertThat(page.items().get(0).chainId()).isEmpty();
        assertThat(page.items().get(0).blockNumber()).isEqualTo(UInt64.of(49_889_407));
    }

    @Test
    void table7AGasLimitInAGenesisMayBeANumber() {
        Page<Subnet> page = read(
                "subnets",
                answer -> ((ObjectNode) answer.at("/subnets/0/blockchains/0/genesisData")).put("gasLimit", 12_000_000));

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
    void table8And9MetricValuesAreTextsOrNumbersOfAnySizeAndExact() {
        SummaryPage<MetricPoint, AverageTpsSummary> page = read("average-tps", answer -> {
            first(answer, "results").put("value", "1.98");
            ((ObjectNode) answer.get("results").get(1)).set("value", json("27398182771892893172"));
        });

        assertThat(page.items().get(0).value()).isEqualTo(new BigDecimal("1.98"));
        assertThat(page.items().get(1).value()).isEqualTo(new BigDecimal("27398182771892893172"));
    }

    @Test
    void checklist1WhatIsUnknownIsInTheBodyAsItCame() {
        Fixture fixture = Fixture.of("evm-transaction");
        fixture.answer(service, fixture.answer().deepCopy().put("future", "kept"));

        ApiResponse<Transaction> answer =
                data.chain("43114").transaction(HASH).withResponse().execute();

        assertThat(answer.bodyComplete()).isTrue();
        assertThat(new String(answer.body().toArray(), java.nio.charset.StandardCharsets.UTF_8))
                .contains("\"future\":\"kept\"");
    }

    @Test
    void checklist2WeightsAreNumbersOrTexts() {
        for (String weight : List.of("18446744073709551615", "\"18446744073709551615\"")) {
            Page<L1Validator> page =
                    read("l1-validators", answer -> first(answer, "validators").set("weight", json(weight)));

            assertThat(page.items().get(0).weight()).isEqualTo(UInt64.MAX);
        }
    }

    @Test
    void checklist8PagesOfBothMetricsFormsAreFollowed() {
        service.onGet("/v1/avg_tps/1").respond("{\"results\":[],\"nextPageStartKey\":\"k\"}");
        service.onGet("/v1/avg_tps/1?pageToken=k&startKey=k").respond("{\"results\":[{\"timestamp\":1,\"value\":1}]}");

        assertThat(data.metrics().averageTps("1")).hasSize(1);
    }

    @Test
    void checklist11AStandingServiceCanBeToldByItsHeight() {
        SummaryPage<L1Validator, L1ValidatorSummary> page = read("l1-validators");

        assertThat(page.summary().blockHeight()).contains(UInt64.of(24_996_978));
        assertThat(data.network(Network.MAINNET)
                        .delegators(q -> q.addNodeIds(NODE))
                        .toString())
                .contains("data.delegators");
    }
}
