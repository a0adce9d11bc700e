package io.github.avalanche4j.data.primary;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.Objects;

/**
 * A chain of the primary network, as requests name it: by an alias that fits every network, or by its id on one of
 * them.
 */
public final class PrimaryNetworkChain extends OpenEnum {
    private static final Known<PrimaryNetworkChain> KNOWN = new Known<>(PrimaryNetworkChain::new);

    /** The P-Chain. */
    public static final PrimaryNetworkChain P_CHAIN = KNOWN.add("p-chain");

    /** The X-Chain. */
    public static final PrimaryNetworkChain X_CHAIN = KNOWN.add("x-chain");

    /** The C-Chain. */
    public static final PrimaryNetworkChain C_CHAIN = KNOWN.add("c-chain");

    /** The P-Chain of every network by its id. */
    public static final PrimaryNetworkChain P_CHAIN_ID = KNOWN.add("11111111111111111111111111111111LpoYY");

    /** The X-Chain of the main network by its id. */
    public static final PrimaryNetworkChain X_CHAIN_MAINNET_ID =
            KNOWN.add("2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM");

    /** The X-Chain of the test network by its id. */
    public static final PrimaryNetworkChain X_CHAIN_FUJI_ID =
            KNOWN.add("2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm");

    /** The C-Chain of the main network by its id. */
    public static final PrimaryNetworkChain C_CHAIN_MAINNET_ID =
            KNOWN.add("2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5");

    /** The C-Chain of the test network by its id. */
    public static final PrimaryNetworkChain C_CHAIN_FUJI_ID =
            KNOWN.add("yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp");

    private PrimaryNetworkChain(Text text) {
        super(text);
    }

    /**
     * {@return the chain with this alias or id}
     *
     * @param blockchainId one of the constants' texts
     * @throws InvalidRequestException if it is not on the service's list
     */
    public static PrimaryNetworkChain of(String blockchainId) {
        return KNOWN.listed("blockchainId", blockchainId);
    }

    /**
     * {@return a chain by an alias or id that is not on the list: of another network, or added by the service later}
     */
    @JsonCreator
    public static PrimaryNetworkChain unlisted(String blockchainId) {
        return KNOWN.of(Objects.requireNonNull(blockchainId, "blockchainId"));
    }
}
