package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.args.Nearest;
import io.github.avalanche4j.testing.internal.http.LoopbackServer;
import io.github.avalanche4j.testing.internal.script.Match;
import io.github.avalanche4j.testing.internal.script.Rules;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The common part of all fakes: an address, scripts for any request, and the requests they received. */
public abstract sealed class FakeServer implements AutoCloseable permits FakeNode, FakeDataService {
    private static final Pattern PATH = Pattern.compile("/[!-~&&[^#]]*");
    private static final List<String> VERBS = List.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS");

    private final LoopbackServer server;
    private final Rules scripts;
    private volatile boolean isClosed;

    FakeServer(LoopbackServer server, Rules scripts) {
        this.server = server;
        this.scripts = scripts;
    }

    LoopbackServer server() {
        return server;
    }

    Script script(Match match) {
        requireOpen();
        return new Script(this, scripts, match);
    }

    void requireOpen() {
        if (isClosed) {
            throw new IllegalStateException(this + " is closed; start another one");
        }
    }

    /** Why the server cannot have a path, without its query; null if it can. */
    abstract @Nullable String problem(@Nullable String verb, String path);

    /** The canonical path: one for all aliases of a chain. */
    String canonical(String path) {
        return path;
    }

    /** Whether something is served without a script. */
    boolean hasDefault(Match match) {
        return true;
    }

    Match at(Match match, @Nullable String verb, String path) {
        String bare = Args.text("path", path).replaceFirst("\\?.*", "");
        String problem = problem(verb, bare);
        if (problem != null) {
            throw new IllegalArgumentException(problem + " (onCustom scripts a path that the fake does not know)");
        }
        return wellFormed(match, verb, path);
    }

    Match wellFormed(Match match, @Nullable String verb, String path) {
        if (!PATH.matcher(path).matches()) {
            throw new IllegalArgumentException("a path begins with '/' and is as in the request line, percent-encoded,"
                    + " but is '" + Args.visible(path) + "'");
        }
        Match there = match.withPath(path, this::canonical);
        return verb == null ? there : there.withVerb(verb);
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
     * @throws IllegalArgumentException if the server has no such path; the message has the one that may be meant
     */
    public Script onGet(String path) {
        return script(at(Match.ANY, "GET", path));
    }

    /**
     * Scripts POST requests.
     *
     * @param path the path; without a query it matches every query
     * @throws IllegalArgumentException as {@link #onGet}
     */
    public Script onPost(String path) {
        return script(at(Match.ANY, "POST", path));
    }

    /**
     * Scripts all requests to a path, whatever their HTTP or JSON-RPC method.
     *
     * @param path the path; without a query it matches every query
     * @throws IllegalArgumentException as {@link #onGet}
     */
    public Script onPath(String path) {
        return script(at(Match.ANY, null, path));
    }

    /**
     * Scripts requests to a path that this library does not know, such as one of a newer server.
     *
     * @param verb the HTTP method, such as {@code GET}
     * @param path the path; without a query it matches every query
     */
    public Script onCustom(String verb, String path) {
        if (!VERBS.contains(Args.text("verb", verb))) {
            throw new IllegalArgumentException(
                    "unknown HTTP method '" + Args.visible(verb) + "'" + Nearest.didYouMean(verb, VERBS));
        }
        return script(wellFormed(Match.ANY, verb, Args.text("path", path)));
    }

    /** {@return a script for all requests} */
    public Script onAny() {
        return script(Match.ANY);
    }

    /** Removes all scripts. */
    public void clearScripts() {
        scripts.clear();
    }

    /**
     * Asserts that every scripted response was used as often as scripted: {@code always()} at least once, any other
     * exactly. A response that another script has replaced does not count.
     *
     * @throws AssertionError that names the responses that were not used
     */
    public void assertScriptsUsed() {
        List<String> unused = scripts.unused();
        if (!unused.isEmpty()) {
            throw new AssertionError("scripted responses that " + getClass().getSimpleName()
                    + " did not use as often as scripted:\n  " + String.join("\n  ", unused));
        }
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
        return new ReceivedRequest(server.received().take(Args.notNegative("timeout", timeout)));
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
        isClosed = true;
        server.close();
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + " at " + url();
    }
}
