package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.ManagerContract.Kind;
import io.github.avalanche4j.wallet.PaymentStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The registration of validators, over fakes that decide by rules of their own. */
class RegistrationTest extends WorldTestBase {
    @Test
    void a_registration_ends_with_l1_and_p_chain_in_agreement() {
        List<String> states = new ArrayList<>();

        PaymentStore watched = new WatchedStore(world.store, () -> {}, saved -> {
            if (saved.name().equals("validator-1")) {
                states.add(saved.state());
            }
        });

        L1Operation done = world.manager(watched)
                .complete("validator-1", world.manager().register(world.newValidator(0, 20, "5")))
                .execute();

        assertThat(done.stage()).isEqualTo(Stage.DONE);
        String id = done.validationId().orElseThrow().toString();
        assertThat(world.l1.weightsOnPChain()).containsEntry(id, 20L);
        assertThat(states.stream().map(state -> state.split(" ")[4]))
                .containsExactly("REQUESTING", "REQUESTED", "ACCEPTED", "COMPLETING", "DONE");
        assertThat(world.l1.balances()).isEqualTo(5_000_000_000L);
        agrees();
        assertThat(world.sent).isEqualTo(2);
    }

    @Test
    void a_process_that_dies_after_each_step_continues_and_pays_once() {
        finishKilled(world.manager().register(world.newValidator(0, 20, "5")));

        assertThat(world.ledger.accepted()).hasSize(1);
        assertThat(world.sent).isEqualTo(2);
        assertThat(world.l1.weightsInManager()).hasSize(5);
        agrees();
    }

    @Test
    void a_validator_stakes_the_native_token_or_an_erc20_token() {
        int place = 0;
        for (Kind kind : List.of(Kind.NATIVE_STAKE, Kind.ERC20_STAKE)) {
            StakeTerms terms =
                    new StakeTerms(World.stake(7, Duration.ZERO).amount(), Duration.ofDays(1), 100, World.OWNER);
            L1Operation done = finish(world.manager(kind).register(world.staker(place++, 7, terms)));

            assertThat(world.l1.weightsInManager())
                    .containsEntry(done.validationId().map(Id::toString).orElseThrow(), 7L);
        }
    }

    @Test
    void another_party_can_send_the_transactions_to_the_l1() {
        L1Manager l1 = world.withoutSender(world.contract());
        L1Operation registration = l1.register(world.newValidator(0, 20, "5"));
        Call<L1Operation> call = l1.complete("validator-1", registration);
        for (int i = 0; i < 2; i++) {
            fails(call, Reason.NO_SENDER, "validator-1", "send transaction() of L1Manager.operation(name)");
            world.send(l1.operation("validator-1").orElseThrow().transaction().orElseThrow()); // as with web3j
        }
        assertThat(call.execute().isDone()).isTrue();

        assertThat(world.l1.weightsInManager()).hasSize(5);
        agrees();
    }
}
