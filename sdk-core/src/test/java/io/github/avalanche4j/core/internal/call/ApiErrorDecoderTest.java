package io.github.avalanche4j.core.internal.call;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Headers;
import io.github.avalanche4j.core.internal.call.ErrorDecoder.ErrorStatus;
import io.github.avalanche4j.core.internal.redact.Redactor;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Error bodies in the forms that services declare (data-signature-metrics.md, "Errors") and that gateways and nodes send. */
class ApiErrorDecoderTest {
    private static final FailureContext CONTEXT =
            new FailureContext("data.test", "GET /v1/x at http://service.test", 1, 3, Duration.ofMillis(20), "", false);

    private static ApiException decoded(int status, String body) {
        return decoded(status, body, Map.of(), null);
    }

    private static ApiException decoded(
            int status, String body, Map<String, List<String>> headers, @Nullable Duration retryAfter) {
        Redactor redactor = new Redactor();
        redactor.add("opensesame");
        ErrorStatus error = new ErrorStatus("/v1/x", status, Headers.of(headers), body, retryAfter, redactor);
        return (ApiException) new ApiErrorDecoder().decode(error, CONTEXT);
    }

    @Test
    void a_message_is_a_text_or_a_list() {
        ApiException text =
                decoded(400, "{\"message\":\"no such chain\",\"error\":\"Bad Request\",\"statusCode\":400}");
        ApiException list = decoded(400, "{\"message\":[\"a is wrong\",{\"b\":1}],\"error\":\"Bad Request\"}");

        assertThat(text.messages()).containsExactly("no such chain");
        assertThat(text.errorName()).contains("Bad Request");
        assertThat(text).hasMessageStartingWith("data.test: the server responded 400: no such chain (GET /v1/x");
        assertThat(list.messages()).containsExactly("a is wrong", "{\"b\":1}");
        assertThat(list).hasMessageContaining("400: a is wrong; {\"b\":1} (");
    }

    @Test
    void the_words_of_a_json_rpc_envelope_are_one_step_deeper() {
        ApiException e = decoded(401, "{\"error\":{\"code\":-32000,\"message\":\"no key\"},\"message\":\"outside\"}");

        assertThat(e.messages()).containsExactly("no key");
        assertThat(e.errorName()).isEmpty();
    }

    @Test
    void without_a_message_the_name_of_the_error_is_reported() {
        ApiException e = decoded(403, "{\"error\":\"Forbidden\"}");

        assertThat(e.messages()).isEmpty();
        assertThat(e).hasMessageContaining("responded 403: Forbidden (");
    }

    @Test
    void json_without_words_is_reported_by_its_status_alone() {
        assertThat(decoded(404, "{\"message\":5}")).hasMessageContaining("the server responded 404 (GET");
        assertThat(decoded(404, "  ")).hasMessageContaining("the server responded 404 (GET");
    }

    @Test
    void a_text_is_reported_as_it_is_and_a_page_without_its_tags() {
        assertThat(decoded(502, "bad <b>\n gateway").messages()).containsExactly("bad <b> gateway");
        assertThat(decoded(502, " <html><style>p {}</style><p>bad<br>gateway</p><script>x()</script></html>")
                        .messages())
                .containsExactly("bad gateway");
    }

    @Test
    void an_escape_does_not_bring_a_secret_back() {
        ApiException e = decoded(400, "{\"message\":[\"\\u006fpensesame\"],\"error\":\"open\\u0073esame\"}");

        assertThat(e.messages()).containsExactly("***");
        assertThat(e.errorName()).contains("***");
    }

    @ParameterizedTest
    @CsvSource({
        "400, correct the request",
        "422, correct the request",
        "401, check the key",
        "403, check the key's rights",
        "404, check the path",
        "413, send less",
        "418, see body()",
        "429, call less often",
        "499, see body()",
        "500, try again later",
        "503, try again later"
    })
    void each_status_says_what_to_do_next(int status, String next) {
        assertThat(decoded(status, "{}")).hasMessageContaining("); " + next);
    }

    @Test
    void a_rate_limit_with_a_hint_says_when() {
        assertThat(decoded(429, "{}", Map.of(), Duration.ofSeconds(7))).hasMessageEndingWith("call again in 7 s");
    }
}
