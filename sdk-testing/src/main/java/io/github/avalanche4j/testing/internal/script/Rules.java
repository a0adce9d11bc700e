package io.github.avalanche4j.testing.internal.script;

import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The scripted responses of one server, in the order they were added. */
public final class Rules {
    private final List<Rule> rules = new ArrayList<>();

    public synchronized void add(Rule rule) {
        rules.add(rule);
    }

    public synchronized void clear() {
        rules.clear();
    }

    /** Uses the first rule that matches; null if none does. */
    public @Nullable Rule take(Request request, @Nullable RpcCall call) {
        return takeIf(request, call, rule -> true);
    }

    /** Uses the first rule that matches the whole request; null if that one responds to single calls. */
    public @Nullable Rule takeForWhole(Request request) {
        return takeIf(request, null, Rule::isWholeRequest);
    }

    private synchronized @Nullable Rule takeIf(Request request, @Nullable RpcCall call, Predicate<Rule> condition) {
        for (Rule rule : rules) {
            if (rule.matches(request, call)) {
                if (!condition.test(rule)) {
                    return null;
                }
                rule.use();
                return rule;
            }
        }
        return null;
    }

    public synchronized boolean matchAny(Request request, RpcCall call) {
        return rules.stream().anyMatch(rule -> rule.matches(request, call));
    }
}
