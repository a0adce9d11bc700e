package io.github.avalanche4j.examples;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.Position;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lines in a file, and in a second file the place in the list up to which they are complete. */
final class Journal implements Closeable {
    private final Path saved;
    private final FileChannel channel;
    private final OutputStream out;
    private final @Nullable Position position;

    private Journal(Path saved, FileChannel channel, @Nullable Position position) {
        this.saved = saved;
        this.channel = channel;
        this.out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 13);
        this.position = position;
    }

    /**
     * Continues a file, without the lines that came after the place that was saved, or begins one. A file without a
     * saved place may be anything, so it is left alone.
     */
    static Journal open(Path file) throws IOException {
        Path saved = file.resolveSibling(file.getFileName() + ".position");
        boolean continues = Files.exists(saved);
        if (!continues && Files.exists(file) && Files.size(file) > 0) {
            throw new UsageException(file
                    + " exists, and no position to continue from is next to it: move it away, or choose another"
                    + " file with --out");
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!continues) {
            return new Journal(saved, channel, null);
        }
        List<String> lines = Files.readAllLines(saved);
        channel.truncate(Long.parseLong(lines.get(1)));
        channel.position(channel.size());
        return new Journal(saved, channel, Position.parse(lines.get(0)));
    }

    Optional<Position> position() {
        return Optional.ofNullable(position);
    }

    void write(String line) throws IOException {
        out.write((line + "\n").getBytes(UTF_8));
    }

    /** All lines so far belong before {@code place}. */
    void save(Position place) throws IOException {
        out.flush();
        channel.force(false);
        Path next = saved.resolveSibling(saved.getFileName() + ".next");
        Files.writeString(next, place + "\n" + channel.size() + "\n");
        // one step: a kill leaves the old place or the new one, never half of one
        Files.move(next, saved, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
