package io.github.avalanche4j.wallet;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.avalanche4j.core.internal.hash.Sha256;
import io.github.avalanche4j.core.value.Bytes;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/** Payments as files of three lines: name, purpose and state. Finished payments are in a folder of their own. */
final class PaymentFiles implements PaymentStore {
    // the operating system's lock excludes other processes, and refuses a second lock of the same process
    private static final ReentrantLock IN_PROCESS = new ReentrantLock();

    private static final String HASHED = "sha256-";
    private static final long PAUSE = 1_000_000; // nanoseconds
    private static final int LONGEST_NAME = 100; // twice as many hex digits; a file's name has up to 255 bytes

    private final Path unfinished;
    private final Path finished;
    private final Path lock;

    PaymentFiles(Path folder) {
        this.unfinished = folder.resolve("unfinished");
        this.finished = folder.resolve("finished");
        this.lock = folder.resolve("lock");
        try {
            Files.createDirectories(unfinished);
            Files.createDirectories(finished);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot create the folder of payments " + folder, e);
        }
    }

    @FunctionalInterface
    private interface Action<T> {
        T run() throws IOException;
    }

    /** Excludes other threads and processes. An interrupt takes effect after the action. */
    private <T> T locked(String what, Action<T> action) {
        boolean isInterrupted = Thread.interrupted(); // an interrupt would close the file
        IN_PROCESS.lock();
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            while (lock(channel).isEmpty()) { // closing the channel ends the lock
                LockSupport.parkNanos(PAUSE);
                isInterrupted |= Thread.interrupted();
            }
            return action.run();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot " + what + " in " + lock.getParent(), e);
        } finally {
            IN_PROCESS.unlock();
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Locks the file; absent if another process has the lock, or another class loader of this process. */
    private static Optional<FileLock> lock(FileChannel channel) throws IOException {
        try {
            return Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException e) {
            return Optional.empty();
        }
    }

    /** Any name is a name of a file in hex, or its hash if that is too long. */
    private static Path file(Path folder, String name) {
        Bytes bytes = Bytes.of(name.getBytes(UTF_8));
        return folder.resolve(
                bytes.size() <= LONGEST_NAME
                        ? bytes.toHex().substring(2)
                        : HASHED + Sha256.idOf(bytes).bytes().toHex().substring(2));
    }

    @Override
    public boolean save(Optional<PaymentRecord> before, PaymentRecord after) {
        return locked("save payment " + after.name(), () -> {
            if (!read(after.name()).equals(before)) {
                return false;
            }
            write(after.isFinished() ? finished : unfinished, after);
            if (after.isFinished()) {
                Files.deleteIfExists(file(unfinished, after.name()));
            }
            return true;
        });
    }

    private static void write(Path folder, PaymentRecord record) throws IOException {
        Path whole = Files.createTempFile(folder, ".", ".tmp");
        try {
            try (FileOutputStream out = new FileOutputStream(whole.toFile())) {
                out.write(String.join("\n", record.name(), record.purpose(), record.state(), "")
                        .getBytes(UTF_8));
                out.getFD().sync();
            }
            Files.move(
                    whole,
                    file(folder, record.name()),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            Files.deleteIfExists(whole); // failed saves would fill the disk
            throw e;
        }
        forceFolder(folder);
    }

    /** Forces the new name to disk, where the system allows it: Windows does not open folders. */
    private static void forceFolder(Path folder) throws IOException {
        boolean isForced = !folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        boolean isInterrupted = false;
        try {
            while (!isForced) {
                try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                    channel.force(true);
                    isForced = true;
                } catch (ClosedByInterruptException e) {
                    isInterrupted = Thread.interrupted(); // an interrupt would close the folder
                }
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public Optional<PaymentRecord> load(String name) {
        return locked("load payment " + name, () -> read(name));
    }

    private Optional<PaymentRecord> read(String name) throws IOException {
        Optional<PaymentRecord> ended = read(file(finished, name), true);
        return ended.isPresent() ? ended : read(file(unfinished, name), false);
    }

    /**
     * Reads a payment. It is absent only if the folder exists and the file does not, because a payment whose folder
     * cannot be reached may have been sent.
     */
    private static Optional<PaymentRecord> read(Path file, boolean isFinished) throws IOException {
        String[] lines;
        try {
            lines = Files.readString(file).split("\n", -1);
        } catch (NoSuchFileException e) {
            if (isThere(file) || !Files.isDirectory(Objects.requireNonNull(file.getParent()))) {
                throw e;
            }
            return Optional.empty();
        } catch (CharacterCodingException e) {
            lines = new String[0];
        }
        if (lines.length != 4) {
            throw new IOException(file + " is not a payment of three lines");
        }
        return Optional.of(new PaymentRecord(lines[0], lines[1], lines[2], isFinished));
    }

    /** Whether there is a file, or a link whose file cannot be reached now. */
    private static boolean isThere(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** Lists a file that is no payment too, so that it fails when it is continued. */
    private static Optional<PaymentRecord> listed(Path file) throws IOException {
        try {
            return read(file, false);
        } catch (IOException e) {
            String name = file.getFileName().toString();
            if (name.matches("([0-9a-f]{2})+")) {
                name = new String(Bytes.fromHex("0x" + name).toArray(), UTF_8);
            }
            return Optional.of(new PaymentRecord(name, String.valueOf(e.getMessage()), "", false));
        }
    }

    @Override
    public List<PaymentRecord> unfinished() {
        return locked("list payments", () -> {
            List<PaymentRecord> found = new ArrayList<>();
            try (Stream<Path> files = Files.list(unfinished)) {
                for (Path file : files.filter(
                                each -> !each.getFileName().toString().startsWith("."))
                        .sorted()
                        .toList()) {
                    listed(file)
                            .filter(record -> !isThere(file(finished, record.name())))
                            .ifPresent(found::add);
                }
            }
            return found;
        });
    }

    /** {@return the folder} */
    @Override
    public String toString() {
        return "PaymentStore[" + lock.getParent() + "]";
    }
}
