package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.core.internal.wire.Value;
import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.token.ErcType;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A contract, or an address that the service considers one. Only {@link #address} is always present. */
@Value
public interface Contract {
    /** {@return its address} */
    EvmAddress address();

    /** {@return the standard that it follows, {@link ErcType#UNKNOWN} for none that the service knows} */
    Optional<ErcType> ercType();

    /** {@return its name} */
    Optional<String> name();

    /** {@return the token's symbol; absent if it is not a token} */
    Optional<String> symbol();

    /** {@return the token's decimals; only of ERC-20} */
    OptionalInt decimals();

    /** {@return its description} */
    Optional<String> description();

    /** {@return the address of its web site} */
    Optional<String> officialSite();

    /** {@return the contact address of its makers} */
    Optional<String> email();

    /** {@return its logo} */
    Optional<ImageAsset> logoAsset();

    /** {@return its banner} */
    Optional<ImageAsset> bannerAsset();

    /** {@return its color, as CSS writes it} */
    Optional<String> color();

    /** {@return links to pages about it} */
    List<ResourceLink> resourceLinks();

    /** {@return its tags} */
    List<String> tags();

    /** {@return its deployment; absent if the service does not know it} */
    Optional<ContractDeployment> deploymentDetails();

    /** {@return the sources of its price; absent if it has none} */
    Optional<PricingProviders> pricingProviders();
}
