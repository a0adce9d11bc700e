package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;

/** How a period of an auto-renewed stake ended. */
public final class CycleOutcome extends OpenEnum {
    private static final Known<CycleOutcome> KNOWN = new Known<>(CycleOutcome::new);

    /** It was renewed. */
    public static final CycleOutcome RENEWED = KNOWN.add("renewed");

    /** It was the last one. */
    public static final CycleOutcome EXITED = KNOWN.add("exited");

    /** It was ended early. */
    public static final CycleOutcome ABORTED = KNOWN.add("aborted");

    private CycleOutcome(Text text) {
        super(text);
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static CycleOutcome of(String value) {
        return KNOWN.of(value);
    }
}
