package papan.narration;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;

/**
 * Puts captions into words.
 *
 * @param wording in which words
 */
public record CaptionText(Wording wording) {

    /** The sentence of a caption. */
    public String format(Caption caption) {
        return text(caption.key(), caption.args());
    }

    /** The text of a catalogue key with arguments; the key itself, in brackets, if no catalogue has it. */
    public String text(String key, Map<String, ?> args) {
        return Catalogue.of(wording.language())
                .find(key)
                .map(pattern -> pattern.format(new Values(args)))
                .orElse("[" + key + "]");
    }

    /** The text of a catalogue key without arguments. */
    public String text(String key) {
        return text(key, Map.of());
    }

    /** A sentence written by a lesson's author, with the same placeholders. */
    public String format(Pattern pattern, Map<String, ?> args) {
        return pattern.format(new Values(args));
    }

    /** What a player is called, where that stands by itself. */
    public String player(Side side) {
        return isYou(side) ? Pattern.capital(text("side.you")) : named(side);
    }

    private boolean isYou(Side side) {
        return wording.you().equals(Optional.of(side));
    }

    private String named(Side side) {
        return Optional.ofNullable(wording.players().get(side)).orElseGet(() -> text("side." + side.id()));
    }

    /** What a place is called: a house by its short name, a store by its owner. */
    public String place(Place place) {
        if (place instanceof Store store) {
            return text("place.store", Map.of("player", store.side()));
        }
        return place.name();
    }

    /** Several things in one sentence: "S3, N5 and N6". */
    public String list(List<String> texts) {
        return joined("list.and", texts);
    }

    /** Commas between the first ones, and a word before the last; some languages write a comma before that word as well. */
    private String joined(String two, List<String> texts) {
        if (texts.size() < 2) {
            return String.join("", texts);
        }
        int last = texts.size() - 1;
        String rest = String.join(text("list.comma"), texts.subList(0, last));
        return text(last == 1 ? two : two + ".more", Map.of("rest", rest, "last", texts.get(last)));
    }

    /** Arguments of one sentence. */
    private final class Values implements Pattern.Arguments {
        private final Map<String, ?> args;

        Values(Map<String, ?> args) {
            this.args = args;
        }

        @Override
        public String text(String name) {
            if (name.startsWith("term.")) {
                return wording.term(name.substring("term.".length())).orElseGet(() -> CaptionText.this.text(name));
            }
            Optional<Place> literal = literalPlace(name);
            if (literal.isPresent()) {
                return place(literal.get());
            }
            Object value = args.get(name);
            return value == null ? "{" + name + "}" : textOf(value);
        }

        /** An author's {@code {house:S3}} or {@code {store:south}}. */
        private Optional<Place> literalPlace(String name) {
            if (name.startsWith("house:")) {
                return House.parseHouse(name.substring("house:".length())).map(h -> h);
            }
            return switch (name) {
                case "store:south" -> Optional.of(new Store(Side.SOUTH));
                case "store:north" -> Optional.of(new Store(Side.NORTH));
                default -> Optional.empty();
            };
        }

        private String textOf(Object value) {
            if (value instanceof Place place) {
                return place(place);
            }
            if (value instanceof Side side) {
                return CaptionText.this.isYou(side) ? CaptionText.this.text("side.you") : named(side);
            }
            if (value instanceof Caption.Word word) {
                return CaptionText.this.text(word.key(), word.args());
            }
            if (value instanceof Caption.AnyOf any) {
                return joined("list.or", texts(any.values()));
            }
            if (value instanceof Collection<?> list) {
                return list(texts(list));
            }
            return value.toString();
        }

        private List<String> texts(Collection<?> values) {
            return values.stream().map(this::textOf).toList();
        }

        @Override
        public String selector(String name) {
            Object value = args.get(name);
            if (value instanceof Side side) {
                return side.id();
            }
            if (value instanceof Place place) {
                return place.side().id();
            }
            return value == null ? "other" : value.toString();
        }

        @Override
        public boolean isYou(String name) {
            Object value = args.get(name);
            return (value instanceof Side side && CaptionText.this.isYou(side))
                    || (value instanceof Store store && CaptionText.this.isYou(store.side()));
        }

        @Override
        public int number(String name) {
            return args.get(name) instanceof Integer number ? number : 0;
        }
    }
}
