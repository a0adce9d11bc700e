package io.github.avalanche4j.l1;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.Paged;
import io.github.avalanche4j.core.Position;
import io.github.avalanche4j.core.internal.call.Sequence;
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
import java.time.Duration;

/** How validators of an L1 joined: at its conversion, or by a message of its manager. */
final class Registrations {
    private static final int MAX_INITIAL = 1024;

    private final L1Context l1;

    Registrations(L1Context l1) {
        this.l1 = l1;
    }

    /** The justification of the statement that a validation has ended. */
    Call<Bytes> justification(Id validationId) {
        Id subnetId = l1.contract().subnetId();
        for (int i = 0; i < MAX_INITIAL; i++) {
            if (SubnetToL1ConversionData.initialValidationId(subnetId, i).equals(validationId)) {
                return Call.completed(Justification.ofInitialValidator(subnetId, i));
            }
        }
        return message(validationId)
                .map(message ->
                        Justification.ofRegistration(RegisterL1Validator.parse(L1Context.payload(message.bytes()))));
    }

    /** The message that requested a registration, in any block. */
    Call<UnsignedWarpMessage> message(Id validationId) {
        EvmHash topic = EvmHash.of(validationId.bytes());
        return l1.head()
                .then(head -> first(l1.evm()
                        .logs(
                                0,
                                head,
                                filter -> filter.addAddresses(l1.contract().manager())
                                        .topic(0, ManagerEvent.REGISTRATION.topic())
                                        .topic(1, topic))))
                .then(event -> l1.receipt(event.transactionHash()))
                .map(receipt -> WarpLogs.messages(receipt).stream()
                        .filter(message -> isOf(validationId, message))
                        .findFirst()
                        .orElseThrow(() -> unknown(validationId)));
    }

    private static boolean isOf(Id validationId, UnsignedWarpMessage message) {
        Bytes payload = L1Context.payload(message.bytes());
        return RegisterL1Validator.parse(payload).validationId().equals(validationId);
    }

    private static L1OperationException unknown(Id validationId) {
        return L1OperationException.of(
                Reason.NOT_A_VALIDATOR, "the manager sent no message that registers " + validationId);
    }

    private Call<EvmLog> first(Paged<EvmLog> logs) {
        return L1Context.sequence(l1.node(), "l1.registration", run -> {
            Position[] next = {logs.start()};
            return Sequence.repeat(
                    Duration.ZERO,
                    () -> logs.page(next[0]).map(page -> {
                        if (page.items().isEmpty() && page.next().isEmpty()) {
                            throw L1OperationException.of(
                                    Reason.NOT_A_VALIDATOR, "the manager has no event of this registration");
                        }
                        page.next().ifPresent(position -> next[0] = position);
                        return page.items().stream().findFirst();
                    }));
        });
    }
}
