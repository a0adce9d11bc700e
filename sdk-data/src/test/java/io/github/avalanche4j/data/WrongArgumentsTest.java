package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ID;
import static io.github.avalanche4j.data.Requests.NODE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.data.model.CurrencyCode;
import io.github.avalanche4j.data.network.NetworkClient;
import io.github.avalanche4j.data.primary.PrimaryNetworkChain;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An argument that breaks a rule is refused by the method that takes it; nothing is sent. */
class WrongArgumentsTest {
    private static final FakeDataService SERVICE = FakeDataService.start();
    private static final DataClient DATA = Requests.client(SERVICE);
    private static final NetworkClient MAINNET = DATA.network(Network.MAINNET);

    @AfterAll
    static void close() {
        DATA.close();
        SERVICE.close();
    }

    @AfterEach
    void nothing_was_sent() {
        assertThat(SERVICE.receivedCount()).isZero();
    }

    private static void refused(String argument, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.argument()).isEqualTo(argument))
                .hasMessageContaining("nothing was sent");
    }

    static Stream<Row> wrong_arguments() {
        return Row.all().filter(row -> row.kind() != Row.Kind.REQUEST);
    }

    @ParameterizedTest
    @MethodSource
    void wrong_arguments(Row row) {
        ThrowingCallable call = () -> row.call().apply(DATA, SERVICE);
        if (row.kind() == Row.Kind.REFUSES_NULL) {
            assertThatNullPointerException().isThrownBy(call).withMessage(row.name());
        } else {
            refused(row.name(), call);
        }
    }

    @Test
    void page_sizes_outside_the_range_of_each_list() {
        int lists = 0;
        for (String fixture : Requests.ALL) {
            String endpoint = Fixture.of(fixture).endpoint();
            String sizes =
                    Operations.of(endpoint.substring(endpoint.indexOf('.') + 1)).pageSizes();
            if (!sizes.equals("-") && Requests.of(DATA, SERVICE, fixture) instanceof Paged<?> list) {
                String[] ends = sizes.split("-");
                refused("pageSize", () -> list.pageSize(Integer.parseInt(ends[0]) - 1));
                refused("pageSize", () -> list.pageSize(Integer.parseInt(ends[1]) + 1));
                lists++;
            }
        }
        assertThat(lists).isGreaterThan(60);
    }

    @Test
    void values_outside_the_specified_lists_may_be_called_unlisted() {
        assertThat(MAINNET.rewards(q -> q.addNodeIds(NODE).currency(CurrencyCode.unlisted("xau"))))
                .isNotNull();
        assertThat(MAINNET.assetTransactions(PrimaryNetworkChain.unlisted("y-chain"), ID, q -> {}))
                .isNotNull();
    }

    @Test
    void a_filter_that_is_set_to_null_is_as_if_it_were_not_set() {
        assertThat(MAINNET.l1Validators(q -> q.nodeId(null).subnetId(null).includeInactiveL1Validators(null))
                        .start()
                        .parameters())
                .isEqualTo(MAINNET.l1Validators().start().parameters());
    }

    @Test
    void keys_and_addresses_of_services_that_are_refused_and_stripped() {
        assertThatThrownBy(() -> DataClient.create("data-api.avax.network"))
                .hasMessageContaining("https://data-api.avax.network")
                .hasMessageNotContaining("9650");
        assertThatThrownBy(() -> SelfHostedAggregator.create("localhost"))
                .hasMessageContaining("http://localhost:8080");
        assertThatThrownBy(() -> ApiKey.of("sécret-key")).hasMessageNotContaining("cret-key");
        assertThat(ApiKey.of(" key\n")).isEqualTo(ApiKey.of("key")).isNotEqualTo(ApiKey.of("another"));
        try (DataClient padded = DataClient.create("  " + SERVICE.url() + " \n");
                DataClient plain = DataClient.create(SERVICE.url())) {
            assertThat(padded).hasToString(plain.toString());
        }
    }
}
