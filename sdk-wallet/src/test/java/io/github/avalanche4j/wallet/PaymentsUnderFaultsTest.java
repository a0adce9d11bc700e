package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A program of several threads makes equal payments over a faulty network, to nodes that lag and drop transactions. It
 * is killed repeatedly, and knows only what its store has. Each name pays once, or never if it was cancelled, and money
 * is conserved.
 */
class PaymentsUnderFaultsTest {
    private static final Fault[] FAULTS = Stream.of(Fault.values())
            .filter(fault -> !fault.name().startsWith("KILLED"))
            .toArray(Fault[]::new);

    private final Map<String, Integer> events = Collections.synchronizedMap(new TreeMap<>());

    @Test
    @Timeout(300)
    void two_hundred_programs() {
        run(200, 1);
        assertThat(events.keySet())
                .contains(
                        "killed",
                        "TWICE",
                        "RESPONSE_LOST",
                        "INTERRUPTED_AFTER",
                        "paid",
                        "moved",
                        "resumed",
                        "cancelled");
    }

    @Test
    @Tag("long")
    void ten_thousand_programs() {
        run(10_000, 2);
    }

    private void run(int programs, long seed) {
        LongStream.range(0, programs).parallel().forEach(i -> new Program(seed * 1_000_000 + i).run());
        System.out.println("events in " + programs + " programs: " + events);
    }

    /** Near seeds of {@link Random} begin alike. */
    private static Random random(long seed) {
        return new Random(new SplittableRandom(seed).nextLong());
    }

    private void count(String event) {
        events.merge(event, 1, Integer::sum);
    }

    /**
     * One program, with a node of its own: requests of the one before it may still be on their way, and its coins have the
     * same ids. Its processes die; its store survives.
     */
    private final class Program extends WalletTestBase {
        private final long seed;
        private final Random random;
        private final FakeLedger ledger = new FakeLedger();
        private final List<String> log = Collections.synchronizedList(new ArrayList<>());
        private final PaymentStore store = ForwardingStore.logged(ForwardingStore.strict(PaymentStore.inMemory()), log);
        private final int threads;
        private final int percent;
        private final Chain chain;
        private final Chain to; // of moves
        private final boolean withMoves;
        private final boolean withCancellations;
        private final int strangers; // programs with the same key that do not know the store
        private final Signer[] signers = {signer, new RandomSigner("11".repeat(32))};
        private volatile boolean isCalm;
        private final Process[] processes; // which share the store

        Program(long seed) {
            this.seed = seed;
            clock.randomize(seed);
            this.random = random(seed);
            this.percent = random.nextInt(25);
            this.chain = Chain.values()[random.nextInt(3)];
            this.to = chain == Chain.P ? Chain.X : Chain.P;
            this.withMoves = random.nextInt(3) == 0;
            this.threads = 1 + random.nextInt(8);
            this.withCancellations = random.nextInt(3) == 0;
            this.strangers = random.nextInt(3);
            fake.ledger(ledger);
            if (random.nextInt(4) == 0) {
                ledger.helicon();
            }
            this.processes = new Process[random.nextInt(3) == 0 ? 2 : 1];
            Arrays.setAll(processes, i -> new Process());
        }

        /** What dies at once: a wallet, and the client and the store as it sees them. */
        private final class Process {
            private final Crashes crashes = new Crashes();
            private final FaultyNetwork faulty = new FaultyNetwork();
            private final NodeClient client = client(faulty);
            private final ByName names = ByName.of(client, crashes.store(store), signers[random.nextInt(2)]);

            Process() {
                crashes.after(isCalm ? Integer.MAX_VALUE : 5 + random.nextInt(150));
                faulty.faults(method -> {
                    Fault kill = crashes.fault();
                    boolean isFaulty = kill == null && !isCalm && random.nextInt(100) < percent;
                    Fault fault = isFaulty ? FAULTS[random.nextInt(FAULTS.length)] : kill;
                    if (fault != null && kill == null) {
                        count(fault.name());
                    }
                    return fault;
                });
            }
        }

        private synchronized Process current(Random own) {
            int place = own.nextInt(processes.length);
            if (processes[place].crashes.isDead()) {
                count("killed");
                processes[place].client.close();
                ledger.lag(0).lag(isCalm ? 0 : random.nextInt(3)); // a restart takes longer than a replica lags
                processes[place] = new Process();
            }
            return processes[place];
        }

        void run() {
            int coins = threads + strangers + 1 + random.nextInt(3);
            fund(chain, coins);
            try {
                List<Optional<IssuedTx>> done = atOnce(threads + strangers, thread -> {
                    Random own = random(100 * seed + thread);
                    return thread < threads
                            ? finish(thread, own)
                            : Optional.of(stranger(thread == threads ? THIRD : FOURTH, own));
                });
                assertThat(store.unfinished()).isEmpty();
                assertConserved(
                        coins,
                        done.stream().flatMap(Optional::stream).distinct().toList());
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        "program " + seed + " on " + chain + ":\n" + String.join("\n", new ArrayList<>(log)), e);
            } finally {
                Stream.of(processes).forEach(process -> process.client.close());
                close();
            }
        }

