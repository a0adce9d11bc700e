package io.github.avalanche4j.node.utxo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.JsonRpcException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.Id;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeClient;
import io.github.avalanche4j.node.NodeTestBase;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class IssueTxTest extends NodeTestBase {
    private static final Bytes TX = Bytes.fromHex("0x00000102");

    private static Arguments chain(String method, String path, BiFunction<NodeClient, Bytes, Call<Id>> issue) {
        return arguments(method, path, issue);
    }

    static Stream<Arguments> chains() {
        return Stream.of(
                chain(
                        "platform.issueTx",
                        "/ext/bc/P",
                        (node, tx) -> node.platform().issueTx(tx)),
                chain("avm.issueTx", "/ext/bc/X", (node, tx) -> node.avm().issueTx(tx)),
                chain(
                        "wallet.issueTx",
                        "/ext/bc/X/wallet",
                        (node, tx) -> node.avm().walletIssueTx(tx)),
                chain(
                        "avax.issueTx",
                        "/ext/bc/C/avax",
                        (node, tx) -> node.avax().issueTx(tx)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("chains")
    void a_transaction_is_sent_with_its_checksum_and_its_id_is_returned(
            String method, String path, BiFunction<NodeClient, Bytes, Call<Id>> issue) {
        fake.on(method).at(path).respond("{\"txID\":\"" + Id.EMPTY + "\"}");

        assertThat(issue.apply(node, TX).execute()).isEqualTo(Id.EMPTY);
        JsonTree params = JsonTree.parse(fake.received().get(0).body()).get("params");
        assertThat(params.get("tx").asText()).contains(TX.toCheckedHex());
        assertThat(params.get("encoding").asText()).contains("hex");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("chains")
    void a_transaction_whose_response_is_lost_is_not_sent_again(
            String method, String path, BiFunction<NodeClient, Bytes, Call<Id>> issue) {
        fake.on(method).disconnect();

        assertThatThrownBy(() -> issue.apply(node, TX).execute()).isInstanceOf(ConnectionException.class);
        assertThat(fake.receivedCount()).isEqualTo(1);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("chains")
    void a_transaction_whose_inputs_are_spent_may_be_accepted_already_and_the_message_says_how_to_check(
            String method, String path, BiFunction<NodeClient, Bytes, Call<Id>> issue) {
        fake.on(method).respondError(-32000, "not found"); // the X-Chain's whole text

        JsonRpcException failure = catchThrowableOfType(
                JsonRpcException.class, () -> issue.apply(node, TX).execute());

        assertThat(failure.reason()).isEqualTo(JsonRpcException.Reason.INPUT_SPENT);
        assertThat(failure.isTransient()).isFalse();
        assertThat(failure).hasMessageContaining("possibly this one: see node.await().accepted(…)");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("chains")
    void a_transaction_that_the_node_has_already_is_waited_for(
            String method, String path, BiFunction<NodeClient, Bytes, Call<Id>> issue) {
        fake.on(method).respondError(-32000, "couldn't issue tx: duplicate tx");

        JsonRpcException failure = catchThrowableOfType(
                JsonRpcException.class, () -> issue.apply(node, TX).execute());

        assertThat(failure.reason()).isEqualTo(JsonRpcException.Reason.ALREADY_KNOWN);
        assertThat(failure).hasMessageContaining("wait for it with node.await().accepted(…)");
    }

    /** Texts of AvalancheGo's verifiers and pools; the wallet has the same table. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "import tx flow check failed due to: insufficient funds | UNDERPRICED",
                "issuing tx: insufficient fee | UNDERPRICED",
                "couldn't issue tx: insufficient unlocked funds: needs 1 more | UNDERPRICED",
                "conflict present | CONFLICT",
                "invalid nonce | NONCE_MISMATCH",
                "couldn't issue tx: failed to fetch the validator for NodeID-111111111111111111116DBWJs: not found | OTHER",
                "couldn't issue tx: could not load L1 validator: not found | OTHER",
                "couldn't issue tx: duplicate tx | ALREADY_KNOWN",
                "upstream service not found | INTERNAL"
            })
    void a_refusal_of_a_transaction_has_the_reason_of_its_text(String text, JsonRpcException.Reason reason) {
        fake.on("platform.issueTx").respondError(-32000, text);

        JsonRpcException failure = catchThrowableOfType(
                JsonRpcException.class, () -> node.platform().issueTx(TX).execute());

        assertThat(failure.reason()).isEqualTo(reason);
    }
}
