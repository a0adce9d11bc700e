package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.core.value.UInt64;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.l1.internal.ServiceAggregator;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpAggregator;
import io.github.avalanche4j.wallet.IssuedTx;
import io.github.avalanche4j.wallet.PaymentRecord;
import io.github.avalanche4j.wallet.TxRequest;
import io.github.avalanche4j.wallet.Wallet;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Changes the validators of one L1. Its methods describe a change, and send nothing: {@link #complete} carries an {@link
 * L1Operation} out, and {@link Wallet#pay} what only the P-Chain does.
 *
 * <pre>{@code
 * ManagerContract contract = ManagerContract.ofAuthority(subnetId, chainId, manager);
 * L1Manager l1 = L1Manager.of(wallet, node, aggregator, contract, options -> options.sender(owner, call -> web3j…));
 * L1Operation registration = l1.register(v -> v.node(nodeId, proof)
 *         .weight(20)
 *         .balance(NAvax.ofAvax("5"))
 *         .remainingBalanceOwner(ours)
 *         .disableOwner(ours));
 * l1.complete("validator-7", registration).execute();
 * wallet.pay("top-up-7", l1.topUpTo(validationId, Duration.ofDays(30))).execute();
 * }</pre>
 *
 * <p>The node names the validators, so you must trust it. Thread-safe.
 */
public final class L1Manager {
    private static final String P_CHAIN = "P";
    private static final int AT_ONCE = 16; // operations that resume() continues at the same time

    private final L1Context l1;

    private L1Manager(L1Context l1) {
        this.l1 = l1;
    }

    /**
     * {@return a manager of an L1's validators with default options, which does not send to the L1's chain}
     *
     * @param wallet pays on the P-Chain, and its store keeps the operations
     * @param node serves the P-Chain and the L1's chain
     * @param aggregator has messages signed: the hosted service or your own
     * @param contract the L1's contracts
     */
    public static L1Manager of(
            Wallet wallet, NodeClient node, SignatureAggregator aggregator, ManagerContract contract) {
        return of(wallet, node, aggregator, contract, options -> {});
    }

    /**
     * {@return a manager of an L1's validators}
     *
     * @param wallet pays on the P-Chain, and its store keeps the operations
     * @param node serves the P-Chain and the L1's chain
     * @param aggregator has messages signed: the hosted service or your own
     * @param contract the L1's contracts
     * @param options sets options that differ from the defaults
     * @throws InvalidRequestException if an option is out of range
     */
    public static L1Manager of(
            Wallet wallet,
            NodeClient node,
            SignatureAggregator aggregator,
            ManagerContract contract,
            Consumer<? super L1Options> options) {
        WarpAggregator service = new ServiceAggregator(Objects.requireNonNull(aggregator, "aggregator"));
        L1Options set = new L1Options();
        options.accept(set);
        return new L1Manager(new L1Context(
                Objects.requireNonNull(wallet, "wallet"),
                Objects.requireNonNull(node, "node"),
                Objects.requireNonNull(contract, "contract"),
                set.isSignedThroughNode
                        ? WarpAggregation.throughNode(P_CHAIN, node)
                        : WarpAggregation.to(P_CHAIN, node, service),
                WarpAggregation.to(contract.chainId().toString(), node, service),
                set.sender,
                set.pollInterval));
    }

    private L1Operation planned(Plan plan) {
        return new L1Operation(l1, OperationState.planned(plan));
    }

    /**
     * {@return the registration of a validator} On the P-Chain, the wallet pays the validator's balance and a fee.
     *
     * @param validator describes it
     * @throws InvalidRequestException if something is missing, or the P-Chain would refuse it
     */
    public L1Operation register(Consumer<? super NewValidator.Builder> validator) {
        return planned(new RegisterPlan(NewValidator.of(Objects.requireNonNull(validator, "validator"))));
    }

    /**
     * {@return a change of a validator's weight} On the P-Chain, the wallet pays a fee.
     *
     * @param validationId the validation
     * @param weight the weight, 1 or more
     * @throws InvalidRequestException if the weight is below 1
     */
    public L1Operation changeWeight(Id validationId, long weight) {
        UInt64 units = UInt64.of(Require.atLeast(1, "weight", weight));
        return planned(new WeightPlan(known(validationId), units, RemovalTerms.PLAIN));
    }

    /**
     * {@return the removal of a validator} The P-Chain pays the remaining balance to its owner. If the validator stakes,
     * its contract refuses the removal with {@code ValidatorIneligibleForRewards} unless the contract knows enough of
     * its uptime for a reward: see {@link #remove(Id, Consumer)}.
     *
     * @param validationId the validation
     */
    public L1Operation remove(Id validationId) {
        return planned(new WeightPlan(known(validationId), UInt64.ZERO, RemovalTerms.PLAIN));
    }

    /**
     * {@return the removal of a validator that stakes, with a proof of its uptime, or even if it gets no reward}
     *
     * @param validationId the validation
     * @param removal describes the removal
     * @throws InvalidRequestException with proof of authority, where nothing is staked
     */
    public L1Operation remove(Id validationId, Consumer<? super Removal> removal) {
        RemovalTerms described = RemovalTerms.of(removal);
        if (l1.contract().kind() == ManagerContract.Kind.PROOF_OF_AUTHORITY && !described.equals(RemovalTerms.PLAIN)) {
            throw new InvalidRequestException(
                    "removal", described.toString(), "plain, because with proof of authority nothing is staked");
        }
        return planned(new WeightPlan(known(validationId), UInt64.ZERO, described));
    }

    /**
     * {@return an operation that proves that the registration of a node was not delivered to the P-Chain in time} The
     * manager then removes the registration, and the node can be registered again. Nothing is paid on the P-Chain.
     *
     * @param nodeId the node
     */
    public L1Operation expire(NodeId nodeId) {
        return planned(new ExpirePlan(Objects.requireNonNull(nodeId, "nodeId")));
    }

    /**
     * {@return the conversion of the subnet to an L1, and the first message to its manager, which then knows the first
     * validators} The wallet signs for the subnet's owner, and pays the balances and a fee.
     *
     * <p>A chain verifies messages with its validators at the P-Chain height of its epoch (5 minutes), where it may have
     * none before the conversion; its first epoch has height 0. Then the step waits for the end of that epoch, and the
     * sender is asked for a plain transaction, which pays nothing to its own account. A step whose deadline comes before
     * fails with {@link L1OperationException.Reason#PENDING}; run it again later.
     *
     * @param validators the first validators, one or more, without stakes
     * @throws InvalidRequestException if the list is empty, or a validator has a stake
     */
    public L1Operation convert(List<NewValidator> validators) {
        return planned(new ConvertPlan(Require.elements("validators", validators)));
    }

    /**
     * {@return a payment to the balance of a validator, for {@link Wallet#pay}} It makes an inactive validator active, and
     * needs no step on the L1.
     *
     * @param validationId the validation
     * @param amount the payment
     * @throws InvalidRequestException if the amount is 0
     */
    public TxRequest topUp(Id validationId, NAvax amount) {
        if (Objects.requireNonNull(amount, "amount").equals(NAvax.ZERO)) {
            throw new InvalidRequestException("amount", amount.toString(), "more than 0");
        }
        return l1.wallet().p().increaseL1ValidatorBalance(known(validationId), amount);
    }

    /**
     * {@return a payment after which the balance of a validator lasts a time at the present price, for {@link Wallet#pay}}
     * The amount is computed when its transaction is made. If the balance lasts as long already, paying fails with {@link
     * L1OperationException.Reason#BALANCE_SUFFICES}, and if the P-Chain has no such validation, with {@link
     * L1OperationException.Reason#NOT_A_VALIDATOR}; then nothing is begun.
     *
     * @param validationId the validation
     * @param time the time, such as 30 days, in whole seconds
     * @throws InvalidRequestException if the time is not more than 0
     */
    public TxRequest topUpTo(Id validationId, Duration time) {
        Duration seconds = Duration.ofSeconds(Require.positive("time", time).toSeconds());
        return l1.wallet()
                .p()
                .increaseL1ValidatorBalance(known(validationId), l1.missing(validationId, seconds))
                .describedAs("l1.topUpTo(" + validationId + ", " + seconds + ")");
    }

    /**
     * {@return a request that makes a validator inactive, for {@link Wallet#pay}} The P-Chain pays the remaining balance to
     * its owner. The wallet signs for the owner that may disable the validator. It needs no step on the L1.
     *
     * @param validationId the validation
     */
    public TxRequest disable(Id validationId) {
        return l1.wallet().p().disableL1Validator(known(validationId));
    }

    private static Id known(Id validationId) {
        if (!Objects.requireNonNull(validationId, "validationId").isValid() || validationId.equals(Id.EMPTY)) {
            throw new InvalidRequestException(
                    "validationID",
                    validationId.toString(),
                    "the id of a validation",
                    "L1Manager.validationId looks it up for a node");
        }
        return validationId;
    }

    /** {@return a call that looks up the validators, see {@link L1Status#of}} */
    public Call<L1Status> status() {
        return L1Status.of(l1.node(), l1.contract().subnetId(), l1.contract().chainId());
    }

    /**
     * {@return a call that looks up the validation of a node in the manager, a pending one included; absent if the
     * manager has none}
     *
     * @param nodeId the node
     */
    public Call<Optional<Id>> validationId(NodeId nodeId) {
        return l1.validationOf(Objects.requireNonNull(nodeId, "nodeId"));
    }

    /**
     * {@return a call that carries an operation out, once for this name, and returns it at its end} Run it again after
     * any failure, also in another process: it continues from the stage of the name, and pays once. The stage is saved
     * in the {@link Wallet#store store} of the wallet, after each step; a name that is done returns the same again,
     * without asking the node. Each step first looks for its effect, which an earlier process or another party may have
     * had. What the P-Chain needs is paid by {@link Wallet#pay} under the name with {@code /p} after it; if another
     * party was first, that payment is cancelled. An operation that can never continue, such as an expired
     * registration, stays unfinished until {@link #cancel} ends it; its payment holds its inputs until then, or until
     * {@link Wallet#resume} has seen it refused.
     *
     * <p>Its timeout is the deadline of all steps. It fails with an {@link L1OperationException} that names the reason,
     * or with an exception of the wallet, the node, the aggregator, the sender or the store. Without a {@link
     * L1Options#sender sender}, it fails with {@link L1OperationException.Reason#NO_SENDER} when it comes to a
     * transaction to the L1's chain: send {@link L1Operation#transaction} of {@link #operation} by other means, and run
     * it again.
     *
     * @param name the name, 1 to 98 characters without line breaks
     * @param operation the operation; in another process, an equal one
     * @throws InvalidRequestException if the name is malformed, or the operation is of another L1; in a run, if the
     *     name belongs to something else, or was cancelled
     */
    public Call<L1Operation> complete(String name, L1Operation operation) {
        Objects.requireNonNull(name, "name");
        ManagerContract other =
                Objects.requireNonNull(operation, "operation").context().contract();
        if (!other.equals(l1.contract())) {
            throw new InvalidRequestException(
                    "operation",
                    operation + " of L1 " + other.subnetId(),
                    "an operation of L1 " + l1.contract().subnetId());
        }
        return NamedOperation.call(l1, name, new L1Operation(l1, operation.operationState()));
    }

    /**
     * {@return a call after which an operation does no further step, and pays nothing more; its value is the transaction
     * that the P-Chain has accepted for the operation, or empty if the operation never pays} It is for an operation that
     * can never continue, such as an expired registration, or that shall not. It first cancels the payment, as {@link
     * Wallet#cancel} does, for a fee if that was begun, and then ends the name. Run it again after any failure.
     *
     * <p>What the manager and the P-Chain have accepted stays: an equal operation under another name goes on from there,
     * and pays only what is not paid. The name stays taken, and {@link #complete} refuses it, unless it was done.
     *
     * @param name the name
     * @throws InvalidRequestException if the name is malformed; in a run, if it has not begun, or belongs to something
     *     else
     */
    public Call<Optional<IssuedTx>> cancel(String name) {
        return NamedOperation.cancel(l1, Objects.requireNonNull(name, "name"));
    }

    /**
     * {@return a call that continues the unfinished operations of this L1, several at the same time, and returns what could
     * not be finished, by name} Run it after a start, and again for what failed. {@link Wallet#resume} does the same for
     * payments, those of operations included.
     */
    public Call<Map<String, RuntimeException>> resume() {
        return L1Context.stored(l1.node(), "l1.resume", run -> {
            List<PaymentRecord> records = l1.wallet().store().unfinished().stream()
                    .filter(record -> OperationState.isIn(record, l1.contract()))
                    .toList();
            Map<String, RuntimeException> failures = new ConcurrentHashMap<>();
            int turns = (records.size() - 1) / AT_ONCE + 1;
            Duration share = run.remaining().dividedBy(10L * turns).multipliedBy(9);
            List<Call<Boolean>> calls = records.stream()
                    .map(record ->
                            Sequence.recover(Call.completed(record).then(next -> resumed(next, share)), failure -> {
                                if (Sequence.isInterrupted(failure)) {
                                    throw failure;
                                }
                                failures.put(record.name(), failure);
                                return Call.completed(false);
                            }))
                    .toList();
            return Call.all(calls, AT_ONCE).map(done -> failures);
        });
    }

    private Call<Boolean> resumed(PaymentRecord record, Duration share) {
        return NamedOperation.call(l1, record.name(), stored(l1, record, record.purpose()))
                .timeout(share)
                .map(done -> true);
    }

    /**
     * {@return the operation of a name as the store has it; absent while it has not begun}
     *
     * @param name the name
     * @throws InvalidRequestException if it belongs to something else
     */
    public Optional<L1Operation> operation(String name) {
        return stored(l1, Objects.requireNonNull(name, "name"));
    }

    /** The operation of a name as the store has it. */
    static Optional<L1Operation> stored(L1Context l1, String name) {
        return l1.wallet().store().load(name).map(record -> stored(l1, record, record.purpose()));
    }

    /** The operation of a record, whose name belongs to one purpose. */
    static L1Operation stored(L1Context l1, PaymentRecord record, String purpose) {
        if (!record.purpose().equals(purpose)) {
            throw new InvalidRequestException(
                    "name", record.name(), "a name that is not taken", "it belongs to " + record.purpose());
        }
        return new L1Operation(l1, OperationState.parse(l1.contract(), record.state()));
    }
}
