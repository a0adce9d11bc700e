package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.JsonTree;
import io.github.avalanche4j.node.NodeTestBase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Accounts and slots that a message declares in advance. */
class AccessListTest extends NodeTestBase {
    private static final EvmAddress PRECOMPILE = EvmAddress.parse("0x0200000000000000000000000000000000000005");
    private static final EvmAddress OTHER = EvmAddress.parse("0x" + "07".repeat(20));
    private static final Bytes KEY = Bytes.fromHex("0x" + "ff".repeat(32));

    @Test
    void entries_go_out_in_their_order() {
        fake.on("eth_call").respond("\"0x\"");

        node.evm("C")
                .ethCall(
                        m -> m.to(OTHER)
                                .addAccessList(PRECOMPILE, List.of(KEY, KEY))
                                .addAccessList(OTHER, List.of()),
                        BlockRef.LATEST)
                .execute();

        String sent = fake.received().get(0).params().orElseThrow();
        List<JsonTree> entries =
                JsonTree.parse(sent).elements().get(0).get("accessList").elements();
        assertThat(entries).hasSize(2);
        assertThat(entries.get(0).get("address").asText()).contains(PRECOMPILE.toString());
        assertThat(entries.get(0).get("storageKeys").elements())
                .extracting(key -> key.asText().orElseThrow())
                .containsExactly(KEY.toHex(), KEY.toHex());
        assertThat(entries.get(1).get("address").asText()).contains(OTHER.toString());
        assertThat(entries.get(1).get("storageKeys").elements()).isEmpty();
    }

    @Test
    void keys_that_are_added_to_the_list_after_the_call_was_made_are_not_sent() {
        fake.on("eth_call").respond("\"0x\"");
        List<Bytes> keys = new ArrayList<>(List.of(KEY));

        Call<Bytes> call = node.evm("C").ethCall(m -> m.addAccessList(OTHER, keys), BlockRef.LATEST);
        keys.add(KEY);
        call.execute();

        String sent = fake.received().get(0).params().orElseThrow();
        JsonTree entry = JsonTree.parse(sent)
                .elements()
                .get(0)
                .get("accessList")
                .elements()
                .get(0);
        assertThat(entry.get("storageKeys").elements()).hasSize(1);
    }
}
