package io.github.avalanche4j.data.metrics.lookingglass;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.Bech32Address;
import java.util.List;

/** The reward addresses of a validation. */
@Value
public interface ValidatorAddresses {
    /** {@return the P-Chain addresses of the reward owner} */
    List<Bech32Address> addresses();

    /**
     * {@return the time of the transaction that added the validator,
     * by which the list is ordered, as the service writes it}
     */
    String sortKey();
}
