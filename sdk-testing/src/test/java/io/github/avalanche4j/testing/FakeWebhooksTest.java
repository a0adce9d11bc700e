package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.data.Webhooks;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A client registers a webhook, the test delivers to it. A second fake is the receiver. */
class FakeWebhooksTest {
    private static final Duration SOON = Duration.ofSeconds(60);

    private final FakeDataService service = FakeDataService.start();
    private final FakeNode receiver = FakeNode.start();
    private final DataClient client = new DataClient(service);

    @AfterEach
    void close() {
        service.close();
        receiver.close();
    }

    private JsonNode register(String eventType) {
        HttpResponse<String> response = client.post(
                "/v1/webhooks",
                "{\"eventType\":\"" + eventType + "\",\"url\":\"" + receiver.url()
                        + "/hook\",\"chainId\":\"43114\",\"metadata\":{\"addresses\":[\"0x0a\"]}}");
        assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
        return DataClient.json(response);
    }

    @ParameterizedTest
    @ValueSource(strings = {"address_activity", "primary_network_address_activity", "validator_activity", "new_kind"})
    void a_registered_webhook_gets_signed_messages(String eventType) {
        receiver.onCustom("POST", "/hook").respondStatus(200, "text/plain", "");
        String id = register(eventType).get("id").textValue();

        WebhookDelivery delivery = service.webhooks().deliver(id);

        ReceivedRequest received = receiver.takeReceived(SOON);
        assertThat(delivery.status()).isEqualTo(200);
        assertThat(received.body()).isEqualTo(delivery.body());
        assertThat(received.header("x-signature")).contains(delivery.signature());
        assertThat(received.header("content-type")).contains("application/json");
        JsonNode message = Objects.requireNonNull(Json.parseOrNull(received.body()));
        assertThat(message.get("webhookId").textValue()).isEqualTo(id);
        assertThat(message.get("eventType").textValue()).isEqualTo(eventType);
        assertThat(message.get("messageId").textValue()).isEqualTo(delivery.messageId());
        assertThat(message.get("event").isObject()).isTrue();
    }

    /** The expected value was computed by other means: Python's hmac over a hand-written canonical form. */
    @Test
    void the_signature_is_over_the_canonical_form_with_the_decoded_secret() {
        String secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

        assertThat(Webhooks.signature(secret, "{\"b\": 1.50, \"a\": [\"\\u00e9\", 1E21]}"))
                .isEqualTo(Webhooks.signature(secret, "{\"a\":[\"é\",1e+21],\"b\":1.5}"))
                .isEqualTo("c74MApCmdlLl/SM8PvzoILhMsPR3pkeIjyB49CG91lA=");
    }

    @Test
    void a_message_can_be_sent_again_and_spoiled() {
        receiver.onCustom("POST", "/hook").respondStatus(200, "text/plain", "").times(3);
        FakeWebhooks webhooks = service.webhooks();
        WebhookDelivery first =
                webhooks.deliver(register("address_activity").get("id").textValue(), "{\"amount\":1}");

        WebhookDelivery again = webhooks.send(first);
        WebhookDelivery spoiled = webhooks.send(new WebhookDelivery(
                first.url(), first.messageId(), first.body().replace("1}", "2}"), first.signature(), 0));

        assertThat(again).isEqualTo(first);
        assertThat(spoiled.status()).isEqualTo(200);
        assertThat(receiver.received()).hasSize(3);
        assertThat(receiver.received().get(2).body()).contains("\"amount\":2");
        assertThat(webhooks.sign(first.body())).isEqualTo(first.signature());
        assertThat(webhooks.sign(spoiled.body())).isNotEqualTo(first.signature());
    }

    @Test
    void a_receiver_that_fails_or_is_gone_is_reported() {
        receiver.onCustom("POST", "/hook")
                .respondStatus(500, "text/plain", "")
                .then()
                .disconnect();
        String id = register("address_activity").get("id").textValue();

        assertThat(service.webhooks().deliver(id).status()).isEqualTo(500);
        assertThat(service.webhooks().deliver(id).status()).isZero();
        assertThatThrownBy(() -> service.webhooks().deliver("nope")).hasMessageContaining("no webhook nope");
    }

    @Test
    void webhooks_are_listed_changed_and_deactivated() {
        String id = register("address_activity").get("id").textValue();

        assertThat(client.json("/v1/webhooks").get("webhooks")).hasSize(4);
        JsonNode changed = DataClient.json(
                client.send("PATCH", "/v1/webhooks/" + id, "{\"name\":\"Renamed\",\"includeLogs\":true}"));
        assertThat(changed.get("name").textValue()).isEqualTo("Renamed");
        assertThat(client.json("/v1/webhooks/" + id)).isEqualTo(changed);
        assertThat(DataClient.json(client.send("DELETE", "/v1/webhooks/" + id, ""))
                        .get("status")
                        .textValue())
                .isEqualTo("inactive");
        assertThat(client.json("/v1/webhooks?status=inactive").get("webhooks")).hasSize(2);
        assertThat(client.status("/v1/webhooks/nope")).isEqualTo(404);
        assertThat(client.status("/v1/webhooks", "{}")).isEqualTo(400);
    }

    @Test
    void addresses_are_added_removed_and_listed() {
        String target = "/v1/webhooks/" + register("address_activity").get("id").textValue() + "/addresses";

        client.send("PATCH", target, "{\"addresses\":[\"0x0b\",\"0x0c\"]}");
        client.send("DELETE", target, "{\"addresses\":[\"0x0A\"]}");

        JsonNode page = client.json(target + "?pageSize=1");
        assertThat(page.get("addresses")).hasSize(1);
        assertThat(page.get("totalAddresses").intValue()).isEqualTo(2);
        JsonNode rest = client.json(
                target + "?pageSize=1&pageToken=" + page.get("nextPageToken").textValue());
        assertThat(rest.at("/addresses/0").textValue()).isEqualTo("0x0c");
    }
}
