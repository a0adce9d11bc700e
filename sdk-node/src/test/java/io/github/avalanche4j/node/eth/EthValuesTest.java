package io.github.avalanche4j.node.eth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.core.value.UInt64;
import java.math.BigInteger;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms of blocks, transactions and receipts without a recording; each names its source. */
class EthValuesTest {
    private static final String HASH = "0x" + "ab".repeat(32);
    private static final String ADDRESS = "0x" + "12".repeat(20);

    private static final String BLOCK = "{\"number\":\"0x0\",\"hash\":\"" + HASH + "\",\"parentHash\":\"" + HASH
            + "\",\"timestamp\":\"0x0\",\"gasLimit\":\"0x47e7c4\",\"gasUsed\":\"0x0\",\"transactions\":[]";
    private static final String TRANSACTION = "{\"hash\":\"" + HASH + "\",\"from\":\"" + ADDRESS
            + "\",\"nonce\":\"0x0\",\"value\":\"0x0\",\"input\":\"0x\",\"gas\":\"0x5208\"";

    @Test
    void a_legacy_transaction_that_creates_a_contract_has_neither_receiver_nor_parity() {
        EvmTransaction legacy = Json.read(
                EvmTransaction.class,
                TRANSACTION + ",\"to\":null,\"type\":\"0x0\",\"v\":\"0x150f5\",\"r\":\"0x1\",\"s\":\"0x2\"}");

        assertThat(legacy.to()).isEmpty();
        assertThat(legacy.yParity()).isEmpty();
        assertThat(legacy.chainId()).isEmpty();
        assertThat(legacy.accessList()).isEmpty();
        assertThat(legacy.v()).contains(BigInteger.valueOf(86_261));
    }

    @Test
    void an_access_list_and_blobs_are_read() {
        EvmTransaction blobs = Json.read(
                EvmTransaction.class,
                TRANSACTION + ",\"type\":\"0x3\",\"maxFeePerBlobGas\":\"0x1\",\"blobVersionedHashes\":[\"" + HASH
                        + "\"],\"accessList\":[{\"address\":\"" + ADDRESS + "\",\"storageKeys\":[\"" + HASH + "\"]},"
                        + "{\"address\":\"" + ADDRESS + "\",\"storageKeys\":null}]}");

        assertThat(blobs.type()).isEqualTo(UInt64.of(3));
        assertThat(blobs.maxFeePerBlobGas()).contains(BigInteger.ONE);
        assertThat(blobs.blobVersionedHashes()).containsExactly(EvmHash.parse(HASH));
        assertThat(blobs.accessList()).hasSize(2);
        assertThat(blobs.accessList().get(0).storageKeys()).containsExactly(EvmHash.parse(HASH));
        assertThat(blobs.accessList().get(1).storageKeys()).isEmpty();
    }

    @Test
    void a_receipt_has_the_new_contract_and_whether_it_was_created() {
        // marshalReceipt of coreth's ethapi
        String receipt = "{\"transactionHash\":\"" + HASH + "\",\"transactionIndex\":\"0x0\",\"blockHash\":\"" + HASH
                + "\",\"blockNumber\":\"0x6\",\"from\":\"" + ADDRESS + "\",\"to\":null,\"gasUsed\":\"0x5208\","
                + "\"cumulativeGasUsed\":\"0xa410\",\"logs\":[],\"contractAddress\":\"" + ADDRESS
                + "\",\"blobGasUsed\":\"0x20000\",\"blobGasPrice\":\"0x1\",\"status\":\"0x";

        EvmReceipt created = Json.read(EvmReceipt.class, receipt + "1\"}");
        EvmReceipt reverted = Json.read(EvmReceipt.class, receipt + "0\"}");

        assertThat(created.isSuccess()).isTrue();
        assertThat(reverted.isSuccess()).isFalse();
        assertThat(created.to()).isEmpty();
        assertThat(created.contractAddress()).contains(EvmAddress.parse(ADDRESS));
        assertThat(created.blobGasUsed()).contains(UInt64.of(131_072));
        assertThat(created.blobGasPrice()).contains(BigInteger.ONE);
    }

    @Test
    void an_address_that_is_none_fails_nothing_until_it_is_used() {
        EvmTransaction odd =
                Json.read(EvmTransaction.class, TRANSACTION.replace(ADDRESS, "0x12") + ",\"type\":\"0x0\"}");

        assertThat(odd.from().isValid()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"0x\"", "\"0xg\"", "\"-0x1\"", "\"0x10000000000000000\"", "1.5", "true"})
    void a_number_that_is_none_is_refused_with_its_place(String number) {
        assertThatThrownBy(() ->
                        Json.read(EvmBlock.class, BLOCK.replace("\"gasUsed\":\"0x0\"", "\"gasUsed\":" + number) + "}"))
                .isInstanceOf(ResponseFormatException.class)
                .hasMessageContaining("gasUsed");
    }

    @Test
    void plain_numbers_and_decimal_texts_are_read_too() {
        EvmBlock block = Json.read(
                EvmBlock.class,
                BLOCK.replace("\"number\":\"0x0\"", "\"number\":17")
                                .replace("\"timestamp\":\"0x0\"", "\"timestamp\":\"5\"")
                        + ",\"extraData\":\"0x\"}");

        assertThat(block.number()).isEqualTo(UInt64.of(17));
        assertThat(block.timestamp()).isEqualTo(Instant.ofEpochSecond(5));
        assertThat(block.extraData()).contains(Bytes.EMPTY);
    }
}
