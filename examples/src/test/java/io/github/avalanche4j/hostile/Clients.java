package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.ClientOptions;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.data.aggregator.SelfHostedAggregator;
import io.github.avalanche4j.examples.OwnCertificate;
import io.github.avalanche4j.node.NodeClient;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import okhttp3.ConnectionPool;
import okhttp3.OkHttpClient;

/** The clients of one case, on connections that can be counted. */
final class Clients implements AutoCloseable {
    /** The system property that names the key store of the servers that speak TLS. */
    static final String TRUSTED = "hostile.trusted";

    private static final OkHttpClient BASE = base();

    private final ConnectionPool pool = new ConnectionPool(5, 1, TimeUnit.MINUTES);
    private final Duration deadline;
    private final NodeClient node;
    private final DataClient data;
    private final SelfHostedAggregator aggregator;

    Clients(HostileCase attacked, String url) {
        this.deadline = attacked.deadline();
        OkHttpClient counted = BASE.newBuilder().connectionPool(pool).build();
        this.node = NodeClient.create(url, options -> settings(options, attacked, counted));
        this.data = DataClient.create(url, options -> {
            settings(options, attacked, counted);
            options.metricsUrl(url);
        });
        this.aggregator = SelfHostedAggregator.create(url, options -> settings(options, attacked, counted));
    }

    private static OkHttpClient base() {
        try {
            return new OwnCertificate(Path.of(System.getProperty(TRUSTED)))
                    .trusted()
                    .build();
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void settings(ClientOptions<?> options, HostileCase attacked, OkHttpClient counted) {
        attacked.set(options);
        if (!attacked.isOwnHttp()) {
            options.httpClient(counted);
        }
    }

    /** Ends the threads that all clients share; they would keep the JVM for a minute. */
    static void shutDown() {
        BASE.dispatcher().executorService().shutdown();
    }

    Duration deadline() {
        return deadline;
    }

    NodeClient node() {
        return node;
    }

    DataClient data() {
        return data;
    }

    SelfHostedAggregator aggregator() {
        return aggregator;
    }

    /** Connections that serve a call. */
    int inUse() {
        return pool.connectionCount() - pool.idleConnectionCount();
    }

    /** Connections that wait for the next call. */
    int idle() {
        return pool.idleConnectionCount();
    }

    @Override
    public void close() {
        node.close();
        data.close();
        aggregator.close();
        pool.evictAll();
    }
}
