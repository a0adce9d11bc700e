package io.github.avalanche4j.testing.internal.script;

import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.RpcCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The scripted responses of one server, in the order they were added. */
public final class Rules {
    private final List<Rule> rules = new ArrayList<>();

    /** Adds a rule, which replaces an endless one of the same requests. */
    public synchronized void add(Rule rule) {
        rules.removeIf(old -> old.isEndless() && old.match().isSame(rule.match()));
        rules.add(rule);
    }

    public synchronized void clear() {
        rules.clear();
    }

    /** {@return the rules that were used less often than scripted, in words} */
    public synchronized List<String> unused() {
        return rules.stream().map(Rule::unused).flatMap(Optional::stream).toList();
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
        Rule next = next(request, call);
        if (next == null || !condition.test(next)) {
            return null;
        }
        next.use();
        return next;
    }

    /** The first rule that matches; an endless one gives way to later ones for some or all of its requests. */
    private @Nullable Rule next(Request request, @Nullable RpcCall call) {
        Rule next = null;
        for (Rule rule : rules) {
            boolean isNext = next == null || next.isEndless() && next.match().covers(rule.match());
            if (isNext && rule.matches(request, call)) {
                next = rule;
            }
        }
        return next;
    }

    public synchronized boolean matchAny(Request request, RpcCall call) {
        return rules.stream().anyMatch(rule -> rule.matches(request, call));
    }
}
