package io.github.avalanche4j.node;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.Done;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.JsonRpcException.Reason;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.args.WellFormed;
import io.github.avalanche4j.core.internal.call.Transport;
import io.github.avalanche4j.core.internal.call.Wait;
import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.health.HealthReport;
import io.github.avalanche4j.node.platform.BlockchainStatus;
import io.github.avalanche4j.node.utxo.TxRejectedException;
import io.github.avalanche4j.node.utxo.TxStatus;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Waits for states of a node, which may still be starting. Each method returns a {@link Call}; its timeout is the
 * deadline of the whole wait. A failed request is repeated at the next check. After the deadline the call fails with a
 * {@link ConnectionException} whose message has the last state seen.
 */
public final class NodeAwait {
    private static final Duration INTERVAL = Duration.ofMillis(500);
    // another node may have accepted the chain some seconds before this one hears of it
    private static final Duration UNKNOWN_CHAIN = Duration.ofSeconds(5);

    private final NodeClient node;
    private final Transport transport;
    private final Duration timeout;

    NodeAwait(NodeClient node, Transport transport, Duration timeout) {
        this.node = node;
        this.transport = transport;
        this.timeout = timeout;
    }

    private <T> Call<T> until(String condition, Supplier<? extends Wait.Poll<T>> polls) {
        return Wait.until(transport, condition, INTERVAL, polls).timeout(timeout);
    }

    /** {@return a call that waits until all health checks pass, and returns the first report in which they do} */
    public Call<HealthReport> healthy() {
        return until(
                "the node is healthy",
                () -> wait -> wait.ask(node.health().healthByGet()).then(report -> {
                    if (report.isPresent() && report.get().healthy()) {
                        return Wait.found(report.get());
                    }
                    report.ifPresent(unhealthy -> wait.saw(unhealthy.toString()));
                    return Wait.again();
                }));
    }

    /**
     * {@return a call that waits until a chain has finished bootstrapping} While the node is starting, and for 5
     * seconds afterwards, an unknown chain is waited for, because the node may still learn of it. After that the call
     * fails with a {@link JsonRpcException} with reason {@code WRONG_CHAIN}. It fails immediately if the node could not
     * start the chain or does not run it; the message says which, see {@link NodeClient#diagnose}.
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @throws InvalidRequestException if the chain is blank
     */
    public Call<Done> bootstrapped(String chain) {
        Call<Boolean> bootstrapped = node.info().isBootstrapped(Require.notBlank("chain", chain));
        Call<BlockchainStatus> status = node.platform().getBlockchainStatus(chain);
        return until(
                "chain " + chain + " has bootstrapped",
                () -> new BootstrapPoll(bootstrapped, status, node.health().healthByGet(), chain));
    }

    private static final class BootstrapPoll implements Wait.Poll<Done> {
        private final Call<Boolean> bootstrapped;
        private final Call<BlockchainStatus> status;
        private final Call<HealthReport> health;
        private final String chain;
        private @Nullable Duration unknownSince;

        BootstrapPoll(
                Call<Boolean> bootstrapped, Call<BlockchainStatus> status, Call<HealthReport> health, String chain) {
            this.bootstrapped = bootstrapped;
            this.status = status;
            this.health = health;
            this.chain = chain;
        }

        @Override
        public Call<Optional<Done>> poll(Wait wait) {
            return wait.ask(bootstrapped).then(done -> {
                if (done.orElse(false)) {
                    return Wait.found(Done.DONE);
                }
                done.ifPresent(no -> wait.saw("the chain is bootstrapping"));
                if (wait.lastFailure() instanceof JsonRpcException e && e.reason() == Reason.WRONG_CHAIN) {
                    return wait.ask(status).then(known -> {
                        boolean unknown =
                                known.map(BlockchainStatus.UNKNOWN::equals).orElseGet(() -> isNoId(wait));
                        return known.isPresent() && !unknown
                                ? notRunning(e, known.get(), wait)
                                : wrongChain(e, unknown, wait);
                    });
                }
                unknownSince = null;
                return Wait.again();
            });
        }

        /** Whether the P-Chain says that the name is neither an id nor an alias that this node has. */
        private static boolean isNoId(Wait wait) {
            return wait.lastFailure() instanceof JsonRpcException e && e.reason() == Reason.INVALID_PARAMS;
        }

