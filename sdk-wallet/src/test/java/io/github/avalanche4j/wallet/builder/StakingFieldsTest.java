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
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessValidatorTx;
import io.github.avalanche4j.node.tx.platform.AddSubnetValidatorTx;
import io.github.avalanche4j.node.tx.platform.TxValidator;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
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
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
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

    @Test
    @SuppressWarnings("NullAway") // on purpose
    void null_is_refused_by_its_name_and_never_unsets_a_field() {
        Map<ThrowingCallable, String> descriptions = Map.of(
                () -> Delegation.of(null), "description",
                () -> Delegation.of(d -> d.node(null)), "nodeId",
                () -> Delegation.of(d -> d.stake(STAKE).stake(null)), "stake",
                () -> Delegation.of(d -> d.subnet(Id.EMPTY, null, UInt64.of(1))), "assetId",
                () -> Delegation.of(d -> d.rewardsOwner(A, null)), "rewardsOwner[1]",
                () -> Validation.of(v -> v.node(NODE, null)), "proof",
                () -> Validation.of(v -> v.delegationRewardsOwner(null)), "owner");
        descriptions.forEach((description, name) -> assertThatThrownBy(description)
                .isInstanceOf(NullPointerException.class)
                .hasMessage(name));
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

    private static PChainBuilder builder(Network network) {
        NetworkIds ids = new NetworkIds(network, RefusalsTest.AVAX, Id.EMPTY, Id.EMPTY);
        List<UInt64> weights = List.of(UInt64.of(1), UInt64.of(1000), UInt64.of(1000), UInt64.of(4));
        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(Bech32Address.of("P", network, A.bytes())));
        Utxo utxo = new Utxo(
                UtxoId.of(RefusalsTest.id(9), 0), RefusalsTest.AVAX, TransferOutput.of(NAvax.ofAvax("4000000"), owner));
        Funds funds = Funds.of(List.of(utxo), owner.addresses(), START);
        return new PChainBuilder(ids, new PChainPrices(weights, NAvax.of(1), UInt64.MAX), funds);
    }

    private static Bech32Address on(Network network) {
        return Bech32Address.of("P", network, A.bytes());
    }

    private static BuiltTx validator(Network network, Duration length, String avax) {
        return builder(network)
                .addValidator(Validation.of(v -> v.node(NODE, PROOF)
                        .end(START.plus(length))
                        .stake(NAvax.ofAvax(avax))
                        .rewardsOwner(on(network))
                        .delegationShares(20_000)));
    }

    private static BuiltTx delegator(Network network, Duration length, String avax) {
        return builder(network)
                .addDelegator(Delegation.of(d -> d.node(NODE)
                        .end(START.plus(length))
                        .stake(NAvax.ofAvax(avax))
                        .rewardsOwner(on(network))));
    }

    private static BuiltTx renewed(Network network, Duration period, String avax) {
        return builder(network)
                .addAutoRenewedValidator(AutoRenewedValidation.of(v -> v.node(NODE, PROOF)
                        .stake(NAvax.ofAvax(avax))
                        .period(period)
                        .rewardsOwner(on(network))
                        .validatorAuthority(on(network))
                        .delegationShares(20_000)
                        .autoCompoundRewardShares(0)));
    }

    private static BuiltTx config(Network network, Duration period) {
        OutputOwners owner = new OutputOwners(Instant.EPOCH, 1, List.of(on(network)));
        return builder(network).setAutoRenewedValidatorConfig(RefusalsTest.id(5), owner, 0, period);
    }

    /**
     * AvalancheGo genesis/genesis_{mainnet,fuji,local}.go, and vms/platformvm/txs/executor/staker_tx_verification.go; 23,
     * 12 and 2 hours were committed on a local network (helicon-november/helicon-staking).
     */
    @ParameterizedTest
    @CsvSource({"mainnet,48,336,2000,25", "fuji,12,24,1,1", "local,1,24,2000,25"})
    void a_stake_has_the_limits_of_its_network(
            Network network, int leastValidation, int leastDelegation, String validation, String delegation) {
        Duration year = Duration.ofDays(365);
        String most = "3000000";
        for (Duration length : List.of(Duration.ofHours(leastValidation), year)) {
            for (String stake : List.of(validation, most)) {
                assertThat(validator(network, length, stake)).isNotNull();
                assertThat(renewed(network, length, stake)).isNotNull();
            }
            assertThat(config(network, length)).isNotNull();
        }
        assertThat(config(network, Duration.ZERO)).as("ends it").isNotNull();
        assertThat(delegator(network, Duration.ofHours(leastDelegation), delegation))
                .isNotNull();
        assertThat(delegator(network, year, delegation)).isNotNull();

        Duration isShort = Duration.ofHours(leastValidation).minusSeconds(1);
        refused("end", () -> validator(network, isShort, validation));
        refused("period", () -> renewed(network, isShort, validation));
        refused("period", () -> renewed(network, Duration.ZERO, validation));
        refused("period", () -> config(network, isShort));
        refused(
                "end",
                () -> delegator(network, Duration.ofHours(leastDelegation).minusSeconds(1), delegation));
        refused("end", () -> validator(network, year.plusHours(1), validation));
        refused("period", () -> renewed(network, year.plusSeconds(1), validation));
        refused("stake", () -> validator(network, year, most + ".000000001"));
        refused("stake", () -> renewed(network, year, most + ".000000001"));
    }

    /** A node compares with its own clock (AvalancheGo vms/platformvm/state NextBlockTime). */
    @Test
    void a_stake_of_a_year_from_now_is_not_refused_because_the_last_block_is_some_minutes_old() {
        assertThat(validator(Network.LOCAL, Duration.ofDays(365).plusMinutes(9), "2000"))
                .isNotNull();
        assertThat(delegator(Network.LOCAL, Duration.ofDays(365).plusMinutes(9), "25"))
                .isNotNull();
    }

    /** Other networks set their limits by options of their nodes. */
    @Test
    void a_network_of_ones_own_has_no_limits() {
        Network own = Network.of(1337);

        assertThat(validator(own, Duration.ofMinutes(1), "0.000000001")).isNotNull();
        assertThat(renewed(own, Duration.ofMinutes(1), "0.000000001")).isNotNull();
        assertThat(config(own, Duration.ofMinutes(1))).isNotNull();
    }

    private static Optional<Instant> expiry(UnsignedTx tx) {
        SpentOutputs none = new SpentOutputs(Chain.P, List.of(), Optional.empty());
        return BuiltTx.of(tx, none, NAvax.ZERO).expiry();
    }
}
