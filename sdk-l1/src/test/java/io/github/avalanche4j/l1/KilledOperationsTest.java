package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.Chain;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Response;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Processes that end before or after any request, save or transaction to the L1. The next process does the rest of the
 * operation, which has its effect once.
 */
class KilledOperationsTest {
    private static final String NAME = "operation";

    /** What is done under a name. */
    enum Work {
        CONVERT,
        REGISTER,
        CHANGE_WEIGHT,
        REMOVE,
        EXPIRE,
        TOP_UP,
        TOP_UP_TO,
        DISABLE;

        /** What has happened before; returns the validation of the node that is there. */
        Id begin(World world) {
            Stage stage = switch (this) {
                case CONVERT -> Stage.PLANNED;
                case EXPIRE -> Stage.REQUESTED;
                default -> Stage.DONE;
            };
            L1Operation registration = World.until(stage, world.manager().register(world.newValidator(0, 20, "5")));
            if (this == CONVERT) {
                world.startL1();
            } else if (this == EXPIRE) {
                world.ledger.time(World.NOW.plus(Duration.ofHours(25)));
            }
            return registration.validationId().orElse(Id.EMPTY);
        }

        Call<?> with(Wallet wallet, L1Manager l1, World world, Id id) {
            return switch (this) {
                case CONVERT -> l1.complete(NAME, l1.convert(List.of(NewValidator.of(world.newValidator(1, 10, "1")))));
                case REGISTER -> l1.complete(NAME, l1.register(world.newValidator(1, 10, "3")));
                case CHANGE_WEIGHT -> l1.complete(NAME, l1.changeWeight(id, 30));
                case REMOVE -> l1.complete(NAME, l1.remove(id));
                case EXPIRE -> l1.complete(NAME, l1.expire(World.nodeId(0)));
                case TOP_UP -> wallet.pay(NAME, l1.topUp(id, NAvax.ofAvax("2")));
                case TOP_UP_TO -> wallet.pay(NAME, l1.topUpTo(id, Duration.ofDays(365)));
                case DISABLE -> wallet.pay(NAME, l1.disable(id));
            };
        }
    }

    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** A process that ends at an event, counted from 0. */
    private static final class Process implements AutoCloseable {
        private final World world;
        private final PaymentStore store;
        private final long end;
        private final OkHttpClient http =
                new OkHttpClient.Builder().addInterceptor(this::intercept).build();
        private final NodeClient node;
        private long events;

        Process(World world, PaymentStore store, long end) {
            this.world = world;
            this.store = store;
            this.end = end;
            this.node = world.clock.node(
                    world.fake.url(), options -> options.httpClient(http).retries(0));
        }

        /** Nothing of a process goes on after its end. */
        private void live() {
            if (events++ >= end) {
                throw new Killed();
            }
        }

        private Response intercept(Interceptor.Chain chain) throws IOException {
            live();
            Response response = chain.proceed(chain.request());
            if (events++ >= end) {
                response.close();
                throw new Killed();
            }
            return response;
        }

        private CompletionStage<EvmHash> send(EvmCall call) {
            live();
            CompletionStage<EvmHash> hash = world.send(call);
            live();
            return hash;
        }

        /** Does the work; false if the process has ended before. */
        boolean complete(Work work, Id id) {
            PaymentStore watched = new WatchedStore(store, this::live, saved -> live());
            Wallet wallet = Wallet.of(node, options -> options.store(watched), world.signer);
            L1Manager l1 = world.manager(node, wallet, this::send);
            try {
                work.with(wallet, l1, world, id).execute();
                assertThat(wallet.balance(Chain.P).execute().reserved()).isEqualTo(NAvax.ZERO);
                return true;
            } catch (RuntimeException e) {
                assertThat(e).hasStackTraceContaining(Killed.class.getName());
                return false;
            }
        }

        @Override
        public void close() {
            node.close();
            http.dispatcher().executorService().shutdown();
            http.connectionPool().evictAll();
        }
    }

    /** What the work has done: transactions to the P-Chain and to the L1, validators and money. */
    private static List<Object> effect(World world, PaymentStore store) {
        assertThat(store.unfinished()).isEmpty();
        assertThat(world.l1.weightsInManager()).isEqualTo(world.l1.weightsOnPChain());
        assertThat(world.money()).isEqualTo(World.FUNDS);
        return List.of(
                world.ledger.accepted().size(),
                world.sent,
                world.l1.weightsInManager().values().stream().sorted().toList(),
                world.l1.balances());
    }

    private static void kill(Work work, int step) {
        List<Object> expected = List.of();
        boolean isKilled = true;
        for (long end = Long.MAX_VALUE; isKilled; end = end == Long.MAX_VALUE ? step / 2 : end + step) {
            PaymentStore store = PaymentStore.inMemory();
            try (World world = new World()) {
                Id id = work.begin(world);
                try (Process first = new Process(world, store, end);
                        Process second = new Process(world, store, Long.MAX_VALUE)) {
                    isKilled = !first.complete(work, id);
                    assertThat(second.complete(work, id)).isTrue();
                }
                List<Object> effect = effect(world, store);
                if (end == Long.MAX_VALUE) {
                    expected = effect;
                    isKilled = true;
                }
                assertThat(effect).as("%s, killed at event %s", work, end).isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_operation_whose_process_ends_at_some_event_is_finished_by_the_next_one(Work work) {
        kill(work, 23);
    }

    @Tag("long")
    @ParameterizedTest
    @EnumSource
    void an_operation_whose_process_ends_at_any_event_is_finished_by_the_next_one(Work work) {
        kill(work, 1);
    }
}
