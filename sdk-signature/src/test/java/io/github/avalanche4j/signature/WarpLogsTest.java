package io.github.avalanche4j.signature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.MalformedBytesException;
import io.github.avalanche4j.core.internal.hash.Keccak256;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.testing.FakeNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Warp messages in logs, as a recorded chain emitted them. */
class WarpLogsTest {
    private static final String MESSAGE =
            "(uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes)";

    private static EvmLog recordedLog() {
        JsonTree logs =
                JsonTree.parse(FakeNode.recording("evm/chain1.logsForWarp").body());
        return Json.read(EvmLog.class, logs.get("result").elements().get(0).toString());
    }

    private static String keccak(String signature) {
        return Keccak256.hash(signature).toHex();
    }

    @Test
    void topics_are_the_hashes_of_the_events_signatures() {
        // the signatures: IWarpMessenger.sol and ITeleporterMessenger.sol
        assertThat(WarpLogs.SENT).hasToString(keccak("SendWarpMessage(address,bytes32,bytes)"));
        assertThat(WarpLogs.TELEPORTER_SENT)
                .hasToString(keccak("SendCrossChainMessage(bytes32,bytes32," + MESSAGE + ",(address,uint256))"));
        assertThat(WarpLogs.TELEPORTER_RECEIVED)
                .hasToString(keccak("ReceiveCrossChainMessage(bytes32,bytes32,address,address," + MESSAGE + ")"));
        assertThat(WarpLogs.TELEPORTER_FAILED)
                .hasToString(keccak("MessageExecutionFailed(bytes32,bytes32," + MESSAGE + ")"));
    }

    @Test
    void a_recorded_log_holds_the_message_whose_id_is_its_third_topic() {
        EvmLog log = recordedLog();

        UnsignedWarpMessage message = WarpLogs.message(log).orElseThrow();

        assertThat(message.id().bytes().toHex()).isEqualTo(log.topics().get(2).toString());
        assertThat(log.address()).isEqualTo(WarpLogs.PRECOMPILE);
    }

    @Test
    void only_the_precompiles_messages_are_read_from_a_receipt() {
        String log = Json.write(recordedLog());
        String other = log.replace(WarpLogs.PRECOMPILE.toString(), WarpLogs.TELEPORTER.toString());
        JsonTree receipts = JsonTree.parse(
                FakeNode.recording("helicon/C.eth_getBlockReceipts.head").body());
        String receipt = receipts.get("result")
                .elements()
                .get(0)
                .toString()
                .replace("\"logs\":[]", "\"logs\":[" + other + "," + log + "," + log + "]");

        List<UnsignedWarpMessage> messages = WarpLogs.messages(Json.read(EvmReceipt.class, receipt));

        assertThat(messages).hasSize(2);
        assertThat(messages.get(0)).isEqualTo(messages.get(1));
    }

    @Test
    void an_event_of_the_precompile_without_a_message_is_malformed() {
        EvmLog log = recordedLog();
        EvmLog broken =
                Json.read(EvmLog.class, Json.write(log).replace(log.data().toHex(), "0x0102"));

        assertThatThrownBy(() -> WarpLogs.message(broken)).isInstanceOf(MalformedBytesException.class);
    }
}
