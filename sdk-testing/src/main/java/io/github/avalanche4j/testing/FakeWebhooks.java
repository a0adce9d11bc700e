package io.github.avalanche4j.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.data.Fixtures;
import io.github.avalanche4j.testing.internal.data.Webhooks;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The webhooks of a {@link FakeDataService}. Clients register them with the usual requests; the test delivers messages,
 * signed as the service signs them: base64 of the HMAC-SHA256 over the RFC 8785 form of the body, with the hex-decoded
 * shared secret as the key. Each delivery is one request; the fake does not retry.
 */
public final class FakeWebhooks {
    /** the service's own limit */
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private final Webhooks webhooks;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final AtomicInteger messages = new AtomicInteger();

    FakeWebhooks(Webhooks webhooks) {
        this.webhooks = webhooks;
    }

    /** {@return the shared secret in hex, as the service returns it} */
    public String secret() {
        return webhooks.secret();
    }

    /**
     * Signs a body with the shared secret.
     *
     * @param body the body, usually JSON
     * @return the value of the {@code x-signature} header
     */
    public String sign(String body) {
        return Webhooks.signature(secret(), body);
    }

    /**
     * Delivers a sample event to a registered webhook.
     *
     * @return the delivery with the receiver's status
     * @throws IllegalArgumentException if no webhook has this id
     */
    public WebhookDelivery deliver(String webhookId) {
        ObjectNode hook = registered(webhookId);
        return deliver(webhookId, Fixtures.event(hook.path("eventType").asText()));
    }

    /**
     * Delivers an event to a registered webhook.
     *
     * @param eventJson the message's {@code event}
     * @return the delivery with the receiver's status
     * @throws IllegalArgumentException if no webhook has this id, or the event is not JSON
     */
    public WebhookDelivery deliver(String webhookId, String eventJson) {
        ObjectNode hook = registered(webhookId);
        JsonNode event = Json.parseOrNull(Json.checked("eventJson", eventJson));
        String messageId = UUID.nameUUIDFromBytes((webhookId + " " + messages.incrementAndGet()).getBytes(UTF_8))
                .toString();
        String body = Json.MAPPER
                .createObjectNode()
                .put("webhookId", webhookId)
                .put("eventType", hook.path("eventType").asText())
                .put("messageId", messageId)
                .<ObjectNode>set("event", event)
                .toString();
        return send(new WebhookDelivery(hook.path("url").asText(), messageId, body, sign(body), 0));
    }

    /**
     * Sends a message again, or one that the test changed.
     *
     * @param delivery the receiver, the body and the signature
     * @return the delivery with the receiver's status
     */
    public WebhookDelivery send(WebhookDelivery delivery) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(delivery.url()))
                .timeout(TIMEOUT)
                .header("content-type", "application/json")
                .header("x-signature", delivery.signature())
                .POST(HttpRequest.BodyPublishers.ofString(delivery.body()))
                .build();
        int status = 0;
        try {
            status = http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        } catch (IOException noResponse) {
            // the status stays 0
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new WebhookDelivery(delivery.url(), delivery.messageId(), delivery.body(), delivery.signature(), status);
    }

    private ObjectNode registered(String webhookId) {
        ObjectNode hook = webhooks.find(Args.text("webhookId", webhookId));
        if (hook == null) {
            throw new IllegalArgumentException("no webhook " + Args.visible(webhookId) + "; registered are "
                    + webhooks.ids() + ", and clients register others");
        }
        return hook;
    }
}
