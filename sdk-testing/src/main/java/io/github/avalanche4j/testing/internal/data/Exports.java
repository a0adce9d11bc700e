package io.github.avalanche4j.testing.internal.data;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.avalanche4j.testing.internal.codec.Json;
import io.github.avalanche4j.testing.internal.http.Request;
import io.github.avalanche4j.testing.internal.http.Response;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Export jobs: a job runs until its status has been requested often enough; then its file can be downloaded. */
public final class Exports {
    private static final String FILES = "/exports/";

    private final Map<String, ObjectNode> jobs = new LinkedHashMap<>();
    private final Map<String, Integer> polled = new HashMap<>();
    private int polls = 2;
    private String failure = "";

    /** Sets how many times the status of a job is {@code RUNNING} before it is {@code COMPLETED}. */
    public synchronized void completeAfter(int count) {
        polls = count;
    }

    /** Makes jobs fail with this message; empty for jobs that complete. */
    public synchronized void fail(String message) {
        failure = message;
    }

    synchronized Response create(Operation operation, Parameters request) {
        if (request.body().path("type").asText().isEmpty()) {
            return ErrorBody.listResponse(400, "type must be a string");
        }
        String id = UUID.nameUUIDFromBytes(("export " + jobs.size()).getBytes(UTF_8))
                .toString();
        long now = System.currentTimeMillis() / 1000;
        ObjectNode status = Json.MAPPER
                .createObjectNode()
                .put("operationId", id)
                .put("operationType", request.body().path("type").asText())
                .put("operationStatus", "RUNNING")
                .put("createdAtTimestamp", now)
                .put("updatedAtTimestamp", now);
        jobs.put(id, status);
        return Response.of(operation.success(), ErrorBody.JSON, status.toString());
    }

    /** {@return the status of a job; null if no request started it} */
    synchronized @Nullable Response status(Operation operation, Parameters parameters, Request request) {
        String id = parameters.variables().getOrDefault("operationId", "");
        ObjectNode job = jobs.get(id);
        if (job == null) {
            return null;
        }
        if (polled.merge(id, 1, Integer::sum) > polls
                && job.path("operationStatus").asText().equals("RUNNING")) {
            ObjectNode metadata = job.put("operationStatus", failure.isEmpty() ? "COMPLETED" : "FAILED")
                    .putObject("metadata");
            if (failure.isEmpty()) {
                metadata.put("downloadUrl", "http://" + request.header("host").orElse("") + FILES + id + ".csv");
            } else {
                metadata.put("code", "ErrInternal");
                job.put("message", failure);
            }
        }
        return Response.of(operation.success(), ErrorBody.JSON, job.toString());
    }

    /** {@return the file of a completed job; null if the path is not a job's file} */
    synchronized @Nullable Response download(String path) {
        if (!path.startsWith(FILES) || !path.endsWith(".csv")) {
            return null;
        }
        ObjectNode job = jobs.get(path.substring(FILES.length(), path.length() - ".csv".length()));
        return job == null || !job.path("operationStatus").asText().equals("COMPLETED")
                ? null
                : Response.of(200, "text/csv; charset=utf-8", "txHash,blockNumber,value\n");
    }
}
