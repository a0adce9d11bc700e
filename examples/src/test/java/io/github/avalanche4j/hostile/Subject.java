package io.github.avalanche4j.hostile;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.PagingException;
import io.github.avalanche4j.core.ResponseFormatException;
import io.github.avalanche4j.core.ResponseTooLargeException;
import io.github.avalanche4j.hostile.HostileCase.Attack;
import io.github.avalanche4j.hostile.HostileCase.Behavior;
import io.github.avalanche4j.hostile.HostileCase.Run;
import java.util.List;

/**
 * Makes the cases of one subject. What a message must say is separated by {@code " … "}.
 *
 * @param title the heading of its cases
 */
record Subject(String title) {
    HostileCase large(String name, Attack attack, String says, Behavior server) {
        return fails(name, attack, ResponseTooLargeException.class, says, server);
    }

    HostileCase unreadable(String name, Attack attack, String says, Behavior server) {
        return fails(name, attack, ResponseFormatException.class, says, server);
    }

    HostileCase broken(String name, Attack attack, String says, Behavior server) {
        return fails(name, attack, ConnectionException.class, says, server);
    }

    HostileCase refused(String name, Attack attack, String says, Behavior server) {
        return fails(name, attack, ApiException.class, says, server);
    }

    HostileCase endless(String name, Attack attack, String says, Behavior server) {
        return fails(name, attack, PagingException.class, says, server);
    }

    /** A case that does no harm: the value says all of this. */
    HostileCase value(String name, Attack attack, String says, Behavior server) {
        return fails(name, attack, null, says, server);
    }

    /** A case that ends with an exception whose message says all of this. */
    HostileCase fails(String name, Attack attack, Class<?> exception, String says, Behavior server) {
        return new HostileCase(title, name, attack, server, exception, List.of(says.split(" … ")), Run.USUAL);
    }
}
