package io.github.avalanche4j.wallet.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.tx.CreateAssetTx.InitialState;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.platform.ConvertSubnetToL1Tx;
import io.github.avalanche4j.node.tx.platform.L1ValidatorOwner;
import io.github.avalanche4j.node.tx.platform.ValidatorPop;
import io.github.avalanche4j.node.utxo.MintOutput;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The builder refuses a transaction that a node would refuse, with the node's rule in the message. */
class RefusalsTest {
    private static final Id AVAX = id(1);
    private static final NetworkIds IDS = new NetworkIds(Network.LOCAL, AVAX, id(2), id(3));
    private static final Instant NOW = Instant.ofEpochSecond(1_767_225_600);
    private static final Bech32Address A = address(1);
    private static final Bech32Address B = address(2);
    private static final OutputOwners OWNER = new OutputOwners(Instant.EPOCH, 1, List.of(A));
    private static final ValidatorPop BLS = new ValidatorPop(Bytes.of(new byte[48]), Bytes.of(new byte[96]));
    private static final NodePop POP = Json.read(
            NodePop.class,
            "{\"publicKey\":\"0x" + "00".repeat(48) + "\",\"proofOfPossession\":\"0x" + "00".repeat(96) + "\"}");
    private static final NodeId NODE = NodeId.of(Bytes.of(new byte[20]));

    private static Id id(int number) {
        return Id.of(Bytes.fromHex(String.format("%064x", number)));
    }

    private static Bech32Address address(int number) {
        return Bech32Address.of(Network.LOCAL, Bytes.fromHex(String.format("%040x", number)));
    }

