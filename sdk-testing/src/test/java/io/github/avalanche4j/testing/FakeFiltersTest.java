package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Filters of a request choose among the items of a list. */
class FakeFiltersTest extends DataServiceTestBase {
    @ParameterizedTest
    @CsvSource({
        "/v1/networks/mainnet/validators?validationStatus=completed, validators, validationStatus, completed",
        "/v1/networks/mainnet/validators?validationStatus=removed, validators, validationStatus, removed",
        "/v1/networks/mainnet/delegators?delegationStatus=pending, delegators, delegationStatus, pending",
        "/v1/chains/43114/transactions?status=success, transactions, txStatus, 1",
        "/v1/networks/mainnet/validators?nodeIds=NodeID-111111111111111111116DBWJs, validators, nodeId,"
                + " NodeID-111111111111111111116DBWJs",
        "/v1/networks/mainnet/blockchains/p-chain/transactions?txTypes=AdvanceTimeTx, transactions, txType, AdvanceTimeTx",
    })
    void a_filter_leaves_what_fits_it(String target, String list, String field, String expected) {
        JsonNode items = client.json(target).get(list);

        assertThat(items)
                .isNotEmpty()
                .allSatisfy(item -> assertThat(item.get(field).asText()).isEqualTo(expected));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v1/chains/43114/transactions?status=failed",
                "/v1/networks/mainnet/blockchains/p-chain/transactions?txTypes=BaseTx",
            })
    void a_filter_that_no_sample_fits_leaves_nothing(String target) {
        assertThat(client.json(target).get("transactions")).isEmpty();
    }

    /** From a bound on, and before the other; blocks say so in the specification. */
    @ParameterizedTest
    @CsvSource({
        "/v1/chains/43114/addresses/0x00000000000000000000000000000000000000aa/transactions:listNative,"
                + " transactions, blockNumber, startBlock, endBlock",
        "/v1/chains/43114/tokens/0x00000000000000000000000000000000000000aa/transfers,"
                + " transfers, blockNumber, startBlock, endBlock",
        "/v2/chains/43114/addresses/0x00000000000000000000000000000000000000aa/transactions,"
                + " transactions, blockNumber, startBlock, endBlock",
        "/v1/networks/mainnet/blockchains/p-chain/blocks, blocks, blockTimestamp, startTimestamp, endTimestamp",
        "/v1/networks/mainnet/blockchains/p-chain/transactions,"
                + " transactions, blockTimestamp, startTimestamp, endTimestamp",
    })
    void a_range_leaves_the_items_that_are_in_it(String target, String list, String field, String from, String to) {
        List<JsonNode> all = client.walk(target, list);
        List<Long> places = all.stream()
                .map(item -> item.findValue(field).asLong())
                .sorted()
                .toList();
        long first = places.get(5);
        long end = places.get(15);

        List<JsonNode> inside = client.walk(target + "?pageSize=4&" + from + "=" + first + "&" + to + "=" + end, list);

        assertThat(inside)
                .hasSizeBetween(1, 15)
                .isEqualTo(all.stream()
                        .filter(item -> {
                            long place = item.findValue(field).asLong();
                            return place >= first && place < end;
                        })
                        .toList());
        assertThat(client.walk(target + "?" + from + "=" + (places.get(24) + 1), list))
                .isEmpty();
    }

    @Test
    void bounds_of_figures_leave_the_validators_within_them() {
        String target = "/v1/networks/mainnet/validators?validationStatus=active";
        List<BigDecimal> uptimes = client.walk(target, "validators").stream()
                .map(item -> item.get("uptimePerformance").decimalValue())
                .sorted()
                .toList();
        BigDecimal least = uptimes.get(uptimes.size() / 2);

        List<JsonNode> good = client.walk(target + "&minUptimePerformance=" + least, "validators");

        assertThat(good).isNotEmpty().hasSizeLessThan(uptimes.size());
        assertThat(good)
                .allSatisfy(item ->
                        assertThat(item.get("uptimePerformance").decimalValue()).isGreaterThanOrEqualTo(least));
    }

    @Test
    void balances_of_named_contracts_are_of_these_contracts() {
        String address = "/v1/chains/43114/addresses/0x00000000000000000000000000000000000000aa/balances:list";
        String first = "0x00000000000000000000000000000000000000b1";
        String second = "0x00000000000000000000000000000000000000b2";

        assertThat(client.walk(address + "Erc20?contractAddresses=" + first + "," + second, "erc20TokenBalances"))
                .extracting(item -> item.get("address").textValue())
                .containsExactly(first, second);
        for (String kind : List.of("Erc721", "Erc1155", "Collectibles")) {
            String list = kind.equals("Collectibles")
                    ? "collectibleBalances"
                    : kind.toLowerCase(Locale.ROOT) + "TokenBalances";
            assertThat(client.walk(address + kind + "?contractAddress=" + second, list))
                    .isNotEmpty()
                    .extracting(item -> item.get("address").textValue())
                    .containsOnly(second);
        }
    }

    @Test
    void utxos_of_an_asset_are_of_this_asset_and_not_smaller_than_asked_for() {
        String target =
                "/v1/networks/mainnet/blockchains/x-chain/utxos?addresses=X-avax1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
        String asset = "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe";

        assertThat(client.walk(target + "&assetId=" + asset, "utxos"))
                .isNotEmpty()
                .allSatisfy(utxo ->
                        assertThat(utxo.at("/asset/assetId").textValue()).isEqualTo(asset));
        assertThat(client.walk(target + "&minUtxoAmount=1000000000", "utxos"))
                .allSatisfy(utxo -> assertThat(
                                new BigDecimal(utxo.at("/asset/amount").asText()))
                        .isGreaterThanOrEqualTo(new BigDecimal("1000000000")));
        assertThat(client.walk(target + "&minUtxoAmount=1" + "0".repeat(30), "utxos"))
                .isEmpty();
    }
}
