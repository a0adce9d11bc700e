package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.codec.PChainCodec;
import io.github.avalanche4j.node.tx.BaseTx;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.testing.FakeIndex;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.testing.Script;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A P-Chain of blocks with one transfer each, all different: the recorded transfer with a memo that counts. */
final class TransfersOfAvax {
    private TransfersOfAvax() {}

    private static Tx recorded() {
        return FakeIndex.recordedBlocks("P").stream()
                .flatMap(Stream::of)
                .map(bytes -> PChainCodec.parseTx(Bytes.of(bytes)))
                .filter(tx -> tx.unsigned() instanceof BaseTx)
                .findFirst()
                .orElseThrow();
    }

    static void append(FakeIndex index, int from, int count) {
        Tx tx = recorded();
        BaseTx base = (BaseTx) tx.unsigned();
        for (int i = from; i < from + count; i++) {
            Bytes memo = Bytes.of(Integer.toString(i).getBytes(UTF_8));
            BaseTx other = new BaseTx(base.network(), base.blockchainId(), base.outputs(), base.inputs(), memo);
            index.appendBlock(new byte[][] {
                PChainCodec.encodeTx(new Tx(tx.id(), other, tx.credentials())).toArray()
            });
        }
    }

    static List<String> column(String jdbc, String select) throws SQLException {
        List<String> values = new ArrayList<>();
        try (Connection database = DriverManager.getConnection(jdbc);
                Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery(select)) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        }
        return values;
    }

    /** The database has each block and its transfer once, in the order of the index, and nothing else. */
    static void assertHas(String jdbc, FakeIndex index, int blocks) throws SQLException {
        assertThat(column(jdbc, "SELECT container FROM blocks ORDER BY container"))
                .isEqualTo(LongStream.range(0, blocks).mapToObj(Long::toString).toList());
        assertThat(column(jdbc, "SELECT id FROM blocks ORDER BY container"))
                .isEqualTo(LongStream.range(0, blocks)
                        .mapToObj(number -> index.container(number).id())
                        .toList());
        assertThat(column(jdbc, "SELECT container FROM txs ORDER BY container"))
                .isEqualTo(LongStream.range(0, blocks).mapToObj(Long::toString).toList());
        UInt64 outputs = UInt64.of(((BaseTx) recorded().unsigned()).outputs().size());
        assertThat(column(jdbc, "SELECT DISTINCT COUNT(*) FROM utxos GROUP BY tx"))
                .containsExactly(outputs.toString());
    }

    /** Kills the program repeatedly, always while it waits for another range, then lets it end. */
    static void assertSurvives(int kills, String jdbc, int blocks) throws Exception {
        try (FakeNode fake = FakeNode.start()) {
            FakeIndex index = fake.index("/ext/index/P/block");
            append(index, 0, blocks);
            index.maxResponseBytes(60_000); // so there are many ranges, and commits
            List<String> written = new ArrayList<>();
            for (int kill = 1; kill <= kills; kill++) {
                fake.clearScripts();
                fake.clearReceived();
                Script ranges = fake.on("index.getContainerRange");
                ranges.respondDefault().times(kill % 3 + 6);
                ranges.hold();
                Process copy = start(fake.url(), jdbc);
                assertThat(fake.awaitReceived("index.getContainerRange", kill % 3 + 7, Duration.ofMinutes(5)))
                        .isTrue();
                copy.destroyForcibly().waitFor();
                written.addAll(column(jdbc, "SELECT COUNT(*) FROM blocks"));
            }
            fake.clearScripts();
            ChildJvm.assertEnds(start(fake.url(), jdbc));

            System.out.println("blocks in the database at each kill: " + written);
            assertThat(written).as("killed after a commit").doesNotContain("0");
            assertHas(jdbc, index, blocks);
        }
    }

    private static Process start(String url, String jdbc) throws Exception {
        return ChildJvm.start(
                List.of("-Xmx128m"), ChainToDatabase.class.getName(), "--node", url, "--jdbc", jdbc, "--parallel", "0");
    }
}
