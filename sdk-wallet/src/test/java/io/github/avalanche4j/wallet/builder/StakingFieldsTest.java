package io.github.avalanche4j.wallet.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.OutputOwners;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Validators and delegations are described field by field, and checked before a node is asked. */
class StakingFieldsTest {
    private static final NodeId NODE = NodeId.of(Bytes.fromHex("05".repeat(20)));
    private static final NodePop PROOF = Json.read(
            NodePop.class,
            "{\"publicKey\":\"0x" + "0a".repeat(48) + "\",\"proofOfPossession\":\"0x" + "0b".repeat(96) + "\"}");
    private static final Instant END = Instant.parse("2027-01-01T00:00:00Z");
    private static final NAvax STAKE = NAvax.ofAvax("2000");
    private static final NetworkIds IDS = new NetworkIds(Network.LOCAL, Id.EMPTY, Id.EMPTY, Id.EMPTY);
    private static final Bech32Address A = address(1);
    private static final Bech32Address B = address(2);

    private static Bech32Address address(int number) {
        return Bech32Address.of("P", Network.LOCAL, Bytes.fromHex(String.format("%040x", number)));
    }

    private static OutputOwners owner(long threshold, Bech32Address... addresses) {
        return new OutputOwners(Instant.EPOCH, threshold, List.of(addresses));
    }

    static Stream<Arguments> incomplete() {
        return Stream.of(
                incomplete("node, end, stake, rewardsOwner", () -> Delegation.of(d -> {})),
                incomplete(
                        "end, rewardsOwner",
                        () -> Delegation.of(d -> d.node(NODE).stake(STAKE))),
                incomplete("node, end, stake, rewardsOwner, delegationShares", () -> Validation.of(v -> {})),
                incomplete("node, end, weight", () -> Validation.ofSubnet(v -> {})),
                incomplete(
                        "node, stake, rewardsOwner, validatorAuthority, delegationShares, autoCompoundRewardShares,"
                                + " period",
                        () -> AutoRenewedValidation.of(v -> {})));
    }

    private static Arguments incomplete(String fields, ThrowingCallable description) {
        return Arguments.of(fields, description);
    }

    @ParameterizedTest
    @MethodSource("incomplete")
    void all_missing_fields_are_named_at_once(String fields, ThrowingCallable description) {
        assertThatThrownBy(description)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessage(fields + " must be set, but is empty; nothing was sent");
    }

    @Test
    void fractions_of_a_second_are_cut_off_because_the_wire_has_none() {
        Instant now = END.minusSeconds(9);
        Delegation delegation = Delegation.of(d -> d.node(NODE)
                .start(now.plusNanos(123_456_789))
                .end(END.plusMillis(999))
                .stake(STAKE)
                .rewardsOwner(A));

        assertThat(delegation.fields().validator()).isEqualTo(new TxValidator(NODE, now, END, STAKE.amount()));
        assertThat(Validation.ofSubnet(v -> v.node(NODE).end(END.plusNanos(1)).weight(7))
                        .end())
                .isEqualTo(END);
    }

    @Test
    void what_is_not_set_has_its_default() {
        StakingFields validation = Validation.of(v -> v.node(NODE, PROOF)
                        .end(END)
                        .stake(STAKE)
                        .rewardsOwner(B, A)
                        .delegationShares(20_000))
                .fields();

        assertThat(validation.validator()).isEqualTo(new TxValidator(NODE, Instant.EPOCH, END, STAKE.amount()));
        assertThat(validation.subnetId()).isEqualTo(Id.EMPTY);
        assertThat(validation.assetId(IDS)).isEqualTo(IDS.avaxAssetId());
        assertThat(validation.signer()).contains(new ValidatorPop(PROOF.publicKey(), PROOF.proofOfPossession()));
        assertThat(validation.rewardsOwner())
                .isEqualTo(validation.delegationRewardsOwner())
                .as("all addresses sign")
                .isEqualTo(owner(2, A, B));
    }

    @Test
    void a_field_that_breaks_a_rule_is_refused_where_it_is_set() {
        Bech32Address onX = Bech32Address.of("X", Network.LOCAL, A.bytes());
        refused("rewardsOwner.addresses", () -> Delegation.of(d -> d.rewardsOwner(onX)));
        refused("validatorAuthority.addresses", () -> AutoRenewedValidation.of(v -> v.validatorAuthority(onX)));
        refused("rewardsOwner", () -> Delegation.of(d -> d.rewardsOwner()));
        refused("stake", () -> Delegation.of(d -> d.stake(NAvax.ZERO)));
        refused("weight", () -> Validation.ofSubnet(v -> v.weight(0)));
        refused("delegationShares", () -> Validation.of(v -> v.delegationShares(1_000_001)));
        refused("period", () -> AutoRenewedValidation.of(v -> v.period(Duration.ofMillis(1500))));
    }

    private static void refused(String argument, ThrowingCallable description) {
        assertThatThrownBy(description)
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        e -> assertThat(e.argument()).isEqualTo(argument));
    }

    /** AvalancheGo genesis/genesis_{mainnet,fuji}.go: the least of MinStakeDuration and HeliconMinStakeDuration. */
    @ParameterizedTest
    @CsvSource({"mainnet,336,48", "fuji,24,12", "local,0,0"})
    void a_stake_is_accepted_until_no_upgrade_allows_the_rest_of_its_period(
            Network network, int leastDelegation, int leastValidation) {
        TxValidator validator = new TxValidator(NODE, Instant.EPOCH, END, STAKE.amount());
        BaseTx base = new BaseTx(network, Id.EMPTY, List.of(), List.of(), Bytes.of(new byte[0]));
        OutputOwners nobody = owner(0);
        Id subnet = Id.of(Bytes.fromHex("01".repeat(32)));

        assertThat(expiry(new AddPermissionlessDelegatorTx(base, validator, Id.EMPTY, List.of(), nobody)))
                .contains(END.minus(Duration.ofHours(leastDelegation)));
        assertThat(expiry(new AddPermissionlessDelegatorTx(base, validator, subnet, List.of(), nobody)))
                .contains(END);
        assertThat(expiry(new AddPermissionlessValidatorTx(
                        base, validator, Id.EMPTY, Optional.empty(), List.of(), nobody, nobody, 20_000)))
                .contains(END.minus(Duration.ofHours(leastValidation)));
        assertThat(expiry(new AddSubnetValidatorTx(base, validator, subnet, List.of())))
                .contains(END);
        assertThat(expiry(base)).isEmpty();
    }

    private static Optional<Instant> expiry(UnsignedTx tx) {
        SpentOutputs none = new SpentOutputs(Chain.P, List.of(), Optional.empty());
        return BuiltTx.of(tx, none, NAvax.ZERO).expiry();
    }
}
