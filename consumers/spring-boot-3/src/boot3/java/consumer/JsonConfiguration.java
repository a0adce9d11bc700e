package consumer;

import io.github.avalanche4j.jackson2.AvalancheModule;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Spring Boot 3 registers the modules that are beans; Spring Boot 4 finds them by itself. */
@Configuration
class JsonConfiguration {
    // snippet: json
    @Bean
    com.fasterxml.jackson.databind.Module avalanche() {
        return new AvalancheModule();
    }
    // end
}
