package io.github.avalanche4j.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiResponse;
import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.AddressBalances;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.node.info.NodeVersion;
import io.github.avalanche4j.node.info.Peers;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class CallsGuideTest extends GuideTest {
    @Test
    void ways_to_run_a_call() throws Exception {
        // snippet: ways-to-run
        Call<NodeVersion> call = node.info().getNodeVersion(); // checks its arguments, sends nothing

        NodeVersion version = call.execute(); // on this thread
        CompletableFuture<NodeVersion> later = call.executeAsync(); // cancelling it drops the connection
        ApiResponse<NodeVersion> response = call.withResponse().execute(); // and status, headers, attempts, body
        // end
        assertThat(later.get()).isEqualTo(version).isEqualTo(response.value());
        assertThat(response.status()).isEqualTo(200);
        assertThat(fake.receivedCount("info.getNodeVersion")).isEqualTo(3);
    }

    @Test
    void options_belong_to_the_call() {
        // snippet: call-options
        Peers peers = node.info()
                .peers()
                .timeout(Duration.ofSeconds(30)) // over all attempts and waits
                .attemptTimeout(Duration.ofSeconds(10)) // of each attempt
                .retries(0)
                .header("X-Request-Id", "4711")
                .execute();
        // end
        assertThat(peers.peers()).isNotEmpty();
        assertThat(fake.received().get(0).header("X-Request-Id")).contains("4711");
    }

    @Test
    void options_belong_to_the_client_too() {
        // snippet: client-options
        try (NodeClient node = NodeClient.create(
                url,
                options -> options.timeout(Duration.ofSeconds(20)).retries(4).maxConcurrency(16))) {
            System.out.println(node.info().getNetworkName().execute());
        }
        // end
        assertThat(fake.receivedCount("info.getNetworkName")).isOne();
    }

    @Test
    void mapped_calls() {
        // snippet: map
        Call<Boolean> healthy = node.health().healthByGet().map(HealthReport::healthy);
        // end
        assertThat(healthy.execute()).isTrue();
    }

    @Test
    void calls_in_sequence_and_several_at_once() {
        fake.index("/ext/index/P/block").synthesize(3, 100);
        // snippet: sequence
        Call<Container> last = node.await()
                .bootstrapped("P")
                .then(done -> node.index(Index.P_BLOCK).getLastAccepted()); // sent when the first call is done

        List<Call<Boolean>> checks = List.of(
                node.info().isBootstrapped("P"),
                node.info().isBootstrapped("X"),
                node.info().isBootstrapped("C"));
        List<Boolean> ready = Call.all(checks, 2) // at most two at the same time; values in this order
                .timeout(Duration.ofSeconds(10)) // for all of them
                .execute();
        // end
        assertThat(ready).containsExactly(true, true, true);
        assertThat(last.withResponse().execute().attempts()).isEqualTo(2);
        assertThat(fake.receivedCount("info.isBootstrapped")).isEqualTo(4);
    }

    @Test
    void a_batch_is_one_request() {
        // snippet: batch
        EvmClient chain = node.evm("C");
        Call<UInt64> head = chain.blockNumber();
        Call<BigInteger> fee = chain.baseFee();
        BatchResult both = chain.batch(head, fee).execute();

        UInt64 height = both.get(head); // typed; throws what this call failed with
        both.failure(fee).ifPresent(reason -> System.out.println(reason.getMessage()));
        // end
        assertThat(height).isNotNull();
        assertThat(fake.receivedCount()).isOne();
    }

    @Test
    void balances_of_a_key_on_all_chains() {
        Bech32Address address = Bech32Address.of(Network.FUJI, Bytes.fromHex("05".repeat(20)));
        EvmAddress evmAddress = EvmAddress.parse("0x" + "06".repeat(20));
        fake.ledger().fund("P-" + address, 3).fundEvm(evmAddress.toString(), BigInteger.TEN);
        fake.evm("C");
        // snippet: balances
        AddressBalances balances = node.balances(address, evmAddress, "games").execute();

        balances.utxos().forEach((chain, sums) -> System.out.println(chain + " " + sums.byAsset())); // P and X
        balances.wei().forEach((chain, wei) -> System.out.println(chain + " " + wei)); // C and games
        balances.failures().forEach((chain, failure) -> System.out.println(chain + ": " + failure.getMessage()));
        // end
        assertThat(balances.wei()).containsOnly(Map.entry("C", BigInteger.TEN));
        assertThat(balances.failures()).containsOnlyKeys("games");
    }

    @Test
    void a_method_that_this_library_does_not_know() {
        fake.onCustom("info.tomorrow").respond("{\"days\":\"1\"}");
        service.onCustom("GET", "/v1/tomorrow").respondRaw("{\"days\":1}");
        // snippet: unknown-methods
        JsonTree answer = node.info()
                .call("info.tomorrow", JsonTree.class, Map.of("verbose", true))
                .execute();
        JsonTree other = data.get("/v1/tomorrow", Map.of("network", "mainnet"), JsonTree.class)
                .execute();
        // end
        assertThat(answer.get("days").asText()).contains("1");
        assertThat(other.get("days").asInteger()).contains(BigInteger.ONE);
    }

    @Test
    void a_client_is_made_once_and_closed_at_the_end() {
        // snippet: close
        NodeClient node = NodeClient.create(url); // thread-safe: one for each server, kept
        Container last = node.index(Index.P_BLOCK).getLastAccepted().execute();
        node.close(); // ends what runs; a later call is an IllegalStateException
        // end
        assertThat(last.index()).isNotNull();
        assertThatThrownBy(() -> node.info().uptime().execute()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void the_hosted_services() {
        // snippet: hosted
        try (DataClient data = DataClient.create(serviceUrl)) {
            data.network(Network.MAINNET).subnets().limit(3).forEach(System.out::println);
        }
        // end
        assertThat(service.receivedCount()).isOne();
    }
}
