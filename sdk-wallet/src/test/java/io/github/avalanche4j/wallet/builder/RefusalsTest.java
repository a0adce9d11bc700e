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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The builder refuses a transaction that a node would refuse, with the node's rule in the message. */
class RefusalsTest {
    static final Id AVAX = id(1);
    private static final NetworkIds IDS = new NetworkIds(Network.LOCAL, AVAX, id(2), id(3));
    static final Instant NOW = Instant.ofEpochSecond(1_767_225_600);
    static final Bech32Address A = address(1);
    static final Bech32Address B = address(2);
    static final OutputOwners OWNER = new OutputOwners(Instant.EPOCH, 1, List.of(A));
    static final ValidatorPop BLS = new ValidatorPop(Bytes.of(new byte[48]), Bytes.of(new byte[96]));
    private static final NodePop POP = Json.read(
            NodePop.class,
            "{\"publicKey\":\"0x" + "00".repeat(48) + "\",\"proofOfPossession\":\"0x" + "00".repeat(96) + "\"}");
    static final NodeId NODE = NodeId.of(Bytes.of(new byte[20]));

    static Id id(int number) {
        return Id.of(Bytes.fromHex(String.format("%064x", number)));
    }

    private static Bech32Address address(int number) {
        return Bech32Address.of(Network.LOCAL, Bytes.fromHex(String.format("%040x", number)));
    }

    static OutputOwners on(String chain) {
        return new OutputOwners(Instant.EPOCH, 1, List.of(Bech32Address.of(chain, Network.LOCAL, A.bytes())));
    }

    static Utxo utxo(int number, long amount) {
        return new Utxo(UtxoId.of(id(number), 0), AVAX, new TransferOutput(UInt64.of(amount), OWNER, Optional.empty()));
    }

    static Funds funds() {
        return Funds.of(List.of(utxo(9, 10_000_000_000_000_000L)), List.of(A), NOW);
    }

    static PChainBuilder p(long maxGas, Funds funds) {
        List<UInt64> weights = List.of(UInt64.of(1), UInt64.of(1000), UInt64.of(1000), UInt64.of(4));
        return new PChainBuilder(IDS, new PChainPrices(weights, NAvax.of(2), UInt64.of(maxGas)), funds);
    }

    static PChainBuilder p() {
        return p(1_000_000, funds());
    }

    static XChainBuilder x() {
        return new XChainBuilder(IDS, new XChainPrices(NAvax.of(1), NAvax.of(1)), funds());
    }

    static CChainBuilder c() {
        return new CChainBuilder(IDS, BigInteger.valueOf(25_000_000_000L));
    }

    static TxOutput output(Id asset, long amount, OutputOwners owner) {
        return new TxOutput(asset, new TransferOutput(UInt64.of(amount), owner, Optional.empty()));
    }

    static OutputOwners owners(long threshold, Bech32Address... addresses) {
        return new OutputOwners(Instant.EPOCH, threshold, List.of(addresses));
    }

    static List<TxOutput> to(OutputOwners owner) {
        return List.of(output(AVAX, 5, owner));
    }

    static Delegation delegation(long stake, Duration length) {
        return Delegation.of(
                d -> d.node(NODE).end(NOW.plus(length)).stake(NAvax.of(stake)).rewardsOwner(OWNER));
    }

    static Validation validation(long avax, long shares) {
        return Validation.of(v -> v.node(NODE, POP)
                .end(NOW.plus(Duration.ofDays(20)))
                .stake(NAvax.of(avax * 1_000_000_000))
                .rewardsOwner(OWNER)
                .delegationShares(shares));
    }

    static AutoRenewedValidation renewed(String avax, Duration period) {
        return AutoRenewedValidation.of(v -> v.node(NODE, POP)
                .stake(NAvax.ofAvax(avax))
                .period(period)
                .rewardsOwner(OWNER)
                .validatorAuthority(OWNER)
                .delegationShares(20_000)
                .autoCompoundRewardShares(0));
    }

    static List<Refusal> refused() {
        return Refusal.all();
    }

    @Test
    void an_owner_without_a_chain_is_of_each_and_an_exported_output_may_have_either_chain() {
        BuiltTx bare = p().exportTo(id(2), to(OWNER));

        assertThat(p().exportTo(id(2), to(on("X"))).bytes()).isEqualTo(bare.bytes());
        assertThat(p().exportTo(id(2), to(on("P"))).unsigned())
                .as("the form that a parser returns")
                .isEqualTo(PChainCodec.parseUnsignedTx(bare.bytes()));
    }

    static EvmAddress evm() {
        return EvmAddress.of(Bytes.of(new byte[20]));
    }

    static BuiltTx chain(String name, Id vmId) {
        return p().createChain(id(5), OWNER, name, vmId, List.of(), Bytes.EMPTY);
    }

    static BuiltTx asset(String name, String symbol, int denomination, OutputOwners owner) {
        return x().createAsset(
                        name, symbol, denomination, List.of(new InitialState(0, List.of(new MintOutput(owner)))));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void what_breaks_a_rule_is_refused_with_the_rule(Refusal refusal) {
        assertThatThrownBy(() -> refusal.call().get())
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageMatching((refusal.rule().startsWith("^") ? "" : ".*")
                        + Pattern.quote(refusal.rule().replaceFirst("^\\^", ""))
                        + ".*nothing was sent");
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

    @Test
    void a_lack_of_funds_on_the_c_chain_speaks_of_its_accounts() {
        EvmAddress address = EvmAddress.of(Bytes.fromHex(String.format("%040x", 7)));
        EvmAccount account = new EvmAccount(address, BigInteger.TEN.pow(18), UInt64.of(0));
        List<TxOutput> outputs = List.of(output(AVAX, 5_000_000_000L, on("P")));

        assertThatThrownBy(() -> c().exportTo(Id.EMPTY, outputs, List.of(account)))
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining("account " + address + " of the C-Chain has 1 AVAX")
                .hasMessageNotContaining("UTXO");
        assertThatThrownBy(() -> c().exportTo(Id.EMPTY, outputs, List.of()))
                .isInstanceOf(InsufficientFundsException.class)
                .hasMessageContaining("no account of the C-Chain pays");
    }
}
