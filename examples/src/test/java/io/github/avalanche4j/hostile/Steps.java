package io.github.avalanche4j.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.hostile.HostileCase.Behavior;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

/** A server that does one step after the other, as a line of {@code cases.txt} says. */
record Steps(List<Step> steps) implements Behavior {
    private record Step(String word, String text) {}

    static Behavior parse(String server) {
        return server.matches("[A-Z_]+")
                ? OddServer.valueOf(server)
                : new Steps(Stream.of(server.split(" then ")).map(Steps::step).toList());
    }

    private static Step step(String text) {
        String[] parts = (text + " ").split(" ", 2);
        return new Step(parts[0], HostileCases.unescaped(parts[1].strip()));
    }

    @Override
    public void respond(Visit visit) throws IOException {
        for (Step step : steps) {
            String text = visit.filled(step.text);
            switch (step.word) {
                case "say" -> visit.send(text.getBytes(UTF_8));
                case "json" -> visit.json(text);
                case "latin1" -> visit.respond(Visit.OK_JSON, text.getBytes(ISO_8859_1));
                case "utf16" -> visit.respond(Visit.OK_JSON, text.getBytes(UTF_16));
                case "respond" -> respond(visit, text);
                case "repeat" -> repeat(visit, text);
                case "forever" -> visit.endless(text);
                case "drip" -> visit.drip(text);
                case "silence" -> visit.silence();
                case "reset" -> visit.reset();
                case "close" -> visit.close();
                case "gzip" -> visit.encode(out -> new GZIPOutputStream(out, true));
                case "deflate" -> visit.encode(DeflaterOutputStream::new);
                case "first-page" -> {
                    if (!visit.request().target().contains("pageToken")) {
                        visit.json(text);
                        return;
                    }
                }
                default -> throw new IllegalArgumentException(step.word);
            }
        }
    }

    /** A status and headers with their length, which is added, and a body. */
    private static void respond(Visit visit, String text) throws IOException {
        String[] parts = text.split("\r\n\r\n", 2);
        visit.respond(parts[0], parts[1].getBytes(UTF_8));
    }

    /** A number of repetitions, and what is repeated. */
    private static void repeat(Visit visit, String text) throws IOException {
        String[] parts = text.split(" ", 2);
        int block = 1 << 20;
        for (int count = Integer.parseInt(parts[0]); count > 0; count -= block) {
            visit.send(parts[1].repeat(block).getBytes(UTF_8));
        }
    }
}
