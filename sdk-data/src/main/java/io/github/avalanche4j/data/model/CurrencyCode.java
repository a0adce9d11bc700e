package io.github.avalanche4j.data.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.Objects;
import java.util.Set;

/** A currency that prices are given in: an ISO 4217 code in lower case. */
public final class CurrencyCode extends OpenEnum {
    private static final Known<CurrencyCode> KNOWN = new Known<>(CurrencyCode::new);

    /** US dollar; the default currency of prices. */
    public static final CurrencyCode USD = KNOWN.add("usd");

    /** Euro. */
    public static final CurrencyCode EUR = KNOWN.add("eur");

    /** Australian dollar. */
    public static final CurrencyCode AUD = KNOWN.add("aud");

    /** Canadian dollar. */
    public static final CurrencyCode CAD = KNOWN.add("cad");

    /** Swiss franc. */
    public static final CurrencyCode CHF = KNOWN.add("chf");

    /** Chilean peso. */
    public static final CurrencyCode CLP = KNOWN.add("clp");

    /** Chinese yuan. */
    public static final CurrencyCode CNY = KNOWN.add("cny");

    /** Czech koruna. */
    public static final CurrencyCode CZK = KNOWN.add("czk");

    /** Danish krone. */
    public static final CurrencyCode DKK = KNOWN.add("dkk");

    /** Pound sterling. */
    public static final CurrencyCode GBP = KNOWN.add("gbp");

    /** Hong Kong dollar. */
    public static final CurrencyCode HKD = KNOWN.add("hkd");

    /** Hungarian forint. */
    public static final CurrencyCode HUF = KNOWN.add("huf");

    /** Japanese yen. */
    public static final CurrencyCode JPY = KNOWN.add("jpy");

    /** New Zealand dollar. */
    public static final CurrencyCode NZD = KNOWN.add("nzd");

    private CurrencyCode(Text text) {
        super(text);
    }

    /**
     * {@return the currency with this code}
     *
     * @param code one of the constants' codes
     * @throws InvalidRequestException if it is not on the services' list
     */
    public static CurrencyCode of(String code) {
        return KNOWN.listed("currency", code);
    }

    /** {@return the currency with this code, listed here or not; use it for currencies that a service added later} */
    @JsonCreator
    public static CurrencyCode unlisted(String code) {
        return KNOWN.of(Objects.requireNonNull(code, "currency"));
    }

    /** {@return the codes on the services' list} */
    public static Set<String> listed() {
        return KNOWN.texts();
    }
}
