package io.github.avalanche4j.codegen;

/** The names that generated code uses. */
final class Names {
    static final String OPEN_ENUMS = "io.github.avalanche4j.codegen.OpenEnums";
    static final String ANY_CASE = OPEN_ENUMS + ".AnyCase";
    static final String OPEN_ENUM = "io.github.avalanche4j.core.value.OpenEnum";
    static final String PARAMETERS = "io.github.avalanche4j.core.internal.args.Parameters";
    static final String JSON_CREATOR = "com.fasterxml.jackson.annotation.JsonCreator";
    static final String JSON_VALUE = "com.fasterxml.jackson.annotation.JsonValue";

    static final String PARSER = "com.fasterxml.jackson.core.JsonParser";
    static final String GENERATOR = "com.fasterxml.jackson.core.JsonGenerator";

    private static final String JSON = "io.github.avalanche4j.core.internal.json.";
    static final String ADAPTER = JSON + "JsonAdapter";
    static final String ADAPTERS = JSON + "JsonAdapters";
    static final String WRITER = JSON + "JsonWriter";
    static final String PROVIDER = JSON + "JsonAdapterProvider";
    static final String FIELD_NAMES = JSON + "FieldNames";
    static final String SCALARS = JSON + "Scalars";
    static final String TIMES = JSON + "Times";
    static final String LIST_ADAPTER = JSON + "ListAdapter";
    static final String MAP_ADAPTER = JSON + "MapAdapter";
    static final String TEXT_ADAPTER = JSON + "TextAdapter";
    static final String TEXT_WRITER = JSON + "TextWriter";
    static final String REFUSED_ADAPTER = JSON + "RefusedAdapter";
    static final String MAPPED_ADAPTER = JSON + "MappedAdapter";

    private static final String WIRE = "io.github.avalanche4j.core.internal.wire.";
    static final String VALUE = WIRE + "Value";
    static final String WIRE_NAME = WIRE + "WireName";
    static final String UNIX_SECONDS = WIRE + "UnixSeconds";
    static final String UNIX_MILLISECONDS = WIRE + "UnixMilliseconds";
    static final String SECONDS = WIRE + "Seconds";
    static final String NANOSECONDS = WIRE + "Nanoseconds";
    static final String CHECKED_HEX = WIRE + "CheckedHex";
    static final String ONE_OR_MANY = WIRE + "OneOrMany";
    static final String COMMA_SEPARATED = WIRE + "CommaSeparated";
    static final String OTHER_FIELDS = WIRE + "OtherFields";
    static final String RECEIVED = WIRE + "Received";
    static final String ADAPTED_BY = WIRE + "AdaptedBy";
    static final String NO_JSON = WIRE + "NoJson";
    static final String SETTINGS = WIRE + "Settings";
    static final String WITHIN = SETTINGS + ".Within";
    static final String ENTRY = SETTINGS + ".Entry";
    static final String ANY_TEXT = SETTINGS + ".AnyText";

    private Names() {}
}
