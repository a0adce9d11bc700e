package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.cchain.CChainTransaction;
import io.github.avalanche4j.data.health.ServiceHealth;
import io.github.avalanche4j.data.health.ServiceStatus;
import io.github.avalanche4j.data.pchain.PChainBalances;
import io.github.avalanche4j.data.pchain.PChainTransaction;
import io.github.avalanche4j.data.pchain.PChainUtxo;
import io.github.avalanche4j.data.primary.AssetAmount;
import io.github.avalanche4j.data.primary.ChainName;
import io.github.avalanche4j.data.primary.ChainSummary;
import io.github.avalanche4j.data.primary.PrimaryNetworkTxType;
import io.github.avalanche4j.data.primary.PrimaryNetworkUtxo;
import io.github.avalanche4j.data.validator.CycleSummary;
import io.github.avalanche4j.data.validator.ValidationCycle;
import io.github.avalanche4j.data.xchain.UtxoDetails;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Responses about the primary network's chains and validators as the service sends them. */
class PrimaryChainWireFactsTest extends FixtureTestBase {
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
    void one_method_reads_the_outputs_of_any_chain() {
        SummaryPage<PChainUtxo, ChainSummary> ofP = read("getUtxosByAddresses.p-chain");
        SummaryPage<UtxoDetails, ChainSummary> ofX = read("getUtxosByAddresses.x-chain");

        assertThat(unspent(ofP.items())).isNotEmpty();
        assertThat(unspent(ofX.items())).isNotEmpty();
    }

    private static List<AssetAmount> unspent(List<? extends PrimaryNetworkUtxo> utxos) {
        return utxos.stream()
                .filter(utxo -> utxo.consumingTxHash().isEmpty())
                .<AssetAmount>map(PrimaryNetworkUtxo::asset)
                .toList();
    }

    @Test
    void balances_say_on_which_chain_they_are() {
        PChainBalances balances = read("getBalancesByAddresses.p-chain");

        assertThat(balances.chainInfo().orElseThrow().chainName()).contains(ChainName.P_CHAIN);
        assertThat(balances.chainInfo().orElseThrow().network()).contains("mainnet");
        assertThat(balances.unlockedUnstaked()).isNotEmpty();
        PChainBalances without = read("getBalancesByAddresses.p-chain", response -> response.remove("chainInfo"));
        assertThat(without.chainInfo()).isEmpty();
        assertThat(without.unlockedUnstaked()).isEqualTo(balances.unlockedUnstaked());
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
    void an_asset_without_the_places_of_its_amounts_is_refused() {
        assertThatThrownBy(() -> read(
                        "getAssetDetails.x-chain",
                        response -> response.removeAll().put("assetId", "none")))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("$: without denomination");
    }

    @Test
    void quantities_that_no_double_holds_are_exact() {
        PChainTransaction transaction = read(
                "getTxByHash.p-chain",
                response -> ((ObjectNode) response.get("l1ValidatorDetails").get(0))
                        .put("weight", 9_007_199_254_740_993L)
                        .put("balanceChange", -9_007_199_254_740_993L));

        assertThat(transaction.l1ValidatorDetails().get(0).weight()).hasToString("9007199254740993");
        assertThat(transaction.l1ValidatorDetails().get(0).balanceChange().orElseThrow())
                .isEqualTo(-9_007_199_254_740_993L);
    }

    @Test
    void the_current_period_is_beside_the_others_only_on_the_first_page() {
        SummaryPage<ValidationCycle, CycleSummary> firstPage = read("listValidatorCycles");
        SummaryPage<ValidationCycle, CycleSummary> later =
                read("listValidatorCycles", response -> response.remove("currentCycle"));

        ValidationCycle current = firstPage.summary().currentCycle().orElseThrow();
        assertThat(current.outcome()).isEmpty();
        assertThat(current.rewardTxHash()).isEmpty();
        assertThat(later.summary().currentCycle()).isEmpty();
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
}
