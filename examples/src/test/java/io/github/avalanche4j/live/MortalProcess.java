package io.github.avalanche4j.live;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.Signer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Response;

/** A process that is killed when it sends a request: in every second life before that, otherwise right after it. */
final class MortalProcess implements Interceptor, AutoCloseable {
    private final AtomicInteger left;
    private final boolean diesBefore;
    private final OkHttpClient http =
            new OkHttpClient.Builder().addInterceptor(this).build();
    private final NodeClient node;
    private volatile boolean isDead;

    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private MortalProcess(TestedNetwork network, int life) {
        this.left = new AtomicInteger(life / 2);
        this.diesBefore = life % 2 == 0;
        this.node = NodeClient.create(
                network.url(), options -> options.httpClient(http).retries(0));
    }

    /** Runs something in one life after the other, each longer than the one before, until it ends alive. */
    static <T> T revive(TestedNetwork network, Function<MortalProcess, T> work) {
        for (int life = 0; ; life++) {
            try (MortalProcess process = new MortalProcess(network, life)) {
                try {
                    return work.apply(process);
                } catch (Killed | AvalancheException | IllegalStateException e) {
                    if (!process.isDead) {
                        throw e;
                    }
                }
            }
        }
    }

    Wallet wallet(Signer signer, Path folder) {
        return TestedNetwork.wallet(node, signer, store(folder));
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        boolean dies = isDead || left.getAndDecrement() == 0;
        if (!dies) {
            return chain.proceed(chain.request());
        }
        if (!isDead && !diesBefore) {
            chain.proceed(chain.request()).close();
        }
        isDead = true;
        if (Thread.currentThread().getName().startsWith("OkHttp")) {
            node.close(); // ends whatever waits for this request
            throw new IOException("killed");
        }
        throw new Killed();
    }

    /** A dead process writes nothing. */
    private PaymentStore store(Path folder) {
        PaymentStore files = PaymentStore.files(folder);
        return new PaymentStore() {
            private PaymentStore alive() {
                if (isDead) {
                    throw new Killed();
                }
                return files;
            }

            @Override
            public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                return alive().save(before, after);
            }

            @Override
            public Optional<PaymentRecord> load(String name) {
                return alive().load(name);
            }

            @Override
            public List<PaymentRecord> unfinished() {
                return alive().unfinished();
            }
        };
    }

    @Override
    public void close() {
        node.close();
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }
}
