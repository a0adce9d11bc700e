package io.github.avalanche4j.node.proposervm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.InterfaceUnavailableException;
import io.github.avalanche4j.core.InterfaceUnavailableException.Reason;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.NodeTestBase;
import io.github.avalanche4j.node.RecordedResponses;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ProposerVmRecordingsTest extends NodeTestBase {
    private static final String CHAIN_1 = "2LWBJCsQ6kEPufs1EKcp6A3FxSWty66hsoTzmSWLvi8R3PgmTX";
    private static final String CHAIN_2 = "2qaDZt3fX46j4Yqt7awrf5RBFQnm7GHggTt2CwASeJNjoG2tQd";

    private static Function<NodeClient, Call<?>> on(String chain, Function<ProposerVmClient, Call<?>> call) {
        return node -> call.apply(node.proposervm(chain));
    }

    @TestFactory
    Stream<DynamicTest> recorded_responses_of_proposervm() {
        return new RecordedResponses("proposervm")
                .response("C.getCurrentEpoch", on("C", ProposerVmClient::getCurrentEpoch))
                .response("C.getProposedHeight", on("C", ProposerVmClient::getProposedHeight))
                .response("P.getCurrentEpoch", on("P", ProposerVmClient::getCurrentEpoch))
                .response("P.getProposedHeight", on("P", ProposerVmClient::getProposedHeight))
                .response("chain1.getCurrentEpoch", on(CHAIN_1, ProposerVmClient::getCurrentEpoch))
                .response("chain2.getCurrentEpoch", on(CHAIN_2, ProposerVmClient::getCurrentEpoch))
                .fails(
                        "X.getCurrentEpoch",
                        InterfaceUnavailableException.class,
                        "nothing is served at this path",
                        on("X", ProposerVmClient::getCurrentEpoch))
                .fails(
                        "X.getProposedHeight",
                        InterfaceUnavailableException.class,
                        "nothing is served at this path",
                        on("X", ProposerVmClient::getProposedHeight))
                .tests();
    }

    @Test
    void the_x_chain_does_not_have_it() {
        assertThatThrownBy(() -> node.proposervm("X").getCurrentEpoch().execute())
                .isInstanceOf(InterfaceUnavailableException.class)
                .extracting(e -> ((InterfaceUnavailableException) e).reason())
                .isEqualTo(Reason.NOT_SERVED);
    }

    @Test
    void a_chain_that_leads_elsewhere_is_refused() {
        assertThatThrownBy(() -> node.proposervm("../admin")).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> node.proposervm(" ")).isInstanceOf(InvalidRequestException.class);
        assertThatThrownBy(() -> node.proposervm(null)).isInstanceOf(NullPointerException.class);
        assertThat(fake.receivedCount()).isZero();
    }
}
