package io.github.avalanche4j.wallet.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.utxo.OutputOwners;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An import of more UTXOs than fit into one transaction takes the largest, and says how many are left. */
class ImportsTest {
    private static final Id AVAX = id(1);
    private static final Id COIN = id(4);
    private static final NetworkIds IDS = new NetworkIds(Network.LOCAL, AVAX, id(2), id(3));
    private static final Bech32Address OURS = Bech32Address.of(Network.LOCAL, Bytes.fromHex("01".repeat(20)));
    private static final OutputOwners OWNER = new OutputOwners(Instant.EPOCH, 1, List.of(OURS));
    private static final EvmAddress ACCOUNT = EvmAddress.of(Bytes.fromHex("02".repeat(20)));
    private static final UInt64 CAPACITY = UInt64.of(1_000_000);
    private static final long C_INPUT = 27_200; // 1088 gas at 25 gwei

    private static Id id(int number) {
        return Id.of(Bytes.fromHex(String.format("%064x", number)));
    }

    private static Utxo utxo(int number, Id asset, long amount) {
        return new Utxo(
                UtxoId.of(id(number), 0), asset, new TransferOutput(UInt64.of(amount), OWNER, Optional.empty()));
    }

    /** UTXOs of so many AVAX as their numbers, which are not in order. */
    private static List<Utxo> mixed(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> utxo(1000 + i, AVAX, 1_000_000_000L * (1 + i * 37 % count)))
                .toList();
    }

    private static List<Utxo> dust(int count) {
        return IntStream.range(0, count).mapToObj(i -> utxo(5000 + i, AVAX, 1)).toList();
    }

    private static List<Utxo> with(List<Utxo> some, Utxo... more) {
        List<Utxo> all = new ArrayList<>(some);
        all.addAll(List.of(more));
        return all;
    }

    private static Funds funds(List<Utxo> utxos) {
        return Funds.of(utxos, List.of(OURS), Instant.EPOCH);
    }

    private static BuiltTx toC(List<Utxo> exported) {
        return c().importFrom(Id.EMPTY, funds(exported), ACCOUNT);
    }

    private static CChainBuilder c() {
        return new CChainBuilder(IDS, BigInteger.valueOf(25_000_000_000L));
    }

    private static PChainBuilder p(UInt64 maxGas, Utxo... own) {
        List<UInt64> weights = List.of(UInt64.of(1), UInt64.of(1000), UInt64.of(1000), UInt64.of(4));
        return new PChainBuilder(IDS, new PChainPrices(weights, NAvax.of(2), maxGas), funds(List.of(own)));
    }

    private static XChainBuilder x() {
        XChainPrices prices = new XChainPrices(NAvax.of(1_000_000), NAvax.of(1_000_000));
        return new XChainBuilder(IDS, prices, funds(List.of()));
    }

    private static List<Long> amounts(BuiltTx tx) {
        return tx.spent().utxos().stream()
                .map(utxo -> ((TransferOutput) utxo.output()).amount().longValue())
                .sorted()
                .toList();
    }

    /** That the import took the largest of the amounts from 1 to 150 AVAX, and so many. */
    private static void assertLargest(BuiltTx tx, int taken, int of) {
        assertThat(amounts(tx))
                .isEqualTo(IntStream.rangeClosed(of - taken + 1, of)
                        .mapToObj(avax -> avax * 1_000_000_000L)
                        .toList());
        assertThat(tx.left()).isEqualTo(of - taken);
    }

    @Test
    void the_c_chain_takes_what_the_gas_of_one_transaction_allows() {
        BuiltTx some = toC(mixed(150));

        assertLargest(some, 82, 150); // wire/wallet.md, section 6: at most 82 UTXOs of one signature
        assertThat(some.gas()).isBetween(UInt64.of(100_000 - 1088), UInt64.of(100_000));
        assertLargest(toC(mixed(82)), 82, 82);
    }

    @Test
    void utxos_that_are_not_worth_their_fee_do_not_block_the_others() {
        Utxo coin = utxo(1, AVAX, 1_000_000_000);

        BuiltTx tx = toC(with(dust(100), coin));

        assertThat(tx.spent().utxos()).containsExactly(coin);
        assertThat(tx.left()).isEqualTo(100);
        assertThat(toC(with(dust(9), coin)).left())
                .as("all that fit are taken, as AvalancheGo's wallet does")
                .isZero();
    }

    @Test
    void utxos_that_would_use_up_the_others_are_left() {
        Utxo coin = utxo(1, AVAX, c().importFee().toBigInteger().longValueExact() + 5);

        BuiltTx tx = toC(with(dust(50), coin, utxo(2, AVAX, C_INPUT)));

        assertThat(tx.spent().utxos()).containsExactly(coin);
        assertThat(tx.left()).isEqualTo(51);
        assertThatThrownBy(() -> toC(dust(100))).isInstanceOf(InsufficientFundsException.class);
    }

    @Test
    void the_p_chain_takes_what_a_block_can_hold() {
        BuiltTx some = p(CAPACITY).importFrom(id(2), mixed(400), OWNER);

        int taken = some.spent().utxos().size();
        assertThat(taken).isGreaterThan(300);
        assertLargest(some, taken, 400);
        assertThat(some.gas()).isBetween(UInt64.of(1_000_000 - 2961), CAPACITY);
        assertLargest(p(UInt64.MAX).importFrom(id(2), mixed(400), OWNER), 400, 400);
        BuiltTx most = p(UInt64.MAX).importFrom(id(2), mixed(2000), OWNER);
        assertThat(most.complexity().orElseThrow().bandwidth()).isBetween(262_144L - 161, 262_144L);
        assertLargest(most, most.spent().utxos().size(), 2000);
    }

    @Test
    void a_p_chain_import_that_its_own_utxos_pay_leaves_room_for_them() {
        Utxo own = utxo(1, AVAX, 1_000_000_000);

        BuiltTx tx = p(CAPACITY, own).importFrom(id(2), dust(400), OWNER);

        assertThat(tx.spent().utxos()).contains(own);
        assertThat(tx.gas()).isBetween(UInt64.of(1_000_000 - 2961), CAPACITY);
        assertThat(tx.left()).isEqualTo(401 - tx.spent().utxos().size());
    }

    @Test
    void avax_comes_before_other_assets() {
        List<Utxo> exported = with(mixed(300));
        IntStream.range(0, 300).forEach(i -> exported.add(utxo(9000 + i, COIN, Long.MAX_VALUE / 1000)));

        BuiltTx tx = p(CAPACITY).importFrom(id(2), exported, OWNER);

        assertThat(tx.spent().utxos()).containsAll(exported.subList(0, 300)).hasSizeBetween(301, 599);
        assertThat(tx.spent().utxos().size() + tx.left()).isEqualTo(600);
    }

    @Test
    void the_x_chain_takes_what_fits_into_64_kib() {
        BuiltTx tx = x().importFrom(Id.EMPTY, mixed(1000), OWNER);

        int taken = tx.spent().utxos().size();
        assertLargest(tx, taken, 1000);
        assertThat(tx.bytes().size() + 4 + taken * (8 + 65)).isBetween(65_536 - 161, 65_536);
    }

    @Test
    void a_utxo_that_is_too_large_by_itself_is_refused() {
        assertThatThrownBy(() -> p(UInt64.of(4000)).importFrom(id(2), mixed(3), OWNER))
                .isInstanceOf(InvalidRequestException.class)
                .hasMessageContaining("the most a block can hold");
    }

    @Test
    void the_fee_of_an_import_is_known_before_the_export() {
        NAvax toC = c().importFee();
        NAvax toP = p(CAPACITY).importFee();
        NAvax toX = x().importFee();

        assertThat(toC).isEqualTo(NAvax.of(280_750)); // vectors, C.Import.simple
        assertThat(toP).isEqualTo(NAvax.of(8270)); // vectors, P.Import.simple
        assertThat(toX).isEqualTo(NAvax.of(1_000_000));
        assertThat(toC(List.of(utxo(1, AVAX, 280_751))).fee()).isEqualTo(toC);
        assertThat(p(CAPACITY)
                        .importFrom(id(2), List.of(utxo(1, AVAX, 8271)), OWNER)
                        .fee())
                .isEqualTo(toP);
    }
}
