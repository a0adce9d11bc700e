package io.github.avalanche4j.wallet.builder;

import static io.github.avalanche4j.wallet.builder.RefusalsTest.A;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.AVAX;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.B;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.BLS;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.NODE;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.NOW;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.OWNER;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.asset;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.c;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.chain;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.delegation;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.evm;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.funds;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.id;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.on;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.output;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.owners;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.p;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.renewed;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.to;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.utxo;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.validation;
import static io.github.avalanche4j.wallet.builder.RefusalsTest.x;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.TransferOutput;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What a builder refuses.
 *
 * @param rule a part of the message, its beginning after {@code ^}
 * @param call the call
 */
record Refusal(String rule, Supplier<Object> call) {
    private static final Duration MONTH = Duration.ofDays(30);
    private static final Bech32Address ELSEWHERE = Bech32Address.of(Network.FUJI, A.bytes());
    private static final TransferOutput LOCKED = new TransferOutput(UInt64.of(1), OWNER, Optional.of(NOW));
    private static final L1ValidatorOwner L_1OWNER = new L1ValidatorOwner(1, on("C").addresses());
    private static final ConvertSubnetToL1Tx.Validator VALIDATOR = new ConvertSubnetToL1Tx.Validator(
            Bytes.fromHex("01".repeat(20)), UInt64.of(1), NAvax.ZERO, BLS, L_1OWNER, L_1OWNER);

    private static Refusal refused(String rule, Supplier<Object> call) {
        return new Refusal(rule, call);
    }

