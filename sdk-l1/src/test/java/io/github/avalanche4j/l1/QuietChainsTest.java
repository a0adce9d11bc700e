package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.ManagerContract.Kind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A chain's time is that of its last block, and its first epoch has P-Chain height 0 (wire/wallet.md section 6). */
class QuietChainsTest extends WorldTestBase {
    private L1Operation conversion() {
        world.startL1();
        return world.manager().convert(List.of(NewValidator.of(world.newValidator(0, 10, "1"))));
    }

    @Test
    void a_conversion_makes_the_first_block_of_the_l1_with_a_plain_transaction() {
        finish(conversion());

        assertThat(world.sent).isEqualTo(2); // the plain transaction, and the first message
        assertThat(world.l1.weightsInManager().values()).containsExactly(10L);
        assertThat(world.l1.weightsInManager()).isEqualTo(world.l1.weightsOnPChain());
    }

    @Test
    void a_conversion_without_a_sender_says_which_transaction_is_missing() {
        L1Operation accepted = World.until(Stage.ACCEPTED, conversion());
        L1Manager reading = world.withoutSender(world.contract());

        fails(
                World.with(reading, accepted),
                Reason.PENDING,
                "chain " + world.l1.chainId() + " verifies messages at a P-Chain height where it has no validators",
                "send it any transaction");
        world.l1.chain().appendBlock();
        assertThat(World.next(World.with(reading, accepted)).execute().stage()).isEqualTo(Stage.COMPLETING);
    }

    @Test
    void a_conversion_does_not_send_a_plain_transaction_twice() {
        L1Operation accepted = World.until(Stage.ACCEPTED, conversion());
        world.l1.hold(); // the plain transaction stays in the pool
        fails(World.with(world.manager(), accepted), Reason.PENDING);
        assertThat(world.sent).isEqualTo(1);
        fails(World.with(world.manager(), accepted), Reason.PENDING, "transactions that are in no block yet");

        world.l1.release();
        World.next(World.with(world.manager(), accepted)).execute();

        assertThat(world.sent).isEqualTo(1);
    }

    /** A block within the first epoch does not begin another one. */
    @Test
    void a_conversion_sends_its_plain_transaction_after_the_first_epoch() {
        long start = World.NOW.minusSeconds(10).getEpochSecond();
        world.fake
                .on("proposervm.getCurrentEpoch")
                .respond("{\"number\":\"1\",\"startTime\":\"" + start + "\",\"pChainHeight\":\"0\"}")
                .times(4); // twice in each run
        L1Operation accepted = World.until(Stage.ACCEPTED, conversion());
        Instant end = World.NOW.plusSeconds(20); // the node's epochs last 30 s
        fails(
                World.next(World.with(world.manager(), accepted)).timeout(Duration.ofSeconds(5)),
                Reason.PENDING,
                "ends at " + end);
        assertThat(world.sent).isZero();
        world.now = end;

        World.next(World.with(world.manager(), accepted)).execute();

        assertThat(world.sent).isEqualTo(1);
    }

    /** As on a node whose subnet had no validators yet when its chain was created, and made blocks before the conversion. */
    @Test
    void a_conversion_makes_a_block_after_an_epoch_at_whose_height_the_l1_has_no_validators() {
        world.fake
                .on("proposervm.getCurrentEpoch")
                .respond("{\"number\":\"2\",\"startTime\":\"1790000000\",\"pChainHeight\":\"2\"}")
                .times(2);
        world.fake.on("platform.getValidatorsAt").respond("{}");

        finish(conversion());

        assertThat(world.sent).isEqualTo(2); // the plain transaction, and the first message
        assertThat(world.l1.weightsInManager()).isEqualTo(world.l1.weightsOnPChain());
    }

    private void lastBlockOfPChain(Instant time) {
        world.fake.on("platform.getTimestamp").respond("{\"timestamp\":\"" + time + "\"}");
    }

    /** l1 28: the P-Chain's last block is older than the L1's, so the expiry is more than 24 hours after it. */
    @Test
    void a_registration_is_not_delayed_by_the_last_block_of_a_quiet_p_chain() {
        L1Operation requested = at(Stage.REQUESTED);
        lastBlockOfPChain(World.NOW.minus(Duration.ofHours(30)));

        assertThat(World.next(requested).execute().stage()).isEqualTo(Stage.ACCEPTED);

        assertThat(world.fake.receivedCount("platform.getTimestamp")).isEqualTo(2); // the wallet's, too
    }

    @Test
    void a_registration_waits_until_the_p_chain_accepts_its_expiry() {
        L1Operation requested = at(Stage.REQUESTED);
        world.now = World.NOW.minus(Duration.ofHours(2)); // the program's clock is late
        lastBlockOfPChain(World.NOW.minus(Duration.ofHours(2)));
        lastBlockOfPChain(World.NOW.minusSeconds(1));

        finish(requested);

        assertThat(world.ledger.accepted()).hasSize(1);
    }

    @Test
    void a_stake_whose_shortest_time_has_passed_since_the_last_block_is_removed() {
        L1Manager l1 = world.manager(Kind.NATIVE_STAKE);
        L1Operation registered = finish(l1.register(world.staker(0, 1, World.stake(1, Duration.ofDays(1)))));
        L1Operation removal = l1.remove(registered.validationId().orElseThrow(), Removal::forced);
        fails(World.complete(removal), Reason.REVERTED, "MinStakeDurationNotPassed(uint64)");
        world.now = World.NOW.plus(Duration.ofDays(2));
        world.ledger.time(world.now);

        finish(removal);
    }

    @Test
    void a_node_without_block_overrides_reports_the_refusal_of_the_last_block() {
        L1Operation requesting = at(Stage.REQUESTING);
        world.fake.on("eth_estimateGas").respondError(3, "execution reverted", "\"0x6b2f19e9\"");
        world.fake.on("eth_call").respondError(-32602, "too many arguments, want at most 3");

        fails(requesting, Reason.REVERTED, "InvalidWarpMessage()");
    }
}
