package io.github.avalanche4j.data.usage;

import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import java.util.List;

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

    static Parameters checked(Parameters usage, List<UsageGroup> allowed) {
        if (usage.get("groupBy") instanceof UsageGroup group && group.isKnown() && !allowed.contains(group)) {
            throw new InvalidRequestException("groupBy", group.value(), "one of " + allowed);
        }
        return usage;
    }

    /** As {@link #checked}, for usage that is not counted by the minute. */
    static Parameters hourly(Parameters usage, List<UsageGroup> allowed) {
        if (UsageInterval.MINUTE.equals(usage.get("timeInterval"))) {
            throw new InvalidRequestException("timeInterval", "minute", "an hour or more");
        }
        return checked(usage, allowed);
    }
}
