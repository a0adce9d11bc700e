package io.github.avalanche4j.spring;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.testing.FakeDataService;
import io.github.avalanche4j.testing.FakeDataServiceExtension;
import io.github.avalanche4j.testing.WebhookDelivery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.WebApplicationContext;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;

@ExtendWith(FakeDataServiceExtension.class)
class WebhooksTest {
    private final WebApplicationContextRunner runner =
            new WebApplicationContextRunner().withConfiguration(Contexts.ALL);

    @RestController
    @EnableWebMvc
    static class Receiver {
        @PostMapping("/webhook")
        String receive(WebhookMessage message) {
            return message.messageId();
        }
    }

    /** The advice of docs/guide/spring.md: other failures are those of a node or service. */
    @RestControllerAdvice
    static class Errors {
        @ExceptionHandler
        ProblemDetail failed(AvalancheException e) {
            return ProblemDetail.forStatus(502);
        }
    }

    static WebhookDelivery delivery(FakeDataService service) {
        try (DataClient data = DataClient.create(service.url())) {
            String hook = data.webhooks()
                    .createForEvm(webhook -> webhook.url(service.url() + "/nowhere")
                            .name("payments")
                            .chainId("43114")
                            .addAddresses(EvmAddress.parse("0x6ba914a9759a568ebf8a3b173c82e0d7e55df1dd")))
                    .execute()
                    .id();
            return service.webhooks().deliver(hook);
        }
    }

    private static MockHttpServletResponse deliver(MockMvc mvc, String signature, String body) throws Exception {
        return mvc.perform(post("/webhook")
                        .contentType(MediaType.APPLICATION_JSON)
                        .header("x-signature", signature)
                        .content(body))
                .andReturn()
                .getResponse();
    }

    @Test
    void a_delivery_is_a_verified_parameter_and_a_changed_one_is_refused(FakeDataService service) {
        WebhookDelivery delivery = delivery(service);
        runner.withPropertyValues(
                        "avalanche.webhooks.secret=" + service.webhooks().secret(), "avalanche.webhooks.window=36500d")
                .withUserConfiguration(Receiver.class, Errors.class)
                .run(context -> {
                    MockMvc mvc = MockMvcBuilders.webAppContextSetup(
                                    (WebApplicationContext) context.getSourceApplicationContext())
                            .build();

                    MockHttpServletResponse received = deliver(mvc, delivery.signature(), delivery.body());
                    assertThat(received.getStatus()).isEqualTo(200);
                    assertThat(received.getContentAsString()).isEqualTo(delivery.messageId());
                    String changed = delivery.body().replace("\"value\":\"1", "\"value\":\"9");
                    assertThat(deliver(mvc, delivery.signature(), changed).getStatus())
                            .isEqualTo(401);
                    assertThat(deliver(mvc, "", delivery.body()).getStatus()).isEqualTo(401);
                    String large = "a".repeat(WebhookRequests.MAX_BYTES + 1);
                    assertThat(deliver(mvc, delivery.signature(), large).getStatus())
                            .isEqualTo(413);
                });
    }

    @Test
    void the_secret_before_the_last_rotation_is_accepted_too(FakeDataService service) {
        WebhookDelivery delivery = delivery(service);
        Contexts.runner()
                .withPropertyValues(
                        "avalanche.webhooks.secret=00ff",
                        "avalanche.webhooks.previous-secret="
                                + service.webhooks().secret(),
                        "avalanche.webhooks.window=36500d")
                .run(context -> assertThat(context.getBean(WebhookVerifier.class)
                                .verify(delivery.signature(), delivery.body().getBytes(UTF_8))
                                .messageId())
                        .isEqualTo(delivery.messageId()));
    }

    @Test
    void without_a_secret_there_is_no_verifier() {
        runner.run(context -> assertThat(context)
                .doesNotHaveBean(WebhookVerifier.class)
                .doesNotHaveBean("avalancheWebhookParameter"));
    }
}
