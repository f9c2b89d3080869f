import { namesSaid } from '../../card/same-name.ts';
import { type CardInPlay, horseNamesOn } from '../race-view.ts';
import { slips } from './slips.ts';
import { isUsualWord } from './unread-words.ts';

/** Words of the track that players misspell. */
const TRADE: readonly string[] = (
  'belmont bullet blinkers carryover chances closer closers conditions distance double exacta exactas favorite favorites figure figures fillies ' +
  'filly jockey jockeys lasix layoff longshot longshots maiden morning probability quinella results rides scratch scratched scratches saratoga stakes ' +
  'superfecta surface temperature tomorrow trainer trainers trifecta trifectas undefeated weather winner winners works workouts yesterday'
).split(' ');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A word without its ending: `trained` and `trainer` are no slip of each other. */
const stemOf = (word: string): string => word.replace(/(?:ers?|ing|ed|es|s|d|y|e)$/, '');
const TRADE_STEMS: ReadonlySet<string> = new Set(TRADE.map(stemOf));

/** `Robbed` is another form of a word in the name `Highway Robber`, not a slip of it. */
const INFLECTED = /(?:ed|ing|ers?)$/;

const SHORTEST_TRADE = 5;
const SHORTEST_NAME = 6;
const LONG = 9;
/** Marks of two slips in a long word, else one. */
const allowed = (word: string): number => (word.length >= LONG ? 2 : 1);

/** Of cards in play: every question is looked through for slips. */
const wordsOfCards = new WeakMap<CardInPlay['races'], readonly string[]>();

function wordsOfNames({ races }: CardInPlay): readonly string[] {
  const words = wordsOfCards.get(races) ?? wordsIn(races);
  wordsOfCards.set(races, words);
  return words;
}

/** Words of the names on a card, long enough that a misspelling is recognized. */
function wordsIn(races: CardInPlay['races']): readonly string[] {
  const names = races.flatMap(({ name, runners }) => [
    ...(name === null ? [] : [name]),
    ...runners.flatMap(({ horseName, jockey, trainer }) => [
      horseName,
      ...(jockey === null ? [] : [jockey.name]),
      ...(trainer === null ? [] : [trainer.name]),
    ]),
  ]);
  return [...new Set(names.flatMap((name) => plain(name).match(/\p{L}{5,}/gu) ?? []))];
}

/** The only word of a list that is a slip or two away and has the same first letter; null for none or several. */
function nearest(word: string, words: readonly string[]): string | null {
  const found = words
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= 2)
    .map((other) => ({ other, count: slips(word, other) }))
    .filter(({ count }) => count > 0 && count <= allowed(word))
    .toSorted((a, b) => a.count - b.count);
  const [best, next] = found;
  return best === undefined || next?.count === best.count ? null : best.other;
}

/** A question with misspelled words of the track and of names on the card put right; words in use stay as they are. */
export function spelledRight(text: string, card: CardInPlay): string {
  const names = wordsOfNames(card);
  const known = new Set([...names, ...TRADE]);
  const inFull = horseNamesOn(card).flatMap((name) =>
    namesSaid(text, name).map(({ index, 0: words }) => [index, index + words.length] as const),
  );
  return text.replace(/\p{L}{5,}/gu, (word: string, position: number) => {
    const said = plain(word);
    if (inFull.some(([from, to]) => position >= from && position < to)) return word;
    if (known.has(said) || isUsualWord(said) || TRADE_STEMS.has(stemOf(said))) return word;
    const ofTrade = said.length < SHORTEST_TRADE ? null : nearest(said, TRADE);
    const others = INFLECTED.test(said) ? names.filter((name) => stemOf(name) !== stemOf(said)) : names;
    return ofTrade ?? (said.length < SHORTEST_NAME ? null : nearest(said, others)) ?? word;
  });
}
