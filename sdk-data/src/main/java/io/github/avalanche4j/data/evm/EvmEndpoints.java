package io.github.avalanche4j.data.evm;

import io.github.avalanche4j.core.Page;
import io.github.avalanche4j.core.internal.Endpoint;
import io.github.avalanche4j.core.internal.Pages;

/** What is known of the endpoints of EVM chains. */
final class EvmEndpoints {
    static final Pages<AddressTransaction, Page<AddressTransaction>> ADDRESS_TRANSACTIONS = Pages.of(
            "data.addressTransactions",
            "/v1/chains/{chainId}/addresses/{address}/transactions",
            "transactions",
            AddressTransaction.class,
            100);
    static final Pages<Erc20TransferRecord, Page<Erc20TransferRecord>> ERC20_TRANSFERS = Pages.of(
            "data.erc20Transfers",
            "/v1/chains/{chainId}/addresses/{address}/transactions:listErc20",
            "transactions",
            Erc20TransferRecord.class,
            100);
    static final Pages<Erc721Balance, BalancePage<Erc721Balance>> ERC721_BALANCES = Pages.of(
            "data.erc721Balances",
            "/v1/chains/{chainId}/addresses/{address}/balances:listErc721",
            "erc721TokenBalances",
            Erc721Balance.class,
            500,
            BalanceTotals.class,
            FetchedBalancePage::of);
    static final Pages<Erc1155Balance, BalancePage<Erc1155Balance>> ERC1155_BALANCES = Pages.of(
            "data.erc1155Balances",
            "/v1/chains/{chainId}/addresses/{address}/balances:listErc1155",
            "erc1155TokenBalances",
            Erc1155Balance.class,
            500,
            BalanceTotals.class,
            FetchedBalancePage::of);
    static final Pages<EvmBlock, Page<EvmBlock>> BLOCKS =
            Pages.of("data.evmBlocks", "/v1/chains/{chainId}/blocks", "blocks", EvmBlock.class, 100);
    static final Endpoint.Rest<Transaction> TRANSACTION =
            Endpoint.get("data.evmTransaction", "/v1/chains/{chainId}/transactions/{txHash}", Transaction.class);

    private EvmEndpoints() {}
}
