package io.github.avalanche4j.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.avalanche4j.jackson2.AvalancheModule;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** Values in the JSON of requests and responses: Spring Boot 3 registers the modules that are beans. */
@AutoConfiguration
@ConditionalOnClass({ObjectMapper.class, AvalancheModule.class})
class JsonAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    AvalancheModule avalancheModule() {
        return new AvalancheModule();
    }
}
