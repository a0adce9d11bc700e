package io.github.avalanche4j.core.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.exc.StreamReadException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The exception for a response that cannot be read, with the position of the fault. */
public final class UnreadableJson extends IOException {
    private static final long serialVersionUID = 1;

    private static final Pattern CLASS_NAME = Pattern.compile("`(?:[a-z0-9]+\\.)+([A-Za-z0-9_$<>]+)`");
    private static final Pattern NOTE = Pattern.compile(" ?\\((?:start marker )?at \\[Source:.*$", Pattern.DOTALL);

    // transient, because the server's names in it may hold a secret
    private final transient String path;
    private final long offset;

    public UnreadableJson(String what, String path) {
        this(what, path, -1, null);
    }

    /** A fault at a known byte offset. */
    public UnreadableJson(String what, String path, long offset) {
        this(what, path, offset, null);
    }

    private UnreadableJson(String what, String path, long offset, @Nullable Throwable cause) {
        super(what, cause);
        this.path = path;
        this.offset = offset;
    }

    /** A fault in the parser's current value. */
    public static UnreadableJson at(JsonParser in, @Nullable String what) {
        return new UnreadableJson(
                String.valueOf(what), path(in), in.currentTokenLocation().getByteOffset(), null);
    }

    /** The fault in the text that stopped a parser; if the network failed instead, its exception. */
    public static IOException inside(IOException fault, JsonParser in) {
        IOException network = network(fault);
        if (network != null) {
            return network;
        }
        // a text that is not JSON has its fault in the object or array around the last value
        return of(
                fault,
                path(
                        fault instanceof StreamReadException
                                ? in.getParsingContext().getParent()
                                : in.getParsingContext()));
    }

    /** This fault, in a value at the path {@code base}. */
    public UnreadableJson under(String base) {
        return new UnreadableJson(String.valueOf(getMessage()), base + path.substring(1), offset, getCause());
    }

    /** The path of the parser's current value. */
    public static String path(JsonParser in) {
        return path(in.getParsingContext());
    }

    private static String path(@Nullable JsonStreamContext innermost) {
        StringBuilder path = new StringBuilder();
        for (JsonStreamContext step = innermost; step != null; step = step.getParent()) {
            if (step.inArray() && step.hasCurrentIndex()) {
                path.insert(0, "[" + step.getCurrentIndex() + "]");
            } else if (step.inObject() && step.hasCurrentName()) {
                path.insert(0, "." + step.getCurrentName());
            }
        }
        return path.insert(0, "$").toString();
    }

    /** Converts a reader's exception; {@code base} is the path of the value that was being read. */
    public static UnreadableJson of(IOException fault, String base) {
        if (fault instanceof UnreadableJson) {
            return (UnreadableJson) fault;
        }
        if (!(fault instanceof JsonProcessingException)) {
            return new UnreadableJson(String.valueOf(fault.getMessage()), base, -1, fault);
        }
        JsonProcessingException json = (JsonProcessingException) fault;
        long offset = json.getLocation() == null ? -1 : json.getLocation().getByteOffset();
        return new UnreadableJson(what(json), base + path(json), offset, fault);
    }

    /** The network's exception that Jackson wrapped; null if there is none. */
    public static @Nullable IOException network(IOException fault) {
        for (Throwable at = fault; at != null; at = at.getCause()) {
            if (at instanceof IOException
                    && !(at instanceof JsonProcessingException)
                    && !(at instanceof UnreadableJson)) {
                return (IOException) at;
            }
        }
        return null;
    }

    private static String what(JsonProcessingException json) {
        String message = json.getOriginalMessage();
        int missing = message.indexOf("attributes are not set [");
        if (json instanceof ValueInstantiationException && missing >= 0) {
            return "without " + message.substring(message.indexOf('[', missing) + 1, message.lastIndexOf(']'));
        }
        // users cannot use the class names and notes of Jackson's message
        return NOTE.matcher(CLASS_NAME.matcher(message).replaceAll("$1")).replaceAll("");
    }

    private static String path(JsonProcessingException json) {
        StringBuilder path = new StringBuilder();
        if (json instanceof JsonMappingException) {
            for (JsonMappingException.Reference step : ((JsonMappingException) json).getPath()) {
                path.append(step.getFieldName() != null ? "." + step.getFieldName() : "[" + step.getIndex() + "]");
            }
        }
        return path.toString();
    }

    public String path() {
        return path;
    }

    /** The fault's offset in the response, in bytes; negative if unknown. */
    public long offset() {
        return offset;
    }
}
