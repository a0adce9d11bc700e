package io.github.avalanche4j.wallet.builder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.tx.AtomicExportTx;
import io.github.avalanche4j.node.tx.AtomicImportTx;
import io.github.avalanche4j.node.tx.ExportTx;
import io.github.avalanche4j.node.tx.ImportTx;
import io.github.avalanche4j.node.tx.TxInput;
import io.github.avalanche4j.node.tx.TxOutput;
import io.github.avalanche4j.node.tx.UnsignedTx;
import io.github.avalanche4j.node.tx.platform.AddPermissionlessDelegatorTx;
import io.github.avalanche4j.node.tx.platform.IncreaseL1ValidatorBalanceTx;
import io.github.avalanche4j.node.utxo.TransferOutput;
import io.github.avalanche4j.node.utxo.Utxo;
import io.github.avalanche4j.node.utxo.UtxoId;
import io.github.avalanche4j.wallet.Vectors;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Builds from random UTXOs, prices and requests lose no funds. A failed build explains why. */
class RandomBuildsTest {
    @Test
    void two_thousand_random_transactions_balance() {
        build(2_000, 1);
    }

    @Test
    @Tag("long")
    void a_million_random_transactions_balance() {
        build(1_000_000, 2);
    }

    private static void build(int count, long seed) {
        Map<String, Integer> ends = LongStream.range(seed * 10_000_000, seed * 10_000_000 + count)
                .parallel()
                .mapToObj(RandomBuildsTest::end)
                .collect(Collectors.toMap(end -> end, end -> 1, Integer::sum, TreeMap::new));
        System.out.println("random builds: " + ends);
        assertThat(ends).containsKeys("built on P", "built on X", "built on C", "insufficient funds");
        assertThat(ends.entrySet().stream()
                        .filter(end -> end.getKey().startsWith("built"))
                        .mapToInt(Map.Entry::getValue)
                        .sum())
                .as("built of %d", count)
                .isGreaterThan(count / 2);
    }

    private static String end(long seed) {
        RandomBuild wish = new RandomBuild(seed);
        try {
            BuiltTx tx = wish.build();
            check(tx, wish);
            return "built on " + tx.chain();
        } catch (InsufficientFundsException e) {
            assertThat(e).hasMessageStartingWith("insufficient funds: ");
            return "insufficient funds";
        } catch (InvalidRequestException e) {
            assertThat(e.argument())
                    .as("seed %d: %s", seed, e.getMessage())
                    .isIn("gas", "amount", "outputs.amount", "fee");
            return "refused: " + e.argument();
        }
    }

    private static void check(BuiltTx tx, RandomBuild wish) {
        UnsignedTx unsigned = tx.unsigned();
        assertThat(Vectors.parsed(tx)).as("seed %d", wish.seed()).isEqualTo(unsigned);
        assertThat(paidOut(tx)).as("seed %d: %s", wish.seed(), unsigned).isEqualTo(paidIn(tx));
        assertThat(tx.fee()).isGreaterThanOrEqualTo(tx.requiredFee());
        tx.complexity().ifPresent(complexity -> {
            assertThat(complexity).isEqualTo(Complexity.of(unsigned));
            NAvax withChange = wish.prices().fee(complexity.plus(new Complexity(80, 0, 1, 0)));
            assertThat(tx.fee()).as("more than a change output costs").isLessThanOrEqualTo(withChange);
        });
        List<TxInput> own = unsigned.baseTx().map(base -> base.inputs()).orElse(List.of());
        List<TxInput> imported = unsigned instanceof ImportTx importTx
                ? importTx.importedInputs()
                : unsigned instanceof AtomicImportTx atomic ? atomic.importedInputs() : List.of();
        for (List<TxInput> inputs : List.of(own, imported)) {
            assertThat(inputs.stream().map(input -> place(input.utxoId())).toList())
                    .isSorted()
                    .doesNotHaveDuplicates();
        }
        outputs(unsigned)
                .forEach(list -> assertThat(
                                list.stream().map(RandomBuildsTest::encoded).toList())
                        .isSorted());
        assertThat(unsigned.spent())
                .isEqualTo(tx.spent().utxos().stream().map(Utxo::utxoId).toList());
        Bytes spent = tx.spent().bytes();
        assertThat(SpentOutputs.parse(spent, RandomBuild.IDS.network()).bytes()).isEqualTo(spent);
    }

    private static Bytes place(UtxoId utxo) {
        return Bytes.of(ByteBuffer.allocate(36)
                .put(utxo.txId().bytes().toArray())
                .putInt((int) utxo.outputIndex())
                .array());
    }

    /** The part of an output that a node compares: from its asset on, after the 38 bytes of version and UTXO id. */
    private static Bytes encoded(TxOutput output) {
        Bytes utxo = PChainCodec.encodeUtxo(new Utxo(UtxoId.of(Id.EMPTY, 0), output.assetId(), output.output()));
        return utxo.slice(38, utxo.size());
    }

    /** The lists of outputs, each of which is sorted. */
    private static Stream<List<TxOutput>> outputs(UnsignedTx tx) {
        List<List<TxOutput>> lists = new ArrayList<>();
        tx.baseTx().ifPresent(base -> lists.add(base.outputs()));
        if (tx instanceof ExportTx export) {
            lists.add(export.exportedOutputs());
        } else if (tx instanceof AtomicExportTx export) {
            lists.add(export.exportedOutputs());
        } else if (tx instanceof AddPermissionlessDelegatorTx add) {
            lists.add(add.stake());
        }
        return lists.stream();
    }

    private static Map<Id, BigInteger> paidIn(BuiltTx tx) {
        Map<Id, BigInteger> sums = new HashMap<>();
        tx.spent().utxos().forEach(utxo -> add(sums, utxo.assetId(), ((TransferOutput) utxo.output()).amount()));
        if (tx.unsigned() instanceof AtomicExportTx export) {
            export.inputs().forEach(input -> add(sums, input.assetId(), input.amount()));
        }
        return sums;
    }

    private static Map<Id, BigInteger> paidOut(BuiltTx tx) {
        Map<Id, BigInteger> sums = new HashMap<>();
        outputs(tx.unsigned()).forEach(list -> list.forEach(output -> add(sums, output.assetId(), output.amount())));
        if (tx.unsigned() instanceof AtomicImportTx importTx) {
            importTx.outputs().forEach(output -> add(sums, output.assetId(), output.amount()));
        } else if (tx.unsigned() instanceof IncreaseL1ValidatorBalanceTx increase) {
            add(sums, RandomBuild.IDS.avaxAssetId(), increase.balance().amount());
        }
        add(sums, RandomBuild.IDS.avaxAssetId(), tx.fee().amount());
        return sums;
    }

    private static void add(Map<Id, BigInteger> sums, Id asset, UInt64 amount) {
        if (!amount.equals(UInt64.ZERO)) { // a price of 0 makes no fee
            sums.merge(asset, amount.toBigInteger(), BigInteger::add);
        }
    }
}
