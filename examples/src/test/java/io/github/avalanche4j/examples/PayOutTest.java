package io.github.avalanche4j.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.testing.FakeLedger;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.key.PrivateKey;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PayOutTest {
    private static final String OURS = PrivateKey.parse("33".repeat(32))
            .publicKey()
            .address("P", Network.LOCAL)
            .toString();
    private static final String THEIRS = PrivateKey.parse("44".repeat(32))
            .publicKey()
            .address("P", Network.LOCAL)
            .toString();
    private static final PaymentRecord OPEN = new PaymentRecord("a", "transfer", "signed", false);
    private static final PaymentRecord DONE = new PaymentRecord("a", "transfer", "signed", true);

    @TempDir
    private Path folder;

    private String jdbc() {
        return "jdbc:h2:file:" + folder.resolve("payments").toAbsolutePath() + ";WRITE_DELAY=0";
    }

    private static String[] arguments(Path folder, String node, String jdbc, int payouts) throws IOException {
        List<String> lines = IntStream.range(0, payouts)
                .mapToObj(i -> "order-" + i + " " + THEIRS + " 1")
                .toList();
        Path file = Files.write(folder.resolve("payouts"), lines);
        Path key = Files.writeString(folder.resolve("key"), "33".repeat(32));
        return new String[] {"--node", node, "--payouts", file.toString(), "--key-file", key.toString(), "--jdbc", jdbc
        };
    }

    @Test
    void a_file_is_paid_once_however_often_the_program_runs() throws IOException {
        try (FakeNode fake = FakeNode.start()) {
            FakeLedger ledger = fake.ledger().fund(OURS, 9_000_000_000L);
            String[] arguments = arguments(folder, fake.url(), jdbc(), 3);

            String first = GoldenFiles.printed(out -> PayOut.run(arguments, out));
            assertThat(first).contains("order-2 paid by " + ledger.accepted().get(2));
            assertThat(GoldenFiles.printed(out -> PayOut.run(arguments, out))).isEqualTo(first);
            assertThat(ledger.accepted()).hasSize(3);
        }
    }

    @Test
    void killed_between_sending_and_acceptance_it_pays_nothing_twice() throws Exception {
        assertSurvives(2, folder, jdbc());
    }

    /** Kills the program while the ledger holds its last transaction, then lets it end. */
    static void assertSurvives(int kills, Path folder, String jdbc) throws Exception {
        try (FakeNode fake = FakeNode.start()) {
            FakeLedger ledger = fake.ledger().fund(OURS, (kills + 2) * 1_000_000_000L);
            String[] arguments = arguments(folder, fake.url(), jdbc, kills + 1);
            for (int kill = 1; kill <= kills; kill++) {
                ledger.hold();
                Process program = ChildJvm.startUnread(List.of("-Xmx128m"), PayOut.class.getName(), arguments);
                awaitRequests(program, fake, "platform.issueTx", kill);
                int polls = fake.receivedCount("platform.getTxStatus");
                awaitRequests(program, fake, "platform.getTxStatus", polls + 1); // the ledger has responded before
                program.destroyForcibly().waitFor();
                ledger.release();
            }
            ChildJvm.assertEnds(ChildJvm.startUnread(List.of("-Xmx128m"), PayOut.class.getName(), arguments));

            assertThat(ledger.accepted()).hasSize(kills + 1);
            assertThat(ledger.balance(THEIRS)).isEqualTo(BigInteger.valueOf((kills + 1) * 1_000_000_000L));
            assertThat(new PaymentTable(() -> DriverManager.getConnection(jdbc)).unfinished())
                    .isEmpty();
        }
    }

    private static void awaitRequests(Process program, FakeNode fake, String method, int count) throws Exception {
        while (fake.receivedCount(method) < count) {
            assertThat(program.waitFor(1, TimeUnit.MILLISECONDS))
                    .as("it ended by itself")
                    .isFalse();
        }
    }

    @Test
    void of_two_who_save_a_name_the_first_one_wins() {
        assertFirstWins(jdbc());
    }

    static void assertFirstWins(String jdbc) {
        PaymentTable table = new PaymentTable(() -> DriverManager.getConnection(jdbc));
        PaymentRecord other = new PaymentRecord("a", "transfer", "signed by another", false);
        assertThat(table.save(Optional.empty(), OPEN)).isTrue();
        assertThat(table.save(Optional.empty(), other)).isFalse();
        assertThat(table.save(Optional.of(other), DONE)).isFalse();
        assertThat(table.unfinished()).containsExactly(OPEN);

        assertThat(table.save(Optional.of(OPEN), DONE)).isTrue();
        assertThat(table.save(Optional.of(OPEN), other))
                .as("opens a finished payment")
                .isFalse();
        assertThat(table.load("a")).contains(DONE);
        assertThat(table.unfinished()).isEmpty();
    }

    @Test
    void a_line_that_is_no_payout_is_shown() throws IOException {
        try (FakeNode fake = FakeNode.start()) {
            String[] arguments = arguments(folder, fake.url(), jdbc(), 0);
            Files.writeString(folder.resolve("payouts"), "order-1 " + THEIRS);

            assertThatThrownBy(() -> PayOut.run(arguments, GoldenFiles.nowhere()))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("a name, an address and an amount, but is 'order-1");
        }
    }
}
