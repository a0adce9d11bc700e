package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.work.Work;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import io.github.avalanche4j.signature.WarpLogs;
import io.github.avalanche4j.signature.payload.Justification;
import io.github.avalanche4j.signature.payload.RegisterL1Validator;
import io.github.avalanche4j.signature.payload.SubnetToL1ConversionData;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** How validators of an L1 joined: at its conversion, or by a message of its manager. */
final class Registrations {
    private static final int MOST_INITIAL = 1024;

    private final L1Access l1;
    private final Work work;

    Registrations(L1Access l1, Work work) {
        this.l1 = l1;
        this.work = work;
    }

    /** The justification of the statement that a validation has ended. */
    CompletableFuture<Bytes> justification(Id validationId) {
        Id subnetId = l1.contract().subnetId();
        for (int i = 0; i < MOST_INITIAL; i++) {
            if (SubnetToL1ConversionData.initialValidationId(subnetId, i).equals(validationId)) {
                return CompletableFuture.completedFuture(Justification.ofInitialValidator(subnetId, i));
            }
        }
        return message(validationId)
                .thenApply(message ->
                        Justification.ofRegistration(RegisterL1Validator.parse(L1Access.payload(message.bytes()))));
    }

    /** The message that requested a registration, in any block. */
    CompletableFuture<UnsignedWarpMessage> message(Id validationId) {
        EvmHash topic = EvmHash.of(validationId.bytes());
        return l1.head(work)
                .thenCompose(head -> first(l1.evm()
                        .logs(
                                0,
                                head,
                                filter -> filter.addAddresses(l1.contract().manager())
                                        .topic(0, ManagerEvent.REGISTRATION.topic())
                                        .topic(1, topic))))
                .thenCompose(event -> work.ask(l1.evm().getTransactionReceipt(event.transactionHash())))
                .thenApply(receipt -> receipt.map(WarpLogs::messages).orElse(List.of()).stream()
                        .filter(message -> isOf(validationId, message))
                        .findFirst()
                        .orElseThrow(() -> unknown(validationId)));
    }

    private static boolean isOf(Id validationId, UnsignedWarpMessage message) {
        Bytes payload = L1Access.payload(message.bytes());
        return RegisterL1Validator.parse(payload).validationId().equals(validationId);
    }

    private static L1OperationException unknown(Id validationId) {
        return L1OperationException.of(
                Reason.NOT_A_VALIDATOR, "the manager sent no message that registers " + validationId);
    }

    private CompletableFuture<EvmLog> first(Paged<EvmLog> logs) {
        Position[] next = {logs.start()};
        return work.repeat(() -> work.ask(logs.page(next[0])).thenApply(page -> {
            if (page.items().isEmpty() && page.next().isEmpty()) {
                throw L1OperationException.of(Reason.NOT_A_VALIDATOR, "the manager has no event of this registration");
            }
            page.next().ifPresent(position -> next[0] = position);
            return page.items().stream().findFirst();
        }));
    }
}
