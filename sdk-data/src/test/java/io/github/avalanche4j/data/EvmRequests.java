package io.github.avalanche4j.data;

import static io.github.avalanche4j.data.Requests.ADDRESS;
import static io.github.avalanche4j.data.Requests.HASH;
import static io.github.avalanche4j.data.Requests.first;

import io.github.avalanche4j.data.model.SortOrder;
import java.util.LinkedHashMap;
import java.util.Map;

/** The requests of EVM chains by the names of their fixtures, as a user writes them. */
final class EvmRequests {
    private EvmRequests() {}

    static Map<String, Requests.Request> all() {
        Map<String, Requests.Request> requests = new LinkedHashMap<>();
        requests.put(
                "address-transactions",
                (data, service) -> first(data.chain("43114")
                        .transactions(
                                ADDRESS, q -> q.startBlock(1).endBlock(400).sortOrder(SortOrder.DESC))));
        requests.put(
                "address-transactions-lists-absent",
                (data, service) -> first(data.chain("43114").transactions(ADDRESS)));
        requests.put(
                "erc20-transfers",
                (data, service) -> first(data.chain("43114").erc20Transfers(ADDRESS, q -> q.startBlock(1))));
        requests.put(
                "erc721-balances", (data, service) -> first(data.chain("43114").erc721Balances(ADDRESS, ADDRESS)));
        requests.put(
                "erc721-balances-specification",
                (data, service) -> first(data.chain("43114").erc721Balances(ADDRESS)));
        requests.put(
                "erc1155-balances",
                (data, service) -> first(data.chain("43114")
                        .erc1155Balances(ADDRESS, q -> q.blockNumber(339).contractAddress(ADDRESS))));
        requests.put("evm-blocks", (data, service) -> first(data.chain("43114").blocks()));
        requests.put(
                "evm-blocks-documented",
                (data, service) -> first(data.chain("43114").blocks()));
        requests.put(
                "evm-transaction",
                (data, service) -> data.chain("43114").transaction(HASH).execute());
        requests.put(
                "evm-transaction-cross-chain",
                (data, service) -> data.chain("43114").transaction(HASH).execute());
        return requests;
    }
}
