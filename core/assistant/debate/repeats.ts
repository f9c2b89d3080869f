const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');

const plain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Shorter ones (`I agree.`) are nobody's. */
const LEAST_WORDS = 4;

/** Sentences of a text that earlier statements already said, as written. */
function repeatsOf(text: string, earlier: readonly string[]): readonly string[] {
  const said = new Set(earlier.flatMap(sentencesOf).map(plain));
  return sentencesOf(text).filter(
    (sentence) => plain(sentence).split(' ').length >= LEAST_WORDS && said.has(plain(sentence)),
  );
}

export const NOTHING_NEW = 'It adds nothing to what was said before.';

/** A statement without the sentences earlier ones already said. */
export function withoutRepeats(text: string, earlier: readonly string[]): string {
  const repeated = new Set(repeatsOf(text, earlier));
  const left = sentencesOf(text).filter((sentence) => !repeated.has(sentence));
  if (repeated.size === 0) return text;
  return left.length === 0 ? NOTHING_NEW : left.join(' ');
}
