package io.github.avalanche4j.testing;

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

    ScriptedResponse(Script script, Rule rule) {
        this.script = script;
        this.rule = rule;
    }

    /** Adds or replaces a header. */
    public ScriptedResponse header(String name, String value) {
        rule.header(name, value);
        return this;
    }

    /** Waits before the response is sent. */
    public ScriptedResponse delay(Duration time) {
        rule.effects(effects -> effects.delay(time));
        return this;
    }

    /**
     * Sends the body slowly, in small pieces.
     *
     * @param bytesPerPeriod the size of a piece
     * @param period the wait after each piece
     */
    public ScriptedResponse throttleBody(int bytesPerPeriod, Duration period) {
        rule.effects(effects -> effects.throttle(bytesPerPeriod, period));
        return this;
    }

    /**
     * Closes the connection in the middle of the body; a body that is no longer than this is sent whole.
     *
     * @param bodyBytes the bytes sent before
     */
    public ScriptedResponse disconnectAfter(long bodyBytes) {
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
        return holdAt(bodyBytes);
    }

    private HeldResponse holdAt(long position) {
        Hold hold = new Hold();
        rule.effects(effects -> effects.hold(hold, position));
        return new HeldResponse(hold);
    }

    /**
     * Uses this response for a number of requests, instead of one.
     *
     * @param count the number of requests
     */
    public ScriptedResponse times(int count) {
        rule.times(count);
        return this;
    }

    /**
     * Uses this response for all requests from now on; responses scripted later for the same requests are never used.
     */
    public ScriptedResponse always() {
        return times(Integer.MAX_VALUE);
    }

    /**
     * Continues the script of the same requests.
     *
     * @return the script, for the next response
     */
    public Script then() {
        return script;
    }
}
