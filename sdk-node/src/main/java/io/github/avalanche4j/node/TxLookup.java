package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.avax.AtomicTxStatus;
import io.github.avalanche4j.node.platform.PlatformTxStatus;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.List;
import java.util.Optional;

/** Looks a transaction up on the P-, X- and C-Chain, because its id does not name its chain. */
final class TxLookup {
    /** What a chain says of the transaction. */
    private record Found(TxStatus status, Optional<String> reason) {
        static final Found UNKNOWN = new Found(TxStatus.UNKNOWN, Optional.empty());

        static Found of(PlatformTxStatus status) {
            return new Found(status.status(), status.reason());
        }

        static Found of(AtomicTxStatus status) {
            return new Found(status.status(), Optional.empty());
        }
    }

    private record Question(String chain, Call<Found> call) {}

    private final Id txId;
    private List<Question> questions;

    TxLookup(NodeClient node, Id txId) {
        this.txId = txId;
        Call<Bytes> onXChain = node.avm().getTxBytes(txId); // which has accepted transactions only
        this.questions = List.of(
                new Question("P-Chain", node.platform().getTxStatus(txId).map(Found::of)),
                new Question("X-Chain", onXChain.map(tx -> new Found(TxStatus.ACCEPTED, Optional.empty()))),
                new Question("C-Chain", node.avax().getAtomicTxStatus(txId).map(Found::of)));
    }

    /** The status of an accepted transaction; empty where it is not accepted yet, or no chain knows it. */
    Optional<TxStatus> accepted(Wait wait) {
        for (Question question : questions) {
            Found found = ask(question, wait);
            TxStatus status = found.status();
            if (status.equals(TxStatus.UNKNOWN)) {
                continue;
            }
            questions = List.of(question); // no other chain has a transaction of this id
            wait.saw("the " + question.chain() + " says " + status);
            if (status.equals(TxStatus.COMMITTED) || status.equals(TxStatus.ACCEPTED)) {
                return Optional.of(status);
            }
            if (status.equals(TxStatus.ABORTED) || status.equals(TxStatus.DROPPED)) {
                throw new TxRejectedException(txId, status, found.reason());
            }
            return Optional.empty();
        }
        if (wait.lastFailure() == null) {
            wait.saw("no chain of the node knows the transaction");
        }
        return Optional.empty();
    }

    private static Found ask(Question question, Wait wait) {
        Optional<Found> found = wait.ask(question.call());
        boolean unknown = wait.lastFailure() instanceof JsonRpcException e && e.reason() == Reason.NOT_FOUND;
        if (unknown) {
            wait.saw("the " + question.chain() + " does not know the transaction");
        }
        return found.orElse(Found.UNKNOWN);
    }
}
