package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.math.BigInteger;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Threads of two processes complete operations and payments of one store, with one key. Transactions are refused,
 * dropped and delayed, responses and saves are lost, and processes die. Each name has its effect once.
 */
class OperationsUnderFaultsTest {
    private static final int THREADS = 3;
    private static final int CALLS = 8;
    private static final List<String> NAMES =
            List.of("top-up 1", "top-up 2", "weight", "register", "remove", "move", "pay 1", "pay 2");
    private static final Bech32Address OTHER =
            PrivateKey.parse("22".repeat(32)).publicKey().address("P", Network.LOCAL);
    private static final Bech32Address MOVED =
            PrivateKey.parse("11".repeat(32)).publicKey().address("X", Network.LOCAL);
    private static final BigInteger BALANCES = BigInteger.valueOf(5_000_000_000L + 3_000_000_000L + 2_000_000_011L);

    @Test
    @Timeout(120)
    void five_programs() {
        run(5, 1);
    }

    @Test
    @Tag("long")
    void five_hundred_programs() {
        run(500, 2);
    }

    private static void run(int programs, long seed) {
        for (int i = 0; i < programs; i++) {
            try (World world = new World()) {
                new Program(world, seed * 1_000_000 + i).run();
            }
        }
    }

    private static final class Program {
        private final World world;
        private final long seed;
        private final PaymentStore store = PaymentStore.inMemory();
        private final AtomicReferenceArray<Process> processes = new AtomicReferenceArray<>(2);
        private final Id id;
        private final Id leaving;
        private final BigInteger money;
        private final Queue<RuntimeException> unexpected = new ConcurrentLinkedQueue<>();
        private final Queue<String> failures = new ConcurrentLinkedQueue<>(); // failures of the end
        private volatile boolean isCalm;

        Program(World world, long seed) {
            this.world = world;
            this.seed = seed;
            this.id = registered(0, 20, "5");
            this.leaving = registered(2, 10, "2");
            for (int i = new Random(seed).nextInt(4); i > 0; i--) {
                world.ledger.fund(world.ours.toString(), 20_000_000_000L);
            }
            this.money = world.money();
        }

        private Id registered(int place, long weight, String balance) {
            return World.until(Stage.DONE, world.manager().register(world.newValidator(place, weight, balance)))
                    .validationId()
                    .orElseThrow();
        }

        /** What dies at once. */
        private final class Process {
            private final Wallet wallet;
            private final L1Manager l1;

            Process(long seed) {
                Random random = new Random(seed);
                PaymentStore watched = new WatchedStore(store, () -> mayBeDown(random), saved -> mayBeDown(random));
                wallet = Wallet.of(world.node, options -> options.store(watched), world.signer);
                l1 = world.manager(world.node, wallet, call -> sent(call, random));
            }

            /** A key service that is down before it has sent a transaction, or after that. */
            private CompletionStage<EvmHash> sent(EvmCall call, Random random) {
                int dice = isCalm ? -1 : random.nextInt(10);
                if (dice == 0) {
                    return CompletableFuture.failedStage(new DownException());
                }
                CompletionStage<EvmHash> hash = world.send(call);
                return dice == 1 ? CompletableFuture.failedStage(new DownException()) : hash;
            }

            /** Does the work of a name. */
            void work(String name) {
                Call<?> work = switch (name) {
                    case "top-up 1" -> wallet.pay(name, l1.topUp(id, NAvax.of(1_000_000_001L)));
                    case "top-up 2" -> wallet.pay(name, l1.topUp(id, NAvax.of(1_000_000_010L)));
                    case "weight" -> l1.complete(name, l1.changeWeight(id, 25));
                    case "remove" -> l1.complete(name, l1.remove(leaving));
                    case "register" -> l1.complete(name, l1.register(world.newValidator(1, 10, "3")));
                    case "move" -> wallet.move(name, Chain.P, Chain.X, NAvax.ofAvax("0.7"));
                    default ->
                        wallet.pay(
                                name,
                                wallet.p().transfer(NAvax.of(name.endsWith("1") ? 500_000_001 : 500_000_002), OTHER));
                };
                work.execute();
            }
        }

