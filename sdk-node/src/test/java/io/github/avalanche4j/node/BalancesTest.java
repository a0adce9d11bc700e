package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.utxo.Balances;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The balances of one key on several chains in one call. */
class BalancesTest extends NodeTestBase {
    private static final Bytes KEY = Bytes.fromHex("05".repeat(20));
    private static final Bech32Address ADDRESS = Bech32Address.of(Network.FUJI, KEY);
    private static final EvmAddress EVM = EvmAddress.parse("0x" + "06".repeat(20));
    private static final BigInteger WEI = new BigInteger("1000000000000000001");

    @BeforeEach
    void fund() {
        fake.ledger()
                .fund("P-" + ADDRESS, 3)
                .fund("P-" + ADDRESS, 4)
                .fund("X-" + ADDRESS, 5)
                .fundEvm(EVM.toString(), WEI);
        fake.evm("C");
        fake.evm("games");
    }

    private static AddressBalances run(Call<AddressBalances> call, boolean async) {
        return async ? call.executeAsync().join() : call.execute();
    }

    private static BigInteger total(AddressBalances balances, String chain) {
        return balances.utxos().get(chain).byAsset().values().stream()
                .map(Balances.Balance::total)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void one_call_has_the_balances_of_all_chains_and_why_a_chain_has_none(boolean async) {
        AddressBalances balances = run(node.balances(ADDRESS, EVM, "games", "closed"), async);

        assertThat(total(balances, "P")).isEqualTo(7);
        assertThat(total(balances, "X")).isEqualTo(5);
        assertThat(balances.wei()).containsOnlyKeys("C", "games").containsEntry("C", WEI);
        assertThat(balances.failures()).containsOnlyKeys("closed");
        assertThat(balances.failures().get("closed")).hasMessageContaining("closed");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void where_no_chain_can_be_asked_each_has_its_failure(boolean async) {
        fake.close();

        AddressBalances balances = run(node.balances(ADDRESS, EVM).retries(0), async);

        assertThat(balances.utxos()).isEmpty();
        assertThat(balances.wei()).isEmpty();
        assertThat(balances.failures()).containsOnlyKeys("P", "X", "C");
        assertThat(balances.failures().values()).allMatch(ConnectionException.class::isInstance);
    }

    @Test
    void a_request_that_fails_for_a_moment_is_retried() {
        fake.on("avm.getUTXOs").respondStatus(503, "text/plain", "busy").then().respondDefault();

        AddressBalances balances = node.balances(ADDRESS, EVM).execute();

        assertThat(total(balances, "X")).isEqualTo(5);
        assertThat(balances.failures()).isEmpty();
    }

    @Test
    void a_chain_that_stalls_uses_its_share_of_the_time() {
        fake.on("platform.getUTXOs").hold();

        AddressBalances balances =
                node.balances(ADDRESS, EVM).timeout(Duration.ofSeconds(2)).execute();

        assertThat(balances.failures().get("P")).isInstanceOf(ConnectionException.class);
    }

    @ParameterizedTest
    @CsvSource({"2029-12-31T23:59:59Z, 0", "2030-01-01T00:00:00Z, 9"})
    void a_lock_ends_by_the_clock_of_the_client(Instant time, int unlocked) {
        String lockedUntil2030 = "0000" + "11".repeat(32) + "00000000" // codec version, transaction, index
                + "22".repeat(32) + "00000007" + "0000000000000009" // asset, type of a transfer output, amount
                + "0000000070dbd880" + "00000001" + "00000001" + "05".repeat(20); // locktime, threshold, owners
        fake.ledger().addUtxo("P", "P", lockedUntil2030);
        SkippingClock clock = new SkippingClock() {
            @Override
            public Instant now() {
                return time;
            }
        };

        try (NodeClient client = new NodeClient(fake.url(), NodeOptions.of(options -> {}), clock)) {
            Balances balances = client.balances(ADDRESS, EVM).execute().utxos().get("P");
            Id asset = Id.of(Bytes.fromHex("22".repeat(32)));
            assertThat(balances.of(asset).unlocked()).isEqualTo(unlocked);
            assertThat(balances.of(asset).total()).isEqualTo(9);
        }
    }
}
