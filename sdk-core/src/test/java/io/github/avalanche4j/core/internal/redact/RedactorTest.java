package io.github.avalanche4j.core.internal.redact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Secrets in texts and exceptions, in each form that a server or a library may write. */
class RedactorTest {
    private static final String SECRET = "k3y/\"n=<7>'";

    private static Redactor hiding(String... secrets) {
        Redactor redactor = new Redactor();
        List.of(secrets).forEach(redactor::add);
        return redactor;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k3y/\"n=<7>'",
                "k3y%2F%22n%3D%3C7%3E%27",
                "k3y/\\\"n=<7>'",
                "k3y\\/\\\"n=<7>'",
                "k3y/\\\"n=\\u003c7\\u003e'",
                "k3y/\\\"n\\u003d\\u003c7\\u003e\\u0027",
                "\\u006b3y/\\u0022n=<7>'",
                "\\u006B3y\\u002F\\\"n=<7>'",
                "azN5LyJuPTw3Pic",
            })
    void a_secret_is_masked_in_each_form(String form) {
        Redactor redactor = hiding(SECRET);
        assertThat(redactor.redact(form)).isEqualTo("***");
        assertThat(redactor.redact("a\\n" + form + "b" + form + "\\u0063")).isEqualTo("a\\n***b***\\u0063");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\", "\\u", "\\u00", "\\u006", "\\u00zz", "a\\u006", "\\q", "\\u006bey", "\\\\", ""})
    void a_text_without_a_secret_stays_as_it_is(String text) {
        assertThat(hiding("secret").redact(text)).isEqualTo(text);
    }

    @Test
    void a_header_value_is_masked_as_a_whole_by_words_and_with_its_decoded_credentials() {
        Redactor redactor = new Redactor();
        String credentials = Base64.getEncoder().encodeToString("operator:pass:word".getBytes(UTF_8));
        redactor.addHeaderValues(List.of("basic  " + credentials, "id=0123456,word-7", "Basic not*base64"));
        assertThat(redactor.redact("Basic " + credentials)).isEqualTo("Basic ***");
        assertThat(redactor.redact("operator and pass:word")).isEqualTo("*** and ***");
        assertThat(redactor.redact("0123456; word-7; not*base64")).isEqualTo("***; ***; ***");
        assertThat(redactor.redact("id=")).as("shorter than 6 characters").isEqualTo("id=");
    }

    @Test
    void pieces_of_a_secret_at_the_ends_of_a_fragment_are_masked() {
        Redactor redactor = hiding("0123456789");
        assertThat(redactor.redactFragment("6789 text 0123")).isEqualTo("*** text ***");
        assertThat(redactor.redactFragment("456789 text 012345678")).isEqualTo("*** text ***");
        assertThat(redactor.redactFragment("789 text 012")).as("3 characters").isEqualTo("789 text 012");
        assertThat(redactor.redactFragment("34567")).as("from its middle").isEqualTo("34567");
        assertThat(redactor.redactFragment("3456789")).isEqualTo("***");
        assertThat(redactor.redactFragment("a 0123456789 b")).isEqualTo("a *** b");
    }

    @Test
    void an_exception_that_holds_a_secret_anywhere_is_replaced_by_one_without_it() {
        Redactor redactor = hiding("0123456789");
        IOException clean = new ConnectException("refused");
        assertThat(redactor.redact(clean)).isSameAs(clean);

        IOException outside = new ConnectException("refused by 0123456789");
        assertThat(redactor.redact(outside))
                .hasMessage("java.net.ConnectException: refused by ***")
                .hasNoCause()
                .satisfies(e -> assertThat(e.getStackTrace()).isEqualTo(outside.getStackTrace()));

        IOException inside = new IOException("failed", new IllegalStateException(null, new IOException("0123456789")));
        assertThat(redactor.redact(inside))
                .hasMessage("java.io.IOException: failed")
                .hasNoCause();

        IOException beside = new IOException("failed");
        beside.addSuppressed(new IOException("also", new IOException("0123456789")));
        assertThat(redactor.redact(beside))
                .hasMessage("java.io.IOException: failed")
                .hasNoSuppressedExceptions();
    }

    @Test
    void what_is_added_later_does_not_reach_the_redactor_it_was_copied_from() {
        Redactor base = hiding("0123456789");
        Redactor copy = new Redactor(base);
        copy.add("0123456789 of the call");
        assertThat(copy.redact("0123456789 of the call"))
                .as("the longest first")
                .isEqualTo("***");
        assertThat(base.redact("0123456789 of the call")).isEqualTo("*** of the call");
    }
}
