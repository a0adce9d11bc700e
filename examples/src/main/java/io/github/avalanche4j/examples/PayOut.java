package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.PaymentStore;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;

/**
 * Pays out AVAX on the P-Chain. Each line of a file has a name, an address and an amount, with spaces between them.
 * Each name is paid once, however often the program runs and whenever it was killed, because a table keeps the
 * payments.
 *
 * <p>Without options a fake ledger pays three names, twice. {@code --node URL --payouts FILE} pays from the key in the
 * file that {@code --key-file} names, or in the environment variable {@code AVALANCHE_PRIVATE_KEY}. {@code --jdbc URL}
 * names a database; without it the table is in an H2 file, {@code --out FILE} ({@code target/payments} unless set).
 */
public final class PayOut {
    private PayOut() {}

    /** Pays out AVAX. */
    public static void main(String[] args) {
        Example.run(PayOut::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        Arguments arguments = Arguments.of(args, "node", "key-file", "payouts", "jdbc", "out");
        if (arguments.get("node").isEmpty()) {
            demonstrate(out);
            return;
        }
        List<String> payouts = Files.readAllLines(Path.of(arguments.required("payouts")));
        Signer signer = LocalSigner.of(arguments.privateKey());
        String file = "jdbc:h2:file:" + arguments.out("payments").toAbsolutePath() + ";WRITE_DELAY=0";
        String jdbc = arguments.get("jdbc").orElse(file);
        try (NodeClient node = NodeClient.create(arguments.required("node"))) {
            pay(wallet(node, signer, new PaymentTable(() -> DriverManager.getConnection(jdbc))), payouts, out);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void demonstrate(PrintStream out) throws IOException {
        Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
        Bech32Address other =
                LocalSigner.of(PrivateKey.parse("22".repeat(32))).publicKey().address("P", Network.LOCAL);
        List<String> payouts =
                List.of("order-1 " + other + " 1.5", "order-2 " + other + " 1.5", "order-3 " + other + " 0.2");
        PaymentStore store = PaymentStore.inMemory();
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.ledger().fund(signer.publicKey().address("P", Network.LOCAL).toString(), 5_000_000_000L);
            pay(wallet(node, signer, store), payouts, out);
            pay(wallet(node, signer, store), payouts, out);
            out.println(fake.ledger().accepted().size() + " transactions");
        }
    }

    private static Wallet wallet(NodeClient node, Signer signer, PaymentStore store) {
        return Wallet.of(node, options -> options.store(store), signer);
    }

    private static void pay(Wallet wallet, List<String> payouts, PrintStream out) {
        wallet.resume() // what an earlier process could not finish
                .execute()
                .forEach((name, failure) -> out.println(name + " failed again: " + failure.getMessage()));
        for (String payout : payouts) {
            String[] parts = payout.strip().split(" +");
            if (parts.length != 3) {
                throw new UsageException("a line must have a name, an address and an amount, but is '" + payout + "'");
            }
            TxRequest request = wallet.p().transfer(NAvax.ofAvax(parts[2]), Bech32Address.parse(parts[1]));
            try {
                out.println(parts[0] + " paid by "
                        + wallet.pay(parts[0], request).execute().id());
            } catch (AvalancheException e) { // the others are paid; run the program again for this one
                out.println(parts[0] + " failed: " + e.getMessage());
            }
        }
    }
}
