package io.github.avalanche4j.data.token;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** What a security analysis says of a token. The service knows it for tokens of the C-Chain alone. */
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
