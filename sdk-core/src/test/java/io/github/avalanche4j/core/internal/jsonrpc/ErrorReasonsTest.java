package io.github.avalanche4j.core.internal.jsonrpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.TestClient;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.testing.FakeNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "-32602 | invalid params | {\"payload\":\"more than 20 requests per second\"} | RATE_LIMIT",
                "-32000 | error | \"missing trie node 12\" | PRUNED",
                "-32602 | missing 0x prefix | \"too many requests\" | INVALID_PARAMS",
                "3 | failed | \"too many requests\" | REVERTED",
            })
    void data_is_read_where_the_message_says_nothing(int code, String text, String data, Reason reason) {
        fake.onAny().respondError(code, text, data);

        assertThat(failure().reason()).isEqualTo(reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "-32005 | rate limit: try again in 4.3 seconds | null | 4300",
                "429 | slow down and retry after 500ms | null | 500",
                "-32007 | wait for 2 minutes | null | 120000",
                "-32005 | too much | {\"rate\":{\"allowed_rps\":1,\"backoff_seconds\":30,\"current_rps\":1.4}} | 30000",
                "-32016 | too much | {\"retryAfterMs\": 250} | 250",
                "-32016 | too much | {\"try_again_in\": \"1.5s\"} | 1500",
                "-32005 | 20 requests per second | null |",
                "-32000 | try again in 5 s | null |",
            })
    void a_rate_limit_says_when_to_call_again(int code, String text, String data, Long millis) {
        fake.onAny().respondError(code, text, data);

        assertThat(failure().retryAfter().map(Duration::toMillis)).isEqualTo(Optional.ofNullable(millis));
    }

    @Test
    void the_error_in_the_body_of_a_429_says_when_to_call_again() {
        fake.onAny()
                .respondStatus(
                        429,
                        "application/json",
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32005,\"message\":\"project ID request rate"
                                + " exceeded\",\"data\":{\"rate\":{\"backoff_seconds\":30}}}}");

        assertThat(catchThrowableOfType(ApiException.class, client.read()::execute)
                        .retryAfter())
                .contains(Duration.ofSeconds(30));
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
