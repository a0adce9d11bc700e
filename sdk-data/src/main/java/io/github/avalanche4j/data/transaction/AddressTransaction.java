package io.github.avalanche4j.data.transaction;

import io.github.avalanche4j.core.internal.wire.Value;
import java.util.List;

/**
 * A transaction of an address. Its lists hold only transfers from or to that address. For all transfers use
 * {@code data.chain(id).transaction(hash)}.
 */
@Value
public interface AddressTransaction {
    /** {@return the transaction itself} */
    NativeTransaction nativeTransaction();

    /** {@return the fungible tokens moved; also empty if the service leaves the list out} */
    List<Erc20Transfer> erc20Transfers();

    /** {@return the ERC-721 collectibles moved; also empty if the service leaves the list out} */
    List<Erc721Transfer> erc721Transfers();

    /** {@return the ERC-1155 collectibles moved; also empty if the service leaves the list out} */
    List<Erc1155Transfer> erc1155Transfers();

    /** {@return the calls from contract to contract; also empty if the service leaves the list out} */
    List<InternalTransaction> internalTransactions();
}
