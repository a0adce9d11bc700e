package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.SkippingClock;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A fake node, a client of it whose waits end at once, and the key of its wallets. */
abstract class WalletTestBase {
    static final NAvax AMOUNT = NAvax.ofAvax("2");
    static final BigInteger COIN = BigInteger.valueOf(3_000_000_000L);
    static final PublicKey OTHER = PrivateKey.parse("22".repeat(32)).publicKey();
    static final PublicKey THIRD = PrivateKey.parse("33".repeat(32)).publicKey();
    static final PublicKey FOURTH = PrivateKey.parse("44".repeat(32)).publicKey();
    private static final BigInteger WEI = BigInteger.valueOf(1_000_000_000);

    final FakeNode fake = FakeNode.start();
    final TestClock clock = new TestClock();
    final FaultyNetwork network = new FaultyNetwork();
    private final OkHttpClient http =
            new OkHttpClient.Builder().addInterceptor(network).build();
    final NodeClient node =
            clock.node(fake.url(), options -> options.httpClient(http).retries(0));
    final Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));

    final Queue<AvalancheException> failures = new ConcurrentLinkedQueue<>();

    /** Polls end at once and count in full. */
    static class TestClock extends SkippingClock {
        private volatile Random random = new Random() {
            private static final long serialVersionUID = 1;

            @Override
            public double nextDouble() {
                return 0.5; // no tip
            }
        };

        TestClock() {
            super(Duration.ofSeconds(1)); // longer than any poll
        }

        /** From now on wallets add random tips. */
        void randomize(long seed) {
            random = new Random(seed);
        }

        @Override
        public double random() {
            return random.nextDouble();
        }

        void pass(Duration time) {
            try {
                sleep(time);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** As public servers do (wire/evm-live.md). */
    @BeforeEach
    void refuseTheDeprecatedStatus() {
        fake.on("avax.getAtomicTxStatus")
                .respondError(-32601, "the method avax.getAtomicTxStatus does not exist/is not available")
                .always();
    }

    /** The client of another process, with a network of its own. */
    NodeClient client(FaultyNetwork faulty) {
        return clock.node(
                fake.url(),
                options -> options.httpClient(
                                http.newBuilder().addInterceptor(faulty).build())
                        .retries(0));
    }

    @AfterEach
    void close() {
        node.close();
        fake.close();
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }

    /** A wallet that knows nothing of the one before it, as after a crash. */
    Wallet newWallet() {
        return newWallet(PaymentStore.inMemory());
    }

    /** A process that continues from a store. */
    Wallet newWallet(PaymentStore store) {
        return newWallet(options -> options.store(store));
    }

    Wallet newWallet(Consumer<WalletOptions> options) {
        return wallet(node, options, signer);
    }

    /** A wallet that polls often. */
    static Wallet wallet(NodeClient node, Consumer<WalletOptions> options, Signer... keys) {
        Consumer<WalletOptions> often = o -> o.pollInterval(Duration.ofMillis(100));
        return Wallet.of(node, often.andThen(options), keys);
    }

    /** So many coins, each of which can pay {@link #AMOUNT}; one account that has as much on the C-Chain. */
    void fund(Chain chain, int coins) {
        if (chain == Chain.C) {
            BigInteger all = COIN.multiply(BigInteger.valueOf(coins)).multiply(WEI);
            fake.ledger().fundEvm(signer.publicKey().evmAddress().toString(), all);
            return;
        }
        for (int i = 0; i < coins; i++) {
            fake.ledger().fund(ours(chain).toString(), COIN.longValueExact());
        }
    }

    /** Runs a call whose requests to send a transaction reach no node. */
    void assertNotReceived(Chain chain, Call<?> sending) {
        network.faults(method -> method.equals(issueTx(chain)) ? FaultyNetwork.Fault.REQUEST_LOST : null);
        assertThatThrownBy(() -> sending.timeout(Duration.ofSeconds(5)).execute())
                .isInstanceOf(AvalancheException.class);
        network.faults(method -> null);
    }

    /** Its result or its failure. */
    static Object ended(Call<?> call) {
        return call.executeAsync()
                .handle((result, failure) -> failure == null ? result : failure)
                .toCompletableFuture()
                .join();
    }

    /** Coins of the P-Chain. */
    void fund(long... coins) {
        LongStream.of(coins).forEach(coin -> fake.ledger().fund(ours(Chain.P).toString(), coin));
    }

    Bech32Address ours(Chain chain) {
        return signer.publicKey().address(chain.name(), Network.LOCAL);
    }

    /** A payment to {@link #OTHER}; on the C-Chain an export to its P-Chain address. */
    static TxRequest payment(Wallet wallet, Chain chain) {
        return payment(wallet, chain, OTHER);
    }

    static TxRequest payment(Wallet wallet, Chain chain, PublicKey to) {
        return switch (chain) {
            case P -> wallet.p().transfer(AMOUNT, to.address("P", Network.LOCAL));
            case X -> wallet.x().transfer(AMOUNT, to.address("X", Network.LOCAL));
            case C -> wallet.c().exportTo(Chain.P, AMOUNT, to.address("P", Network.LOCAL));
        };
    }

    /** The node refuses each transaction of the P-Chain, and has none of them. */
    void refuseEach(String error) {
        fake.on("platform.issueTx")
                .respondError(-32000, "couldn't issue tx: " + error)
                .always();
        fake.on("platform.getTxStatus").respond("{\"status\":\"Unknown\"}").always();
    }

    /** The response of a node that shows no UTXOs of ours. */
    String noUtxos(Chain chain) {
        return "{\"numFetched\":\"0\",\"utxos\":[],\"endIndex\":{\"address\":\"" + ours(chain) + "\",\"utxo\":\""
                + Id.EMPTY + "\"},\"encoding\":\"hex\"}";
    }

    static String issueTx(Chain chain) {
        return switch (chain) {
            case P -> "platform.issueTx";
            case X -> "avm.issueTx";
            case C -> "avax.issueTx";
        };
    }

    static String status(Chain chain) {
        return switch (chain) {
            case P -> "platform.getTxStatus";
            case X -> "avm.getTx";
            case C -> "avax.getAtomicTx";
        };
    }

    BigInteger balance(Chain chain) {
        return chain == Chain.C
                ? fake.ledger()
                        .evmBalance(signer.publicKey().evmAddress().toString())
                        .divide(WEI)
                : fake.ledger().balance(ours(chain).toString());
    }

    /** What others have received. */
    BigInteger received(Chain chain) {
        return received(chain, OTHER).add(received(chain, THIRD)).add(received(chain, FOURTH));
    }

    private BigInteger received(Chain chain, PublicKey key) {
        if (chain != Chain.C) {
            return fake.ledger()
                    .balance(key.address(chain.name(), Network.LOCAL).toString());
        }
        List<Utxo> exported = node.platform().utxos(List.of(key.address("P", Network.LOCAL)), "C").stream()
                .toList();
        return exported.stream()
                .map(utxo -> ((TransferOutput) utxo.output()).amount().toBigInteger())
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The ledger accepted as many payments as there are results, all of them different, and no money is lost. */
    void assertPaid(Chain chain, int coins, List<IssuedTx> paid) {
        FakeLedger ledger = fake.ledger();
        ledger.lag(0);
        assertThat(ledger.accepted())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(
                        paid.stream().map(tx -> tx.id().toString()).toList());
        BigInteger received = received(chain);
        assertThat(received).isEqualTo(AMOUNT.toBigInteger().multiply(BigInteger.valueOf(paid.size())));
        assertThat(received.add(balance(chain)).add(ledger.burned()))
                .isEqualTo(COIN.multiply(BigInteger.valueOf(coins)));
    }

    /** The loop that users write first. */
    IssuedTx retried(Call<IssuedTx> call) {
        while (true) {
            try {
                IssuedTx paid = call.execute();
                boolean unused = Thread.interrupted(); // by the last response
                return paid;
            } catch (AvalancheException e) {
                failures.add(e);
                boolean isInterrupted = Thread.interrupted(); // or the next run ends at once
                if (!e.isTransient() && !isInterrupted && !(e instanceof ResponseFormatException)) {
                    throw e;
                }
            }
        }
    }

    /** Runs something in threads that begin together. */
    static <T> List<T> atOnce(int threads, IntFunction<T> work) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        CountDownLatch ready = new CountDownLatch(threads);
        try {
            List<CompletableFuture<T>> running = IntStream.range(0, threads)
                    .mapToObj(i -> CompletableFuture.supplyAsync(
                            () -> {
                                ready.countDown();
                                await(ready);
                                return work.apply(i);
                            },
                            pool))
                    .toList();
            CompletableFuture.allOf(running.toArray(CompletableFuture[]::new))
                    .handle((unused, failure) -> true)
                    .join(); // nothing of them goes on after a failure
            return running.stream().map(CompletableFuture::join).toList();
        } finally {
            pool.shutdownNow();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
