package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.data.contract.Contract;
import io.github.avalanche4j.data.health.ServiceHealth;
import io.github.avalanche4j.data.token.Erc20Balance;
import io.github.avalanche4j.data.token.ErcType;
import io.github.avalanche4j.data.token.NativeTokenBalance;
import io.github.avalanche4j.data.token.Nft;
import io.github.avalanche4j.data.transaction.TokenTransferDetails;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Responses about chains, tokens, messages, usage and health as the service sends them. */
class ChainWireFactsTest extends FixtureTestBase {
    private static final BigInteger LARGEST = BigInteger.ONE.shiftLeft(256).subtract(BigInteger.ONE);

    @Test
    void amounts_and_tokens_are_exact_up_to_the_largest() {
        NativeTokenBalance balance = read(
                "getNativeBalance",
                response -> ((ObjectNode) response.get("nativeTokenBalance")).put("balance", LARGEST.toString()));
        Page<TokenTransferDetails> transfers =
                read("listTransfers", response -> first(response, "transfers").put("value", LARGEST.toString()));
        Nft nft = read("getTokenDetails", response -> response.put("tokenId", LARGEST.toString()));
        Page<Erc20Balance> tokens = read(
                "listErc20Balances",
                response -> first(response, "erc20TokenBalances").set("balance", json(LARGEST.toString())));

        assertThat(balance.balance()).isEqualTo(LARGEST);
        assertThat(transfers.items().get(0).value()).contains(LARGEST);
        assertThat(nft.tokenId()).isEqualTo(LARGEST);
        assertThat(tokens.items().get(0).balance()).isEqualTo(LARGEST);
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
    void the_reputation_of_a_token_may_be_null() {
        Page<Erc20Balance> page = read(
                "listErc20Balances",
                response -> first(response, "erc20TokenBalances").putNull("tokenReputation"));

        assertThat(page.items().get(0).tokenReputation()).isEmpty();
    }

    @Test
    void a_contract_of_no_known_standard_has_its_address_at_least() {
        Contract contract = read("getContractMetadata.unknown", response -> response.retain("address", "ercType"));

        assertThat(contract.ercType()).contains(ErcType.UNKNOWN);
        assertThat(contract.name()).isEmpty();
        assertThat(contract.resourceLinks()).isEmpty();
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
