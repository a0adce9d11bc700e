package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.data.webhooks.WebhookMessage;
import io.github.avalanche4j.node.NodeClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.test.context.runner.AbstractApplicationContextRunner;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.core.env.Environment;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.core.io.support.SpringFactoriesLoader.ArgumentResolver;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.config.EnableWebFlux;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;

/** What an application that does not start says of its properties. */
class FailuresTest {
    /** The first analysis that Spring Boot finds for a failure of this start. */
    private static String analysis(String... properties) {
        return analysis(Contexts.runner()
                .withBean(NeedsNode.class)
                .withPropertyValues("avalanche.node.url=http://127.0.0.1:9650")
                .withPropertyValues(properties));
    }

    private static String analysis(AbstractApplicationContextRunner<?, ?, ?> runner) {
        List<Environment> environment = new ArrayList<>();
        List<String> shown = new ArrayList<>();
        runner.withInitializer(context -> environment.add(context.getEnvironment()))
                .run(context -> shown.add(analysis(environment.get(0), context.getStartupFailure())));
        return shown.get(0);
    }

    private static String analysis(Environment environment, Throwable failure) {
        assertThat(failure).isNotNull();
        FailureAnalysis analysis = SpringFactoriesLoader.forDefaultResourceLocation()
                .load(FailureAnalyzer.class, ArgumentResolver.of(Environment.class, environment), (t, n, e) -> {})
                .stream()
                .map(analyzer -> analyzer.analyze(failure))
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no analysis", failure));
        return analysis.getDescription() + "\n" + analysis.getAction();
    }

    static final class NeedsNode {
        NeedsNode(NodeClient node) {
            assertThat(node).isNotNull();
        }
    }

    @Test
    void a_value_out_of_range_is_shown_with_the_name_and_the_origin_of_its_property() {
        assertThat(analysis("avalanche.node.timeout=-1s"))
                .contains("avalanche.node.timeout must be more than 0, but is 'PT-1S'", "test")
                .doesNotContain("nothing was sent");
        assertThat(analysis("avalanche.node.attemptTimeout=0s")).contains("avalanche.node.attempt-timeout must be");
        assertThat(analysis("avalanche.node.max-response-size=1B"))
                .contains("avalanche.node.max-response-size must be 1024 or more, but is '1'");
        assertThat(analysis("avalanche.nodes.archive.url=http://a.example", "avalanche.nodes.archive.retries=101"))
                .contains("avalanche.nodes.archive.retries must be", "'101'");
        assertThat(analysis("avalanche.data.url=127.0.0.1:9650"))
                .contains("avalanche.data.url must be", "'127.0.0.1:9650'", "http://127.0.0.1:9650");
        assertThat(analysis("avalanche.data.service=avacloud", "avalanche.data.metrics-url=metrics"))
                .contains("avalanche.data.metrics-url must be");
        assertThat(analysis("avalanche.webhooks.secret=00ff", "avalanche.webhooks.window=0s"))
                .contains("avalanche.webhooks.window must be more than 0");
    }

    @Test
    void a_secret_is_named_and_not_shown() {
        assertThat(analysis("avalanche.node.url=ftp://user:pass word@host"))
                .contains("avalanche.node.url must be")
                .doesNotContain("pass word");
        assertThat(analysis("avalanche.evm.url=host/v3/the-key"))
                .contains("avalanche.evm.url must be")
                .doesNotContain("the-key");
        assertThat(analysis("avalanche.evm.url=https://host/v3", "avalanche.evm.web-socket-url=https://host/the-key"))
                .contains("avalanche.evm.web-socket-url must be a URL like wss://")
                .doesNotContain("the-key");
        assertThat(analysis("avalanche.data.service=avacloud", "avalanche.data.key=not a key"))
                .contains("avalanche.data.key must be")
                .doesNotContain("not a key");
        assertThat(analysis("avalanche.webhooks.secret=nothex"))
                .contains("avalanche.webhooks.secret must be")
                .doesNotContain("nothex");
        assertThat(analysis("avalanche.webhooks.secret=00ff", "avalanche.webhooks.previous-secret=nothex"))
                .contains("avalanche.webhooks.previous-secret must be")
                .doesNotContain("nothex");
        assertThat(analysis("avalanche.node.headers.x-team=pay\u00e9"))
                .contains("avalanche.node.headers.x-team must be")
                .doesNotContain("pay\u00e9");
    }

    @Test
    void a_property_without_a_value_is_called_empty() {
        for (String property : new String[] {
            "avalanche.node.url",
            "avalanche.evm.url",
            "avalanche.data.url",
            "avalanche.data.service",
            "avalanche.webhooks.secret"
        }) {
            assertThat(analysis(property + "=")).contains(property + " ", "empty");
        }
    }

    @Test
    void a_key_from_a_variable_that_is_not_set_names_the_variable() {
        assertThat(analysis("avalanche.data.service=avacloud", "avalanche.data.key=${OUR_KEY}"))
                .contains("avalanche.data.key refers to ${OUR_KEY}, which is not set");
    }

    @Test
    void a_node_without_a_url_says_what_it_has() {
        assertThat(analysis("avalanche.nodes.archive.uri=http://127.0.0.1:9650"))
                .contains("avalanche.nodes.archive.url is not set", "uri");
        assertThat(analysis("avalanche.nodes.archive.timeout=1s")).contains("avalanche.nodes.archive.url is not set");
    }

    @Test
    void two_nodes_by_name_leave_open_which_is_injected_and_the_property_that_decides_is_named() {
        assertThat(analysis(Contexts.runner()
                        .withBean(NeedsNode.class)
                        .withPropertyValues(
                                "avalanche.nodes.a.url=http://127.0.0.1:1",
                                "avalanche.nodes.b.url=http://127.0.0.1:2")))
                .contains("NodeClient", "a, b", "avalanche.node.url", "@Qualifier(\"a\")");
    }

    @RestController
    @EnableWebMvc
    static class Receiver {
        @PostMapping("/webhook")
        void receive(WebhookMessage message) {}
    }

    @RestController
    @EnableWebFlux
    static class FluxReceiver {
        @PostMapping("/webhook")
        void receive(WebhookMessage message) {}
    }

    @Test
    void a_receiver_of_webhooks_without_a_secret_does_not_start() {
        assertThat(analysis(new WebApplicationContextRunner()
                        .withConfiguration(Contexts.ALL)
                        .withUserConfiguration(Receiver.class)))
                .contains("avalanche.webhooks.secret is not set", "Receiver#receive");
        assertThat(analysis(new ReactiveWebApplicationContextRunner()
                        .withConfiguration(Contexts.ALL)
                        .withUserConfiguration(FluxReceiver.class)))
                .contains("avalanche.webhooks.secret is not set", "FluxReceiver#receive");
    }
}
