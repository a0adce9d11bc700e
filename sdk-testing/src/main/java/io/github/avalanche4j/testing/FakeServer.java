package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.script.Match;
import io.github.avalanche4j.testing.internal.script.Rules;
import java.time.Duration;
import java.util.List;

/** The common part of all fakes: an address, scripts for any request, and the requests they received. */
public abstract sealed class FakeServer implements AutoCloseable permits FakeNode, FakeDataService {
    private final LoopbackServer server;
    private final Rules scripts;

    FakeServer(LoopbackServer server, Rules scripts) {
        this.server = server;
        this.scripts = scripts;
    }

    LoopbackServer server() {
        return server;
    }

    Script script(Match match) {
        return new Script(scripts, match);
    }

    /** {@return the base URL, without a slash at the end} */
    public String url() {
        return server.url();
    }

    /** {@return the port} */
    public int port() {
        return server.port();
    }

    /**
     * Scripts GET requests.
     *
     * @param path the path; without a query it matches every query
     */
    public Script onGet(String path) {
        return script(Match.that(request -> request.method().equals("GET")).and(Match.path(path)));
    }

    /**
     * Scripts POST requests.
     *
     * @param path the path; without a query it matches every query
     */
    public Script onPost(String path) {
        return script(Match.that(request -> request.method().equals("POST")).and(Match.path(path)));
    }

    /**
     * Scripts all requests to a path, whatever their HTTP or JSON-RPC method.
     *
     * @param path the path; without a query it matches every query
     */
    public Script onPath(String path) {
        return script(Match.path(path));
    }

    /** {@return a script for all requests} */
    public Script onAny() {
        return script(Match.that(request -> true));
    }

    /** Removes all scripts. */
    public void clearScripts() {
        scripts.clear();
    }

    /** {@return the received requests in order, at most the last 10 000} */
    public List<ReceivedRequest> received() {
        return server.received().all().stream().map(ReceivedRequest::new).toList();
    }

    /** {@return the number of received requests; a batch counts as one} */
    public int receivedCount() {
        return server.received().total();
    }

    /**
     * Returns the next received request that this method has not returned yet, and waits for it if necessary.
     *
     * @throws AssertionError after the timeout
     */
    public ReceivedRequest takeReceived(Duration timeout) {
        return new ReceivedRequest(server.received().take(timeout));
    }

    /** Forgets the received requests and their counts. */
    public void clearReceived() {
        server.received().clear();
    }

    /** {@return the number of open connections} */
    public int openConnections() {
        return server.connections().open();
    }

    /** Stops the server and closes its connections; held and delayed responses are not sent. */
    @Override
    public void close() {
        server.close();
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " at " + url();
    }
}
