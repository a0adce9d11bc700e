import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Puts before each heading of each page the anchor that links in the repository name: {@code ## Your own} is #your-own.
 * Writes the index of the search too: address, title of the page, heading and words of each section.
 */
class Anchors {
    private final List<String> sections = new ArrayList<>();

    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        List<Path> pages;
        try (Stream<Path> files = Files.walk(root)) {
            pages = files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
        }
        Anchors anchors = new Anchors();
        for (Path page : pages) {
            String address = root.relativize(page).toString().replace('\\', '/').replaceFirst("md$", "html");
            Files.writeString(page, anchors.read(address, Files.readAllLines(page)));
        }
        Path index = Path.of(args[1]);
        Files.createDirectories(index.getParent());
        Files.writeString(index, "window.searchIndex = [\n" + String.join(",\n", anchors.sections) + "\n];\n");
    }

    private String read(String address, List<String> lines) {
        StringBuilder page = new StringBuilder();
        StringBuilder words = new StringBuilder();
        String title = "";
        String heading = "";
        boolean code = false;
        for (String line : lines) {
            code ^= line.startsWith("```");
            if (!code && line.startsWith("# ")) {
                title = plain(line.substring(2));
                heading = title;
            } else if (!code && line.matches("##+ .*")) {
                add(address, title, heading, words);
                heading = line.replaceFirst("#+ ", "");
                page.append("<a id=\"").append(anchor(heading)).append("\"></a>\n\n");
            } else if (!line.startsWith("```")) {
                words.append(code ? line : plain(line)).append(' ');
            }
            page.append(line).append('\n');
        }
        add(address, title, heading, words);
        return page.toString();
    }

    private void add(String address, String title, String heading, StringBuilder words) {
        String place = heading.equals(title) ? address : address + "#" + anchor(heading);
        List<String> section = List.of(place, title, plain(heading), words.toString());
        sections.add(section.stream().map(Anchors::quoted).toList().toString());
        words.setLength(0);
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    private static String plain(String markdown) {
        return markdown.replaceAll("!?\\[([^]]*)]\\([^)]*\\)", "$1")
                .replaceAll("<!--.*?-->|</?[a-zA-Z][^>]*>|[`|*]|-{3,}", " ");
    }

    private static String quoted(String text) {
        return '"' + text.strip().replaceAll("\\s+", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
