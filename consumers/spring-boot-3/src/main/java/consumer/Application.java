package consumer;

import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

@SpringBootApplication
public class Application {
    public static void main(String[] args) {
        SpringApplication.run(Application.class, args);
    }

    /** One client for each server, closed with the context: Spring calls close() by itself. */
    @Bean
    NodeClient node(@Value("${node.url}") String url) {
        return NodeClient.create(url);
    }

    @Bean
    DataClient data(@Value("${data.url}") String url) {
        return DataClient.create(url);
    }
}
