package io.github.avalanche4j.wallet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of stores, and what a crash leaves in files. */
class PaymentStoreTest {
    private static final PaymentRecord BEGUN = new PaymentRecord("one", "p.transfer(1)", "state 1", false);
    private static final PaymentRecord SENT = new PaymentRecord("one", "p.transfer(1)", "state 2", false);
    private static final PaymentRecord DONE = new PaymentRecord("one", "p.transfer(1)", "state 2", true);
    private static final PaymentRecord OTHER = new PaymentRecord("../two ä/\\:", "move(P, C, 2)", "x", false);

    @TempDir
    Path folder;

    /** Opens a store, twice for two processes. */
    private Supplier<PaymentStore> opens(boolean isFiles) {
        PaymentStore memory = PaymentStore.inMemory();
        return () -> isFiles ? PaymentStore.files(folder) : memory;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_record_is_saved_only_if_it_is_as_it_was_read(boolean isFiles) {
        Supplier<PaymentStore> open = opens(isFiles);

        assertThat(open.get().load("one")).isEmpty();
        assertThat(open.get().save(Optional.of(BEGUN), SENT)).isFalse();
        assertThat(open.get().save(Optional.empty(), BEGUN)).isTrue();
        assertThat(open.get().save(Optional.empty(), SENT)).isFalse();
        assertThat(open.get().save(Optional.empty(), OTHER)).isTrue();
        assertThat(open.get().load("one")).contains(BEGUN);
        assertThat(open.get().save(Optional.of(BEGUN), SENT)).isTrue();
        assertThat(open.get().save(Optional.of(BEGUN), DONE)).isFalse();
        assertThat(open.get().unfinished()).containsExactlyInAnyOrder(SENT, OTHER);
        assertThat(open.get().save(Optional.of(SENT), DONE)).isTrue();
        assertThat(open.get().save(Optional.of(SENT), DONE)).isFalse();
        assertThat(open.get().save(Optional.empty(), BEGUN)).isFalse();

        assertThat(open.get().load("one")).contains(DONE);
        assertThat(open.get().unfinished()).containsExactly(OTHER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"4711", "ж", "支付", "%", "."})
    void a_name_may_have_100_characters_of_any_script(String text) {
        String name = text.repeat(100 / text.length());
        PaymentRecord record = new PaymentRecord(name, "p.transfer(1)", "state 1", false);
        PaymentRecord end = new PaymentRecord(name, "p.transfer(1)", "state 1", true);
        PaymentRecord.requireName(name);
        PaymentStore store = PaymentStore.files(folder);

        assertThat(store.save(Optional.empty(), record)).isTrue();
        assertThat(store.load(name)).contains(record);
        assertThat(store.unfinished()).containsExactly(record);
        assertThat(store.save(Optional.of(record), end)).isTrue();
        assertThat(store.load(name)).contains(end);
        assertThat(store.unfinished()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void one_of_eight_threads_saves(boolean isFiles) {
        Supplier<PaymentStore> open = opens(isFiles);

        List<Boolean> saved = WalletTestBase.atOnce(
                8, i -> open.get().save(Optional.empty(), new PaymentRecord("one", "p", "state " + i, false)));

        assertThat(Collections.frequency(saved, true)).isOne();
        assertThat(open.get().load("one").orElseThrow().state()).isEqualTo("state " + saved.indexOf(true));
    }

    @Test
    void a_crash_between_writing_and_moving_a_file_changes_nothing() throws IOException {
        PaymentStore store = PaymentStore.files(folder);
        store.save(Optional.empty(), BEGUN);
        Files.writeString(folder.resolve("unfinished").resolve(".123.tmp"), "one\np.transfer(1)\nsta");
        Files.writeString(folder.resolve("finished").resolve(".124.tmp"), "");

        assertThat(store.unfinished()).containsExactly(BEGUN);
        assertThat(store.load("one")).contains(BEGUN);
        assertThat(store.save(Optional.of(BEGUN), DONE)).isTrue();
        assertThat(store.unfinished()).isEmpty();
    }

    @Test
    void a_crash_between_finishing_and_deleting_leaves_a_finished_payment() throws IOException {
        PaymentStore store = PaymentStore.files(folder);
        store.save(Optional.empty(), SENT);
        Path file = onlyFile();
        byte[] before = Files.readAllBytes(file);
        store.save(Optional.of(SENT), DONE);
        Files.write(file, before);

        assertThat(store.load("one")).contains(DONE);
        assertThat(store.unfinished()).isEmpty();
        assertThat(store.save(Optional.of(SENT), BEGUN)).isFalse();
    }

    private Path onlyFile() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("unfinished"))) {
            return files.findFirst().orElseThrow();
        }
    }

