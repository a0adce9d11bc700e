package io.github.avalanche4j.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.FakeNodeExtension;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.actuate.autoconfigure.context.properties.ConfigurationPropertiesReportEndpointAutoConfiguration;
import org.springframework.boot.actuate.autoconfigure.env.EnvironmentEndpointAutoConfiguration;
import org.springframework.boot.actuate.context.properties.ConfigurationPropertiesReportEndpoint;
import org.springframework.boot.actuate.env.EnvironmentEndpoint;
import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

@ExtendWith(FakeNodeExtension.class)
class ActuatorTest {
    private static final String[] SECRETS = {
        "the-key-of-data",
        "c0ffee00c0ffee00",
        "00c0ffee00c0ffee",
        "Bearer-of-node",
        "user:password",
        "key-in-the-path",
        "key-of-the-chain",
        "key-of-the-socket",
        "2ZeA6dFkuUJ8rLm8NhwqzGGGFPxTPyyVvLWVgHQtkyfK9PSvHb"
    };

    private final ApplicationContextRunner runner = Contexts.runner()
            .withConfiguration(AutoConfigurations.of(
                    EnvironmentEndpointAutoConfiguration.class,
                    ConfigurationPropertiesReportEndpointAutoConfiguration.class))
            .withPropertyValues(
                    "management.endpoints.web.exposure.include=*",
                    "management.endpoints.jmx.exposure.include=*",
                    "management.endpoint.env.show-values=always",
                    "management.endpoint.configprops.show-values=always",
                    "avalanche.node.url=http://user:password@127.0.0.1:9650",
                    "avalanche.node.headers.authorization=Bearer-of-node",
                    "avalanche.nodes.archive.url=https://archive.example/key-in-the-path",
                    "avalanche.evm.url=https://chain.example/v3/key-of-the-chain",
                    "avalanche.evm.web-socket-url=wss://chain.example/ws?key=key-of-the-socket",
                    "avalanche.data.service=builder-hub",
                    "avalanche.data.limit=free",
                    "avalanche.data.key=${DATA_SECRET}",
                    "DATA_SECRET=the-key-of-data",
                    "sun.java.command=service.jar --avalanche.data.key=the-key-of-data --verbose",
                    "WALLET_KEY=PrivateKey-2ZeA6dFkuUJ8rLm8NhwqzGGGFPxTPyyVvLWVgHQtkyfK9PSvHb",
                    "PAYERS=[a:PrivateKey-2ZeA6dFkuUJ8rLm8NhwqzGGGFPxTPyyVvLWVgHQtkyfK9PSvHb,b:HSM]",
                    "AVALANCHE_WEBHOOKS_SECRET=c0ffee00c0ffee00",
                    "avalanche.webhooks.secret=c0ffee00c0ffee00",
                    "avalanche.webhooks.previous-secret=00c0ffee00c0ffee");

    private static String json(Object value) throws Exception {
        return new ObjectMapper()
                .findAndRegisterModules()
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .writeValueAsString(value);
    }

    @Test
    void env_shows_no_secret_wherever_it_occurs_and_shows_the_rest() {
        runner.run(context -> {
            String shown = json(context.getBean(EnvironmentEndpoint.class).environment(null));

            assertThat(shown)
                    .doesNotContain(SECRETS)
                    .contains("service.jar --avalanche.data.key=****** --verbose")
                    .contains("http://******@127.0.0.1:9650")
                    .contains("https://archive.example******")
                    .contains("[a:******,b:HSM]")
                    .contains("builder-hub");
        });
    }

    @Test
    void configprops_show_no_secret_and_show_the_rest() {
        runner.run(context -> {
            String shown = json(
                    context.getBean(ConfigurationPropertiesReportEndpoint.class).configurationProperties());

            assertThat(shown)
                    .doesNotContain(SECRETS)
                    .contains("http://******@127.0.0.1:9650")
                    .contains("FREE");
        });
    }

    @Test
    void the_text_of_the_properties_shows_no_secret() {
        runner.run(
                context -> assertThat(context.getBean(AvalancheProperties.class).toString())
                        .doesNotContain(SECRETS)
                        .contains("FREE"));
    }

    @Test
    void info_asks_the_nodes_where_it_is_switched_on(FakeNode node) {
        Contexts.runner()
                .withPropertyValues(
                        "avalanche.node.url=" + node.url(),
                        "avalanche.nodes.gone.url=http://127.0.0.1:1",
                        "management.info.avalanche.enabled=true")
                .run(context -> {
                    Info.Builder info = new Info.Builder();
                    context.getBean("avalancheInfoContributor", InfoContributor.class)
                            .contribute(info);

                    String shown = json(info.build().getDetails());
                    assertThat(shown).contains("avalanchego/", "\"network\":\"", "\"gone\":{\"reason\":");
                });
        Contexts.runner()
                .withPropertyValues("avalanche.node.url=" + node.url())
                .run(context -> assertThat(context.getBeansOfType(InfoContributor.class))
                        .isEqualTo(Map.of()));
    }
}
