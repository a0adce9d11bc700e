package io.github.avalanche4j.node.calls;

import static io.github.avalanche4j.node.calls.RecordedNode.ADDRESS;
import static io.github.avalanche4j.node.calls.RecordedNode.NO_ID;
import static io.github.avalanche4j.node.calls.RecordedNode.OWNER;
import static io.github.avalanche4j.node.calls.Row.refuses;

import java.time.Duration;
import java.util.List;

/** Calls of the client itself. */
final class ClientRows {
    private ClientRows() {}

    static List<Row> rows() {
        return List.of(
                // the interfaces of a node
                refuses("timeout", node -> node.info().acps().timeout(Duration.ZERO)),
                refuses("retries", node -> node.info().acps().retries(-1)),
                refuses("header x-key", node -> node.info().acps().header("x-key", "a\nb")),
                refuses("timeout", node -> node.await(Duration.ZERO)),
                refuses("chain", node -> node.await().bootstrapped("")),
                // malformed ids and addresses of a response are not sent
                refuses("txId", node -> node.await().accepted(NO_ID)),
                // interfaces of one chain
                refuses("chain", node -> node.diagnose(" ")),
                refuses("chain", node -> node.balances(OWNER, ADDRESS, "a/b")));
    }
}
