package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.wallet.FaultyNetwork.Fault;
import io.github.avalanche4j.wallet.FaultyNetwork.Killed;
import io.github.avalanche4j.wallet.Reservation.NotReservedException;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PublicKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A program of several threads makes equal payments over a faulty network, to nodes that lag and drop transactions. It
 * is killed repeatedly, and knows only what its store has. Each name is one transaction, and money is conserved.
 */
class PaymentsUnderFaultsTest {
    private static final Fault[] FAULTS = Stream.of(Fault.values())
            .filter(fault -> !fault.name().startsWith("KILLED"))
            .toArray(Fault[]::new);

    private final Map<String, Integer> events = Collections.synchronizedMap(new TreeMap<>());

    @Test
    @Timeout(120)
    void thirty_programs() {
        run(30, 1);
        assertThat(events.keySet())
                .contains("killed", "TWICE", "RESPONSE_LOST", "INTERRUPTED_AFTER", "released", "not released", "moved");
    }

    @Test
    @Tag("long")
    void ten_thousand_programs() {
        run(10_000, 2);
    }

    private void run(int programs, long seed) {
        for (int i = 0; i < programs; i++) {
            new Program(seed * 1_000_000 + i).run();
        }
        System.out.println("events in " + programs + " programs: " + events);
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
        private final boolean spendsUnconfirmed;
        private final int strangers; // programs with the same key that do not know the store
        private final Signer[] signers = {signer, new RandomSigner("11".repeat(32))};
        private volatile boolean isCalm;
        private final Process[] processes; // which share the store

        Program(long seed) {
            this.seed = seed;
            clock.randomize(seed);
            this.random = new Random(seed);
            this.percent = random.nextInt(25);
            this.chain = Chain.values()[random.nextInt(3)];
            this.to = chain == Chain.P ? Chain.X : Chain.P;
            this.withMoves = random.nextInt(3) == 0;
            this.threads = 1 + random.nextInt(8);
            this.spendsUnconfirmed = random.nextInt(3) == 0;
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
            private final Wallet wallet = wallet(
                    client,
                    options -> {
                        options.draftLifetime(Duration.ofSeconds(20));
                        if (spendsUnconfirmed) {
                            options.spendUnconfirmedChange();
                        }
                    },
                    signers[random.nextInt(2)]);
            private final Payments payments = wallet.payments(crashes.store(store));
            private final List<TxRequest> requests = new CopyOnWriteArrayList<>();

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
                    Random own = new Random(seed + thread);
                    return thread < threads
                            ? finish(thread, own)
                            : Optional.of(stranger(thread == threads ? THIRD : FOURTH, own));
                });
                assertThat(store.unfinished()).isEmpty();
                if (withMoves) {
                    assertMoved(coins, done.stream().flatMap(Optional::stream).toList());
                } else {
                    assertPaid(
                            chain,
                            coins,
                            done.stream().flatMap(Optional::stream).toList());
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        "program " + seed + " on " + chain + ":\n" + String.join("\n", new ArrayList<>(log)), e);
            } finally {
                Stream.of(processes).forEach(process -> process.client.close());
                close();
            }
        }

        /** Each payment is received once, each move is one export and one import, and no money is lost. */
        private void assertMoved(int coins, List<IssuedTx> paid) {
            ledger.lag(0);
            long moves = IntStream.range(0, threads)
                    .filter(Program::isMove)
                    .mapToObj(Program::name)
                    .distinct()
                    .count();
            assertThat(ledger.accepted())
                    .doesNotHaveDuplicates()
                    .hasSize((int) (paid.size() + 2 * moves))
                    .containsAll(paid.stream().map(tx -> tx.id().toString()).toList());
            assertThat(received(chain)).isEqualTo(AMOUNT.toBigInteger().multiply(BigInteger.valueOf(paid.size())));
            assertThat(received(chain).add(balance(chain)).add(balance(to)).add(ledger.burned()))
                    .isEqualTo(COIN.multiply(BigInteger.valueOf(coins)));
        }

        /** Of four threads two move, under one name. */
        private static boolean isMove(int thread) {
            return thread % 4 < 2;
        }

        private static String name(int thread) {
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

        /** Releases the draft of a request that some thread is about to pay, or pays. */
        private void release(TxRequest any, Random own) {
            if (isCalm || own.nextInt(4) > 0) {
                return;
            }
            TxDraft draft;
            try {
                draft = any.prepare().timeout(Duration.ofSeconds(1)).execute();
            } catch (IllegalStateException e) {
                log.add("not prepared: " + e.getMessage()); // it has a name
                return;
            }
            try {
                draft.release();
                count("released");
            } catch (IllegalStateException e) {
                count("not released");
                log.add("not released: " + e.getMessage()); // it was sent, or the store has it
            }
        }

        private void calm() {
            isCalm = true;
            ledger.lag(0).release();
        }

        /** Pays somebody else from the same coins, without faults of its own: equal payments might be equal bytes. */
        private IssuedTx stranger(PublicKey to, Random own) {
            try (NodeClient client = client(new FaultyNetwork())) {
                TxRequest request = payment(wallet(client, options -> {}, signers[own.nextInt(2)]), chain, to);
                for (int attempt = 0; attempt < 1000; attempt++) {
                    if (attempt > 12) {
                        calm();
                    }
                    boolean isReplacement = request.sentId().isPresent() && own.nextInt(4) == 0;
                    try {
                        Call<IssuedTx> call = isReplacement ? request.replace() : request.issue();
                        return call.timeout(Duration.ofSeconds(4)).execute();
                    } catch (AvalancheException | IllegalStateException e) {
                        log.add("stranger: " + e);
                    }
                }
            }
            throw new AssertionError("a stranger could not pay");
        }

        /** Runs calls until one of them has the result; absent for a move. */
        private Optional<IssuedTx> finish(int thread, Random own) {
            boolean isMove = withMoves && isMove(thread);
            String name = withMoves ? name(thread) : "payment " + thread;
            boolean isOpen = false;
            for (int attempt = 0; attempt < 1000; attempt++) {
                if (attempt > 12) {
                    calm();
                } else {
                    happen(own);
                }
                Process in = current(own);
                boolean isReplacement = isOpen && attempt % 2 == 1;
                try {
                    if (own.nextInt(10) == 0) {
                        Object forgotten = payment(in.wallet, chain)
                                .prepare()
                                .timeout(Duration.ofSeconds(1))
                                .execute();
                        log.add(name + ": forgot " + forgotten);
                    }
                    Call<Optional<IssuedTx>> call = (isMove
                                    ? moved(in, name, isReplacement)
                                    : paid(in, name, isReplacement, own).map(Optional::of))
                            .timeout(Duration.ofMillis(own.nextInt(3) == 0 ? 300 : 4_000));
                    Optional<IssuedTx> done =
                            own.nextInt(4) == 0 ? call.executeAsync().join() : call.execute();
                    boolean unused = Thread.interrupted();
                    count(isMove ? "moved" : isReplacement ? "replaced" : "paid");
                    log.add(name + ": done, " + done);
                    return done;
                } catch (Killed e) {
                    log.add(name + ": killed");
                } catch (RuntimeException e) {
                    boolean unused = Thread.interrupted();
                    Throwable reason = e.getCause() != null && !(e instanceof AvalancheException) ? e.getCause() : e;
                    log.add(name + ": " + reason);
                    requireExpected(reason, in, isReplacement);
                    if (reason instanceof TxUnconfirmedException || reason instanceof TxRefusedException) {
                        isOpen = true;
                        count(reason.getClass().getSimpleName());
                    }
                }
            }
            throw new AssertionError(
                    name + " was not finished; accepted " + ledger.accepted() + ", unfinished " + store.unfinished());
        }

        /** A payment fails by what the world does; only a replacement may find that there is nothing to replace. */
        private static void requireExpected(Throwable failure, Process in, boolean isReplacement) {
            boolean isIrreplaceable = isReplacement
                    && failure instanceof IllegalStateException
                    && !(failure instanceof NotReservedException);
            if (!(failure instanceof AvalancheException || isIrreplaceable || in.crashes.isDead())) {
                throw new AssertionError("no failure that a caller expects", failure);
            }
        }

        private Call<IssuedTx> paid(Process in, String name, boolean isReplacement, Random own) {
            TxRequest request = payment(in.wallet, chain);
            in.requests.add(request);
            release(own.nextBoolean() ? request : in.requests.get(own.nextInt(in.requests.size())), own);
            return isReplacement ? in.payments.replace(name, request) : in.payments.pay(name, request);
        }

        private Call<Optional<IssuedTx>> moved(Process in, String name, boolean isReplacement) {
            CrossChainTransfer move = in.wallet.move(chain, to, AMOUNT);
            return (isReplacement ? in.payments.replace(name, move) : in.payments.complete(name, move))
                    .map(done -> Optional.empty());
        }
    }
}
