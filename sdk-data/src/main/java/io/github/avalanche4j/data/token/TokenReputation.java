package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** What a security analysis says of a token. The service knows it for tokens of the C-Chain alone. */
public final class TokenReputation extends OpenEnum {
    private static final Map<String, TokenReputation> KNOWN = new LinkedHashMap<>();

    /** Probably safe. */
    public static final TokenReputation BENIGN = known("Benign");

    /** Possibly a risk. */
    public static final TokenReputation MALICIOUS = known("Malicious");

    private TokenReputation(String value, boolean known) {
        super(value, known);
    }

    private static TokenReputation known(String value) {
        TokenReputation constant = new TokenReputation(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static TokenReputation of(String value) {
        TokenReputation known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new TokenReputation(value, false) : known;
    }
}
