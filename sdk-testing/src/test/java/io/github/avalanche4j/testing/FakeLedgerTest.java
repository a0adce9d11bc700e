package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Checksum;
import io.github.avalanche4j.testing.internal.codec.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A ledger over HTTP, with a transaction that AvalancheGo's own wallet made (vectors of sdk-wallet, P.Base.simple). */
class FakeLedgerTest {
    private static final String ADDRESS = "P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u";
    private static final Path VECTORS =
            Path.of("..", "sdk-wallet", "src", "test", "resources", "vectors", "pchain_transfers.json.gz");

    private final FakeNode node = FakeNode.start();
    private final FakeLedger ledger = node.ledger().time(Instant.parse("2026-01-01T00:00:00Z"));
    private JsonNode transfer = Json.MAPPER.createObjectNode();

    @BeforeEach
    void load() {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(VECTORS))) {
            transfer = StreamSupport.stream(
                            Json.MAPPER.readTree(in).path("cases").spliterator(), false)
                    .filter(one -> one.path("name").asText().equals("P.Base.simple"))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        transfer.path("utxos")
                .forEach(utxo -> ledger.addUtxo("P", "P", utxo.path("bytes").asText()));
    }

    @AfterEach
    void close() {
        node.close();
    }

    private JsonNode call(String path, String method, String params) {
        return Client.response(node, path, method, params);
    }

    private String text(String path, String method, String params, String pointer) {
        return call(path, method, params).at(pointer).asText();
    }

    private JsonNode issue() {
        byte[] tx =
                HexFormat.of().parseHex(transfer.at("/expect/signed").asText().substring(2));
        String hex = HexFormat.of().formatHex(Checksum.append(tx));
        return call("/ext/bc/P", "platform.issueTx", "{\"tx\":\"0x" + hex + "\",\"encoding\":\"hex\"}");
    }

    private String id() {
        return transfer.at("/expect/txID").asText();
    }

    private JsonNode status() {
        return Client.result(node, "/ext/bc/P", "platform.getTxStatus", "{\"txID\":\"" + id() + "\"}");
    }

    @Test
    void a_valid_transaction_is_accepted_and_its_outputs_are_listed() {
        assertThat(status().path("status").asText()).isEqualTo("Unknown");

        assertThat(issue().at("/result/txID").asText()).isEqualTo(id());

        assertThat(status().path("status").asText()).isEqualTo("Committed");
        assertThat(ledger.accepted()).containsExactly(id());
        assertThat(ledger.burned())
                .isEqualTo(new BigInteger(transfer.at("/expect/fee").asText()));
    }

    @Test
    void a_second_spend_is_refused_with_the_words_of_the_node() {
        issue();

        assertThat(issue().at("/error/message").asText())
                .startsWith("couldn't issue tx: failed verification: failed execution: standard tx " + id())
                .contains("failed to read consumed UTXO")
                .endsWith("not found");
    }

    @Test
    void a_price_that_rose_makes_a_transaction_too_cheap() {
        ledger.gasPrice(1_000_000);

        assertThat(issue().at("/error/message").asText()).contains("insufficient unlocked funds: needs");
        assertThat(ledger.accepted()).isEmpty();
    }

    @Test
    void a_lost_response_leaves_the_transaction_accepted() {
        ledger.loseNextResponse();

        assertThatThrownBy(this::issue).isInstanceOf(UncheckedIOException.class);

        assertThat(status().path("status").asText()).isEqualTo("Committed");
    }

    @Test
    void a_held_transaction_is_processing_until_it_is_released() {
        ledger.hold();
        issue();
        assertThat(status().path("status").asText()).isEqualTo("Processing");
        assertThat(issue().at("/result/txID").asText()).as("the same again").isEqualTo(id());

        ledger.release();

        assertThat(status().path("status").asText()).isEqualTo("Committed");
    }

    @Test
    void a_held_transaction_is_dropped_when_the_price_rises() {
        ledger.hold();
        issue();
        ledger.gasPrice(1_000_000).release();

        assertThat(status().path("status").asText()).isEqualTo("Dropped");
        assertThat(status().path("reason").asText()).contains("insufficient unlocked funds");
    }

    @Test
    void a_transaction_can_be_dropped() {
        ledger.dropNext("not enough gas");
        issue();

        assertThat(status().path("reason").asText()).isEqualTo("not enough gas");
        assertThat(ledger.accepted()).isEmpty();
    }

    @Test
    void a_transaction_can_be_refused() {
        ledger.refuseNext("not today");

        assertThat(issue().at("/error/message").asText()).endsWith("not today");
        assertThat(issue().at("/error/message").asText())
                .as("the P-Chain remembers what it refused")
                .endsWith("not today");
    }

    @Test
    void utxos_are_paged_without_loss() {
        for (int i = 1; i <= 5; i++) {
            ledger.fund(ADDRESS, i);
        }
        Set<String> utxos = new HashSet<>();
        String start = "";
        for (int expected : List.of(2, 2, 1, 0)) {
            JsonNode page = call(
                            "/ext/bc/P",
                            "platform.getUTXOs",
                            "{\"addresses\":[\"" + ADDRESS + "\"],\"limit\":2" + start + "}")
                    .path("result");
            assertThat(page.path("numFetched").asInt()).isEqualTo(expected);
            page.path("utxos").forEach(utxo -> utxos.add(utxo.asText()));
            start = ",\"startIndex\":" + page.path("endIndex");
        }
        assertThat(utxos).hasSize(5);
        assertThat(ledger.balance(ADDRESS)).isEqualTo(BigInteger.valueOf(15));
    }

    @Test
    void fees_chains_and_accounts_are_served() {
        ledger.fundEvm("0x00000000000000000000000000000000000000Ab", BigInteger.TEN)
                .baseFee(BigInteger.valueOf(255));

        assertThat(text("/ext/info", "info.getNetworkID", "{}", "/result/networkID"))
                .isEqualTo("12345");
        assertThat(text("/ext/info", "info.getBlockchainID", "{\"alias\":\"X\"}", "/result/blockchainID"))
                .isEqualTo("2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed");
        assertThat(text("/ext/bc/P", "platform.getFeeState", "{}", "/result/price"))
                .isEqualTo("1");
        assertThat(text("/ext/bc/X", "avm.getTxFee", "{}", "/result/txFee")).isEqualTo("1000000");
        assertThat(text("/ext/bc/C/rpc", "eth_baseFee", "[]", "/result")).isEqualTo("0xff");
        String account = "[\"0x00000000000000000000000000000000000000ab\",\"latest\"]";
        assertThat(text("/ext/bc/C/rpc", "eth_getBalance", account, "/result")).isEqualTo("0xa");
        assertThat(text("/ext/bc/C/avax", "avax.getUTXOs", "{\"addresses\":[\"" + ADDRESS + "\"]}", "/error/message"))
                .isEqualTo("no source chain provided");
    }
}
