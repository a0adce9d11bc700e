package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.signature.UnsignedWarpMessage;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Messages of the manager that are signed through the node's own interface {@code warp}. */
class NodeSignaturesTest extends WorldTestBase {
    private static final String METHOD = "warp_getMessageAggregateSignature";

    private L1Operation requested() {
        L1Manager l1 = L1Manager.of(
                world.wallet(),
                world.node,
                world.aggregator,
                world.contract(),
                options -> options.sender(World.OWNER, world::send).signedThroughNode());
        return World.until(Stage.REQUESTED, l1.register(world.newValidator(0, 20, "5")));
    }

    private UnsignedWarpMessage message(L1Operation requested) {
        return UnsignedWarpMessage.parse(requested.operationState().request());
    }

    private String signed(L1Operation requested, int percent) {
        String hex = message(requested).bytes().toHex().substring(2);
        return "\"0x" + Objects.requireNonNull(world.l1.sign(hex, percent)) + "\"";
    }

    @Test
    void the_node_gathers_signatures_of_the_message_and_the_aggregator_those_of_the_p_chain() {
        L1Operation requested = requested();
        world.fake.on(METHOD).respond(signed(requested, 67));

        L1Operation accepted = World.next(requested).execute();

        assertThat(accepted.stage()).isEqualTo(Stage.ACCEPTED);
        assertThat(world.service.received()).isEmpty();
        assertThat(world.fake.received().stream()
                        .filter(request -> request.rpcMethods().contains(METHOD))
                        .map(request -> request.path() + " " + request.params().orElseThrow()))
                .containsExactly("/ext/bc/" + world.l1.chainId() + "/rpc [\""
                        + message(requested).id() + "\",67,\"" + world.l1.subnetId() + "\"]");

        assertThat(World.complete(accepted).execute().stage()).isEqualTo(Stage.DONE);
        assertThat(world.service.received()).hasSize(1);
        assertThat(world.money()).isEqualTo(World.FUNDS);
    }

    /** A node may return the signatures it has when its time is up. */
    @Test
    void a_message_that_fewer_signed_than_asked_is_not_paid_for() {
        L1Operation requested = requested();
        world.fake.on(METHOD).respond(signed(requested, 50)).always();

        fails(
                requested,
                Reason.TOO_FEW_SIGNATURES,
                "weight 200 of 400 signed",
                "did not sign: [" + world.validators.validators().get(2).nodeId());
        assertThat(world.ledger.accepted()).isEmpty();
    }
}
