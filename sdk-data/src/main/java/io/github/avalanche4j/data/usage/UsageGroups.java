package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.InvalidRequestException;
import java.util.List;
import java.util.Optional;

/** The groupings that each kind of usage supports. A group that this library does not know is passed to the service. */
final class UsageGroups {
    static final List<UsageGroup> API = List.of(
            UsageGroup.REQUEST_PATH,
            UsageGroup.RESPONSE_CODE,
            UsageGroup.CHAIN_ID,
            UsageGroup.API_KEY_ID,
            UsageGroup.REQUEST_TYPE);
    static final List<UsageGroup> SUBNET_RPC =
            List.of(UsageGroup.RPC_METHOD, UsageGroup.RESPONSE_CODE, UsageGroup.RL_BYPASS_TOKEN);
    static final List<UsageGroup> PRIMARY_NETWORK_RPC = List.of(
            UsageGroup.RPC_METHOD,
            UsageGroup.REQUEST_PATH,
            UsageGroup.RESPONSE_CODE,
            UsageGroup.COUNTRY,
            UsageGroup.CONTINENT,
            UsageGroup.USER_AGENT);

    private UsageGroups() {}

    static void check(Optional<UsageGroup> group, List<UsageGroup> allowed) {
        group.ifPresent(one -> {
            if (one.isKnown() && !allowed.contains(one)) {
                throw new InvalidRequestException("groupBy", one.value(), "one of " + allowed);
            }
        });
    }

    static void anHourOrMore(Optional<UsageInterval> interval) {
        if (interval.filter(UsageInterval.MINUTE::equals).isPresent()) {
            throw new InvalidRequestException("timeInterval", "minute", "an hour or more");
        }
    }
}
