package io.github.avalanche4j.data.operation;

import io.github.avalanche4j.core.ApiException;
import io.github.avalanche4j.core.Call;
import io.github.avalanche4j.core.ConnectionException;
import io.github.avalanche4j.core.InvalidRequestException;
import io.github.avalanche4j.core.internal.args.Parameters;
import io.github.avalanche4j.core.internal.args.Require;
import io.github.avalanche4j.core.internal.call.Wait;
import io.github.avalanche4j.core.internal.rest.RestChannel;
import io.github.avalanche4j.data.internal.access.DataClients;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Jobs of the service that take a while: one call starts a job, another returns its status. Methods
 * check their arguments and send nothing; a {@link Call} sends its request when it is run. A response with an error
 * status fails with a subtype of {@link ApiException}. A setting that is missing, malformed or of another kind of export,
 * and an id that cannot be part of a path, is refused with an {@link InvalidRequestException}.
 *
 * <pre>{@code
 * OperationsClient operations = data.operations();
 * Operation started = operations.exportEvm(e -> e.addAddresses(address).addIncludeChains("43114")).execute();
 * Operation done = operations.awaitResult(started.operationId()).execute();
 * done.metadata().flatMap(OperationMetadata::downloadUrl)…
 * }</pre>
 */
public final class OperationsClient {
    private static final Duration INTERVAL = Duration.ofSeconds(2);
    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    private final RestChannel channel;

    static {
        DataClients.OPERATIONS.set(OperationsClient::new);
    }

    OperationsClient(RestChannel channel) {
        this.channel = channel;
    }

    /**
     * {@return a call that starts an export of transactions of EVM chains, and returns the job} Each run starts a job,
     * so the request is not repeated if the service may have acted on it.
     */
    public Call<Operation> exportEvm(Consumer<? super EvmExport> export) {
        return export(GeneratedEvmExport.of(export).with("type", OperationType.EXPORT_EVM));
    }

    /** As {@link #exportEvm}, of transactions of the primary network. */
    public Call<Operation> exportPrimaryNetwork(Consumer<? super PrimaryNetworkExport> export) {
        Parameters settings = GeneratedPrimaryNetworkExport.of(export);
        Object type = settings.get("type");
        if (type == null) {
            settings.set("type", OperationType.EXPORT_PRIMARY_NETWORK);
        } else if (type.equals(OperationType.EXPORT_EVM)) {
            throw new InvalidRequestException("type", type.toString(), "an export of the primary network");
        }
        return export(settings);
    }

    private Call<Operation> export(Parameters settings) {
        Map<String, Object> body = settings.part("type", "type");
        settings.move("firstDate", body, "firstDate");
        settings.move("lastDate", body, "lastDate");
        body.put("options", settings);
        return channel.send(OperationEndpoints.EXPORT, body);
    }

    /**
     * {@return the current state of a job; the call fails with an {@link ApiException.NotFound} if the service does not
     * know it}
     */
    public Call<Operation> result(String operationId) {
        return channel.call(OperationEndpoints.RESULT, null, Require.pathPart("operationId", operationId));
    }

    /** As {@link #awaitResult(String, Duration)}, polling every 2 seconds. */
    public Call<Operation> awaitResult(String operationId) {
        return awaitResult(operationId, INTERVAL);
    }

    /**
     * {@return a call that polls until a job has {@linkplain Operation#isFinished ended}, successfully or not} The
     * call's timeout covers the whole wait and is 10 minutes by default. After it the call fails with a {@link
     * ConnectionException} that reports the timeout; the job keeps running. Retries and the timeout of an attempt apply
     * to each request.
     *
     * @param interval how long to wait between a response and the next request, more than 0
     */
    public Call<Operation> awaitResult(String operationId, Duration interval) {
        Duration wait = Require.positive("interval", interval);
        return Wait.until(channel.transport(), result(operationId), Operation::isFinished, wait)
                .timeout(TIMEOUT);
    }
}