    private static OutputOwners on(String chain) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(Bech32Address.of(chain, Network.LOCAL, A.bytes())));
    }

    private static Utxo utxo(int number, long amount) {
        return new Utxo(UtxoId.of(id(number), 0), AVAX, new TransferOutput(UInt64.of(amount), OWNER, Optional.empty()));
    }

    private static Funds funds() {
        return Funds.of(List.of(utxo(9, 10_000_000_000_000_000L)), List.of(A), NOW);
    }

    private static PChainBuilder p(long maxGas, Funds funds) {
        List<UInt64> weights = List.of(UInt64.of(1), UInt64.of(1000), UInt64.of(1000), UInt64.of(4));
        return new PChainBuilder(IDS, new PChainPrices(weights, NAvax.of(2), UInt64.of(maxGas)), funds);
    }

    private static PChainBuilder p() {
        return p(1_000_000, funds());
    }

    private static XChainBuilder x() {
        return new XChainBuilder(IDS, new XChainPrices(NAvax.of(1), NAvax.of(1)), funds());
    }

    private static CChainBuilder c() {
        return new CChainBuilder(IDS, BigInteger.valueOf(25_000_000_000L));
    }

    private static TxOutput output(Id asset, long amount, OutputOwners owner) {
        return new TxOutput(asset, new TransferOutput(UInt64.of(amount), owner, Optional.empty()));
    }

    private static OutputOwners owners(long threshold, Bech32Address... addresses) {
        return new OutputOwners(Instant.EPOCH, threshold, List.of(addresses));
    }

    private static List<TxOutput> to(OutputOwners owner) {
        return List.of(output(AVAX, 5, owner));
    }

    private static Delegation delegation(long stake, Duration length) {
        return Delegation.of(
                d -> d.node(NODE).end(NOW.plus(length)).stake(NAvax.of(stake)).rewardsOwner(OWNER));
    }

    private static Validation validation(long avax, long shares) {
        return Validation.of(v -> v.node(NODE, POP)
                .end(NOW.plus(Duration.ofDays(20)))
                .stake(NAvax.of(avax * 1_000_000_000))
                .rewardsOwner(OWNER)
                .delegationShares(shares));
    }

    private static Arguments refused(String rule, ThrowingCallable build) {
        return Arguments.of(rule, build);
    }

    static Stream<Arguments> refused() {
        Duration month = Duration.ofDays(30);
        Bech32Address elsewhere = Bech32Address.of(Network.FUJI, A.bytes());
        TransferOutput locked = new TransferOutput(UInt64.of(1), OWNER, Optional.of(NOW));
        return Stream.of(
                refused("outputs.amount must be 1 or more", () -> p().transfer(List.of(output(AVAX, 0, OWNER)))),
                refused("outputs.owners.threshold must be from 1 to 1", () -> p().transfer(to(owners(2, A)))),
                refused("outputs.owners.threshold must be from 1 to 1", () -> p().transfer(to(owners(0, A)))),
                refused("outputs.owners.addresses must be named once", () -> x().transfer(to(owners(1, A, B, A)))),
                refused("an address of this network, local1…", () -> p().transfer(to(owners(1, elsewhere)))),
                refused(
                        "outputs.stakeableUntil must be absent in an export",
                        () -> p().exportTo(id(2), List.of(new TxOutput(AVAX, locked)))),
                refused(
                        "outputs.stakeableUntil must be absent except on the P-Chain",
                        () -> x().transfer(List.of(new TxOutput(AVAX, locked)))),
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
                refused("weight of this validator is too low", () -> p().addDelegator(delegation(1, month))),
                refused(
                        "weight of this validator is too large",
                        () -> p().addDelegator(delegation(3_000_001_000_000_000L, month))),
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
                                .end(NOW.plus(month))
                                .stake(NAvax.ofAvax("2000"))
                                .rewardsOwner(A)
                                .delegationShares(20_000)))),
                refused("insufficient delegation fee", () -> p().addValidator(validation(2000, 19_999))),
                refused("from 0 to 1000000 millionths", () -> p().addValidator(validation(2000, 1_000_001))),
                refused("weight of this validator is too low", () -> p().addValidator(validation(1999, 20_000))),
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
                        () -> x().mintNft(id(5), Bytes.of(new byte[1025]), List.of(OWNER))));
    }

    static Stream<Arguments> ofOtherChains() {
        Funds elsewhere = funds().withChange(on("X"));
        L1ValidatorOwner l1Owner = new L1ValidatorOwner(1, on("C").addresses());
        ConvertSubnetToL1Tx.Validator validator = new ConvertSubnetToL1Tx.Validator(
                Bytes.fromHex("01".repeat(20)), UInt64.of(1), NAvax.ZERO, BLS, l1Owner, l1Owner);
        return Stream.of(
                refused("outputs.owners.addresses, P", () -> p().transfer(to(on("X")))),
                refused("outputs.owners.addresses, X", () -> x().transfer(to(on("P")))),
                refused("outputs.owners.addresses, X", () -> p().exportTo(id(2), to(on("C")))),
                refused("outputs.owners.addresses, C", () -> p().exportTo(id(3), to(on("X")))),
                refused("outputs.owners.addresses, P", () -> c().exportTo(Id.EMPTY, to(on("X")), List.of())),
                refused("to.addresses, P", () -> p().importFrom(id(2), List.of(utxo(1, 1)), on("X"))),
                refused("to.addresses, X", () -> x().importFrom(Id.EMPTY, List.of(utxo(1, 1)), on("P"))),
                refused("change.addresses, P", () -> p(1_000_000, elsewhere).transfer(to(OWNER))),
                refused("owner.addresses, P", () -> p().createSubnet(on("X"))),
                refused(
                        "validators.remainingBalanceOwner.addresses, P",
                        () -> p().convertSubnetToL1(id(5), OWNER, id(6), Bytes.EMPTY, List.of(validator))),
                refused("initialStates.owners.addresses, X", () -> asset("Name", "ABC", 0, on("P"))),
                refused("receiver.addresses, X", () -> x().mintProperty(id(5), on("C"))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ofOtherChains")
    void an_owner_of_another_chain_is_refused(String argumentAndChain, ThrowingCallable build) {
        String[] parts = argumentAndChain.split(", ");

        assertThatThrownBy(build)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageStartingWith(parts[0] + " must be an address of the " + parts[1]
                        + "-Chain, which begins with " + parts[1] + "-, but is '");
    }

    @Test
    void an_owner_without_a_chain_is_of_each_and_an_exported_output_may_have_either_chain() {
        BuiltTx bare = p().exportTo(id(2), to(OWNER));

        assertThat(p().exportTo(id(2), to(on("X"))).bytes()).isEqualTo(bare.bytes());
        assertThat(p().exportTo(id(2), to(on("P"))).unsigned())
                .as("the form that a parser returns")
                .isEqualTo(PChainCodec.parseUnsignedTx(bare.bytes()));
    }

    private static EvmAddress evm() {
        return EvmAddress.of(Bytes.of(new byte[20]));
    }

    private static void chain(String name, Id vmId) {
        p().createChain(id(5), OWNER, name, vmId, List.of(), Bytes.EMPTY);
    }

    private static void asset(String name, String symbol, int denomination, OutputOwners owner) {
        x().createAsset(name, symbol, denomination, List.of(new InitialState(0, List.of(new MintOutput(owner)))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void what_breaks_a_rule_is_refused_with_the_rule(String rule, ThrowingCallable build) {
        assertThatThrownBy(build)
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining(rule)
                .hasMessageEndingWith("nothing was sent");
    }

    @Test
    void addresses_of_an_owner_are_sorted_where_their_order_means_nothing() {
        BuiltTx built = p().transfer(to(owners(2, B, A)));

        assertThat(built.unsigned().baseTx().orElseThrow().outputs())
                .anySatisfy(output -> assertThat(output.owners().addresses().stream()
                                .map(Bech32Address::bytes)
                                .toList())
                        .containsExactly(A.bytes(), B.bytes()));
    }
}
