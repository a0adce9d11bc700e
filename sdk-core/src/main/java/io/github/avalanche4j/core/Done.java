package io.github.avalanche4j.core;

/** What a call gives when its response says nothing but that it was done. */
public enum Done {
    /** It was done. */
    DONE
}
