package io.github.avalanche4j.testing;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One scripted answer and what happens to it on its way; all of it may be set until the request comes. */
public final class ScriptedResponse {
    private final Script script;
    private final Script.Match match;
    private final boolean whole;
    private final Maker maker;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private Effects effects = Effects.NONE;
    private int left = 1;
    private int timesUsed;

    /** Makes the answer to a request, or to one call of it. */
    interface Maker {
        Response make(ReceivedRequest request, @Nullable RpcCall call, Supplier<Response> otherwise);
    }

    ScriptedResponse(Script script, Script.Match match, boolean whole, Maker maker) {
        this.script = script;
        this.match = match;
        this.whole = whole;
        this.maker = maker;
    }

    /**
     * Adds or replaces a header.
     *
     * @param name its name
     * @param value its value
     * @return this
     */
    public synchronized ScriptedResponse header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    /**
     * Waits before answering.
     *
     * @param time how long
     * @return this
     */
    public synchronized ScriptedResponse delay(Duration time) {
        effects = effects.delay(time);
        return this;
    }

    /**
     * Sends the body in small pieces.
     *
     * @param bytesPerPeriod the size of a piece
     * @param period the wait after each
     * @return this
     */
    public synchronized ScriptedResponse throttleBody(int bytesPerPeriod, Duration period) {
        effects = effects.throttle(bytesPerPeriod, period);
        return this;
    }

    /**
     * Closes the connection in the middle of the body; an answer that is no longer than this is whole.
     *
     * @param bodyBytes how much of the body is sent before
     * @return this
     */
    public synchronized ScriptedResponse disconnectAfter(long bodyBytes) {
        effects = effects.disconnectAfter(bodyBytes);
        return this;
    }

    /**
     * Holds the answer until it is released.
     *
     * @return the handle
     */
    public HeldResponse hold() {
        return holdAt(Effects.NEVER);
    }

    /**
     * Sends the head and a part of the body, and holds the rest until it is released.
     *
     * @param bodyBytes how much of the body is sent before
     * @return the handle
     */
    public HeldResponse holdAfter(long bodyBytes) {
        return holdAt(bodyBytes);
    }

    private synchronized HeldResponse holdAt(long position) {
        HeldResponse held = new HeldResponse();
        effects = effects.hold(held, position);
        return held;
    }

    /**
     * Answers this many requests.
     *
     * @param count how many
     * @return this
     */
    public synchronized ScriptedResponse times(int count) {
        left = count;
        return this;
    }

    /**
     * Answers all requests from now on; replies added later for the same requests are never used.
     *
     * @return this
     */
    public ScriptedResponse always() {
        return times(Integer.MAX_VALUE);
    }

    /**
     * Goes on with the same requests.
     *
     * @return the script, for the next reply
     */
    public Script then() {
        return script;
    }

    /** {@return how often it was used} */
    public synchronized int timesUsed() {
        return timesUsed;
    }

    /** Whether it is about a whole HTTP answer, not about one call. */
    boolean isWhole() {
        return whole;
    }

    synchronized boolean fits(ReceivedRequest request, @Nullable RpcCall call) {
        return left > 0 && match.fits(request, call);
    }

    synchronized void use() {
        timesUsed++;
        if (left != Integer.MAX_VALUE) {
            left--;
        }
    }

    Response respond(ReceivedRequest request, @Nullable RpcCall call, Supplier<Response> otherwise) {
        Response made = maker.make(request, call, otherwise);
        synchronized (this) {
            return made.withHeaders(headers).with(effects);
        }
    }
}
