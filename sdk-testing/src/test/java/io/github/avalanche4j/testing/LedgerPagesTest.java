package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of UTXOs as real nodes return them; each test names exchanges of recordings/live, or AvalancheGo's code. */
class LedgerPagesTest extends LedgerTestBase {
    /** How many UTXOs each page of a list has that starts where the one before ended. */
    private List<Integer> walk(char chain, String more, int pages, List<String> utxos) {
        List<Integer> counts = new ArrayList<>();
        String start = "";
        for (int i = 0; i < pages; i++) {
            JsonNode page = page(chain, more + start);
            counts.add(page.path("numFetched").asInt());
            page.path("utxos").forEach(utxo -> utxos.add(utxo.asText()));
            start = ",\"startIndex\":" + page.path("endIndex");
        }
        return counts;
    }

    /** moves 13, 31, 49. */
    @ParameterizedTest
    @ValueSource(chars = {'P', 'C'})
    void a_page_of_exports_begins_with_the_utxo_at_its_start(char chain) {
        exports(chain, 5);
        List<String> utxos = new ArrayList<>();

        assertThat(walk(chain, ",\"sourceChain\":\"X\",\"limit\":2", 6, utxos)).containsExactly(2, 2, 2, 2, 1, 1);
        assertThat(utxos.stream().distinct()).hasSize(5);
        assertThat(utxos.get(2)).isEqualTo(utxos.get(1));
        assertThat(utxos.get(9)).isEqualTo(utxos.get(8));
    }

    /** kinds 10. */
    @Test
    void a_page_of_own_utxos_begins_after_the_utxo_at_its_start() {
        fund('P', 5, AVAX);
        List<String> utxos = new ArrayList<>();

        assertThat(walk('P', ",\"limit\":2", 4, utxos)).containsExactly(2, 2, 1, 0);
        assertThat(utxos).hasSize(5).doesNotHaveDuplicates();
    }

    /** helicon-kinds 402 and 403; that a full page ends with the index of the next UTXO is vms/saevm/cchain/api.go. */
    @Test
    void a_page_of_exports_to_a_c_chain_with_helicon_ends_before_its_end_index() {
        ledger.helicon();
        exports('C', 5);
        List<String> utxos = new ArrayList<>();

        assertThat(walk('C', ",\"sourceChain\":\"X\",\"limit\":2", 4, utxos)).containsExactly(2, 2, 1, 0);
        assertThat(utxos).hasSize(5).doesNotHaveDuplicates();
        assertThat(page('C', ",\"sourceChain\":\"X\"").at("/endIndex/utxo").asText())
                .isEqualTo("2wkBET2rRgE8pahuaczxKbmv7ciehqsne57F9gtzf1PVcUJEQG");
    }

    /** database/linkeddb/linkeddb.go, NewIteratorWithStart. */
    @Test
    void a_list_begins_again_when_the_utxo_at_its_start_is_spent() {
        fund('P', 4, AVAX);
        JsonNode first = page('P', ",\"limit\":2");
        issue('P', key.transfer('P', List.of(first.at("/utxos/1").asText()), FEE));

        JsonNode next = page('P', ",\"startIndex\":" + first.path("endIndex"));

        assertThat(next.path("numFetched").asInt()).isEqualTo(4);
        assertThat(next.path("utxos").findValuesAsText("")).isEmpty();
        assertThat(next.at("/utxos/1")).as("the newest UTXO comes first").isEqualTo(first.at("/utxos/0"));
    }
}