        /**
         * Each payment is received once, the chains have no transactions but those that the names ended with and the
         * exports before them, and no money is lost.
         */
        private void assertConserved(int coins, List<IssuedTx> paid) {
            ledger.lag(0);
            List<String> named = IntStream.range(0, threads)
                    .mapToObj(this::name)
                    .distinct()
                    .map(name -> ForwardingStore.accepted(store.load(name).orElseThrow()))
                    .flatMap(Collection::stream)
                    .toList();
            assertThat(ledger.accepted())
                    .doesNotHaveDuplicates()
                    .hasSize(named.size() + strangers)
                    .containsAll(named)
                    .containsAll(paid.stream().map(tx -> tx.id().toString()).toList());
            assertThat(received(chain)).isEqualTo(AMOUNT.toBigInteger().multiply(BigInteger.valueOf(paid.size())));
            BigInteger kept = withMoves ? balance(chain).add(balance(to)) : balance(chain);
            BigInteger all = COIN.multiply(BigInteger.valueOf(coins));
            // the cancellation of an export of the C-Chain leaves a nAVAX between the chains
            int cancelled = withCancellations && chain == Chain.C ? threads : 0;
            assertThat(received(chain).add(kept).add(ledger.burned()))
                    .isBetween(all.subtract(BigInteger.valueOf(cancelled)), all);
        }

        /** Of four threads two move, under one name. */
        private boolean isMove(int thread) {
            return withMoves && thread % 4 < 2;
        }

        private String name(int thread) {
            return isMove(thread) ? "move " + thread / 4 : "payment " + thread;
        }

        /** The world goes on meanwhile. */
        private void happen(Random own) {
            switch (own.nextInt(14)) {
                case 0 -> ledger.gasPrice(1 + own.nextInt(20));
                case 1 -> ledger.dropNext("the mempool was full", 1_000_000);
                case 2, 3 -> ledger.dropNext("", own.nextInt(40));
                case 4 -> ledger.refuseNext("tx exceeds current gas capacity");
                case 5 -> ledger.txFee(1_000_000 + own.nextInt(1000));
                case 6 -> ledger.baseFee(BigInteger.valueOf(25_000_000_000L + own.nextInt(2_000_000_000)));
                case 7 -> ledger.lag(own.nextInt(3));
                default -> {}
            }
        }

        private void calm() {
            isCalm = true;
            ledger.lag(0).release();
        }

        /** Pays somebody else from the same coins, without faults of its own: equal payments might be equal bytes. */
        private IssuedTx stranger(PublicKey to, Random own) {
            try (NodeClient client = client(new FaultyNetwork())) {
                ByName names = ByName.of(client, PaymentStore.inMemory(), signers[own.nextInt(2)]);
                for (int attempt = 0; attempt < 1000; attempt++) {
                    if (attempt > 12) {
                        calm();
                    }
                    try {
                        return names.pay("stranger", chain, to)
                                .timeout(Duration.ofSeconds(4))
                                .execute();
                    } catch (AvalancheException e) {
                        log.add("stranger: " + e);
                    }
                }
            }
            throw new AssertionError("a stranger could not pay");
        }

        /** Runs calls until one of them has the result; absent for a move, and for a name that never pays. */
        private Optional<IssuedTx> finish(int thread, Random own) {
            String name = name(thread);
            int cancelledAt = withCancellations && own.nextInt(2) == 0 ? own.nextInt(12) : Integer.MAX_VALUE;
            for (int attempt = 0; attempt < 1000; attempt++) {
                if (attempt > 12) {
                    calm();
                } else {
                    happen(own);
                }
                Process in = current(own);
                try {
                    if (own.nextInt(10) == 0) {
                        log.add("left: "
                                + in.names
                                        .resume()
                                        .timeout(Duration.ofSeconds(4))
                                        .execute());
                        count("resumed");
                    }
                    Call<Optional<IssuedTx>> call = call(in.names, thread, attempt >= cancelledAt)
                            .timeout(Duration.ofMillis(own.nextInt(3) == 0 ? 300 : 4_000));
                    Optional<IssuedTx> done =
                            own.nextInt(4) == 0 ? call.executeAsync().join() : call.execute();
                    boolean unused = Thread.interrupted();
                    count(attempt >= cancelledAt ? "cancelled" : isMove(thread) ? "moved" : "paid");
                    log.add(name + ": done, " + done);
                    return isMove(thread) ? Optional.empty() : done;
                } catch (Killed e) {
                    log.add(name + ": killed");
                } catch (RuntimeException e) {
                    boolean unused = Thread.interrupted();
                    Throwable reason = e.getCause() != null && !(e instanceof AvalancheException) ? e.getCause() : e;
                    log.add(name + ": " + reason);
                    if (!(reason instanceof AvalancheException) && !in.crashes.isDead()) {
                        throw new AssertionError("no failure that a caller expects", reason);
                    }
                    count(reason.getClass().getSimpleName());
                    if (isMove(thread) && isCancelled(name)) {
                        return Optional.empty(); // by the other thread of this move
                    }
                }
            }
            throw new AssertionError(
                    name + " was not finished; accepted " + ledger.accepted() + ", unfinished " + store.unfinished());
        }

        private Call<Optional<IssuedTx>> call(ByName names, int thread, boolean isCancelled) {
            String name = name(thread);
            if (isCancelled) {
                return names.cancel(name);
            }
            return isMove(thread)
                    ? names.move(name, chain, to, AMOUNT).map(done -> Optional.empty())
                    : names.pay(name, chain, OTHER).map(Optional::of);
        }

        private boolean isCancelled(String name) {
            return withCancellations
                    && store.load(name).filter(PaymentRecord::isFinished).isPresent();
        }
    }
}
