package io.github.avalanche4j.core;

/** The value of a call whose response only confirms that the server did what was asked. */
public enum Done {
    /** It was done. */
    DONE
}
