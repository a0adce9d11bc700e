package io.github.avalanche4j.data.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A currency that prices are given in: an ISO 4217 code in lower case. */
public final class CurrencyCode extends OpenEnum {
    private static final Map<String, CurrencyCode> KNOWN = new LinkedHashMap<>();

    /** US dollar; what a price is in unless another currency is asked for. */
    public static final CurrencyCode USD = known("usd");

    /** Euro. */
    public static final CurrencyCode EUR = known("eur");

    /** Australian dollar. */
    public static final CurrencyCode AUD = known("aud");

    /** Canadian dollar. */
    public static final CurrencyCode CAD = known("cad");

    /** Swiss franc. */
    public static final CurrencyCode CHF = known("chf");

    /** Chilean peso. */
    public static final CurrencyCode CLP = known("clp");

    /** Chinese yuan. */
    public static final CurrencyCode CNY = known("cny");

    /** Czech koruna. */
    public static final CurrencyCode CZK = known("czk");

    /** Danish krone. */
    public static final CurrencyCode DKK = known("dkk");

    /** Pound sterling. */
    public static final CurrencyCode GBP = known("gbp");

    /** Hong Kong dollar. */
    public static final CurrencyCode HKD = known("hkd");

    /** Hungarian forint. */
    public static final CurrencyCode HUF = known("huf");

    /** Japanese yen. */
    public static final CurrencyCode JPY = known("jpy");

    /** New Zealand dollar. */
    public static final CurrencyCode NZD = known("nzd");

    private CurrencyCode(String value, boolean known) {
        super(value, known);
    }

    private static CurrencyCode known(String value) {
        CurrencyCode code = new CurrencyCode(value, true);
        KNOWN.put(value, code);
        return code;
    }

    /**
     * {@return the currency with this code}
     *
     * @param code one of the constants' codes
     * @throws InvalidRequestException if it is not on the services' list
     */
    public static CurrencyCode of(String code) {
        CurrencyCode known = KNOWN.get(Objects.requireNonNull(code, "currency"));
        if (known == null) {
            throw new InvalidRequestException("currency", code, "one of " + KNOWN.keySet());
        }
        return known;
    }

    /**
     * {@return the currency with this code, known here or not; for one that a service has learnt since}
     *
     * @param code any text
     */
    @JsonCreator
    public static CurrencyCode unlisted(String code) {
        CurrencyCode known = KNOWN.get(Objects.requireNonNull(code, "currency"));
        return known == null ? new CurrencyCode(code, false) : known;
    }

    /** {@return the codes on the services' list} */
    public static Set<String> listed() {
        return Set.copyOf(KNOWN.keySet());
    }
}
