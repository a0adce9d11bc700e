package consumer;

import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.webhooks.WebhookSecret;
import io.github.avalanche4j.data.webhooks.WebhookVerifier;
import io.github.avalanche4j.micrometer.MicrometerInstrumentation;
import io.github.avalanche4j.node.NodeClient;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

@SpringBootApplication
public class Application {
    public static void main(String[] args) {
        SpringApplication.run(Application.class, args);
    }

    // snippet: beans
    /** One client for each server, closed with the context: Spring calls close() by itself. */
    @Bean
    NodeClient node(@Value("${node.url}") String url, MeterRegistry meters) {
        return NodeClient.create(url, options -> options.instrumentation(MicrometerInstrumentation.of(meters)));
    }

    @Bean
    DataClient data(@Value("${data.url}") String url, MeterRegistry meters) {
        return DataClient.create(url, options -> options.instrumentation(MicrometerInstrumentation.of(meters)));
    }
    // end

    // snippet: verifier
    @Bean
    WebhookVerifier verifier(
            @Value("${webhook.secret}") String secret, @Value("${webhook.window:3d}") Duration window) {
        return WebhookVerifier.of(WebhookSecret.of(secret)).withWindow(window);
    }
    // end
}
