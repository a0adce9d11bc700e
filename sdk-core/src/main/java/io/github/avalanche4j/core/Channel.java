package io.github.avalanche4j.core;

/**
 * What a client sends its calls through: one server, or one path of a server. Opaque: the clients of this library make
 * channels and hand them to each other; there is nothing to implement and nothing to call.
 */
public interface Channel {}
