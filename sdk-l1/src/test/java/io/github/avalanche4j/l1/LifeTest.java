package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.l1.ManagerContract.Kind;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Three validators live their whole lives at once, by names only, while steps fail or run twice, responses are lost, and
 * processes die before or after they save. Money is conserved, nothing is paid twice, and L1 and P-Chain agree at the end.
 */
class LifeTest {
    private static final List<String> METHODS = List.of(
            "eth_call",
            "eth_getLogs",
            "eth_estimateGas",
            "eth_blockNumber",
            "eth_getTransactionReceipt",
            "eth_getTransactionCount",
            "info.getNetworkID",
            "platform.getL1Validator",
            "platform.getSubnet",
            "platform.getTxStatus",
            "platform.getTimestamp",
            "platform.getUTXOs",
            "platform.getFeeState");
    private static final int MOST_STEPS = 3000; // of a run with many faults; 150 are usual

    @Test
    void three_validators_live_through_failures() {
        for (int seed = 0; seed < 3; seed++) {
            new Run(seed).live();
        }
    }

    @Test
    @Tag("long")
    void three_validators_live_through_five_hundred_kinds_of_failures() {
        // each run has its own world, so runs can be parallel
        LongStream.range(0, 500).parallel().forEach(seed -> new Run(seed).live());
    }

    /** One validator, which begins its next operation when the last one is done. */
    private static final class Life {
        private final int place;
        private int operations;
        private Optional<Id> id = Optional.empty();

        Life(int place) {
            this.place = place;
        }
    }

    private static final class Run {
        private final long seed;
        private final Random random;
        private final World world = new World();
        private final Kind kind;
        private final PaymentStore store = PaymentStore.inMemory();

        Run(long seed) {
            this.seed = seed;
            this.random = new Random(seed);
            this.kind = Kind.values()[random.nextInt(Kind.values().length)];
        }

        void live() {
            List<Life> lives = List.of(new Life(0), new Life(1), new Life(2));
            try (world) {
                int steps = 0;
                while (lives.stream().anyMatch(life -> !isOver(life))) {
                    assertThat(++steps).as("steps of run %s", seed).isLessThan(MOST_STEPS);
                    Life life = lives.get(random.nextInt(lives.size()));
                    if (!isOver(life)) {
                        step(life);
                        assertThat(world.money()).as("money in run %s", seed).isEqualTo(World.FUNDS);
                    }
                }
                assertThat(store.unfinished()).as("names in run %s", seed).isEmpty();
                assertThat(world.l1.weightsInManager())
                        .as("weights in run %s", seed)
                        .isEqualTo(world.l1.weightsOnPChain())
                        .hasSize(4 + 2)
                        .containsEntry(lives.get(0).id.orElseThrow().toString(), 30L)
                        .containsEntry(lives.get(1).id.orElseThrow().toString(), 31L);
                // each validator that stays has 5 AVAX, and 2 more later
                assertThat(world.l1.balances()).as("balances in run %s", seed).isEqualTo(14_000_000_000L);
            }
        }

        /** The third one is removed at last. */
        private boolean isOver(Life life) {
            return life.operations == (life.place == 2 ? 4 : 3);
        }

        private CompletableFuture<EvmHash> send(EvmCall call) {
            return switch (random.nextInt(8)) {
                case 0 -> CompletableFuture.failedFuture(new IllegalStateException("not sent"));
                case 1 ->
                    world.send(call).thenApply(sent -> {
                        throw new IllegalStateException("sent, and the response was lost");
                    });
                case 2 -> {
                    world.send(call);
                    yield world.send(call); // twice: the second one changes nothing or is reverted
                }
                default -> world.send(call);
            };
        }

        /** A store whose process dies at some saves, or right after them. */
        private PaymentStore dying() {
            return new PaymentStore() {
                @Override
                public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
                    int fate = random.nextInt(12);
                    if (fate == 0) {
                        throw new IllegalStateException("the process died before it saved");
                    }
                    boolean isSaved = store.save(before, after);
                    if (fate == 1) {
                        throw new IllegalStateException("the process died after it had saved");
                    }
                    return isSaved;
                }

                @Override
                public Optional<PaymentRecord> load(String name) {
                    return store.load(name);
                }

                @Override
                public List<PaymentRecord> unfinished() {
                    return store.unfinished();
                }
            };
        }

        private void step(Life life) {
            world.ledger.gasPrice(1 + random.nextInt(4));
            world.validators.offline(random.nextInt(12) == 0 ? List.of(0, 1) : List.of(random.nextInt(4)));
            if (random.nextInt(4) == 0) {
                world.fake.on(METHODS.get(random.nextInt(METHODS.size()))).disconnect();
            } else if (random.nextInt(4) == 0) {
                world.ledger.loseNextResponse();
            }
            try {
                Optional<Id> id = completed(life)
                        .timeout(Duration.ofSeconds(1 + random.nextInt(60)))
                        .execute();
                life.id = id.or(() -> life.id);
                life.operations++;
            } catch (AvalancheException e) {
                // a later step goes on
            } catch (IllegalStateException e) {
                assertThat(e.getMessage()).containsAnyOf("sent", "the process died");
            }
        }

        /** The operation of a name, in a new process that knows the store only; the validation that it registered. */
        private Call<Optional<Id>> completed(Life life) {
            Wallet wallet = Wallet.of(world.node, options -> options.store(dying()), world.signer);
            L1Manager l1 = world.manager(wallet, world.contract(kind), this::send);
            String name = life.place + "/" + life.operations;
            if (life.operations == 1) {
                return wallet.pay(name, l1.topUp(life.id.orElseThrow(), NAvax.ofAvax("2")))
                        .map(paid -> life.id);
            }
            L1Operation operation = switch (life.operations) {
                case 0 ->
                    l1.register(v -> {
                        world.newValidator(life.place, 20, "5").accept(v);
                        if (kind != Kind.PROOF_OF_AUTHORITY) {
                            v.stake(World.stake(20, Duration.ZERO));
                        }
                    });
                case 2 -> l1.changeWeight(life.id.orElseThrow(), 30 + life.place);
                default ->
                    kind == Kind.PROOF_OF_AUTHORITY
                            ? l1.remove(life.id.orElseThrow())
                            : l1.remove(life.id.orElseThrow(), Removal::forced);
            };
            return l1.complete(name, operation).map(L1Operation::validationId);
        }
    }
}
