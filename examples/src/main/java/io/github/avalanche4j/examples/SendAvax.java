package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.value.Bech32Address;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.testing.FakeNode;
import io.github.avalanche4j.wallet.Wallet;
import io.github.avalanche4j.wallet.builder.BuiltTx;
import io.github.avalanche4j.wallet.key.LocalSigner;
import io.github.avalanche4j.wallet.key.PrivateKey;
import io.github.avalanche4j.wallet.key.Signer;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.io.IOException;
import java.io.PrintStream;

/**
 * Sends AVAX on the P-Chain: shows what the transaction costs, sends it, and waits until it is accepted.
 *
 * <p>Without options a fake ledger takes the transaction. {@code --node URL --to ADDRESS --amount AVAX} sends from the
 * key in the file that {@code --key-file} names, or in the environment variable {@code AVALANCHE_PRIVATE_KEY}.
 */
public final class SendAvax {
    private SendAvax() {}

    /** Sends AVAX. */
    public static void main(String[] args) {
        Example.run(SendAvax::run, args);
    }

    static void run(String[] args, PrintStream out) throws IOException {
        Arguments arguments = Arguments.of(args, "node", "key-file", "to", "amount");
        if (arguments.get("node").isPresent()) {
            Bech32Address to = Bech32Address.parse(arguments.required("to"));
            NAvax amount = NAvax.ofAvax(arguments.required("amount"));
            try (NodeClient node = NodeClient.create(arguments.required("node"))) {
                send(node, LocalSigner.of(arguments.privateKey()), to, amount, out);
            }
            return;
        }
        Signer signer = LocalSigner.of(PrivateKey.parse("11".repeat(32)));
        Signer other = LocalSigner.of(PrivateKey.parse("22".repeat(32)));
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            fake.ledger().fund(signer.publicKey().address("P", Network.LOCAL).toString(), 5_000_000_000L);
            NAvax amount = NAvax.ofAvax(arguments.get("amount").orElse("1.5"));
            send(node, signer, other.publicKey().address("P", Network.LOCAL), amount, out);
        }
    }

    private static void send(NodeClient node, Signer signer, Bech32Address to, NAvax amount, PrintStream out) {
        Wallet wallet = Wallet.of(node, signer);
        BuiltTx built = wallet.build(wallet.p().transfer(amount, to)).execute();
        out.println("send   " + amount + " to " + to);
        out.println("fee    " + built.fee() + " for " + built.gas() + " gas");
        out.println("spends " + built.spent().utxos().size() + " UTXO");
        SignedTx signed = wallet.sign(built).execute();
        out.println("accepted as " + wallet.send(signed).execute().id());
    }
}
