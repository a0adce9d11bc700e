package io.github.avalanche4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** An L1 as real ones were seen to be; {@code sdk-l1} tests the rest with its operations. */
@ExtendWith(FakeNodeExtension.class)
class FakeL1Test {
    private static FakeL1 l1(FakeNode node) {
        return FakeL1.of(node, node.ledger(), FakeValidators.of(100)).converted();
    }

    private static String height(FakeNode node, String chain) {
        return Client.result(node, "/ext/bc/" + chain + "/proposervm", "proposervm.getCurrentEpoch", "{}")
                .path("pChainHeight")
                .asText();
    }

    /** wire/wallet.md section 6; l1 32 and 50 are epochs of the P-Chain and of an L1 with blocks. */
    @Test
    void the_first_epoch_of_a_chain_without_blocks_is_at_height_0(FakeNode node) {
        FakeLedger ledger = node.ledger().fund("P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", 1);
        FakeL1 l1 = FakeL1.of(node, ledger, FakeValidators.of(100)).converted();

        assertThat(height(node, l1.chainId())).isEqualTo("0");
        assertThat(height(node, "P")).isEqualTo("1");
        l1.chain().appendBlock();
        assertThat(height(node, l1.chainId())).isEqualTo("1");
    }

    private static String count(FakeNode node, FakeL1 l1, String block) {
        String params = "[\"0x" + "11".repeat(20) + "\",\"" + block + "\"]";
        return Client.result(node, "/ext/bc/" + l1.chainId() + "/rpc", "eth_getTransactionCount", params)
                .asText();
    }

    /** l1 7 and 54: the node counts the transactions of its pool for the block "pending". */
    @Test
    void a_transaction_that_is_held_is_in_the_pool_until_it_is_released(FakeNode node) {
        FakeL1 l1 = l1(node);
        l1.send("0x", List.of(), BigInteger.ZERO);

        l1.hold().send("0x", List.of(), BigInteger.ZERO);
        assertThat(count(node, l1, "latest")).isEqualTo("0x1");
        assertThat(count(node, l1, "pending")).isEqualTo("0x2");

        l1.release();
        assertThat(count(node, l1, "latest")).isEqualTo("0x2");
        assertThat(l1.chain().head()).isEqualTo(2);
    }

    /** l1 65: the error of a validator that the L1 does not track yet is in sdk-l1's L1StatusTest. */
    @Test
    void the_l1_shows_its_validators_with_uptimes_and_another_chain_shows_none(FakeNode node) {
        FakeL1 l1 = FakeL1.of(node, node.ledger(), FakeValidators.of(100, 50)).converted();
        String path = "/ext/bc/" + l1.chainId() + "/validators";

        assertThat(Client.result(node, path, "validators.getCurrentValidators", "{}")
                        .path("validators"))
                .hasSize(2)
                .allMatch(validator -> validator.path("uptimePercentage").asInt() == 100);
        assertThat(Client.call(
                        node, path.replace(l1.chainId(), l1.subnetId()), "validators.getCurrentValidators", "{}"))
                .contains("404");
    }

    @Test
    void a_message_of_another_chain_is_delivered_once_and_the_first_relayer_is_named(FakeNode node) {
        FakeLedger ledger = node.ledger().fund("P-local18jma8ppw3nhx5r4ap8clazz0dps7rv5u00z96u", 1);
        FakeValidators validators = FakeValidators.of(100);
        FakeL1 from = FakeL1.of(node, ledger, validators).converted();
        FakeL1 to = FakeL1.of(node, ledger, validators, "2M5J2dYsDSprmJBikMp2ow5qv26eyMbiuV7oMTbZ1Po5U6Q35Y")
                .converted();
        String first = "0x" + "aa".repeat(20);

        String id = from.message(to.chainId(), "0x" + "ab".repeat(20), 1, "0x");
        to.deliverLast(from, first);
        to.deliverLast(from, "0x" + "bb".repeat(20));

        assertThat(to.deliveries()).containsExactly(Map.entry(id, first));
        assertThat(to.chain().head()).isEqualTo(1);
    }

    @Test
    void the_base_fee_of_a_chain_is_shown(FakeNode node) {
        FakeL1 l1 = l1(node);
        String path = "/ext/bc/" + l1.chainId() + "/rpc";

        assertThat(Client.result(node, path, "eth_baseFee", "[]").asText()).isEqualTo("0x1");
        l1.baseFee(BigInteger.TEN);
        assertThat(Client.result(node, path, "eth_baseFee", "[]").asText()).isEqualTo("0xa");
    }

    @Test
    void bytes_that_are_no_transaction_with_dynamic_fees_are_refused(FakeNode node) {
        FakeL1 l1 = l1(node);

        assertThat(Client.call(node, "/ext/bc/" + l1.chainId() + "/rpc", "eth_sendRawTransaction", "[\"0x00\"]"))
                .contains("transaction type not supported");
    }
}
