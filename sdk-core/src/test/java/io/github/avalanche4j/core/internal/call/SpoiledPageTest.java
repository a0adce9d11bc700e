package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A proxy may spoil a page: it replaces, empties or truncates it, always with status 200. */
@ExtendWith(FakeNodeExtension.class)
class SpoiledPageTest {
    @ParameterizedTest
    @CsvSource({
        "text/html, <html>bad gateway</html>, 3",
        "application/json, '', 3",
        "application/json, '{\"a\":[1,', 3",
        "application/json, '{\"a\":[1,}', 1",
        "application/json, 'bad gateway', 1"
    })
    void a_spoiled_page_is_requested_again_if_it_is_a_read(String type, String body, int attempts, FakeNode node) {
        node.onCustom("GET", "/get").respondStatus(200, type, body).always();
        try (TestClient client = TestClient.of(node.url(), options -> {}, new VirtualTime())) {
            assertThat(catchThrowable(client.get()::execute)).isInstanceOf(ResponseFormatException.class);
        }
        assertThat(node.receivedCount()).isEqualTo(attempts);
    }

    @Test
    void a_spoiled_page_is_requested_again_wherever_it_was_cut_off(FakeNode node) {
        String whole = "{\"a\": [1, -2.5, {\"b\": \"x\", \"c\": null}, []], \"d\": true}";
        for (int length = 0; length < whole.length(); length++) {
            node.clearScripts();
            node.clearReceived();
            node.onCustom("GET", "/get")
                    .respondStatus(200, "application/json", whole.substring(0, length))
                    .then()
                    .respondRaw(whole);
            try (TestClient client = TestClient.of(node.url(), options -> {}, new VirtualTime())) {
                assertThat(client.get().execute().get("d"))
                        .as("the first %d bytes", length)
                        .hasToString("true");
            }
            assertThat(node.receivedCount()).isEqualTo(2);
        }
    }

    @Test
    void a_post_is_not_sent_again_for_a_spoiled_page(FakeNode node) {
        node.onAny().respondStatus(200, "text/html", "<html>").always();
        try (TestClient client = TestClient.of(node.url(), options -> {}, new VirtualTime())) {
            RestChannel rest = new RestChannel(client.transport());
            assertThat(catchThrowable(rest.call(TestClient.GETTING_BY_POST, "{}")::execute))
                    .isInstanceOf(ResponseFormatException.class);
        }
        assertThat(node.receivedCount()).isOne();
    }
}
