package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.call.CallAccess;
import io.github.avalanche4j.core.internal.call.Run;
import io.github.avalanche4j.core.internal.call.Sequence;
import io.github.avalanche4j.core.internal.codec.AbiPart;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NAvax;
import io.github.avalanche4j.core.value.Network;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.platform.L1Validator;
import io.github.avalanche4j.node.platform.Subnet;
import io.github.avalanche4j.signature.RejectedWarpMessage;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.VerifiedWarpMessage;
import io.github.avalanche4j.signature.WarpAggregation;
import io.github.avalanche4j.signature.WarpRejectedException;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import io.github.avalanche4j.wallet.Wallet;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * The services and lookups that the operations of an L1 share.
 *
 * @param toPChain has the manager's messages signed
 * @param toL1 has the P-Chain's statements signed
 */
record L1Context(
        Wallet wallet,
        NodeClient node,
        ManagerContract contract,
        WarpAggregation toPChain,
        WarpAggregation toL1,
        Optional<Sender> sender,
        Duration pollInterval) {
    /** The sender of transactions to the L1's chain, and its account. */
    record Sender(EvmAddress from, EvmSender sender) {}

    /** A call of the node's client that makes several requests. */
    static <T> Call<T> sequence(NodeClient node, String name, Function<Run, ? extends Call<T>> script) {
        return Sequence.call(name, CallAccess.runner(node.info().getNetworkId()).transport(), script);
    }

    /** Like {@link #sequence}, for a script that calls the store, which may block. */
    static <T> Call<T> stored(NodeClient node, String name, Function<Run, ? extends Call<T>> script) {
        return Sequence.blocking(
                name, CallAccess.runner(node.info().getNetworkId()).transport(), script);
    }

    EvmClient evm() {
        return node.evm(contract.chainId().toString());
    }

    Call<Network> network() {
        return node.info().getNetworkId().map(Network::of);
    }

    /** The payload of an addressed call within an unsigned message. */
    static Bytes payload(Bytes unsigned) {
        return call(unsigned).payload();
    }

    static AddressedCall call(Bytes unsigned) {
        return AddressedCall.parse(UnsignedWarpMessage.parse(unsigned).payloadBytes());
    }

    /** Has a message signed, and verifies the signature as the receiver will. */
    static Call<Bytes> signed(WarpAggregation aggregation, UnsignedWarpMessage message, Bytes justification) {
        Call<VerifiedWarpMessage> verified = justification.isEmpty()
                ? aggregation.aggregate(message)
                : aggregation.aggregate(message, justification);
        return Sequence.recover(verified.map(signed -> signed.message().bytes()), failure -> {
            if (!(failure instanceof WarpRejectedException rejected)) {
                throw failure;
            }
            boolean isTooFew = rejected.reason() == RejectedWarpMessage.Reason.INSUFFICIENT_WEIGHT;
            throw L1OperationException.of(
                    isTooFew ? Reason.TOO_FEW_SIGNATURES : Reason.BAD_SIGNATURE, rejected.detail(), rejected);
        });
    }

    /** The receipt of the transaction that emitted an event. Polls, because a lagging node may not have it yet. */
    Call<EvmReceipt> receipt(EvmHash hash) {
        return Sequence.repeat(pollInterval(), () -> evm().getTransactionReceipt(hash));
    }

    Call<Long> head() {
        return evm().blockNumber().map(Number::longValue);
    }

    /** Refuses a contract of another subnet. */
    Call<Boolean> requireContract() {
        Call<Boolean> ofSubnet = read(ManagerFunction.SUBNET_ID).map(returned -> {
            Id named = Id.of(AbiWords.word("the result of subnetID", returned, 0));
            return requireRight(named.equals(contract.subnetId()), "the manager is of subnet " + named);
        });
        EvmAddress target = contract.callTarget();
        return target.equals(contract.manager())
                ? ofSubnet
                : ofSubnet.then(right -> evm().getCode(target, BlockRef.LATEST))
                        .map(code -> requireRight(
                                !code.isEmpty(),
                                "there is no contract at " + target + " on chain " + contract.chainId()));
    }

    /** Refuses a contract of another subnet, and a contract that is not the subnet's manager on the P-Chain. */
    Call<Boolean> requireManager() {
        return requireContract()
                .then(right -> node.platform().getSubnet(contract.subnetId()))
                .map(subnet -> requireRight(
                        isManager(subnet),
                        "the P-Chain says that the manager of " + contract.subnetId() + " is "
                                + subnet.managerAddress().map(Bytes::toHex).orElse("none") + " on chain "
                                + subnet.managerChainId().map(Id::toString).orElse("none")));
    }

    private boolean isManager(Subnet subnet) {
        return subnet.managerChainId().equals(Optional.of(contract.chainId()))
                && subnet.managerAddress().equals(Optional.of(contract.manager().bytes()));
    }

    static Id requireId(String argument, Id id) {
        if (!Objects.requireNonNull(id, argument).isValid() || id.equals(Id.EMPTY)) {
            throw new InvalidRequestException(argument, id.toString(), "well-formed, and not of the P-Chain");
        }
        return id;
    }

    static boolean requireRight(boolean isRight, String otherwise) {
        if (!isRight) {
            throw L1OperationException.of(Reason.WRONG_SUBNET, otherwise);
        }
        return true;
    }

    private Call<Bytes> read(ManagerFunction function, AbiPart... arguments) {
        Bytes data = function.data(arguments);
        String none = "there is no validator manager at " + contract.manager() + " on chain " + contract.chainId();
        Call<Bytes> read = evm().ethCall(
                        message -> message.to(contract.manager()).data(data), BlockRef.LATEST)
                .map(returned -> {
                    requireRight(!returned.isEmpty(), none);
                    return returned;
                });
        return Sequence.recover(read, failure -> {
            throw isRevert(failure) ? L1OperationException.of(Reason.WRONG_SUBNET, none, failure) : failure;
        });
    }

    static boolean isRevert(RuntimeException failure) {
        return failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.REVERTED;
    }

    Call<ManagerValidator> inManager(Id validationId) {
        return read(ManagerFunction.VALIDATOR, AbiPart.id(validationId)).map(ManagerValidator::of);
    }

    /** The manager's validation of a node; absent if there is none. */
    Call<Optional<Id>> validationOf(NodeId nodeId) {
        return read(ManagerFunction.VALIDATION_OF_NODE, AbiPart.bytes(nodeId.bytes()))
                .map(returned -> Id.of(AbiWords.word("the result of getNodeValidationID", returned, 0)))
                .map(id -> Optional.of(id).filter(known -> !known.equals(Id.EMPTY)));
    }

    /** The P-Chain's validator; absent if the id is unknown. */
    Call<Optional<L1Validator>> onPChain(Id validationId) {
        return Sequence.recover(node.platform().getL1Validator(validationId).map(Optional::of), failure -> {
            if (failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.NOT_FOUND) {
                return Call.completed(Optional.empty());
            }
            throw failure;
        });
    }

    /** The amount that the balance of a validator lacks to last for a time at the present price. */
    Call<NAvax> missing(Id validationId, Duration time) {
        return onPChain(validationId).then(found -> {
            NAvax balance = found.orElseThrow(() -> L1OperationException.of(
                            Reason.NOT_A_VALIDATOR, "the P-Chain has no validation " + validationId))
                    .balance()
                    .orElse(NAvax.ZERO);
            return node.platform().getValidatorFeeState().map(fee -> {
                NAvax cost = L1Status.cost(fee.price(), time);
                if (cost.compareTo(balance) <= 0) {
                    throw L1OperationException.of(
                            Reason.BALANCE_SUFFICES,
                            "validator " + validationId + " has " + balance + ", and " + time.toSeconds()
                                    + " seconds cost " + cost);
                }
                return cost.minus(balance);
            });
        });
    }

    /** Fails at the deadline with a message that says what is missing. */
    static <T> Call<T> inTime(Run run, String late, Call<T> call) {
        return Sequence.recover(call, failure -> {
            boolean isLate = failure instanceof ConnectionException e
                    && e.timedOut()
                    && (e.phase() == ConnectionException.Phase.WAITING || run.isOver());
            throw isLate ? L1OperationException.of(Reason.PENDING, late, failure) : failure;
        });
    }
}
