package io.github.avalanche4j.examples;

import io.github.avalanche4j.core.BatchResult;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.FeeConfigAt;
import io.github.avalanche4j.testing.FakeNode;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;

/**
 * Several EVM chains of a node at a glance, with one request for each.
 *
 * <p>{@code --node URL} asks a real node; without it a fake one responds. {@code --chains C,ID,…} names the chains.
 */
public final class BatchChains {
    // two chains of the recorded network beside the C-Chain
    private static final String RECORDED = "C,2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX,"
            + "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";

    private BatchChains() {}

    /** Shows the chains. */
    public static void main(String[] args) {
        Example.run(BatchChains::run, args);
    }

    static void run(String[] args, PrintStream out) {
        Arguments arguments = Arguments.of(args, "node", "chains");
        if (arguments.get("node").isPresent()) {
            show(arguments.get("node").get(), arguments.get("chains").orElse("C"), out);
            return;
        }
        try (FakeNode fake = FakeNode.start()) {
            show(fake.url(), arguments.get("chains").orElse(RECORDED), out);
        }
    }

    private static void show(String url, String chains, PrintStream out) {
        out.printf("%-12s %10s %8s %16s %16s  %s%n", "chain", "id", "head", "base fee", "min base fee", "runs");
        try (NodeClient node = NodeClient.create(url)) {
            for (String chain : List.of(chains.split(",", -1))) {
                show(chain, node.evm(chain), out);
            }
        }
    }

    private static void show(String chain, EvmClient evm, PrintStream out) {
        Call<BigInteger> id = evm.chainId();
        Call<UInt64> head = evm.blockNumber();
        Call<BigInteger> baseFee = evm.baseFee();
        Call<String> client = evm.clientVersion();
        Call<FeeConfigAt> fees = evm.feeConfig();

        BatchResult batch;
        try {
            batch = evm.batch(id, head, baseFee, client, fees).execute();
        } catch (InterfaceUnavailableException e) {
            out.printf("%-12s %s%n", shortened(chain), e.getMessage()); // the other chains may be served
            return;
        }

        out.printf(
                "%-12s %10s %8s %16s %16s  %s%n",
                shortened(chain),
                text(batch, id, BigInteger::toString),
                text(batch, head, UInt64::toString),
                text(batch, baseFee, BigInteger::toString),
                text(
                        batch,
                        fees,
                        at -> at.feeConfig()
                                .minBaseFee()
                                .map(BigInteger::toString)
                                .orElse("0")),
                text(batch, client, version -> version));
    }

    private static String shortened(String chain) {
        return chain.length() <= 10 ? chain : chain.substring(0, 10) + "…";
    }

    /** Each call has its own response, so a method that one chain lacks does not affect the others. */
    private static <T> String text(BatchResult batch, Call<T> call, Function<T, String> shown) {
        return batch.failure(call).isPresent() ? "-" : shown.apply(batch.get(call));
    }
}