        /**
         * A chain that exists and does not run: the node could not start it, is not configured to run it, or will start
         * it.
         */
        private Call<Optional<Done>> notRunning(JsonRpcException failure, BlockchainStatus known, Wait wait) {
            return wait.ask(health).then(report -> {
                Optional<ChainDiagnosis> diagnosis = report.flatMap(checks -> ChainDiagnosis.failed(checks, chain));
                if (diagnosis.isEmpty() && known.equals(BlockchainStatus.CREATED)) {
                    diagnosis = Optional.of(ChainDiagnosis.notRun());
                }
                if (diagnosis.isPresent()) {
                    throw diagnosis.get().asFailure(failure);
                }
                return wrongChain(failure, false, wait);
            });
        }

        private Call<Optional<Done>> wrongChain(JsonRpcException failure, boolean unknown, Wait wait) {
            wait.saw(failure);
            if (!unknown) {
                unknownSince = null;
            } else if (unknownSince == null) {
                unknownSince = wait.elapsed();
            } else if (wait.elapsed().minus(unknownSince).compareTo(UNKNOWN_CHAIN) > 0) {
                throw failure;
            }
            return Wait.again();
        }
    }

    /**
     * {@return a call that waits until a transaction of the P- or X-Chain, or an atomic transaction of the C-Chain, has
     * been accepted} It returns {@link TxStatus#COMMITTED} on the P-Chain and {@link TxStatus#ACCEPTED} on the others,
     * and fails with a {@link TxRejectedException} if the validators have rejected the transaction. {@link
     * TxStatus#DROPPED} is not the end, because a node may say so some seconds before it accepts the transaction, and
     * another node may have it. Nodes of a C-Chain since Helicon, and of the X-Chain, do not know a transaction before
     * it is accepted, and the C-Chain may have accepted it just before it executes its block. So the call also finds the outcome of a transaction whose response was lost, or whose
     * inputs are {@link Reason#INPUT_SPENT spent}, which may mean that this very transaction was accepted.
     *
     * @param txId the transaction's id, which {@code issueTx} returns: the SHA-256 of the signed transaction
     */
    public Call<TxStatus> accepted(Id txId) {
        WellFormed.require("txId", txId);
        return until("transaction " + txId + " is accepted", () -> new TxLookup(node, txId));
    }

    /**
     * {@return a call that waits until a transaction of an EVM chain has been accepted, and returns its receipt} The
     * hash comes from {@code sendRawTransaction}, or from the wallet that signed the transaction, even if the response
     * was lost. {@link EvmReceipt#isSuccess} is false if the transaction was reverted and had no effect but its fee.
     * The call fails with a {@link TxRejectedException} if the node dropped the transaction from its pool, or accepted
     * another one of the sender with its nonce; the wait can detect this only for a transaction that it has seen in the
     * pool.
     *
     * @param chain the chain's id or alias, such as {@code C}
     * @param hash the transaction's hash
     * @throws InvalidRequestException if the chain is blank
     */
    public Call<EvmReceipt> accepted(String chain, EvmHash hash) {
        EvmClient evm = node.evm(chain);
        WellFormed.require("hash", hash);
        return until("transaction " + hash + " is accepted", () -> new EvmTxLookup(evm, hash));
    }

    /**
     * Like {@link #accepted(Id)}, with the id computed from the transaction.
     *
     * @param tx the signed transaction in the chain's codec, as given to {@code issueTx}
     * @throws InvalidRequestException if it is a transaction of an EVM, whose hash {@link #accepted(String, EvmHash)}
     *     takes
     */
    public Call<TxStatus> accepted(Bytes tx) {
        // the codec's version comes first; an EVM's transaction begins with its type or as a list
        if (Objects.requireNonNull(tx, "tx").size() < 2 || tx.get(0) != 0 || tx.get(1) != 0) {
            throw new InvalidRequestException(
                    "tx",
                    tx.toString(),
                    "a transaction of the P- or X-Chain, or an atomic one of the C-Chain",
                    "for a transaction of an EVM, pass its chain and hash");
        }
        return accepted(Sha256.idOf(tx));
    }
}
