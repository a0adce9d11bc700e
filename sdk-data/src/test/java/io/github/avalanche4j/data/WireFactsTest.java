package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.HASH;
import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.MESSAGE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.SummaryPage;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.evm.EvmBlockDetails;
import io.github.avalanche4j.data.token.BalanceSummary;
import io.github.avalanche4j.data.token.Erc721Balance;
import io.github.avalanche4j.data.token.IndexStatus;
import io.github.avalanche4j.data.token.NftMetadata;
import io.github.avalanche4j.data.transaction.Transaction;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where the service of EVM chains and the aggregator differ from their specification. */
class WireFactsTest extends FixtureTestBase {
    @Test
    void prices_are_numbers_or_texts() {
        for (String price : List.of("42.42", "\"42.42\"", "4242e-2", "1.0")) {
            SummaryPage<Erc721Balance, BalanceSummary> page = read(
                    "erc721-balances",
                    response -> ((ObjectNode) response.at("/nativeTokenBalance/price")).set("value", json(price)));

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
    void the_aggregator_responds_with_201() {
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
    void index_status_is_read_in_either_case() {
        for (String status : List.of("indexed", "INDEXED")) {
            Page<Erc721Balance> page = read(
                    "erc721-balances",
                    response ->
                            ((ObjectNode) response.at("/erc721TokenBalances/0/metadata")).put("indexStatus", status));

            NftMetadata metadata = page.items().get(0).metadata().orElseThrow();
            assertThat(metadata.indexStatus()).contains(IndexStatus.INDEXED);
        }
    }

    @Test
    void granite_has_times_to_the_millisecond() {
        Page<EvmBlockDetails> page = read(
                "evm-blocks",
                response -> first(response, "blocks").put("blockTimestampMilliseconds", 1_648_672_486_123L));

        EvmBlockDetails block = page.items().get(0);
        assertThat(block.blockTimestampMilliseconds()).contains(Instant.ofEpochMilli(1_648_672_486_123L));
        assertThat(block.blockMinDelayExcess()).contains(UInt64.of(7_477_290));
        assertThat(block.blockTimestamp()).isEqualTo(Instant.ofEpochSecond(1_648_672_486));
    }

    @Test
    void a_justification_alone_is_sent_and_refused_by_the_service() {
        service.aggregator((message, quorum) -> message);

        assertThatThrownBy(() -> data.signatureAggregator(Network.FUJI)
                        .aggregate(r -> r.justification(MESSAGE))
                        .execute())
                .isInstanceOf(ApiException.BadRequest.class);
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void an_endpoint_without_a_method_is_reached_by_its_path() {
        service.onGet("/v2/chains/43114/addresses/0x1/transactions").respond("{\"transactions\":[]}");

        ApiResponse<JsonTree> response = data.get(
                        "/v2/chains/43114/addresses/0x1/transactions",
                        Map.of("filterSpamTokens", "true"),
                        JsonTree.class)
                .withResponse()
                .execute();

        assertThat(response.value().get("transactions").isArray()).isTrue();
        assertThat(service.received().get(0).path()).endsWith("/transactions?filterSpamTokens=true");
    }

    @Test
    void signed_messages_are_found_by_their_transaction() {
        service.aggregator((message, quorum) -> message).transactionMessage("0x0102");

        assertThat(data.signatureAggregator(Network.MAINNET)
                        .aggregatedFor(ID)
                        .execute()
                        .signedMessage())
                .isEqualTo(Bytes.fromHex("0102"));
    }

    @Test
    void unknown_fields_are_in_the_body_as_received() {
        Fixture fixture = Fixture.of("evm-transaction");
        fixture.respondWith(service, fixture.response().deepCopy().put("future", "kept"));

        ApiResponse<Transaction> response =
                data.chain("43114").transaction(HASH).withResponse().execute();

        assertThat(response.bodyComplete()).isTrue();
        assertThat(new String(response.body().toArray(), java.nio.charset.StandardCharsets.UTF_8))
                .contains("\"future\":\"kept\"");
    }
}
