package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** How a period of a stake that begins anew ended. */
public final class CycleOutcome extends OpenEnum {
    private static final Map<String, CycleOutcome> KNOWN = new LinkedHashMap<>();

    /** It began anew. */
    public static final CycleOutcome RENEWED = known("renewed");

    /** It was the last one. */
    public static final CycleOutcome EXITED = known("exited");

    /** It was ended early. */
    public static final CycleOutcome ABORTED = known("aborted");

    private CycleOutcome(String value, boolean known) {
        super(value, known);
    }

    private static CycleOutcome known(String value) {
        CycleOutcome constant = new CycleOutcome(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static CycleOutcome of(String value) {
        CycleOutcome known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new CycleOutcome(value, false) : known;
    }
}
