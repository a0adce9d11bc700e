package io.github.avalanche4j.benchmarks.decode;

import io.github.avalanche4j.benchmarks.kit.Task;
import io.github.avalanche4j.benchmarks.kit.Worker;
import io.github.avalanche4j.benchmarks.server.Pages;
import io.github.avalanche4j.data.metrics.lookingglass.NftHolder;
import io.github.avalanche4j.data.subnet.Blockchain;
import io.github.avalanche4j.data.subnet.Subnet;
import io.github.avalanche4j.data.transaction.AddressTransaction;
import io.github.avalanche4j.data.transaction.Erc20Transfer;
import io.github.avalanche4j.node.index.Container;
import io.github.avalanche4j.node.platform.CurrentValidator;
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
        return Worker.unchecked(
                () -> pages.computeIfAbsent(parts[0], this::page).task(parts[1]));
    }

    private PageTasks<?> page(String name) {
        return switch (name) {
            case "transactions" -> transactions(Pages.transactions(Math.max(1, 100 / divisor)));
            case "containers" -> containers(Pages.containers(1_024 / divisor));
            case "subnets" -> subnets(Pages.subnets(10_000 / divisor));
            case "validators" -> validators(Pages.validators(2_000 / divisor));
            case "holders" -> holders(Pages.holders(5_000 / divisor));
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
                        TypedTransactions::all,
                        all -> Checks.transactions(
                                all,
                                each -> each.nativeTransaction().txHash(),
                                TypedTransactions.Transaction::erc20Transfers,
                                TypedTransactions.Transfer::value)),
                PageTasks.byHand(
                        page,
                        TextsTransactions::all,
                        all -> Checks.transactions(
                                all,
                                each -> each.nativeTransaction().txHash(),
                                TextsTransactions.Transaction::erc20Transfers,
                                TextsTransactions.Transfer::value)),
                WrittenTransactions::all);
    }

    private static PageTasks<?> containers(byte[] page) {
        return new PageTasks<>(
                page,
                Container.class,
                all -> Checks.containers(
                        all, Container::id, each -> each.bytes().size(), Container::index),
                PageTasks.byHand(
                        page,
                        TypedContainers::all,
                        all -> Checks.containers(
                                all,
                                TypedContainers.Entry::id,
                                each -> each.bytes().size(),
                                TypedContainers.Entry::index)),
                PageTasks.byHand(
                        page,
                        TextsContainers::all,
                        all -> Checks.containers(
                                all,
                                TextsContainers.Entry::id,
                                each -> each.bytes().length() / 2 - 5, // 0x and the checksum
                                TextsContainers.Entry::index)),
                WrittenContainers::all);
    }

    private static PageTasks<?> subnets(byte[] page) {
        return new PageTasks<>(
                page,
                Subnet.class,
                all -> Checks.subnets(all, Subnet::subnetId, Subnet::blockchains, each -> name(each)),
                PageTasks.byHand(
                        page,
                        TypedSubnets::all,
                        all -> Checks.subnets(
                                all,
                                TypedSubnets.Subnet::subnetId,
                                TypedSubnets.Subnet::blockchains,
                                TypedSubnets.Blockchain::blockchainName)),
                PageTasks.byHand(
                        page,
                        TextsSubnets::all,
                        all -> Checks.subnets(
                                all,
                                TextsSubnets.Subnet::subnetId,
                                TextsSubnets.Subnet::blockchains,
                                TextsSubnets.Blockchain::blockchainName)),
                WrittenSubnets::all);
    }

    private static String name(Blockchain chain) {
        return chain.blockchainName().orElseThrow();
    }

    private static PageTasks<?> validators(byte[] page) {
        return new PageTasks<>(
                page,
                CurrentValidator.class,
                all -> Checks.two(all, CurrentValidator::nodeId, CurrentValidator::weight),
                PageTasks.byHand(
                        page,
                        TypedValidators::all,
                        all -> Checks.two(all, TypedValidators.Validator::nodeId, TypedValidators.Validator::weight)),
                PageTasks.byHand(
                        page,
                        TextsValidators::all,
                        all -> Checks.two(all, TextsValidators.Validator::nodeId, TextsValidators.Validator::weight)),
                WrittenValidators::all);
    }

    private static PageTasks<?> holders(byte[] page) {
        return new PageTasks<>(
                page,
                NftHolder.class,
                all -> Checks.two(all, NftHolder::address, NftHolder::sortKey),
                PageTasks.byHand(
                        page,
                        TypedHolders::all,
                        all -> Checks.two(all, TypedHolders.Holder::address, TypedHolders.Holder::sortKey)),
                PageTasks.byHand(
                        page,
                        TextsHolders::all,
                        all -> Checks.two(all, TextsHolders.Holder::address, TextsHolders.Holder::sortKey)),
                WrittenHolders::all);
    }
}
