package io.github.avalanche4j.benchmarks.start;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.DataClient;
import io.github.avalanche4j.node.NodeClient;

/** A program whose first act is a call of the library. */
public final class SdkStart {
    private SdkStart() {}

    /**
     * Makes the call and ends.
     *
     * @param args the server's URL, and {@code page} for a page of transactions instead of a node's version
     */
    public static void main(String[] args) {
        if (args.length > 1) {
            try (DataClient data = DataClient.create(args[0])) {
                EvmAddress address = EvmAddress.parse("0x71c7656ec7ab88b098defb751b7401b5f6d8976f");
                Started.with(data.chain("43114")
                        .transactions(address)
                        .iterator()
                        .next()
                        .nativeTransaction()
                        .txHash());
            }
        } else {
            try (NodeClient node = NodeClient.create(args[0])) {
                Started.with(node.info().getNodeVersion().execute().version());
            }
        }
    }
}
