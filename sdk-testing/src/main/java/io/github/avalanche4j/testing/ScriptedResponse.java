package io.github.avalanche4j.testing;

import io.github.avalanche4j.testing.internal.args.Args;
import io.github.avalanche4j.testing.internal.http.Effects;
import io.github.avalanche4j.testing.internal.http.Hold;
import io.github.avalanche4j.testing.internal.script.Rule;
import java.time.Duration;

/**
 * One scripted response: how often it is used, and the faults while it is sent. Its settings apply to every request
 * that arrives afterwards.
 */
public final class ScriptedResponse {
    private final Script script;
    private final Rule rule;
    private final boolean isSent;

    ScriptedResponse(Script script, Rule rule, boolean isSent) {
        this.script = script;
        this.rule = rule;
        this.isSent = isSent;
    }

    private void requireSent() {
        if (!isSent) {
            throw new IllegalStateException("the connection is closed instead of a response: nothing of it is sent");
        }
    }

    /** Adds or replaces a header. */
    public ScriptedResponse header(String name, String value) {
        requireSent();
        rule.header(Args.headerName(name), Args.headerValue(name, value));
        return this;
    }

    /** Waits before the response is sent. */
    public ScriptedResponse delay(Duration delay) {
        Args.notNegative("delay", delay);
        rule.effects(effects -> effects.delay(delay));
        return this;
    }

    /**
     * Sends the body slowly, in small pieces.
     *
     * @param bytesPerPeriod the size of a piece, at least 1
     * @param period the wait after each piece
     */
    public ScriptedResponse throttleBody(int bytesPerPeriod, Duration period) {
        requireSent();
        Args.atLeast(1, "bytesPerPeriod", bytesPerPeriod);
        Args.notNegative("period", period);
        rule.effects(effects -> effects.throttle(bytesPerPeriod, period));
        return this;
    }

    /**
     * Closes the connection in the middle of the body; a body that is no longer than this is sent whole.
     *
     * @param bodyBytes the bytes sent before
     */
    public ScriptedResponse disconnectAfter(long bodyBytes) {
        requireSent();
        Args.atLeast(0, "bodyBytes", bodyBytes);
        rule.effects(effects -> effects.disconnectAfter(bodyBytes));
        return this;
    }

    /** Holds the response until the test releases it. */
    public HeldResponse hold() {
        return holdAt(Effects.NEVER);
    }

    /**
     * Sends the head and a part of the body, and holds the rest until the test releases it.
     *
     * @param bodyBytes the bytes sent before
     */
    public HeldResponse holdAfter(long bodyBytes) {
        requireSent();
        return holdAt(Args.atLeast(0, "bodyBytes", bodyBytes));
    }

    private HeldResponse holdAt(long position) {
        if (rule.effects().hold() != null) {
            throw new IllegalStateException("this response is held already; script another one to hold that");
        }
        Hold hold = new Hold();
        rule.effects(effects -> effects.hold(hold, position));
        return new HeldResponse(hold);
    }

    /**
     * Uses this response for a number of requests, instead of one.
     *
     * @param count the number of requests, at least 1
     */
    public ScriptedResponse times(int count) {
        rule.times(Args.atLeast(1, "times", count));
        return this;
    }

    /**
     * Uses this response for all requests from now on. A response that is scripted later for the same requests replaces
     * it, and one for some of them, such as those with certain params, precedes it.
     */
    public ScriptedResponse always() {
        rule.always();
        return this;
    }

    /**
     * Continues the script of the same requests.
     *
     * @return the script, for the next response
     * @throws IllegalStateException after {@link #always}, which nothing can follow
     */
    public Script then() {
        if (rule.isEndless()) {
            throw new IllegalStateException("always() is the last of its script: use times(n) before then(),"
                    + " or begin a new script, which replaces this one");
        }
        return script;
    }
}
