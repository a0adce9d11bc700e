package io.github.avalanche4j.testing.internal.data;

import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Responds to requests of the services' operations: checks the parameters, then builds the response from the fixture.
 */
public final class OperationResponder {
    private static final Map<String, String> CHAINS = Map.of(
            "11111111111111111111111111111111LpoYY", "p-chain",
            "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM", "x-chain",
            "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm", "x-chain",
            "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5", "c-chain",
            "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp", "c-chain");

    private final ServedList noList = new ServedList("", "");
    private final Map<String, ServedList> lists = new ConcurrentHashMap<>();
    private final Webhooks webhooks = new Webhooks();
    private final Exports exports = new Exports();
    private volatile long seed;
    private volatile int listSize = -1;
    private volatile boolean rejectsUnknown;

    public Webhooks webhooks() {
        return webhooks;
    }

    public Exports exports() {
        return exports;
    }

    public void seed(long value) {
        seed = value;
    }

    public void listSize(int items) {
        listSize = items;
    }

    public void rejectUnknownParameters() {
        rejectsUnknown = true;
    }

    public void expireTokens() {
        lists.values().forEach(ServedList::expireTokens);
    }

    /** {@return the list of an operation, whatever its path variables are} */
    public ServedList list(String id) {
        Operation operation = Operations.all().get(id);
        if (!operation.isList()) {
            throw new IllegalArgumentException(id + " is not a list");
        }
        return lists.computeIfAbsent(operation.id(), name -> new ServedList(operation));
    }

    Response respond(Operation operation, Request request) {
        Map<String, String> variables = Objects.requireNonNull(operation.match(request.barePath()));
        Parameters parameters = Parameters.of(request, variables);
        List<String> problems = problems(operation, parameters);
        if (!problems.isEmpty()) {
            return ErrorBody.listResponse(400, problems);
        }
        if (operation.fixtures().equals("webhooks")) {
            return webhooks.respond(operation, parameters, operation.isList() ? list(operation.id()) : noList);
        }
        if (operation.id().equals("postTransactionExportJob")) {
            return exports.create(operation, parameters);
        }
        if (operation.id().equals("getOperationResult")) {
            Response status = exports.status(operation, parameters, request);
            if (status != null) {
                return status;
            }
        }
        return fromFixture(operation, parameters);
    }

    private Response fromFixture(Operation operation, Parameters parameters) {
        Fixtures.Entry fixture = fixture(operation, parameters.variables());
        if (fixture == null) {
            return ErrorBody.response(404, "Not found on this chain");
        }
        if (fixture.response().isMissingNode()) {
            return Response.of(fixture.status(), Map.of(), "");
        }
        Sample sample = new Sample(operation, fixture, parameters, seed, listSize);
        if (!operation.isList()) {
            return Response.of(operation.success(), ErrorBody.JSON, sample.body());
        }
        return list(operation.id()).respond(parameters, operation.success(), sample);
    }

    /** {@return the alias of a primary-network chain; other texts as they are} */
    static String chain(String blockchainId) {
        return CHAINS.getOrDefault(blockchainId, blockchainId);
    }

    /** The P-, X- and C-Chain have different responses. */
    private static Fixtures.@Nullable Entry fixture(Operation operation, Map<String, String> variables) {
        String chain = variables.getOrDefault("blockchainId", "");
        Fixtures.Entry ofChain = Fixtures.find(operation.id() + "." + chain(chain));
        if (ofChain != null) {
            return ofChain;
        }
        Fixtures.Entry usual = Fixtures.find(operation.id());
        return usual == null && !chain.isEmpty() ? Fixtures.find(operation.id() + ".p-chain") : usual;
    }

    private List<String> problems(Operation operation, Parameters parameters) {
        List<String> problems = new ArrayList<>();
        operation.parameters().forEach((name, type) -> {
            String variable = parameters.variables().get(name);
            List<String> values =
                    variable == null ? parameters.query().getOrDefault(name, List.of()) : List.of(variable);
            if (values.isEmpty() && type.required()) {
                problems.add(name + " should not be empty");
            }
            for (String value : values) {
                String problem = type.problem(name, value);
                if (problem != null) {
                    problems.add(problem);
                }
            }
        });
        if (operation.path().startsWith("/v1/chains/{chainId}/addresses/") && isMalformed(parameters)) {
            problems.add("Invalid address format");
        }
        if (rejectsUnknown) {
            for (String name : parameters.query().keySet()) {
                boolean known = operation.parameters().containsKey(name)
                        || name.equals("pageSize") && operation.pageSize() != null
                        || name.equals(operation.token());
                if (!known) {
                    problems.add("property " + name + " should not exist");
                }
            }
        }
        return problems;
    }

    private static boolean isMalformed(Parameters parameters) {
        return !parameters.variables().getOrDefault("address", "").matches("0x[0-9a-fA-F]{40}");
    }
}
