package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.call.Wait;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.avax.AtomicTx;
import io.github.avalanche4j.node.platform.PlatformTxStatus;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.util.List;
import java.util.Optional;

/** Looks up a transaction on the P-, X- and C-Chain, because its id does not name its chain. */
final class TxLookup implements Wait.Poll<TxStatus> {
    /** The state of the transaction on one chain. */
    private record ChainStatus(TxStatus status, Optional<String> reason) {
        static final ChainStatus UNKNOWN = new ChainStatus(TxStatus.UNKNOWN, Optional.empty());

        static ChainStatus of(PlatformTxStatus status) {
            return new ChainStatus(status.status(), status.reason());
        }

        static ChainStatus of(AtomicTx tx) {
            return new ChainStatus(tx.status(), Optional.empty());
        }
    }

    private record Question(String chain, Call<ChainStatus> call) {}

    private final Id txId;
    private List<Question> questions;

    TxLookup(NodeClient node, Id txId) {
        this.txId = txId;
        Call<Bytes> onXChain = node.avm().getTxBytes(txId); // which returns accepted transactions only
        this.questions = List.of(
                new Question("P-Chain", node.platform().getTxStatus(txId).map(ChainStatus::of)),
                new Question("X-Chain", onXChain.map(tx -> new ChainStatus(TxStatus.ACCEPTED, Optional.empty()))),
                new Question("C-Chain", node.avax().getAtomicTx(txId).map(ChainStatus::of)));
    }

    @Override
    public Call<Optional<TxStatus>> poll(Wait wait) {
        return ask(0, wait);
    }

    private Call<Optional<TxStatus>> ask(int number, Wait wait) {
        if (number == questions.size()) {
            if (wait.lastFailure() == null || isNotFound(wait)) {
                wait.saw("no chain of the node knows the transaction");
            }
            return Wait.again();
        }
        Question question = questions.get(number);
        return wait.ask(question.call()).then(found -> {
            if (isNotFound(wait)) {
                wait.saw("the " + question.chain() + " does not know the transaction");
            }
            ChainStatus status = found.orElse(ChainStatus.UNKNOWN);
            return status.status().equals(TxStatus.UNKNOWN) ? ask(number + 1, wait) : known(question, status, wait);
        });
    }

    private static boolean isNotFound(Wait wait) {
        return wait.lastFailure() instanceof JsonRpcException e && e.reason() == Reason.NOT_FOUND;
    }

    private Call<Optional<TxStatus>> known(Question question, ChainStatus found, Wait wait) {
        TxStatus status = found.status();
        questions = List.of(question); // no other chain has a transaction of this id
        wait.saw("the " + question.chain() + " says " + status
                + found.reason().map(why -> ": " + why).orElse(""));
        if (status.equals(TxStatus.COMMITTED) || status.equals(TxStatus.ACCEPTED)) {
            return Wait.found(status);
        }
        if (status.equals(TxStatus.ABORTED)) {
            throw new TxRejectedException(txId, status, found.reason());
        }
        return Wait.again(); // a node may hold a transaction that it dropped in a block already
    }
}
