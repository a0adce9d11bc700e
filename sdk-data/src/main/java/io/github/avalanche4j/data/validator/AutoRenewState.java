package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** How an auto-renewed stake continues. */
public final class AutoRenewState extends OpenEnum {
    private static final Known<AutoRenewState> KNOWN = new Known<>(AutoRenewState::new);

    /** It renews itself when its period ends. */
    public static final AutoRenewState RENEWING = KNOWN.add("renewing");

    /** It ends when its period ends. */
    public static final AutoRenewState EXITING = KNOWN.add("exiting");

    /** It is over. */
    public static final AutoRenewState EXITED = KNOWN.add("exited");

    /** It was ended early. */
    public static final AutoRenewState ABORTED = KNOWN.add("aborted");

    private AutoRenewState(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AutoRenewState of(String value) {
        return KNOWN.of(value);
    }
}
