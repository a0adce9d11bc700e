package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.internal.work.WorkRunner;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.NodeId;
import io.github.avalanche4j.data.aggregator.SignatureAggregator;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.evm.BlockRef;
import io.github.avalanche4j.node.evm.EvmClient;
import io.github.avalanche4j.node.evm.RevertReason;
import io.github.avalanche4j.node.platform.L1Validator;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.ValidatorSets;
import io.github.avalanche4j.signature.payload.WarpPayload.AddressedCall;
import io.github.avalanche4j.wallet.Wallet;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The lookups that operations of one L1 share, and the services that they use. */
record L1Access(
        Wallet wallet,
        NodeClient node,
        SignatureAggregator aggregator,
        ManagerContract contract,
        Optional<Sender> sender,
        Duration pollInterval,
        ValidatorSets sets,
        boolean isNodeAsked) {
    /** The sender of transactions to the L1's chain, and its account. */
    record Sender(EvmAddress from, EvmSender sender) {}

    EvmClient evm() {
        return node.evm(contract.chainId().toString());
    }

    /** The payload of an addressed call within an unsigned message. */
    static Bytes payload(Bytes unsigned) {
        return call(unsigned).payload();
    }

    static AddressedCall call(Bytes unsigned) {
        return AddressedCall.parse(UnsignedWarpMessage.parse(unsigned).payloadBytes());
    }

    CompletableFuture<Long> head(Work work) {
        return work.ask(evm().blockNumber()).thenApply(Number::longValue);
    }

    /** Refuses a contract of another subnet. */
    CompletableFuture<Void> requireContract(Work work) {
        return work.ask(read(ManagerFunction.SUBNET_ID.data())).thenAccept(returned -> {
            Id named = Id.of(AbiPart.word("the result of subnetID", returned, 0));
            requireRight(named.equals(contract.subnetId()), "the manager is of subnet " + named);
        });
    }

    /** Refuses a contract of another subnet, and a contract that is not the subnet's manager on the P-Chain. */
    CompletableFuture<Void> requireSubnet(Work work) {
        return requireContract(work)
                .thenCompose(right -> work.ask(node.platform().getSubnet(contract.subnetId())))
                .thenAccept(subnet -> {
                    boolean isManager = subnet.managerChainId()
                                    .filter(contract.chainId()::equals)
                                    .isPresent()
                            && subnet.managerAddress()
                                    .filter(contract.manager().bytes()::equals)
                                    .isPresent();
                    requireRight(
                            isManager,
                            "the P-Chain says that the manager of " + contract.subnetId() + " is "
                                    + subnet.managerAddress().map(Bytes::toHex).orElse("none") + " on chain "
                                    + subnet.managerChainId().map(Id::toString).orElse("none"));
                });
    }

    private static void requireRight(boolean isRight, String otherwise) {
        if (!isRight) {
            throw L1OperationException.of(Reason.WRONG_SUBNET, otherwise);
        }
    }

    private Call<Bytes> read(Bytes data) {
        return evm().call(message -> message.to(contract.manager()).data(data), BlockRef.LATEST);
    }

    CompletableFuture<Validation> validation(Work work, Id validationId) {
        return work.ask(read(ManagerFunction.VALIDATOR.data(AbiPart.id(validationId))))
                .thenApply(Validation::of);
    }

    /** The manager's validation of a node; absent if there is none. */
    CompletableFuture<Optional<Id>> validationOf(Work work, NodeId nodeId) {
        return work.ask(read(ManagerFunction.VALIDATION_OF_NODE.data(AbiPart.bytes(nodeId.bytes()))))
                .thenApply(returned -> Id.of(AbiPart.word("the result of getNodeValidationID", returned, 0)))
                .thenApply(id -> id.equals(Id.EMPTY) ? Optional.empty() : Optional.of(id));
    }

    /** The P-Chain's validator; absent if the id is unknown. */
    CompletableFuture<Optional<L1Validator>> onPChain(Work work, Id validationId) {
        return work.ask(node.platform().getL1Validator(validationId))
                .thenApply(Optional::of)
                .exceptionallyCompose(failure -> {
                    RuntimeException reason = WorkRunner.reason(failure);
                    boolean isUnknown =
                            reason instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.NOT_FOUND;
                    return isUnknown
                            ? CompletableFuture.completedFuture(Optional.empty())
                            : CompletableFuture.failedFuture(reason);
                });
    }

    /** Simulates a transaction. */
    CompletableFuture<Void> simulate(Work work, EvmCall call) {
        return work.ask(evm().estimateGas(
                                message -> {
                                    message.to(call.to()).data(call.data()).value(call.value());
                                    sender.ifPresent(one -> message.from(one.from()));
                                    if (call.message().isPresent()) {
                                        message.addAccessList(EvmCall.ACCESS_LIST_ADDRESS, call.storageKeys());
                                    }
                                },
                                BlockRef.LATEST))
                .<Void>thenApply(gas -> null)
                .exceptionallyCompose(failure -> CompletableFuture.failedFuture(refusal(WorkRunner.reason(failure))));
    }

    private static RuntimeException refusal(RuntimeException failure) {
        if (failure instanceof JsonRpcException e && e.reason() == JsonRpcException.Reason.REVERTED) {
            String error = RevertReason.of(e).map(ManagerError::text).orElse(e.error());
            return L1OperationException.of(Reason.REVERTED, "the contract refuses: " + error, e);
        }
        return failure;
    }

    /** Sends a transaction. Without a sender, another party sends it, and the hash is absent. */
    CompletableFuture<Optional<EvmHash>> send(Work work, EvmCall call) {
        return sender.isEmpty()
                ? CompletableFuture.completedFuture(Optional.empty())
                : work.await(() -> sender.get().sender().send(call).toCompletableFuture())
                        .thenApply(Optional::of);
    }

    /** Whether a transaction was reverted; false while that is unknown, and without a hash. */
    CompletableFuture<Boolean> isReverted(Work work, Optional<EvmHash> hash) {
        return hash.isEmpty()
                ? CompletableFuture.completedFuture(false)
                : work.ask(evm().getTransactionReceipt(hash.get()))
                        .thenApply(receipt ->
                                receipt.filter(one -> !one.isSuccess()).isPresent());
    }
}
