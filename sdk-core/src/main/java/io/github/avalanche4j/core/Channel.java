package io.github.avalanche4j.core;

/**
 * The route of a client's calls: one server, or one path of a server. Opaque: the clients of this library
 * make channels and pass them to each other. There is nothing to implement and nothing to call.
 */
public interface Channel {}
