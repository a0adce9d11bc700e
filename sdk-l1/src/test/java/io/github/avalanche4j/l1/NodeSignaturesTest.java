package io.github.avalanche4j.l1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.l1.L1OperationException.Reason;
import io.github.avalanche4j.l1.ManagerContract.Kind;
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
                world.contract(Kind.PROOF_OF_AUTHORITY),
                options -> options.sender(World.OWNER, world::send).signedThroughNode());
        return l1.register(world.newValidator(0, 20, "5"))
                .next()
                .execute()
                .next()
                .execute();
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

        L1Operation accepted = requested.next().execute().next().execute();

        assertThat(accepted.stage()).isEqualTo(Stage.ACCEPTED);
        assertThat(world.service.received()).isEmpty();
        assertThat(world.fake.received().stream()
                        .filter(one -> one.rpcMethods().contains(METHOD))
                        .map(one -> one.path() + " " + one.params().orElseThrow()))
                .containsExactly("/ext/bc/" + world.l1.chainId() + "/rpc [\""
                        + message(requested).id() + "\",67,\"" + world.l1.subnetId() + "\"]");

        assertThat(accepted.complete(state -> {}).execute().stage()).isEqualTo(Stage.DONE);
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

    /** As avalanchego's aggregator returns it: no signer, and zeros for the signature. */
    @Test
    void a_message_without_signers_is_not_paid_for() {
        L1Operation requested = requested();
        String unsigned = message(requested).bytes().toHex();
        world.fake
                .on(METHOD)
                .respond("\"" + unsigned + "00".repeat(4 + 4 + 96) + "\"")
                .always();

        fails(
                requested,
                Reason.TOO_FEW_SIGNATURES,
                "weight 0 of 400 signed",
                "the validators are those of subnet " + world.l1.subnetId());
    }

    @Test
    void a_node_that_does_not_know_the_message_is_reported() {
        L1Operation requested = requested();
        world.fake.on(METHOD).respondError(-32000, "failed to get message: not found");

        assertThatThrownBy(() -> requested.next().execute())
                .isInstanceOf(JsonRpcException.class)
                .hasMessageContaining("failed to get message");
    }
}
