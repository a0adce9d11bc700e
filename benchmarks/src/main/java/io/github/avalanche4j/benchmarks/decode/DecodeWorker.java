package io.github.avalanche4j.benchmarks.decode;

import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.benchmarks.server.Pages;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Erc20Transfer;
import io.github.avalanche4j.node.index.Container;
import java.util.HashMap;
import java.util.Map;

/** Reads and writes pages; a task is {@code page:way}. */
public final class DecodeWorker {
    private final Map<String, PageTasks<?>> pages = new HashMap<>();
    private final int divisor;

    private DecodeWorker(int divisor) {
        this.divisor = divisor;
    }

    /**
     * Serves turns.
     *
     * @param args by how much the pages are smaller than usual
     * @throws Exception if a task fails
     */
    public static void main(String[] args) throws Exception {
        DecodeWorker worker = new DecodeWorker(Integer.parseInt(args[0]));
        Worker.serve(worker::task);
    }

    private Task task(String name) {
        String[] parts = name.split(":", -1);
        return Worker.unchecked(() -> name.equals("containers:write-by-hand")
                ? containers().write(WrittenContainers::all)
                : pages.computeIfAbsent(parts[0], this::page).task(parts[1]));
    }

    private PageTasks<?> page(String name) {
        return switch (name) {
            case "transactions" -> transactions(Pages.transactions(Math.max(1, 100 / divisor)));
            case "containers" -> containers();
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static PageTasks<?> transactions(byte[] page) {
        return new PageTasks<>(
                page,
                AddressTransaction.class,
                all -> Checks.transactions(
                        all,
                        each -> each.nativeTransaction().txHash(),
                        AddressTransaction::erc20Transfers,
                        Erc20Transfer::value),
                PageTasks.byHand(
                        page,
                        TypedTransactions::transaction,
                        all -> Checks.transactions(
                                all,
                                each -> each.nativeTransaction().txHash,
                                TypedTransactions.Transaction::erc20Transfers,
                                TypedTransactions.Transfer::value)));
    }

    private PageTasks<Container> containers() {
        byte[] page = Pages.containers(1_024 / divisor);
        return new PageTasks<>(
                page,
                Container.class,
                all -> Checks.containers(
                        all, Container::id, each -> each.bytes().size(), Container::index),
                PageTasks.byHand(
                        page,
                        TextsContainers::entry,
                        all -> Checks.containers(
                                all,
                                TextsContainers.Entry::id,
                                each -> each.bytes().length() / 2 - 5, // 0x and the checksum
                                TextsContainers.Entry::index)));
    }
}
