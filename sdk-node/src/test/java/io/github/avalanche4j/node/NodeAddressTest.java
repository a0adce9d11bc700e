package io.github.avalanche4j.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.node.index.Index;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The URL of a client is the node's, not that of one of its interfaces. */
class NodeAddressTest {
    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:9650/ext/info, http://127.0.0.1:9650",
        "http://127.0.0.1:9650/ext/info/, http://127.0.0.1:9650",
        "http://127.0.0.1:9650/ext, http://127.0.0.1:9650",
        "https://api.avax.network/ext/bc/C/rpc, https://api.avax.network",
        "http://[::1]:9650/ext/bc/P, http://[::1]:9650",
    })
    void a_path_of_the_node_is_refused_with_what_to_pass(String url, String server) {
        InvalidRequestException failure =
                catchThrowableOfType(InvalidRequestException.class, () -> NodeClient.create(url));

        assertThat(failure.argument()).isEqualTo("url");
        assertThat(failure)
                .hasMessageContaining("without a path of the node: pass " + server)
                .hasMessageContaining("the client adds /ext/… itself");
    }

    @Test
    void the_part_before_the_path_may_be_a_key_and_is_not_shown() {
        String key = "d41d8cd98f00b204e9800998ecf8427e";
        InvalidRequestException failure = catchThrowableOfType(
                InvalidRequestException.class,
                () -> NodeClient.create("https://user:secret@host.example/" + key + "/ext/bc/C/rpc?token=abcdef"));

        assertThat(failure)
                .hasMessageContaining("pass the part before /ext")
                .hasMessageContaining("https://host.example");
        assertThat(failure.getMessage() + failure.value())
                .doesNotContain(key)
                .doesNotContain("secret")
                .doesNotContain("abcdef");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "/some-gateway", "/extra/ext-1"})
    void any_other_path_is_kept_in_front_of_the_nodes_own(String path) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url() + path)) {
            fake.onAny().respond("{\"networkID\":\"5\"}");

            assertThat(node.info().getNetworkId().execute()).isEqualTo(5);
            assertThat(fake.received().get(0).path()).isEqualTo(path.replaceAll("/$", "") + "/ext/info");
        }
    }

    /** AvalancheGo's router and Go's own have one text for a path without a handler. */
    @ParameterizedTest
    @ValueSource(strings = {"/nodes/1", "/d41d8cd98f00b204e9800998ecf8427e"})
    void a_wrong_path_in_front_of_the_nodes_own_is_not_called_a_switch(String path) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url() + path)) {
            fake.onAny()
                    .respondStatus(404, "text/plain", "404 page not found\n")
                    .always();

            for (Call<?> call : List.of(
                    node.info().getNodeVersion(),
                    node.admin().getLoggerLevel(),
                    node.index(Index.C_BLOCK).getLastAccepted(),
                    node.evm("C").blockNumber())) {
                InterfaceUnavailableException failure =
                        catchThrowableOfType(InterfaceUnavailableException.class, call::execute);

                assertThat(failure.reason()).isEqualTo(InterfaceUnavailableException.Reason.NOT_SERVED);
                assertThat(failure)
                        .hasMessageContaining("nothing is served at this path")
                        .hasMessageContaining("check the path before /ext in the client's URL; if it is right, ");
                assertThat(failure.getMessage()).doesNotContain("d41d8cd98f00b204e9800998ecf8427e");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"404 page not found\n", "{\"message\":\"no Route matched with those values\"}"})
    void the_url_of_one_evm_chain_is_for_another_client(String body) {
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url() + "/v3/KEY")) {
            fake.onAny().respondStatus(404, "text/plain", body).always();

            assertThatThrownBy(() -> node.evm("C").blockNumber().execute())
                    .hasMessageContaining("check the path before /ext in the client's URL")
                    .hasMessageContaining("for the URL of one chain, use EvmClient.create(url)");
            assertThatThrownBy(() -> node.info().getNodeVersion().execute()).hasMessageNotContaining("EvmClient");
        }
        assertThatThrownBy(() -> NodeClient.create("https://api.avax.network/ext/bc/C/rpc"))
                .hasMessageContaining("EvmClient.create takes the URL of one chain");
        assertThatThrownBy(() -> NodeClient.create("https://api.avax.network/ext/bc/P"))
                .hasMessageNotContaining("EvmClient");
    }
}
