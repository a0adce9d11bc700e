package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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
    void utxos_of_an_asset_are_of_this_asset() {
        String target =
                "/v1/networks/mainnet/blockchains/x-chain/utxos?addresses=X-avax1aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
        String asset = "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe";

        assertThat(client.walk(target + "&assetId=" + asset, "utxos"))
                .isNotEmpty()
                .allSatisfy(utxo ->
                        assertThat(utxo.at("/asset/assetId").textValue()).isEqualTo(asset));
    }

    @Test
    void messages_are_between_the_chains_of_the_request() {
        String one = "2p2pP9k7PbhBxhM4W4ZiTvwxbBu46rqcQPTgzo8WA4ma6ovvCM";

        JsonNode point = client.json("/v2/icm/timeseries?srcBlockchainId=" + one + "&pageSize=1")
                .at("/results/0");

        assertThat(point.get("srcBlockchainId").textValue()).isEqualTo(one);
        assertThat(point.get("value").isIntegralNumber()).isTrue();
    }
}
