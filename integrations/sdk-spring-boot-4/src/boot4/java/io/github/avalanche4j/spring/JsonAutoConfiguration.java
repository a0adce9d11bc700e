package io.github.avalanche4j.spring;

import io.github.avalanche4j.jackson3.AvalancheModule;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import tools.jackson.databind.json.JsonMapper;

/** Values in the JSON of requests and responses, also where Spring Boot does not look for modules by itself. */
@AutoConfiguration
@ConditionalOnClass({JsonMapper.class, AvalancheModule.class})
class JsonAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    AvalancheModule avalancheModule() {
        return new AvalancheModule();
    }
}
