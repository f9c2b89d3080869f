import type { Runner } from '../../card/runner.ts';
import { namesSaid } from '../../card/same-name.ts';
import { slips } from '../jake/slips.ts';
import type { CardInPlay } from '../race-view.ts';

export interface HorseNamed {
  readonly raceNumber: number;
  readonly runner: Runner;
  /** Where in the question. */
  readonly position: number;
}

/** Shorter words are too likely another word with a slip. */
const SHORTEST = 5;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const allowed = (word: string): number => (word.length >= 9 ? 2 : 1);

interface Word {
  readonly text: string;
  readonly position: number;
}

const wordsIn = (text: string): readonly Word[] =>
  [...plain(text).matchAll(/[\p{L}\p{N}'’]+/gu)].map((found) => ({
    text: found[0].replace(/['’]s?$/, ''),
    position: found.index,
  }));

/** A horse with its name as it is looked for. */
interface HorseOnCard extends Omit<HorseNamed, 'position'> {
  /** How many words the name has. */
  readonly wordCount: number;
  /** Its letters and digits only. */
  readonly joined: string;
  /** Words that no other horse has, and that questions do not use: they name the horse alone. */
  readonly telling: readonly string[];
}

/** Where the question says the name with slips of the pen; null where it does not. */
function misspelled(words: readonly Word[], { wordCount, joined }: HorseOnCard): number | null {
  if (joined.length < SHORTEST) return null;
  for (let first = 0; first + wordCount <= words.length; first += 1) {
    const said = words.slice(first, first + wordCount);
    if (slips(said.map(({ text }) => text).join(''), joined) <= allowed(joined))
      return said[0]?.position ?? null;
  }
  return null;
}

/** Where the question says a word that names the horse alone; null where it does not. */
function partOf(words: readonly Word[], { telling }: HorseOnCard): number | null {
  return words.find(({ text }) => telling.includes(text))?.position ?? null;
}

const COMMON: ReadonlySet<string> = new Set(
  (
    'about after again against anyone beating better between board class close could dirt early exacta favorite fields figure first front going ' +
    'great highest horse horses jockey large likely little lucky maiden money morning never number other paying picks place points power price prime ' +
    'races racing right rider running saratoga second short should speed stakes start still super tell their there these think third ticket today ' +
    'times track trainer trifecta value watch weather where which winner winning would'
  ).split(' '),
);

/**
 * Horses of the card that a question names, in its order: by full name in any spelling of its signs, with slips of the
 * pen, or by a word no other horse has.
 */
export function horsesNamed({ races }: Pick<CardInPlay, 'races'>, text: string): readonly HorseNamed[] {
  const found = lastNamed.get(races);
  if (found?.text === text) return found.horses;
  const horses = horsesIn(races, text);
  lastNamed.set(races, { text, horses });
  return horses;
}

/** Of the last question on a card: every tool looks for the same horses. */
const lastNamed = new WeakMap<
  CardInPlay['races'],
  { readonly text: string; readonly horses: readonly HorseNamed[] }
>();

/** Of cards in play: their names take long to put into words. */
const horsesOfCards = new WeakMap<CardInPlay['races'], readonly HorseOnCard[]>();

function horsesOf(races: CardInPlay['races']): readonly HorseOnCard[] {
  const stored = horsesOfCards.get(races);
  if (stored !== undefined) return stored;
  const all = races.flatMap(({ number, runners }) =>
    runners.map((runner) => ({ raceNumber: number, runner, name: plain(runner.horseName) })),
  );
  const horses = all.map(({ raceNumber, runner, name }) => {
    const parts = name.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
    const telling = (name.match(/[\p{L}\p{N}]{5,}/gu) ?? []).filter(
      (part) => !COMMON.has(part) && all.filter((other) => other.name.includes(part)).length === 1,
    );
    return { raceNumber, runner, wordCount: parts.length, joined: parts.join(''), telling };
  });
  horsesOfCards.set(races, horses);
  return horses;
}

function horsesIn(races: CardInPlay['races'], text: string): readonly HorseNamed[] {
  const words = wordsIn(text);
  const found = horsesOf(races).flatMap((horse) => {
    const { horseName } = horse.runner;
    const [exact] = namesSaid(text, horseName);
    const position = exact?.index ?? misspelled(words, horse) ?? partOf(words, horse);
    return position === null ? [] : [{ ...horse, position, length: exact?.[0].length ?? 0 }];
  });
  const longest = found.filter(
    ({ position, length }) =>
      !found.some(
        (other) =>
          other.length > length && other.position <= position && position < other.position + other.length,
      ),
  );
  return longest
    .toSorted((a, b) => a.position - b.position)
    .map(({ raceNumber, runner, position }) => ({ raceNumber, runner, position }));
}

const NUMBER =
  /#\s?(\d{1,2}[a-z]?)\b|(?<!\brace )\b(?:number|no\.|horse)\s?#?(\d{1,2}[a-z]?)\b|\b(?:the|el)\s(\d{1,2}[a-z]?)(?=\s+(?:horse|in|to|at|on|out|is|scratch\w*|comes?|does\w*|goes|run|ran|do|did|finish\w*|win|won|was|has|have|look\w*|go|and|or|vs|versus|over|place|show|stay\w*|gets?|today|yesterday|yet|still|en|de)\b|[?.!,]|$)/gi;

/** The first program number a question says, `#4`, `the 4 horse`; null without one. */
export function numberSaid(text: string): string | null {
  const [found] = text.matchAll(NUMBER);
  return found === undefined ? null : (found[1] ?? found[2] ?? found[3] ?? '').toUpperCase();
}

/** A program number in a question, in capitals. */
export interface NumberSaid {
  readonly number: string;
  readonly position: number;
}

/** The horses of a race that have the numbers said; none for numbers that it does not have. */
export function horsesWith(
  said: readonly NumberSaid[],
  races: CardInPlay['races'],
  raceNumber: number | null,
): readonly HorseNamed[] {
  const race = races.find(({ number }) => number === raceNumber);
  if (race === undefined) return [];
  return said.flatMap(({ number, position }) => {
    const runner = race.runners.find(({ programNumber }) => programNumber === number);
    return runner === undefined ? [] : [{ raceNumber: race.number, runner, position }];
  });
}

/** Horses of a race that a question names by number: `#4`, `the 4 horse`, `number 4`. */
export function horsesNumbered(
  { races }: Pick<CardInPlay, 'races'>,
  text: string,
  raceNumber: number | null,
): readonly HorseNamed[] {
  const said = [...text.matchAll(NUMBER)].map((found) => ({
    number: (found[1] ?? found[2] ?? found[3] ?? '').toUpperCase(),
    position: found.index,
  }));
  return horsesWith(said, races, raceNumber);
}

const PAIR =
  /(?:^|\s)(?<!\braces? #?)(?:the |#)?(\d{1,2}[a-z]?) (?:and|or|vs\.?|versus|over|against|beats?|(?:finish(?:ed)? )?(?:ahead of|behind|in front of)) (?:the |#)?(\d{1,2}[a-z]?)(?=\s|\W*$)/i;

/** The horses that a question names, or without a name the two of its race that it numbers. */
export const horsesCompared = ({
  card,
  text,
  raceNumber,
}: {
  readonly card: Pick<CardInPlay, 'races'>;
  readonly text: string;
  readonly raceNumber: number | null;
}): readonly HorseNamed[] => {
  const byName = horsesNamed(card, text);
  return byName.length > 0 ? byName : pairNumbered(card, text, raceNumber);
};

/** Two horses of a race said as `the 2 and 3`, `2 or 3`; empty where it does not have both. */
export function pairNumbered(
  { races }: Pick<CardInPlay, 'races'>,
  text: string,
  raceNumber: number | null,
): readonly HorseNamed[] {
  const race = races.find(({ number }) => number === raceNumber);
  const found = PAIR.exec(text);
  if (race === undefined || found === null) return [];
  const pair = found.slice(1, 3).flatMap((said) => {
    const runner = race.runners.find(({ programNumber }) => programNumber === said.toUpperCase());
    return runner === undefined ? [] : [{ raceNumber: race.number, runner, position: found.index }];
  });
  return pair.length === 2 ? pair : [];
}

/** A word of a question that belongs to the names of several horses, and those; null where a name is found, or none. */
export function sharedWord(
  { races }: Pick<CardInPlay, 'races'>,
  text: string,
): { readonly word: string; readonly horses: readonly HorseNamed[] } | null {
  if (horsesNamed({ races }, text).length > 0) return null;
  for (const { text: word, position } of wordsIn(text)) {
    if (word.length < SHORTEST || COMMON.has(word)) continue;
    const horses = races.flatMap(({ number, runners }) =>
      runners
        .filter(({ horseName }) =>
          plain(horseName)
            .split(/[^\p{L}\p{N}]+/u)
            .includes(word),
        )
        .map((runner) => ({ raceNumber: number, runner, position })),
    );
    if (horses.length > 1) return { word, horses };
  }
  return null;
}

/** Whether a text says the name of a horse of the card in full. */
export const namesInFull = ({ races }: Pick<CardInPlay, 'races'>, text: string): boolean =>
  races.some(({ runners }) => runners.some(({ horseName }) => namesSaid(text, horseName).length > 0));

/** The horse a question is about, by name, else by its number in the race it names; null without one. */
export function horseOf({
  card,
  text,
  raceNumber,
}: {
  readonly card: Pick<CardInPlay, 'races'>;
  readonly text: string;
  readonly raceNumber: number | null;
}): HorseNamed | null {
  const races = card.races.filter(({ number }) => number === raceNumber);
  const [here] = horsesNamed({ races }, text);
  return here ?? horsesNamed(card, text)[0] ?? horsesNumbered(card, text, raceNumber)[0] ?? null;
}
