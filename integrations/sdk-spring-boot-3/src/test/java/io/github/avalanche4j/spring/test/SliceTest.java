package io.github.avalanche4j.spring.test;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.node.NodeClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/** A context like those of {@code @WebMvcTest} and its like: auto-configuration is what annotations of the test name. */
@ExtendWith(SpringExtension.class)
@ContextConfiguration(classes = SliceTest.Application.class)
@AvalancheTest
class SliceTest {
    @Configuration
    static class Application {}

    @Autowired
    private ApplicationContext context;

    @Test
    void a_part_of_an_application_has_clients_and_verifier() {
        context.getBean(NodeClient.class).info().uptime().execute();
        assertThat(context.getBeanProvider(DataClient.class)).hasSize(1);
        assertThat(context.getBeanProvider(WebhookVerifier.class)).hasSize(1);
    }
}
