package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeDataServiceExtension;
import io.github.avalanche4j.testing.WebhookDelivery;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.config.EnableWebFlux;

@ExtendWith(FakeDataServiceExtension.class)
class WebhooksFluxTest {
    private final ReactiveWebApplicationContextRunner runner =
            new ReactiveWebApplicationContextRunner().withConfiguration(Contexts.ALL);

    @RestController
    @EnableWebFlux
    static class Receiver {
        @PostMapping("/webhook")
        String receive(WebhookMessage message) {
            return message.messageId();
        }
    }

    private ReactiveWebApplicationContextRunner receiver(FakeDataService service) {
        return runner.withPropertyValues(
                        "avalanche.webhooks.secret=" + service.webhooks().secret())
                .withUserConfiguration(Receiver.class, WebhooksTest.Errors.class);
    }

    private static WebTestClient.ResponseSpec deliver(ApplicationContext context, String signature, String body) {
        return WebTestClient.bindToApplicationContext(context)
                .configureClient()
                .responseTimeout(Duration.ofMinutes(5)) // a hang guard: a busy machine takes longer than 5 seconds
                .build()
                .post()
                .uri("/webhook")
                .contentType(MediaType.APPLICATION_JSON)
                .header("x-signature", signature)
                .bodyValue(body)
                .exchange();
    }

    @Test
    void a_delivery_is_a_verified_parameter_and_a_changed_one_is_refused(FakeDataService service) {
        WebhookDelivery delivery = WebhooksTest.delivery(service);
        receiver(service).withPropertyValues("avalanche.webhooks.window=36500d").run(context -> {
            deliver(context, delivery.signature(), delivery.body())
                    .expectStatus()
                    .isOk()
                    .expectBody(String.class)
                    .isEqualTo(delivery.messageId());
            String changed = delivery.body().replace("\"value\":\"1", "\"value\":\"9");
            deliver(context, delivery.signature(), changed).expectStatus().isUnauthorized();
            deliver(context, "", delivery.body()).expectStatus().isUnauthorized();
            deliver(context, delivery.signature(), "").expectStatus().isUnauthorized();
        });
    }

    @Test
    void a_delivery_that_is_replayed_after_the_window_is_refused(FakeDataService service) {
        WebhookDelivery delivery = WebhooksTest.delivery(service);
        receiver(service)
                .withPropertyValues("avalanche.webhooks.window=1s") // the sample was recorded long ago
                .run(context -> deliver(context, delivery.signature(), delivery.body())
                        .expectStatus()
                        .isUnauthorized());
    }

    @Test
    void a_body_above_16_MiB_is_not_kept_in_memory(FakeDataService service) {
        String body = "a".repeat(WebhookRequests.MAX_BYTES + 1);
        receiver(service)
                .run(context -> deliver(context, "", body).expectStatus().isEqualTo(413));
    }

    @Test
    void without_a_secret_there_is_no_parameter() {
        runner.run(context -> assertThat(context).doesNotHaveBean("avalancheWebhookParameter"));
    }
}
