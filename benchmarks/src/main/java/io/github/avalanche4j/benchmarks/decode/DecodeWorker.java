package io.github.avalanche4j.benchmarks.decode;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.benchmarks.server.Pages;
import io.github.avalanche4j.core.internal.json.Decoder;
import io.github.avalanche4j.core.internal.json.JsonText;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.node.eth.EvmFullBlock;
import io.github.avalanche4j.node.eth.EvmLog;
import io.github.avalanche4j.node.eth.EvmReceipt;
import io.github.avalanche4j.node.index.Container;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Reads and writes pages: {@code sdk} and {@code write} as the client does, {@code by-hand} and {@code write-by-hand}
 * with code for this page alone. Check sums are the same for any types that are read.
 */
public final class DecodeWorker {
    private static final JsonFactory JSON = new JsonFactory();

    private final byte[] transactions;
    private final byte[] containers;
    private final byte[] blocks;
    private final byte[] logs;

    private DecodeWorker(int divisor) {
        this.transactions = Pages.transactions(Math.max(1, 100 / divisor));
        this.containers = Pages.containers(1_024 / divisor);
        this.blocks = Pages.evmBlocks(Math.max(1, 64 / divisor));
        this.logs = Pages.evmLogs(1_000 / divisor);
    }

    /** Serves turns. The argument says by how much the pages are smaller than usual. */
    public static void main(String[] args) throws Exception {
        DecodeWorker worker = new DecodeWorker(Integer.parseInt(args[0]));
        Worker.serve(worker::task);
    }

    private Task task(String name) throws IOException {
        return switch (name) {
            case "transactions:sdk" -> {
                Decoder<List<AddressTransaction>> decoder = Decoder.listOf(AddressTransaction.class);
                yield Task.of(
                        () -> read(transactions, decoder),
                        all -> sum(
                                all,
                                each -> text(each.nativeTransaction().txHash())
                                        + sum(each.erc20Transfers(), transfer -> text(transfer.value()))));
            }
            case "transactions:by-hand" ->
                Task.of(
                        () -> readByHand(transactions, TypedTransactions::transaction),
                        all -> sum(
                                all,
                                each -> text(each.nativeTransaction().txHash)
                                        + sum(each.erc20Transfers(), transfer -> text(transfer.value()))));
            case "containers:sdk" -> {
                Decoder<List<Container>> decoder = Decoder.listOf(Container.class);
                yield Task.of(
                        () -> read(containers, decoder),
                        all -> sum(all, each -> text(each.id()) + each.bytes().size() + text(each.index())));
            }
            case "containers:by-hand" ->
                Task.of(
                        () -> readByHand(containers, TextsContainers::entry),
                        all -> sum(
                                all, // 0x and the checksum are no bytes of the container
                                each -> text(each.id()) + each.bytes().length() / 2 - 5 + text(each.index())));
            case "containers:write" -> {
                List<Container> values = read(containers, Decoder.listOf(Container.class));
                yield Task.of(() -> JsonText.bytes(values), bytes -> bytes.length);
            }
            case "containers:write-by-hand" -> {
                List<Container> values = read(containers, Decoder.listOf(Container.class));
                yield Task.of(() -> writtenByHand(values), bytes -> bytes.length);
            }
            default -> evmTask(name);
        };
    }

    private Task evmTask(String name) {
        return switch (name) {
            case "blocks:sdk" -> {
                Decoder<EvmFullBlock> block = Decoder.of(EvmFullBlock.class);
                Decoder<List<EvmReceipt>> receipts = Decoder.listOf(EvmReceipt.class);
                yield Task.of(
                        () -> JsonText.only(
                                new ByteArrayInputStream(blocks), in -> blocks(in, block::read, receipts::read)),
                        all -> sum(
                                all,
                                each -> text(each.block().parentHash())
                                        + sum(each.block().transactions(), transaction -> text(transaction.value()))
                                        + sum(
                                                each.receipts(),
                                                receipt -> sum(receipt.logs(), log -> text(log.topics()))
                                                        + receipt.gasUsed().longValue())));
            }
            case "blocks:by-hand" ->
                Task.of(
                        this::blocksByHand,
                        all -> sum(
                                all,
                                each -> text(each.block().parentHash)
                                        + sum(each.block().transactions, transaction -> text(transaction.value))
                                        + sum(
                                                each.receipts(),
                                                receipt -> sum(receipt.logs, log -> text(log.topics))
                                                        + receipt.gasUsed.longValue())));
            case "logs:sdk" -> {
                Decoder<List<EvmLog>> decoder = Decoder.listOf(EvmLog.class);
                yield Task.of(
                        () -> read(logs, decoder),
                        all -> sum(all, each -> text(each.topics()) + text(each.data()) + text(each.logIndex())));
            }
            case "logs:by-hand" ->
                Task.of(
                        () -> readByHand(logs, TypedEvmBlocks::log),
                        all -> sum(all, each -> text(each.topics) + text(each.data) + text(each.logIndex)));
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** A block and the receipts of its transactions. */
    private record WithReceipts<B, R>(B block, List<R> receipts) {}

    /** A list in which the receipts of a block follow the block. */
    private static <B, R> List<WithReceipts<B, R>> blocks(JsonParser in, Reading<B> block, Reading<List<R>> receipts)
            throws IOException {
        List<WithReceipts<B, R>> all = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            B one = block.item(in);
            in.nextToken();
            all.add(new WithReceipts<>(one, receipts.item(in)));
        }
        return all;
    }

    private List<WithReceipts<TypedEvmBlocks.Block, TypedEvmBlocks.Receipt>> blocksByHand() throws IOException {
        try (JsonParser in = JSON.createParser(new ByteArrayInputStream(blocks))) {
            in.nextToken();
            return blocks(in, TypedEvmBlocks::block, array -> list(array, TypedEvmBlocks::receipt));
        }
    }

    private static <T> List<T> read(byte[] page, Decoder<List<T>> decoder) throws IOException {
        return JsonText.only(new ByteArrayInputStream(page), decoder);
    }

    /** Reads an item by hand. */
    interface Reading<R> {
        R item(JsonParser in) throws IOException;
    }

    private static <R> List<R> readByHand(byte[] page, Reading<R> reading) throws IOException {
        try (JsonParser in = JSON.createParser(new ByteArrayInputStream(page))) {
            in.nextToken();
            return list(in, reading);
        }
    }

    /** All items of the list that begins here. */
    static <R> List<R> list(JsonParser in, Reading<R> reading) throws IOException {
        List<R> list = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            list.add(reading.item(in));
        }
        return list;
    }

    private static byte[] writtenByHand(List<Container> values) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
        try (JsonGenerator out = JSON.createGenerator(bytes)) {
            WrittenContainers.all(values, out);
        }
        return bytes.toByteArray();
    }

    private static <T> long sum(List<T> items, ToLongFunction<T> each) {
        long sum = items.size();
        for (T item : items) {
            sum = 31 * sum + each.applyAsLong(item);
        }
        return sum;
    }

    private static long text(Object value) {
        return String.valueOf(value).hashCode();
    }
}
