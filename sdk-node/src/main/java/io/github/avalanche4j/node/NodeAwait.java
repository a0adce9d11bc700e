package io.github.avalanche4j.node;

import io.github.avalanche4j.core.AvalancheException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * Waits for states of a node, which may still be starting: what fails meanwhile is tried again until the deadline.
 * Waits run on the caller's thread; an interrupt ends them with a {@link ConnectionException}.
 */
public final class NodeAwait {
    // another node may have accepted the chain or transaction some seconds before this one hears of it
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final NodeClient node;
    private final Transport transport;
    private final Duration timeout;

    NodeAwait(NodeClient node, Transport transport, Duration timeout) {
        this.node = node;
        this.transport = transport;
        this.timeout = timeout;
    }

    private Wait until(String condition) {
        return new Wait(transport, condition, timeout);
    }

    /**
     * Waits until all health checks pass.
     *
     * @return the first report in which they do
     * @throws ConnectionException at the deadline; its message holds what was seen last
     */
    public HealthReport healthy() {
        Wait wait = until("the node is healthy");
        while (true) {
            Optional<HealthReport> report = wait.ask(node.health().get());
            if (report.isPresent() && report.get().healthy()) {
                return report.get();
            }
            report.ifPresent(unhealthy -> wait.saw(unhealthy.toString()));
            wait.pause();
        }
    }

    /**
     * Waits until a chain has finished bootstrapping. A chain that does not exist yet is waited for while the node is
     * starting, and for some seconds more, in which the node may hear of it.
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @throws ConnectionException at the deadline; its message holds what was seen last
     * @throws JsonRpcException that says {@code WRONG_CHAIN}, when a node that has started has known no such chain for
     *     5 seconds
     * @throws InvalidRequestException if the chain is blank
     */
    public void bootstrapped(String chain) {
        Call<Boolean> bootstrapped = node.info().isBootstrapped(Require.notBlank("chain", chain));
        Wait wait = until("chain " + chain + " has bootstrapped");
        Optional<Duration> unknownSince = Optional.empty();
        while (true) {
            Optional<Boolean> done = wait.ask(bootstrapped);
            if (done.orElse(false)) {
                return;
            }
            done.ifPresent(no -> wait.saw("the chain is bootstrapping"));
            if (wait.lastFailure() instanceof JsonRpcException e
                    && e.reason() == Reason.WRONG_CHAIN
                    && isUnknown(chain, wait)) {
                unknownSince = unknownSince.or(() -> Optional.of(wait.elapsed()));
                if (wait.elapsed().minus(unknownSince.get()).compareTo(PATIENCE) > 0) {
                    throw e;
                }
            } else {
                unknownSince = Optional.empty();
            }
            wait.pause();
        }
    }

    /** Whether the P-Chain says that it has no such chain. */
    private boolean isUnknown(String chain, Wait wait) {
        try {
            return !ChainDiagnosis.isKnown(wait.limited(node.platform().getBlockchainStatus(chain)));
        } catch (AvalancheException e) {
            return false; // it does not tell
        }
    }

    /**
     * Waits until a transaction of the P- or X-Chain, or an atomic transaction of the C-Chain, has been accepted. So it
     * also tells the fate of a transaction whose response was lost, and of one whose inputs are {@link
     * Reason#INPUT_SPENT spent}: if it has been accepted, it spent them itself.
     *
     * @param txId the transaction's id, which {@code issueTx} gives: the SHA-256 of the signed transaction
     * @return {@link TxStatus#COMMITTED} on the P-Chain, {@link TxStatus#ACCEPTED} on the others
     * @throws TxRejectedException if the node has dropped the transaction, or the validators have rejected it
     * @throws ConnectionException at the deadline; its message holds what was seen last
     */
    public TxStatus accepted(Id txId) {
        TxLookup lookup = new TxLookup(node, WellFormed.require("txId", txId));
        Wait wait = until("transaction " + txId + " is accepted");
        while (true) {
            Optional<TxStatus> accepted = lookup.accepted(wait);
            if (accepted.isPresent()) {
                return accepted.get();
            }
            wait.pause();
        }
    }

    /**
     * Waits until a transaction of an EVM chain has been accepted, which its receipt tells. The hash comes from {@code
     * sendRawTransaction}, or from the wallet that signed the transaction, also where the response was lost.
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @param hash the transaction's hash
     * @return the receipt; {@link EvmReceipt#isSuccess} is false where the transaction was reverted and only paid its
     *     fee
     * @throws TxRejectedException if the node dropped the transaction from its pool, or accepted another one of the
     *     sender with its nonce. This can be told only of a transaction that the wait has seen in the pool
     * @throws ConnectionException at the deadline; its message holds what was seen last
     * @throws InvalidRequestException if the chain is blank
     */
    public EvmReceipt accepted(String chain, EvmHash hash) {
        EvmTxLookup lookup = new EvmTxLookup(node.evm(chain), WellFormed.require("hash", hash));
        Wait wait = until("transaction " + hash + " is accepted");
        while (true) {
            Optional<EvmReceipt> receipt = lookup.receipt(wait);
            if (receipt.isPresent()) {
                return receipt.get();
            }
            wait.pause();
        }
    }

    /**
     * As {@link #accepted(Id)}, for a transaction whose id is not at hand.
     *
     * @param tx the signed transaction in the chain's codec, as given to {@code issueTx}
     * @return as {@link #accepted(Id)}
     * @throws TxRejectedException as {@link #accepted(Id)}
     * @throws ConnectionException as {@link #accepted(Id)}
     */
    public TxStatus accepted(Bytes tx) {
        return accepted(Sha256.idOf(Objects.requireNonNull(tx, "tx")));
    }
}
