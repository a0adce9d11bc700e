package io.github.avalanche4j.core.internal.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Error texts of nodes, and the reason of each. */
class ErrorReasonsTest {
    private final FakeNode fake = FakeNode.start();
    private final TestClient client = TestClient.of(fake, options -> options.retries(0));

    @AfterEach
    void close() {
        client.close();
        fake.close();
    }

    private JsonRpcException failure() {
        return catchThrowableOfType(JsonRpcException.class, client.read()::execute);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/errors/reasons.csv", delimiter = '|', quoteCharacter = '`')
    void a_text_has_a_reason(int code, String text, Reason reason) {
        fake.onAny().respondError(code, text);

        JsonRpcException failure = failure();

        assertThat(failure.reason()).isEqualTo(reason);
        assertThat(failure.error()).isEqualTo(text);
        assertThat(failure.code()).isEqualTo(code);
    }

    @Test
    void every_recorded_error_of_every_interface_has_a_reason() {
        Map<Reason, Integer> found = new TreeMap<>();
        for (String name : FakeNode.recordings()) {
            String body = FakeNode.recording(name).body();
            if (!body.startsWith("{") || !JsonTree.parse(body).get("error").isObject()) {
                continue;
            }
            fake.onAny().respondRecording(name);

            JsonRpcException failure = failure();

            assertThat(failure.reason()).as(name + ": " + failure.error()).isNotEqualTo(Reason.OTHER);
            found.merge(failure.reason(), 1, Integer::sum);
        }
        System.out.println("recorded errors by reason: " + found);
        assertThat(found).hasSizeGreaterThan(8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "failed fetching subnet transformation for 2XsQ: not found | the subnet has no staking asset of its own",
                "cannot retrieve validator set: 2XsQ source subnet not found | name the subnet whose validators sign",
                "there is no ID with alias: foo | check the id or name",
            })
    void a_missing_item_is_reported_with_advice(String text, String advice) {
        fake.onAny().respondError(-32000, text);

        JsonRpcException failure = failure();

        assertThat(failure.reason()).isEqualTo(Reason.NOT_FOUND);
        assertThat(failure).hasMessageContaining(advice);
    }

    @Test
    void a_revert_without_data_does_not_advise_to_see_it() {
        fake.onAny().respondError(3, "execution reverted", "\"0x\""); // evm-live.md
        assertThat(failure()).hasMessageContaining("returned no reason").hasMessageNotContaining("data()");

        fake.onAny().respondError(3, "execution reverted: nope", "\"0x08c379a0\"");
        assertThat(failure()).hasMessageContaining("see data()");
    }

    @Test
    void every_reason_has_advice_of_its_own() {
        List<String> texts = List.of("not found", "the moon is full", "missing trie node", "rate limit");
        assertThat(texts.stream().map(text -> {
                    fake.onAny().respondError(-32000, text);
                    String message = failure().getMessage();
                    return message.substring(message.indexOf("); "));
                }))
                .doesNotHaveDuplicates();
    }
}
