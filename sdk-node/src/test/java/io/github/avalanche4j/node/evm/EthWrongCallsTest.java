package io.github.avalanche4j.node.evm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.Json;
import io.github.avalanche4j.core.value.Bytes;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.core.value.EvmHash;
import io.github.avalanche4j.node.NodeTestBase;
import java.math.BigInteger;
import java.util.Collections;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A wrong argument of Ethereum's methods fails in the method that takes it, and nothing is sent. */
class EthWrongCallsTest extends NodeTestBase {
    private static final EvmAddress ADDRESS = EvmAddress.parse("0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC");
    private static final EvmAddress NO_ADDRESS = Json.read(EvmAddress.class, "\"0x12\"");
    private static final EvmHash NO_HASH = Json.read(EvmHash.class, "\"0x12\"");
    private static final BlockRef HASH = BlockRef.hash("0x" + "ab".repeat(32));
    private static final BigInteger TOO_LARGE = BigInteger.TWO.pow(256);

    private static Arguments wrong(String what, String argument, Consumer<EvmClient> call) {
        return arguments(what, argument, call);
    }

    static Stream<Arguments> wrong_calls() {
        return Stream.of(
                wrong("hash that a server sent and is none", "hash", chain -> chain.getTransactionByHash(NO_HASH)),
                wrong("the same for a receipt", "hash", chain -> chain.getTransactionReceipt(NO_HASH)),
                wrong("the same for a block", "blockHash", chain -> chain.getBlock(BlockRef.hash(NO_HASH))),
                wrong("address that is none", "address", chain -> chain.getBalance(NO_ADDRESS, BlockRef.LATEST)),
                wrong("address of code that is none", "address", chain -> chain.getCode(NO_ADDRESS, BlockRef.LATEST)),
                wrong(
                        "address of a slot that is none",
                        "address",
                        chain -> chain.getStorageAt(NO_ADDRESS, BigInteger.ZERO, BlockRef.LATEST)),
                wrong(
                        "negative slot",
                        "slot",
                        chain -> chain.getStorageAt(ADDRESS, BigInteger.valueOf(-1), BlockRef.LATEST)),
                wrong(
                        "slot of more than 256 bits",
                        "slot",
                        chain -> chain.getStorageAt(ADDRESS, TOO_LARGE, BlockRef.LATEST)),
                wrong("negative value", "value", chain -> chain.ethCall(m -> m.value(BigInteger.valueOf(-1)), HASH)),
                wrong("value of more than 256 bits", "value", chain -> chain.ethCall(m -> m.value(TOO_LARGE), HASH)),
                wrong("negative gas", "gas", chain -> chain.estimateGas(m -> m.gas(-1L), HASH)),
                wrong("receiver that is none", "to", chain -> chain.ethCall(m -> m.to(NO_ADDRESS), HASH)),
                wrong("sender that is none", "from", chain -> chain.ethCall(m -> m.from(NO_ADDRESS), HASH)),
                wrong(
                        "price and fee cap",
                        "gasPrice",
                        chain -> chain.ethCall(
                                m -> m.gasPrice(BigInteger.ONE).maxFeePerGas(BigInteger.ONE), BlockRef.LATEST)),
                wrong(
                        "price and priority fee",
                        "gasPrice",
                        chain -> chain.estimateGas(
                                m -> m.gasPrice(BigInteger.ONE).maxPriorityFeePerGas(BigInteger.ONE), HASH)),
                wrong("range from a hash", "from", chain -> chain.getLogs(HASH, BlockRef.LATEST, f -> {})),
                wrong("range up to a hash", "to", chain -> chain.getLogs(BlockRef.EARLIEST, HASH, f -> {})),
                wrong(
                        "range that ends before it begins",
                        "to",
                        chain -> chain.getLogs(BlockRef.number(10), BlockRef.number(9), f -> {})),
                wrong("walk from below 0", "fromBlock", chain -> chain.logs(-1, 5, f -> {})),
                wrong("walk that ends before it begins", "toBlock", chain -> chain.logs(6, 5, f -> {})),
                wrong(
                        "pages of too many blocks",
                        "pageSize",
                        chain -> chain.logs(0, 5, f -> {}).pageSize(65_537)),
                wrong("fifth topic", "place", chain -> chain.getLogs(HASH, f -> f.topic(4))),
                wrong("negative topic", "place", chain -> chain.getLogs(HASH, f -> f.topic(-1))),
                wrong("topic that is none", "anyOf", chain -> chain.getLogs(HASH, f -> f.topic(0, NO_HASH))),
                wrong(
                        "contract that is none",
                        "contracts",
                        chain -> chain.getLogs(HASH, f -> f.addAddresses(NO_ADDRESS))),
                wrong(
                        "more contracts than nodes take",
                        "addresses",
                        chain -> chain.getLogs(
                                HASH,
                                f -> f.addAddresses(
                                        Collections.nCopies(1001, ADDRESS).toArray(new EvmAddress[0])))),
                wrong("fees of no block", "blockCount", chain -> chain.feeHistory(0, BlockRef.LATEST)),
                wrong("fees up to a hash", "newest", chain -> chain.feeHistory(1, HASH)),
                wrong("percentile above 100", "percentiles", chain -> chain.feeHistory(1, BlockRef.LATEST, 100.5)),
                wrong("percentile below 0", "percentiles", chain -> chain.feeHistory(1, BlockRef.LATEST, -1)),
                wrong(
                        "percentile that is no number",
                        "percentiles",
                        chain -> chain.feeHistory(1, BlockRef.LATEST, Double.NaN)),
                wrong("percentiles that fall", "percentiles", chain -> chain.feeHistory(1, BlockRef.LATEST, 50, 10)),
                wrong(
                        "percentiles that stand still",
                        "percentiles",
                        chain -> chain.feeHistory(1, BlockRef.LATEST, 50, 50)),
                wrong("101 percentiles", "percentiles", chain -> chain.feeHistory(1, BlockRef.LATEST, growing(101))),
                wrong("empty transaction", "transaction", chain -> chain.sendRawTransaction(Bytes.EMPTY)));
    }