        /** The store or the key service is down, before or after it has done its work. */
        private static final class DownException extends RuntimeException {
            private static final long serialVersionUID = 1;
        }

        private void mayBeDown(Random random) {
            if (!isCalm && random.nextInt(20) == 0) {
                throw new DownException();
            }
        }

        private void disturb(Random random) {
            switch (random.nextInt(15)) {
                case 0 -> world.ledger.loseNextResponse();
                case 1 -> world.ledger.refuseNext("insufficient unlocked funds: needs 5 more AVAX");
                case 2 -> world.ledger.dropNext("the mempool was full", 1 + random.nextInt(30));
                case 3 -> world.ledger.hold();
                case 4 -> world.ledger.gasPrice(5);
                case 5 -> world.fake.on("platform.issueTx").respondStatus(503, "text/plain", "busy");
                case 6 ->
                    world.fake.on("eth_getTransactionReceipt").respond("null").times(2);
                case 7 -> world.l1.hold();
                case 8 -> world.l1.release();
                default -> world.ledger.gasPrice(1).release();
            }
        }

        /** One thread, which repeats nothing. */
        private void thread(long ownSeed) {
            Random random = new Random(ownSeed);
            for (int i = 0; i < CALLS; i++) {
                int process = random.nextInt(processes.length());
                if (random.nextInt(8) == 0) {
                    processes.set(process, new Process(random.nextLong()));
                }
                disturb(random);
                attempt(processes.get(process), NAMES.get(random.nextInt(NAMES.size())));
            }
        }

        /** Whether a name is done; a failure is one that the library documents, or that of the store. */
        private boolean attempt(Process process, String name) {
            try {
                process.work(name);
                return true;
            } catch (AvalancheException | DownException e) {
                if (isCalm) {
                    failures.add(name + ": " + e);
                }
                return false;
            } catch (RuntimeException e) {
                unexpected.add(e);
                return false;
            }
        }

        void run() {
            for (int i = 0; i < processes.length(); i++) {
                processes.set(i, new Process(seed + i));
            }
            List<Thread> threads = IntStream.range(0, THREADS)
                    .mapToObj(i -> new Thread(() -> thread(seed * 31 + i)))
                    .toList();
            threads.forEach(Thread::start);
            threads.forEach(Program::join);
            assertThat(unexpected).as("failures in program " + seed).isEmpty();
            isCalm = true;
            world.ledger.gasPrice(1).release();
            world.l1.release();
            Process last = finished();
            assertThat(store.unfinished())
                    .as("unfinished in program " + seed + " after " + failures + " accepted " + world.ledger.accepted())
                    .isEmpty();
            assertThat(world.l1.balances()).as("balances in program " + seed).isEqualTo(BALANCES);
            assertThat(world.ledger.accepted())
                    .as("accepted in program " + seed)
                    .hasSize(3 + NAMES.size()); // two registrations before, and a move has two
            assertThat(world.l1.weightsInManager())
                    .as("weights in program " + seed)
                    .isEqualTo(world.l1.weightsOnPChain())
                    .containsEntry(id.toString(), 25L)
                    .doesNotContainKey(leaving.toString());
            assertThat(world.money()
                            .add(world.ledger.balance(OTHER.toString()))
                            .add(world.ledger.balance(MOVED.toString())))
                    .as("money in program " + seed)
                    .isEqualTo(money);
            assertThat(last.wallet.balance(Chain.P).execute().reserved())
                    .as("reserved in program " + seed)
                    .isEqualTo(NAvax.ZERO);
        }

        /** The last process, after it has done what was left. */
        private Process finished() {
            Process last = new Process(seed);
            for (int i = 0; i < 5; i++) {
                Process now = last;
                if (NAMES.stream().filter(name -> !attempt(now, name)).toList().isEmpty()) {
                    return last;
                }
                last = new Process(seed);
            }
            return last;
        }

        private static void join(Thread thread) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
