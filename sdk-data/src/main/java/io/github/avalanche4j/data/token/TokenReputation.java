package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** The reputation of a token from a security analysis; only for tokens of the C-Chain. */
public final class TokenReputation extends OpenEnum {
    private static final Known<TokenReputation> KNOWN = new Known<>(TokenReputation::new);

    /** Probably safe. */
    public static final TokenReputation BENIGN = KNOWN.add("Benign");

    /** Possibly a risk. */
    public static final TokenReputation MALICIOUS = KNOWN.add("Malicious");

    private TokenReputation(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static TokenReputation of(String value) {
        return KNOWN.of(value);
    }
}
