package io.github.avalanche4j.data.validator;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.avalanche4j.core.value.OpenEnum;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** How a stake that begins anew goes on. */
public final class AutoRenewState extends OpenEnum {
    private static final Map<String, AutoRenewState> KNOWN = new LinkedHashMap<>();

    /** It begins anew when its period ends. */
    public static final AutoRenewState RENEWING = known("renewing");

    /** It ends when its period ends. */
    public static final AutoRenewState EXITING = known("exiting");

    /** It is over. */
    public static final AutoRenewState EXITED = known("exited");

    /** It was ended early. */
    public static final AutoRenewState ABORTED = known("aborted");

    private AutoRenewState(String value, boolean known) {
        super(value, known);
    }

    private static AutoRenewState known(String value) {
        AutoRenewState constant = new AutoRenewState(value, true);
        KNOWN.put(value, constant);
        return constant;
    }

    /** {@return the constant with this text, or an unknown value that keeps it} */
    @JsonCreator
    public static AutoRenewState of(String value) {
        AutoRenewState known = KNOWN.get(Objects.requireNonNull(value, "value"));
        return known == null ? new AutoRenewState(value, false) : known;
    }
}
