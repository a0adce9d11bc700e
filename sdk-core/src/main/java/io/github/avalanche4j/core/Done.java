package io.github.avalanche4j.core;

/** The value of a call whose response only confirms success. */
public enum Done {
    /** The server confirmed. */
    DONE
}
