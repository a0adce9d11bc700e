package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.info.NodeIdentity;
import io.github.avalanche4j.node.info.NodePop;
import io.github.avalanche4j.node.platform.Height;
import io.github.avalanche4j.node.platform.ValidatorAt;
import io.github.avalanche4j.signature.ProofOfPossession;
import io.github.avalanche4j.testing.FakeNode;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Verifies on this machine that a node holds the secret key of its BLS public key, by its proof of possession, and
 * compares the key with the one that the P-Chain has for the node: a proof can be copied, a registration cannot.
 *
 * <p>{@code --node URL} asks a real node. Without it a fake node responds, once with its own proof and three times
 * with a wrong one. From JDK 24 on, start the JVM with {@code --enable-native-access=ALL-UNNAMED}, or loading the
 * native library prints a warning.
 */
public final class VerifyNodeProof {
    private static final String OTHER_NODE = "NodeID-CGmJBnbwPeDawCPFinKJAsMGY6PAQfgme";
    private static final String OTHER_KEY =
            "0x97d6be4038dd75b9712605d0c79ffb943622438bef784f74b03906f23deff95e8ad3c84b88cf5339a98802239c490bfa";

    private VerifyNodeProof() {}

    /** Verifies the proof. */
    public static void main(String[] args) {
        Example.run(VerifyNodeProof::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "node");
        if (arguments.get("node").isPresent()) {
            try (NodeClient node = NodeClient.create(arguments.get("node").get())) {
                show(node, out);
            }
            return;
        }
        try (FakeNode fake = FakeNode.start();
                NodeClient node = NodeClient.create(fake.url())) {
            show(node, out);
            showWrongOnes(fake, node, out);
        }
    }

    private static void show(NodeClient node, PrintStream out) {
        NodeIdentity identity = node.info().getNodeId().execute();
        out.println("Node " + identity.nodeId());
        if (identity.nodePop().isEmpty()) {
            out.println("  gives no key, as nodes before AvalancheGo 1.8.6");
            return;
        }
        NodePop pop = identity.nodePop().get();
        out.println("  key      " + pop.publicKey());
        out.println("  proof    " + pop.proofOfPossession());
        out.println("  verdict  " + verdict(pop));
        out.println("  P-Chain  " + registered(node, identity.nodeId(), pop.publicKey()));
    }

    private static String verdict(NodePop pop) {
        try {
            return ProofOfPossession.of(pop)
                    .verify()
                    .map(key -> "verified: the author of this proof holds the secret key")
                    .orElse("wrong: the proof was not made with this key");
        } catch (MalformedBytesException e) {
            return "refused: " + e.getMessage();
        }
    }

    private static String registered(NodeClient node, NodeId id, Bytes key) {
        Map<NodeId, ValidatorAt> validators =
                node.platform().getValidatorsAt(Height.PROPOSED).execute();
        ValidatorAt validator = validators.get(id);
        if (validator == null) {
            return "the node is no validator of the primary network, so nothing links the key to its id";
        }
        return validator.publicKey().filter(key::equals).isPresent()
                ? "has this key for this node, with weight " + validator.weight()
                : "has another key for this node: the proof was copied, or the key is newer than the registration";
    }

    /** Shows the node's proof with a bit changed, then with another node's key, then with another node's id. */
    private static void showWrongOnes(FakeNode fake, NodeClient node, PrintStream out) {
        NodeIdentity self = node.info().getNodeId().execute();
        NodePop pop = self.nodePop().orElseThrow();
        NodeId otherNode = NodeId.parse(OTHER_NODE);
        Bytes otherKey = Bytes.fromHex(OTHER_KEY);
        byte[] changed = pop.proofOfPossession().toArray();
        changed[changed.length - 1] ^= 1;

        Map<String, String> wrong = new LinkedHashMap<>();
        wrong.put("With one bit of the proof changed:", identity(self.nodeId(), pop.publicKey(), Bytes.of(changed)));
        wrong.put("With another node's key:", identity(self.nodeId(), otherKey, pop.proofOfPossession()));
        wrong.put("With another node's id:", identity(otherNode, pop.publicKey(), pop.proofOfPossession()));
        wrong.forEach((title, identity) -> {
            out.println();
            out.println(title);
            fake.on("info.getNodeID").respond(identity);
            show(node, out);
        });
    }

    private static String identity(NodeId id, Bytes key, Bytes proof) {
        return "{\"nodeID\":\"%s\",\"nodePOP\":{\"publicKey\":\"%s\",\"proofOfPossession\":\"%s\"}}"
                .formatted(id, key.toHex(), proof.toHex());
    }
}
