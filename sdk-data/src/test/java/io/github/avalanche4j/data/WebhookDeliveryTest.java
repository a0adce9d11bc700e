package io.github.avalanche4j.data;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.data.token.IndexStatus;
import io.github.avalanche4j.data.transaction.ExecutionStatus;
import io.github.avalanche4j.data.transaction.InternalTransactionType;
import io.github.avalanche4j.data.webhooks.Webhook;
import io.github.avalanche4j.data.webhooks.WebhookException;
import io.github.avalanche4j.data.webhooks.WebhookException.Reason;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookSecret;
import io.github.avalanche4j.data.webhooks.WebhookStatus;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.data.webhooks.event.AddressActivity;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.WebhookDelivery;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Webhook deliveries: genuine ones verify, changed ones do not. The vectors come from webhook_deliveries.py. */
class WebhookDeliveryTest {
    private static final JsonNode VECTORS = vectors();

    private static JsonNode vectors() {
        try (InputStream in = WebhookDeliveryTest.class.getResourceAsStream("/webhooks/deliveries.json")) {
            return Fixture.JSON.readTree(in);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static WebhookVerifier verifier(String secret) {
        Instant now = Instant.ofEpochSecond(VECTORS.get("now").longValue());
        return WebhookVerifier.of(WebhookSecret.of(secret)).withClock(Clock.fixed(now, ZoneOffset.UTC));
    }

    static List<JsonNode> deliveries() {
        List<JsonNode> all = new ArrayList<>();
        VECTORS.get("deliveries").forEach(all::add);
        return all;
    }

    @ParameterizedTest
    @MethodSource("deliveries")
    void a_delivery_is_accepted_or_refused_for_its_reason(JsonNode delivery) {
        byte[] body = Base64.getDecoder().decode(delivery.get("body").textValue());
        Map<String, List<String>> headers = delivery.get("signature").isNull()
                ? Map.of("Content-Type", List.of("application/json"))
                : Map.of("X-Signature", List.of(delivery.get("signature").textValue()));
        WebhookVerifier verifier = verifier(delivery.get("secret").textValue());
        String expected = delivery.get("expected").textValue();

        if (expected.equals("VALID")) {
            WebhookMessage message = verifier.verify(headers, body);
            assertThat(message.messageId()).isEqualTo("c6f1b0f2-0a2e-4d3b-8f63-7a4f3e1d9b20");
        } else {
            WebhookException refused =
                    catchThrowableOfType(WebhookException.class, () -> verifier.verify(headers, body));
            assertThat(refused.reason()).hasToString(expected);
            assertThat(refused)
                    .hasMessageNotContaining(delivery.get("secret").textValue())
                    .extracting(WebhookException::isTransient)
                    .isEqualTo(false);
        }
    }

    @Test
    void every_byte_of_a_signed_value_matters() {
        JsonNode delivery = deliveries().get(0);
        byte[] body = Base64.getDecoder().decode(delivery.get("body").textValue());
        WebhookVerifier verifier = verifier(delivery.get("secret").textValue());
        String signature = delivery.get("signature").textValue();
        int accepted = 0;
        for (int i = 0; i < body.length; i++) {
            byte[] spoiled = body.clone();
            spoiled[i] ^= 1;
            try {
                verifier.verify(signature, spoiled);
                accepted++;
            } catch (WebhookException e) {
                assertThat(e.reason()).isIn(Reason.WRONG_SIGNATURE, Reason.UNREADABLE);
            }
        }
        assertThat(accepted).isZero();
    }

    @Test
    void messages_signed_with_the_secret_before_hold_while_both_do() {
        JsonNode delivery = deliveries().get(0);
        byte[] body = Base64.getDecoder().decode(delivery.get("body").textValue());
        WebhookSecret before = WebhookSecret.of(delivery.get("secret").textValue());
        WebhookSecret now = WebhookSecret.of("00".repeat(32));
        Clock clock = Clock.fixed(Instant.ofEpochSecond(VECTORS.get("now").longValue()), ZoneOffset.UTC);
        String signature = delivery.get("signature").textValue();

        assertThat(WebhookVerifier.of(now, before).withClock(clock).verify(signature, body))
                .isNotNull();
        assertThatThrownBy(() -> WebhookVerifier.of(now).withClock(clock).verify(signature, body))
                .isInstanceOf(WebhookException.class)
                .hasMessageContaining("rotated");
    }

    @Test
    void the_window_is_the_users_to_set() {
        JsonNode delivery = deliveries().get(0);
        byte[] body = Base64.getDecoder().decode(delivery.get("body").textValue());
        String signature = delivery.get("signature").textValue();
        WebhookVerifier verifier = verifier(delivery.get("secret").textValue());

        assertThatThrownBy(() -> verifier.withWindow(Duration.ofSeconds(1)).verify(signature, body))
                .hasMessageContaining("longer ago");
        assertThat(verifier.withWindow(ChronoUnit.FOREVER.getDuration()).verify(signature, body))
                .isNotNull();
        assertThatThrownBy(() -> verifier.withWindow(Duration.ZERO)).isInstanceOf(InvalidRequestException.class);
    }

    @Test
    void a_message_that_the_fake_delivers_over_the_network_is_verified_and_typed() throws IOException {
        List<WebhookMessage> got = new ArrayList<>();
        HttpServer receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        try (FakeDataService service = FakeDataService.start();
                DataClient data = Requests.client(service)) {
            WebhookVerifier verifier = WebhookVerifier.of(
                            data.webhooks().sharedSecret().execute())
                    .withClock(Clock.fixed(Instant.ofEpochSecond(1_770_000_100), ZoneOffset.UTC));
            receiver.createContext("/", exchange -> {
                int status = 200;
                try {
                    got.add(verifier.verify(
                            exchange.getRequestHeaders(),
                            exchange.getRequestBody().readAllBytes()));
                } catch (WebhookException e) {
                    status = 401;
                }
                exchange.sendResponseHeaders(status, -1);
                exchange.close();
            });
            receiver.start();
            String url = "http://127.0.0.1:" + receiver.getAddress().getPort() + "/";
            Webhook hook = data.webhooks()
                    .createForEvm(q -> q.url(url).chainId("43114").addAddresses(Requests.ADDRESS))
                    .execute();

            WebhookDelivery delivered = service.webhooks().deliver(hook.id());
            WebhookDelivery unknown = service.webhooks().deliver(hook.id(), "{\"transaction\":null,\"new\":[1]}");
            WebhookDelivery spoiled = service.webhooks()
                    .send(new WebhookDelivery(
                            url, "x", delivered.body().replace("61617771", "61617772"), delivered.signature(), 0));

            assertThat(List.of(delivered.status(), unknown.status(), spoiled.status()))
                    .containsExactly(200, 200, 401);
            AddressActivity activity = got.get(0).addressActivity().orElseThrow();
            assertThat(activity.transaction().txStatus()).hasValue(ExecutionStatus.SUCCESS);
            assertThat(activity.transaction().value()).hasToString("182947720699855475804");
            assertThat(activity.transaction().erc721Transfers().get(0).tokenId().orElseThrow())
                    .hasToString("8278");
            assertThat(activity.transaction().accessList().get(0).storageKeys()).hasSize(1);
            assertThat(activity.logs()).hasSize(2);
            assertThat(activity.logs().get(1).topic1()).isEmpty();
            assertThat(got.get(0).messageId()).isEqualTo(delivered.messageId());
            assertThat(got.get(1).event().get("new").elements()).hasSize(1);
        } finally {
            receiver.stop(0);
        }
    }

    @Test
    void the_signed_body_is_read_unchanged_including_numbers_that_no_double_holds() {
        try (FakeDataService service = FakeDataService.start()) {
            String body = "{\"webhookId\":\"w\",\"eventType\":\"new\",\"messageId\":\"m\","
                    + "\"event\":{\"z\":9007199254740993,\"a\":1.50}}";

            WebhookMessage message = WebhookVerifier.of(
                            WebhookSecret.of(service.webhooks().secret()))
                    .verify(service.webhooks().sign(body), body.getBytes(UTF_8));

            assertThat(message.event()).hasToString("{\"z\":9007199254740993,\"a\":1.50}");
        }
    }

    @Test
    void a_kind_that_is_new_is_kept_whole() {
        WebhookMessage message = Json.read(
                WebhookMessage.class,
                "{\"webhookId\":\"w\",\"eventType\":\"price_activity\",\"messageId\":\"m\",\"event\":{\"price\":42}}");

        assertThat(message.eventType().isKnown()).isFalse();
        assertThat(message.addressActivity()).isEmpty();
        assertThat(message.event().get("price").asInteger().orElseThrow()).hasToString("42");
        assertThat(message.blockTimestamp()).isEmpty();
    }

    @Test
    void a_text_in_another_case_is_the_constant_and_keeps_its_text() {
        assertThat(InternalTransactionType.of("call")).isEqualTo(InternalTransactionType.CALL);
        assertThat(InternalTransactionType.of("call").value()).isEqualTo("call");
        assertThat(InternalTransactionType.of("call").isKnown()).isTrue();
        assertThat(InternalTransactionType.of("call")).hasSameHashCodeAs(InternalTransactionType.CALL);
        assertThat(IndexStatus.of("indexed")).isEqualTo(IndexStatus.INDEXED);
    }

    @Test
    void a_webhook_is_never_created_twice() {
        try (FakeDataService service = FakeDataService.start();
                DataClient data = Requests.client(service)) {
            service.on("createWebhook").disconnect().always();

            assertThatThrownBy(() -> Requests.send(data, service, "createWebhook"))
                    .isInstanceOf(ConnectionException.class);

            assertThat(service.receivedCount()).isEqualTo(1);
            assertThat(data.webhooks().list(WebhookStatus.INACTIVE).stream())
                    .allSatisfy(hook -> assertThat(hook.status()).isEqualTo(WebhookStatus.INACTIVE));
        }
    }
}