    static List<Refusal> all() {
        return List.of(
                // rules of nodes
                refused("outputs.amount must be 1 or more", () -> p().transfer(List.of(output(AVAX, 0, OWNER)))),
                refused("outputs.owners.threshold must be from 1 to 1", () -> p().transfer(to(owners(2, A)))),
                refused("outputs.owners.threshold must be from 1 to 1", () -> p().transfer(to(owners(0, A)))),
                refused("outputs.owners.addresses must be named once", () -> x().transfer(to(owners(1, A, B, A)))),
                refused(
                        "^to must be an address of this network, local1…",
                        () -> p().transfer(to(owners(1, ELSEWHERE)))),
                refused(
                        "outputs.stakeableUntil must be absent in an export",
                        () -> p().exportTo(id(2), List.of(new TxOutput(AVAX, LOCKED)))),
                refused(
                        "outputs.stakeableUntil must be absent except on the P-Chain",
                        () -> x().transfer(List.of(new TxOutput(AVAX, LOCKED)))),
                refused("outputs.assetId must be AVAX", () -> p().exportTo(id(3), List.of(output(id(7), 1, OWNER)))),
                refused("destinationChain must be another chain", () -> p().exportTo(Id.EMPTY, to(OWNER))),
                refused("destinationChain must be another chain", () -> x().exportTo(id(99), to(OWNER))),
                refused("sourceChain must be another chain", () -> c().importFrom(id(3), funds(), evm())),
                refused("at least one output to export", () -> c().exportTo(id(2), List.of(), List.of())),
                refused("chainName must be 1 to 128 ASCII", () -> chain("é", id(5))),
                refused("chainName must be 1 to 128 ASCII", () -> chain("a".repeat(129), id(5))),
                refused("vmID must be the id of a virtual machine", () -> chain("a", Id.EMPTY)),
                refused(
                        "a subnet that is not the primary network",
                        () -> p().removeSubnetValidator(Id.EMPTY, OWNER, NODE)),
                refused("weight of this validator is too low", () -> p().addDelegator(delegation(1, MONTH))),
                refused(
                        "weight of this validator is too large",
                        () -> p().addDelegator(delegation(3_000_001_000_000_000L, MONTH))),
                refused(
                        "staking period is too short",
                        () -> p().addDelegator(delegation(25_000_000_000L, Duration.ofHours(23)))),
                refused(
                        "staking period is too short",
                        () -> p().addDelegator(delegation(25_000_000_000L, Duration.ofHours(-1)))),
                refused(
                        "staking period is too long",
                        () -> p().addDelegator(delegation(25_000_000_000L, Duration.ofDays(366)))),
                refused(
                        "present on the primary network",
                        () -> p().addValidator(Validation.of(v -> v.node(NODE)
                                .end(NOW.plus(MONTH))
                                .stake(NAvax.ofAvax("2000"))
                                .rewardsOwner(A)
                                .delegationShares(20_000)))),
                refused("insufficient delegation fee", () -> p().addValidator(validation(2000, 19_999))),
                refused("from 0 to 1000000 millionths", () -> p().addValidator(validation(2000, 1_000_001))),
                refused("weight of this validator is too low", () -> p().addValidator(validation(1999, 20_000))),
                refused("weight of this validator is too large", () -> p().addValidator(validation(3_000_001, 20_000))),
                refused(
                        "weight of this validator is too low",
                        () -> p().addAutoRenewedValidator(renewed("1999", MONTH))),
                refused(
                        "weight of this validator is too large",
                        () -> p().addAutoRenewedValidator(renewed("3000000.000000001", MONTH))),
                refused(
                        "period must be from 1 hour to 365 days on this network (staking period is too short), but is 'PT59M59S'",
                        () -> p().addAutoRenewedValidator(renewed("2000", Duration.ofSeconds(3599)))),
                refused(
                        "period must be from 1 hour to 365 days on this network (staking period is too short), but is 'PT0S'",
                        () -> p().addAutoRenewedValidator(renewed("2000", Duration.ZERO))),
                refused(
                        "at most 365 days",
                        () -> p().addAutoRenewedValidator(
                                        renewed("2000", Duration.ofDays(365).plusSeconds(1)))),
                refused(
                        "period must be from 1 hour to 365 days on this network (staking period is too short)",
                        () -> p().setAutoRenewedValidatorConfig(id(5), OWNER, 0, Duration.ofSeconds(3599))),
                refused(
                        "at least one validator",
                        () -> p().convertSubnetToL1(id(5), OWNER, id(6), Bytes.EMPTY, List.of())),
                refused(
                        "from 0 to 4096 bytes",
                        () -> p().convertSubnetToL1(id(5), OWNER, id(6), Bytes.of(new byte[4097]), List.of())),
                refused(
                        "proofOfPossession must be 96 bytes",
                        () -> p().registerL1Validator(NAvax.of(1), Bytes.EMPTY, Bytes.EMPTY)),
                refused("balance must be 1 or more", () -> p().increaseL1ValidatorBalance(id(5), NAvax.ZERO)),
                refused(
                        "gas must be at most 5000, the most a block can hold (tx exceeds current gas capacity)",
                        () -> p(5000, funds()).transfer(to(OWNER))),
                refused("symbol must be 1 to 4 upper-case letters", () -> asset("Name", "abc", 0, OWNER)),
                refused("name must be 1 to 128 ASCII", () -> asset(" Name", "ABC", 0, OWNER)),
                refused("denomination must be from 0 to 32", () -> asset("Name", "ABC", 33, OWNER)),
                refused(
                        "of a kind of feature extension 1",
                        () -> x().createAsset(
                                        "Name",
                                        "ABC",
                                        0,
                                        List.of(new InitialState(1, List.of(new MintOutput(OWNER)))))),
                refused(
                        "payload must be from 0 to 1024 bytes",
                        () -> x().mintNft(id(5), Bytes.of(new byte[1025]), List.of(OWNER))),
                // an owner of another chain
                refused(
                        "^to must be an address of the P-Chain, which begins with P-, but is '",
                        () -> p().transfer(to(on("X")))),
                refused(
                        "^to must be an address of the X-Chain, which begins with X-, but is '",
                        () -> x().transfer(to(on("P")))),
                refused(
                        "^to must be an address of the X-Chain, which begins with X-, but is '",
                        () -> p().exportTo(id(2), to(on("C")))),
                refused(
                        "^to must be an address of the C-Chain, which begins with C-, but is '",
                        () -> p().exportTo(id(3), to(on("X")))),
                refused(
                        "^to must be an address of the P-Chain, which begins with P-, but is '",
                        () -> c().exportTo(Id.EMPTY, to(on("X")), List.of())),
                refused(
                        "^to.addresses must be an address of the P-Chain, which begins with P-, but is '",
                        () -> p().importFrom(id(2), List.of(utxo(1, 1)), on("X"))),
                refused(
                        "^to.addresses must be an address of the X-Chain, which begins with X-, but is '",
                        () -> x().importFrom(Id.EMPTY, List.of(utxo(1, 1)), on("P"))),
                refused(
                        "^change.addresses must be an address of the P-Chain, which begins with P-, but is '",
                        () -> p(1_000_000, funds().withChange(on("X"))).transfer(to(OWNER))),
                refused(
                        "^owner.addresses must be an address of the P-Chain, which begins with P-, but is '",
                        () -> p().createSubnet(on("X"))),
                refused(
                        "^validators.remainingBalanceOwner.addresses must be an address of the P-Chain, which begins with P-, but is '",
                        () -> p().convertSubnetToL1(id(5), OWNER, id(6), Bytes.EMPTY, List.of(VALIDATOR))),
                refused(
                        "^initialStates.owners.addresses must be an address of the X-Chain, which begins with X-, but is '",
                        () -> asset("Name", "ABC", 0, on("P"))),
                refused(
                        "^receiver.addresses must be an address of the X-Chain, which begins with X-, but is '",
                        () -> x().mintProperty(id(5), on("C"))));
    }

    @Override
    public String toString() {
        return rule;
    }
}
