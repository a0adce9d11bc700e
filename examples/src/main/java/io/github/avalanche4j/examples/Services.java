package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.ApiKey;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.DataOptions;
import io.github.avalanche4j.data.HostedService;
import io.github.avalanche4j.testing.FakeDataService;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The hosted services that a command line names: {@code --host builder_hub} or {@code avacloud}, or {@code --service
 * URL}, with {@code --key KEY} or without. Where it names none of them, a fake responds.
 */
final class Services implements AutoCloseable {
    private final @Nullable FakeDataService fake;
    private final DataClient client;

    private Services(@Nullable FakeDataService fake, DataClient client) {
        this.fake = fake;
        this.client = client;
    }

    static Services of(Arguments arguments) {
        boolean real = Stream.of("host", "service", "key")
                .anyMatch(name -> arguments.get(name).isPresent());
        if (!real) {
            FakeDataService fake = SampleData.fill(FakeDataService.start());
            return new Services(fake, DataClient.create(fake.url()));
        }
        HostedService host = arguments.get("host").map(Services::host).orElse(HostedService.BUILDER_HUB);
        Consumer<DataOptions> options =
                chosen -> arguments.get("key").map(ApiKey::of).ifPresent(chosen::key);
        DataClient client = arguments
                .get("service")
                .map(url -> DataClient.create(url, options))
                .orElseGet(() -> DataClient.create(host, options));
        return new Services(null, client);
    }

    private static HostedService host(String name) {
        return switch (name.toLowerCase(Locale.ROOT).replace('-', '_')) {
            case "builder_hub" -> HostedService.BUILDER_HUB;
            case "avacloud" -> HostedService.AVACLOUD;
            default -> throw new UsageException("--host must be builder_hub or avacloud, but is '" + name + "'");
        };
    }

    static Network network(Arguments arguments) {
        return arguments.get("network").map(Network::parse).orElse(Network.MAINNET);
    }

    DataClient client() {
        return client;
    }

    @Override
    public void close() {
        client.close();
        if (fake != null) {
            fake.close();
        }
    }
}
