package io.github.avalanche4j.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.data.webhooks.WebhookSecret;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.ReceivedRequest;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The signing secret and the registration of webhooks. */
class WebhooksTest extends DataTestBase {
    private static final String GET_SECRET = "/v1/webhooks:getSharedSecret";
    private static final String ROTATE = "/v1/webhooks:generateOrRotateSharedSecret";

    @Test
    void the_secret_is_read_and_rotated() {
        String shared = FakeDataService.fixture("getSharedSecret").body();
        String rotated = FakeDataService.fixture("generateOrRotateSharedSecret").body();
        service.onGet(GET_SECRET).respondStatus(200, "application/json", shared);
        service.onPost(ROTATE).respondStatus(201, "application/json", rotated);

        WebhookSecret before = data.webhooks().sharedSecret().execute();
        WebhookSecret after = data.webhooks().rotateSharedSecret().execute();

        assertThat(before.reveal()).isEqualTo("2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b");
        assertThat(after.reveal()).isEqualTo("f42546d5ecdd452509808b2d6d0413b5a738c70a793b99ccf8ed6f423aac83d3");
        assertThat(WebhookSecret.of(" " + before.reveal().toUpperCase(Locale.ROOT)))
                .isEqualTo(before)
                .hasSameHashCodeAs(before)
                .isNotEqualTo(after);
        assertThat(service.received()).extracting(ReceivedRequest::method).containsExactly("GET", "POST");
    }

    @Test
    void a_rotation_whose_response_is_lost_is_neither_sent_again_nor_called_transient() {
        service.onPost(ROTATE).disconnect().always();

        ConnectionException failure = catchThrowableOfType(
                ConnectionException.class,
                () -> data.webhooks().rotateSharedSecret().execute());

        assertThat(failure).hasMessageEndingWith("find out whether it took effect before you call it again");
        assertThat(failure.isTransient()).isFalse();
        assertThat(service.receivedCount()).isEqualTo(1);
    }

    @Test
    void a_rotation_that_the_service_did_not_carry_out_is_transient() {
        service.onPost(ROTATE)
                .respondStatus(500, "application/json", "{}")
                .then()
                .respondStatus(429, "application/json", "{}")
                .always();

        ApiException failed = catchThrowableOfType(
                ApiException.class, () -> data.webhooks().rotateSharedSecret().execute());
        ApiException limited = catchThrowableOfType(
                ApiException.class, () -> data.webhooks().rotateSharedSecret().execute());
        service.close();
        ConnectionException refused;
        try (DataClient client = Requests.client(service)) {
            refused = catchThrowableOfType(
                    ConnectionException.class,
                    () -> client.webhooks().rotateSharedSecret().execute());
        }

        assertThat(failed.isTransient()).isFalse(); // a failure inside may come after the rotation
        assertThat(limited.isTransient()).isTrue();
        assertThat(refused.isTransient()).isTrue();
    }

    @Test
    void a_secret_is_shown_nowhere_but_where_it_is_asked_for() {
        String secret = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
        service.onGet(GET_SECRET).respondRaw("{\"secret\":\"" + secret + "\" broken");

        Throwable unreadable =
                catchThrowable(() -> data.webhooks().sharedSecret().execute());

        assertThat(unreadable)
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("may hold secrets")
                .hasMessageNotContaining(secret);
        assertThat(WebhookSecret.of(secret).toString()).doesNotContain(secret);
        assertThat(catchThrowable(() -> WebhookSecret.of(secret + "x")))
                .hasMessageContaining("secret")
                .hasMessageNotContaining(secret);
    }
}
