package io.github.avalanche4j.spring;

import io.github.avalanche4j.data.HostedService;
import io.github.avalanche4j.data.model.RateLimitTier;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * The properties under {@code avalanche}. {@code toString()} shows no key, header value or URL.
 *
 * @param node The node whose client is the bean avalancheNode.
 * @param nodes Further nodes by name; the name is the name of the client's bean.
 * @param evm An EVM chain of which only a URL is known; its client is the bean avalancheEvm.
 * @param data The hosted services.
 * @param webhooks Deliveries of the hosted services to this application.
 * @param wallet The wallet of the application's signers.
 */
@ConfigurationProperties("avalanche")
public record AvalancheProperties(
        @Nullable Node node,
        @DefaultValue Map<String, Node> nodes,
        @Nullable Evm evm,
        @Nullable Data data,
        @Nullable Webhooks webhooks,
        @DefaultValue Wallet wallet) {

    /** Options of every client. An option that is not set has the library's default. */
    interface Options {
        @Nullable
        Duration timeout();

        @Nullable
        Duration attemptTimeout();

        @Nullable
        Duration connectTimeout();

        @Nullable
        Integer retries();

        @Nullable
        Integer maxConcurrency();

        @Nullable
        DataSize maxResponseSize();

        Map<String, String> headers();
    }

    /**
     * A node.
     *
     * @param url Scheme, host and port, such as http://127.0.0.1:9650.
     * @param timeout Deadline of a call, over all its attempts and waits; 60 seconds unless set.
     * @param attemptTimeout Time limit of one attempt; 30 seconds unless set.
     * @param connectTimeout Time limit for connecting; 5 seconds unless set.
     * @param retries Retries after the first attempt, from 0 to 100; 2 unless set.
     * @param maxConcurrency Background requests in flight at once; 64 unless set.
     * @param maxResponseSize Longest response that is read; 64 MB unless set.
     * @param headers Headers of every request; their values are secrets.
     */
    public record Node(
            @Nullable String url,
            @Nullable Duration timeout,
            @Nullable Duration attemptTimeout,
            @Nullable Duration connectTimeout,
            @Nullable Integer retries,
            @Nullable Integer maxConcurrency,
            @Nullable DataSize maxResponseSize,
            @DefaultValue Map<String, String> headers)
            implements Options {
        /** {@return a text without URL and headers} */
        @Override
        public String toString() {
            return "Node[timeout " + timeout + ", retries " + retries + "]";
        }
    }

    /**
     * An EVM chain of which only a URL is known, such as a provider's with a key.
     *
     * @param url URL of the chain, such as https://host/v3/KEY; it is used exactly as given.
     * @param webSocketUrl URL of the chain's WebSocket, such as wss://host/ws/KEY, for tails that wait.
     * @param timeout Deadline of a call, over all its attempts and waits; 60 seconds unless set.
     * @param attemptTimeout Time limit of one attempt; 30 seconds unless set.
     * @param connectTimeout Time limit for connecting; 5 seconds unless set.
     * @param retries Retries after the first attempt, from 0 to 100; 2 unless set.
     * @param maxConcurrency Background requests in flight at once; 64 unless set.
     * @param maxResponseSize Longest response that is read; 64 MB unless set.
     * @param headers Headers of every request; their values are secrets.
     */
    public record Evm(
            @Nullable String url,
            @Nullable String webSocketUrl,
            @Nullable Duration timeout,
            @Nullable Duration attemptTimeout,
            @Nullable Duration connectTimeout,
            @Nullable Integer retries,
            @Nullable Integer maxConcurrency,
            @Nullable DataSize maxResponseSize,
            @DefaultValue Map<String, String> headers)
            implements Options {
        /** {@return a text without URLs and headers} */
        @Override
        public String toString() {
            return "Evm[timeout " + timeout + ", retries " + retries + "]";
        }
    }

    /**
     * The hosted services. There is a client if service or url is set.
     *
     * @param service The public host that issued the key.
     * @param url An address of your own, such as a proxy's, in place of service.
     * @param metricsUrl Address of the metrics service, where it is not the service's.
     * @param aggregatorUrl Address of a hosted aggregator that is not part of the data service.
     * @param key Key to the data service and its aggregator.
     * @param limit Plan of the key; calls are kept within its rate limit.
     * @param timeout Deadline of a call, over all its attempts and waits; 60 seconds unless set.
     * @param attemptTimeout Time limit of one attempt; 30 seconds unless set.
     * @param connectTimeout Time limit for connecting; 5 seconds unless set.
     * @param retries Retries after the first attempt, from 0 to 100; 2 unless set.
     * @param maxConcurrency Background requests in flight at once; 64 unless set.
     * @param maxResponseSize Longest response that is read; 64 MB unless set.
     * @param headers Headers of every request; their values are secrets.
     */
    public record Data(
            @Nullable HostedService service,
            @Nullable String url,
            @Nullable String metricsUrl,
            @Nullable String aggregatorUrl,
            @Nullable String key,
            @Nullable RateLimitTier limit,
            @Nullable Duration timeout,
            @Nullable Duration attemptTimeout,
            @Nullable Duration connectTimeout,
            @Nullable Integer retries,
            @Nullable Integer maxConcurrency,
            @Nullable DataSize maxResponseSize,
            @DefaultValue Map<String, String> headers)
            implements Options {
        /** {@return a text without URLs, key and headers} */
        @Override
        public String toString() {
            return "Data[service " + service + ", limit " + limit + ", timeout " + timeout + ", retries " + retries
                    + "]";
        }
    }

    /**
     * Deliveries of the hosted services to this application.
     *
     * @param secret The organization's secret, in hex; with it there is a WebhookVerifier.
     * @param previousSecret The secret before the last rotation, while deliveries signed with it are in flight.
     * @param window Maximum age of an event's block; 3 days unless set.
     */
    public record Webhooks(
            @Nullable String secret,
            @Nullable String previousSecret,
            @Nullable Duration window) {
        /** {@return a text without secrets} */
        @Override
        public String toString() {
            return "Webhooks[window " + window + "]";
        }
    }

    /**
     * The wallet of the application's signers.
     *
     * @param payments Payments by name.
     */
    public record Wallet(@DefaultValue Payments payments) {}

    /**
     * Payments by name.
     *
     * @param table Table of the application's database that keeps the payments.
     */
    public record Payments(@Nullable String table) {}
}
