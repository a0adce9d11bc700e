package io.github.avalanche4j.wallet.internal;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.ConnectionException.Phase;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.jsonrpc.TxRefusal;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.tx.Tx;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.wallet.builder.Chain;
import io.github.avalanche4j.wallet.internal.SpenderSearch.Spender;
import io.github.avalanche4j.wallet.sign.SignedTx;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One run that sends a signed transaction without a name. It always sends the same bytes, so any number of runs may
 * send them. During the run, no name of the wallet spends its inputs.
 */
final class Sending {
    /** Refusals of a node that does not know the last blocks yet, such as the pool of a C-Chain with Helicon. */
    private static final Set<TxRefusal> LAGGING = EnumSet.of(TxRefusal.NONCE, TxRefusal.INPUT_SPENT);

    private final Engine engine;
    private final SignedTx tx;
    private final Chain chain;
    private final SpenderSearch search;
    private int polls;
    private int missed; // polls since a node had the transaction in its pool
    private boolean isSent;
    private @Nullable JsonRpcException refusal;
    private @Nullable RuntimeException last;
    private @Nullable RuntimeException end;
    private String seen = "nothing yet";

    private Sending(Engine engine, SignedTx tx) {
        this.engine = engine;
        this.tx = tx;
        this.chain = tx.spent().chain();
        this.search =
                SpenderSearch.of(engine.node(), chain, Spendable.of(tx.tx().unsigned()));
    }

    /** A call that returns the accepted transaction, perhaps with other signatures. */
    static Call<SignedTx> call(Engine engine, SignedTx tx) {
        SignedTx complete = Engine.requireComplete("tx", tx);
        return engine.sequence("send", run -> {
            Sending one = new Sending(engine, complete);
            Call<SignedTx> rounds = Sequence.repeat(engine.settings().pollInterval(), one::round);
            Call<SignedTx> sent = Sequence.recover(
                    rounds.map(accepted -> {
                        engine.ledger().leave(one.id(), one);
                        return accepted;
                    }),
                    failure -> {
                        engine.ledger().leave(one.id(), one);
                        throw failure;
                    });
            return CallAccess.explained(sent, one::explained);
        });
    }

    private Id id() {
        return tx.id();
    }

    private Call<Optional<SignedTx>> round() {
        boolean unused = engine.ledger()
                .take(id(), this, tx.tx().unsigned(), Optional.empty()); // renews the reservation before it ends
        polls++;
        missed++;
        return engine.lookup().poll(chain, id()).then(status -> {
            seen = status.toString();
            missed = status.isPending() ? 0 : missed;
            if (status.isAccepted()) {
                return accepted(tx);
            }
            boolean isLate = polls % PaymentRun.LATE == 0;
            if (isLate && missed > 0) {
                return search.next().then(spender -> spender.map(this::spent).orElseGet(this::undecided));
            }
            return isSent || missed == 0 ? again() : send();
        });
    }

    private static Call<Optional<SignedTx>> again() {
        return Call.completed(Optional.empty());
    }

    private Call<Optional<SignedTx>> accepted(SignedTx accepted) {
        engine.ledger().accepted(chain, accepted.tx());
        return Call.completed(Optional.of(accepted));
    }

    /** A block has the transaction, perhaps with other signatures, or another one that spends one of its inputs. */
    private Call<Optional<SignedTx>> spent(Spender spender) {
        Optional<Tx> same =
                spender.tx().filter(other -> other.unsigned().equals(tx.tx().unsigned()));
        if (same.isPresent()) {
            return accepted(SignedTx.parse(chain.encodeTx(same.get()), tx.spent()));
        }
        end = new TxRejectedException(
                id(), "transaction " + spender.id() + " spent one of its inputs", "build and sign another one");
        throw end;
    }

    private Call<Optional<SignedTx>> undecided() {
        if (refusal == null) {
            return send();
        } else if (!LAGGING.contains(TxRefusal.of(refusal.error()))) {
            throw refused(refusal);
        }
        return send().map(unused -> {
            if (refusal != null) {
                throw refused(refusal);
            }
            return Optional.empty();
        });
    }

    private RuntimeException refused(JsonRpcException why) {
        end = engine.failures().refused(id(), why);
        return end;
    }

    private Call<Optional<SignedTx>> send() {
        isSent = true;
        refusal = null;
        return Sequence.recover(
                engine.lookup().issue(chain, tx.bytes()).retries(0).then(any -> again()), failure -> {
                    if (!Sequence.isOfRequest(failure)) {
                        throw failure;
                    }
                    isSent = !(failure instanceof ConnectionException lost && lost.phase() == Phase.CONNECTING);
                    refusal = Lookup.refusal(failure).orElse(null);
                    last = failure;
                    seen = String.valueOf(failure.getMessage());
                    return again();
                });
    }

    private RuntimeException explained(RuntimeException failure) {
        RuntimeException reason = Sequence.isLate(failure) && last != null ? last : failure;
        return failure == end || polls == 0
                ? failure
                : engine.failures()
                        .unconfirmed(id(), "transaction " + id() + " may be accepted; last seen: " + seen, reason);
    }
}