    @Test
    void a_file_that_is_no_payment_fails_its_name_and_is_listed_with_the_others() throws IOException {
        PaymentStore store = PaymentStore.files(folder);
        store.save(Optional.empty(), BEGUN);
        Path file = onlyFile();
        Files.writeString(file, "one\n");
        store.save(Optional.empty(), OTHER);
        String failure = file + " is not a payment of three lines";

        assertThatThrownBy(() -> store.load("one"))
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage(failure);
        assertThat(store.unfinished()).containsExactlyInAnyOrder(OTHER, new PaymentRecord("one", failure, "", false));
    }

    @Test
    void what_other_programs_leave_in_the_folder_does_not_stop_payments() throws IOException {
        PaymentStore store = PaymentStore.files(folder);
        store.save(Optional.empty(), BEGUN);
        Path unfinished = onlyFile().getParent();
        Files.write(unfinished.resolve("Thumbs.db"), new byte[] {(byte) 0xd0, (byte) 0xcf, 0x11});
        Files.createDirectory(unfinished.resolve("lost+found"));

        assertThat(store.unfinished())
                .extracting(PaymentRecord::name)
                .containsExactlyInAnyOrder("one", "Thumbs.db", "lost+found");
        assertThat(store.load("one")).contains(BEGUN);
    }

    /** Such as an archived payment whose volume is not there now: its name would pay again. */
    @Test
    void a_payment_that_cannot_be_reached_is_not_absent() throws IOException {
        PaymentStore store = PaymentStore.files(folder);
        store.save(Optional.empty(), BEGUN);
        Path file = onlyFile();
        Files.move(file, folder.resolve("archived"));
        Files.createSymbolicLink(file, folder.resolve("archived"));
        assertThat(store.load("one")).contains(BEGUN);
        Files.delete(folder.resolve("archived"));

        assertThatThrownBy(() -> store.load("one")).isInstanceOf(UncheckedIOException.class);
        assertThatThrownBy(() -> store.save(Optional.empty(), BEGUN)).isInstanceOf(UncheckedIOException.class);
        assertThat(store.unfinished()).hasSize(1);
    }

    /** Such as two web applications, each with its own copy of these classes. */
    @Test
    @Timeout(60)
    void an_interrupted_thread_waits_for_another_class_loader_that_has_the_lock() throws Exception {
        PaymentStore store = PaymentStore.files(folder);
        store.save(Optional.empty(), BEGUN);
        AtomicBoolean isInterrupted = new AtomicBoolean();
        FutureTask<Optional<PaymentRecord>> loading = new FutureTask<>(() -> {
            Optional<PaymentRecord> loaded = store.load("one");
            isInterrupted.set(Thread.interrupted());
            return loaded;
        });
        Thread waiting = new Thread(loading);
        try (FileChannel other = FileChannel.open(folder.resolve("lock"), StandardOpenOption.WRITE)) {
            FileLock unused = other.lock();
            waiting.start();
            while (waiting.getState() != Thread.State.TIMED_WAITING
                    && !loading.isDone()
                    && !Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            waiting.interrupt();
        }

        assertThat(loading.get()).contains(BEGUN);
        assertThat(isInterrupted).isTrue();
    }

    @Test
    void a_folder_that_is_gone_is_not_an_empty_one() throws IOException {
        PaymentStore store = PaymentStore.files(folder);
        store.save(Optional.empty(), BEGUN);
        Path file = onlyFile();
        Files.delete(file);
        Files.delete(file.getParent());

        assertThatThrownBy(() -> store.load("one")).isInstanceOf(UncheckedIOException.class);
        assertThatThrownBy(store::unfinished).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void an_interrupted_thread_saves_and_stays_interrupted() {
        PaymentStore store = PaymentStore.files(folder);

        Thread.currentThread().interrupt();
        boolean isSaved = store.save(Optional.empty(), BEGUN);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(isSaved).isTrue();
        assertThat(store.load("one")).contains(BEGUN);
        assertThat(store).hasToString("PaymentStore[" + folder + "]");
    }

    @Test
    void an_interrupt_in_the_middle_of_a_save_changes_nothing() {
        PaymentStore store = PaymentStore.files(folder);
        Thread self = Thread.currentThread();

        for (int i = 0; i < 100; i++) {
            PaymentRecord record = new PaymentRecord("name " + i, "p.transfer(1)", "state 1", false);
            CompletableFuture<Void> isInterrupted = new CompletableFuture<>();
            new Thread(() -> {
                        self.interrupt();
                        isInterrupted.complete(null);
                    })
                    .start();
            boolean isSaved = store.save(Optional.empty(), record);
            isInterrupted.join();
            assertThat(Thread.interrupted()).isTrue();
            assertThat(isSaved).isTrue();
            assertThat(store.load(record.name())).contains(record);
        }
    }
}
