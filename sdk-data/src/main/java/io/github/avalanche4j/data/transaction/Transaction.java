package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.data.token.NetworkTokenDetails;
import java.util.List;
import java.util.Optional;

/** Everything about one transaction. */
@Value
public interface Transaction {
    /** {@return the transaction itself} */
    FullNativeTransaction nativeTransaction();

    /** {@return the fungible tokens moved} */
    List<Erc20Transfer> erc20Transfers();

    /** {@return the ERC-721 collectibles moved} */
    List<Erc721Transfer> erc721Transfers();

    /** {@return the ERC-1155 collectibles moved} */
    List<Erc1155Transfer> erc1155Transfers();

    /** {@return the calls from contract to contract} */
    List<InternalTransaction> internalTransactions();

    /** {@return the chain's native token and its prices} */
    Optional<NetworkTokenDetails> networkTokenDetails();

    /** {@return the cross-chain message; absent for most transactions} */
    Optional<TeleporterMessageInfo> teleporterMessageInfo();
}
