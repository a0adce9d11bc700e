package io.github.avalanche4j.data.contract;

import io.github.avalanche4j.core.value.EvmAddress;
import io.github.avalanche4j.data.token.ErcType;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** A contract, or an address that the service takes for one. Only {@link #address} is always there. */
@Value.Immutable
public interface Contract {
    /** {@return where it is} */
    EvmAddress address();

    /** {@return the standard that it follows, {@link ErcType#UNKNOWN} for none that the service knows} */
    Optional<ErcType> ercType();

    /** {@return its name} */
    Optional<String> name();

    /** {@return the token's symbol; absent where it is no token} */
    Optional<String> symbol();

    /** {@return how many decimal places the token's amounts have; ERC-20 alone has them} */
    Optional<Integer> decimals();

    /** {@return a text about it} */
    Optional<String> description();

    /** {@return the address of its web site} */
    Optional<String> officialSite();

    /** {@return where to write to its makers} */
    Optional<String> email();

    /** {@return its logo} */
    Optional<ImageAsset> logoAsset();

    /** {@return its banner} */
    Optional<ImageAsset> bannerAsset();

    /** {@return its colour, as CSS writes it} */
    Optional<String> color();

    /** {@return where else there is something about it} */
    List<ResourceLink> resourceLinks();

    /** {@return words that it was tagged with} */
    List<String> tags();

    /** {@return how it came to be; absent where the service does not know} */
    Optional<ContractDeployment> deploymentDetails();

    /** {@return where its price comes from; absent for what has none} */
    Optional<PricingProviders> pricingProviders();
}