    private static double[] growing(int count) {
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = i * 0.5;
        }
        return numbers;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void wrong_calls(String what, String argument, Consumer<EvmClient> call) {
        assertThatThrownBy(() -> call.accept(node.evm("C")))
                .isInstanceOfSatisfying(
                        InvalidRequestException.class,
                        failure -> assertThat(failure.argument()).isEqualTo(argument))
                .hasMessageContaining("nothing was sent");
        assertThat(fake.received()).isEmpty();
    }

    static Stream<Arguments> nulls() {
        return Stream.of(
                missing("block", chain -> chain.getBlock(null)),
                missing("block", chain -> chain.getFullBlock(null)),
                missing("block", chain -> chain.getBlockReceipts(null)),
                missing("hash", chain -> chain.getTransactionByHash(null)),
                missing("hash", chain -> chain.getTransactionReceipt(null)),
                missing("block", chain -> chain.getLogs(null, f -> {})),
                missing("filter", chain -> chain.getLogs(HASH, null)),
                missing("from", chain -> chain.getLogs(null, BlockRef.LATEST, f -> {})),
                missing("to", chain -> chain.getLogs(BlockRef.LATEST, null, f -> {})),
                missing("filter", chain -> chain.logs(0, 5, null)),
                missing("contracts[0]", chain -> chain.getLogs(HASH, f -> f.addAddresses((EvmAddress) null))),
                missing("anyOf[0]", chain -> chain.getLogs(HASH, f -> f.topic(0, (EvmHash) null))),
                missing("address", chain -> chain.getBalance(null, BlockRef.LATEST)),
                missing("block", chain -> chain.getBalance(ADDRESS, null)),
                missing("address", chain -> chain.getCode(null, BlockRef.LATEST)),
                missing("slot", chain -> chain.getStorageAt(ADDRESS, null, BlockRef.LATEST)),
                missing("block", chain -> chain.getStorageAt(ADDRESS, BigInteger.ONE, null)),
                missing("block", chain -> chain.getTransactionCount(ADDRESS, null)),
                missing("message", chain -> chain.ethCall(null, BlockRef.LATEST)),
                missing("block", chain -> chain.ethCall(m -> {}, null)),
                missing("message", chain -> chain.estimateGas(null, BlockRef.LATEST)),
                missing("newest", chain -> chain.feeHistory(1, null)),
                missing("percentiles", chain -> chain.feeHistory(1, BlockRef.LATEST, (double[]) null)),
                missing("transaction", chain -> chain.sendRawTransaction(null)));
    }

    private static Arguments missing(String argument, Consumer<EvmClient> call) {
        return arguments(argument, call);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void nulls(String argument, Consumer<EvmClient> call) {
        assertThatThrownBy(() -> call.accept(node.evm("C")))
                .isInstanceOf(NullPointerException.class)
                .hasMessage(argument);
        assertThat(fake.received()).isEmpty();
    }
}
