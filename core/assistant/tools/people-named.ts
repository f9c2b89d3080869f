import type { Person } from '../../card/runner.ts';
import { namesSaid, withoutNames } from '../../card/same-name.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { escapedForPattern } from '../../kernel/text.ts';
import { raceIn } from '../jake/read-question.ts';
import { personText } from '../jake/wording.ts';
import { type CardInPlay, horseNamesOn } from '../race-view.ts';

const SHORTEST = 4;
/** Family names of three letters count where they are written as names, `Cox`, or stand as one, `how does cox do`. */
const SHORT_NAME = 3;

/** A jockey or trainer that a question names. */
export interface PersonNamed {
  readonly who: 'jockey' | 'trainer';
  readonly person: Person;
  readonly position: number;
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.,]/g, '').toLowerCase();

/** The family name as people say it, Jr. and initials left out. Names stand as `Amos Norravista` or `ROE AVERY`. */
function spoken(name: string): readonly string[] {
  const parts = plain(personText(name))
    .split(' ')
    .filter((part) => part.length > 1 && !['jr', 'sr', 'ii', 'iii'].includes(part));
  const ends = [parts.at(-1), parts[0]].flatMap((part) =>
    part === undefined || part.length < SHORTEST ? [] : part,
  );
  const family = parts.at(-1);
  if (family?.length === SHORT_NAME) ends.push(family);
  return [parts.join(' '), ...ends];
}

const familyOf = (whole: string): string | undefined => whole.split(' ').at(-1);

interface OfCard {
  readonly who: PersonNamed['who'];
  readonly person: Person;
  /** The whole name, and the parts of it that are one person's. */
  readonly patterns: readonly (readonly [length: number, pattern: RegExp])[];
}

/** Of the cards in play: every tool looks for the same people, and names take long to put into words. */
const peopleOfCards = new WeakMap<CardInPlay['races'], readonly OfCard[]>();

function peopleOf(races: CardInPlay['races']): readonly OfCard[] {
  const stored = peopleOfCards.get(races);
  if (stored !== undefined) return stored;
  const all = new Map<string, { who: PersonNamed['who']; person: Person; words: readonly string[] }>();
  for (const { runners } of races)
    for (const runner of runners)
      for (const who of ['jockey', 'trainer'] as const) {
        const person = runner[who];
        const key = `${who} ${person?.name}`;
        if (person !== null && !all.has(key)) all.set(key, { who, person, words: spoken(person.name) });
      }
  const rows = [...all.values()];
  const people = rows.map(({ who, person, words: [whole = '', ...parts] }) => {
    const telling = parts.filter((part) => {
      const sharing = rows.filter((other) => other.who === who && other.words.includes(part));
      const family = sharing.filter(({ words: [said = ''] }) => familyOf(said) === part);
      return sharing.length === 1 || (family.length === 1 && familyOf(whole) === part);
    });
    const patterns = [whole, ...telling]
      .filter((words) => words !== '')
      .map((words) => [words.length, new RegExp(`\\b${escapedForPattern(words)}\\b`)] as const);
    return { who, person, patterns };
  });
  peopleOfCards.set(races, people);
  return people;
}

/** Words before and after a name in small letters: `how does cox do`, `who rides for cox`, `cox's barn`. */
const BEFORE_A_NAME =
  /\b(?:trainers?|jockeys?|riders?|(?:rides?|ridden|riding|mounts?|horses?|runners?|starters?|winners?|trains?|trained|training) (?:for|by)|(?:what|how) (?:does|did|is|has|about))\s+$/i;
const AFTER_A_NAME =
  /^(?:['’]?s)?\s+(?:barn|stable|trainees?|horses?|mounts?|runners?|starters?|first[- ]timers?|firsters)\b/i;

/** Whether a short name is written as one, with a capital letter, or stands where only a name does. */
const isWrittenAsName = (text: string, pattern: RegExp): boolean => {
  const found = new RegExp(pattern.source, 'i').exec(text);
  if (found === null) return false;
  const after = text.slice(found.index + found[0].length);
  return (
    /^\p{Lu}/u.test(found[0]) || BEFORE_A_NAME.test(text.slice(0, found.index)) || AFTER_A_NAME.test(after)
  );
};

/** Each race of a card as the only one. */
const racesAlone = new WeakMap<CardInPlay['races'][number], CardInPlay['races']>();

function aloneOf(race: CardInPlay['races'][number]): CardInPlay['races'] {
  const alone = racesAlone.get(race) ?? [race];
  racesAlone.set(race, alone);
  return alone;
}

/** Who of the race that a question names it means, beside its horses, where only the whole card has more of that name. */
function peopleOfRaceNamed(races: CardInPlay['races'], text: string): readonly PersonNamed[] {
  const { number } = raceIn(text);
  const race = races.find((other) => other.number === number);
  if (race === undefined || peopleIn(aloneOf(race), text).length === 0) return [];
  return peopleIn(aloneOf(race), withoutNames(text, horseNamesOn({ races })));
}

/**
 * Jockeys and trainers of the card that a question names, in its order; by a part of the name only where it is one person's
 * of the card, or of the race named.
 */
export function peopleNamed({ races }: Pick<CardInPlay, 'races'>, text: string): readonly PersonNamed[] {
  const beside = withoutLongNames(races, text);
  const people = peopleIn(races, beside);
  return people.length > 0 ? people : peopleOfRaceNamed(races, beside);
}

/** Names of several words of the horses of a card. */
const longNames = new WeakMap<CardInPlay['races'], readonly string[]>();

function longNamesOn(races: CardInPlay['races']): readonly string[] {
  const names = longNames.get(races) ?? horseNamesOn({ races }).filter((name) => /\p{L}\s+\p{L}/u.test(name));
  longNames.set(races, names);
  return names;
}

/** A question with the horses' names of several words that it says in full blotted out: Brown Betty is no Brown. */
const withoutLongNames = (races: CardInPlay['races'], text: string): string =>
  longNamesOn(races).reduce(
    (left, name) =>
      namesSaid(left, name).reduce(
        (rest, { 0: words }) => rest.replace(words, '_'.repeat(words.length)),
        left,
      ),
    text,
  );

function peopleIn(races: CardInPlay['races'], text: string): readonly PersonNamed[] {
  const said = plain(text);
  const people = peopleOf(races).flatMap(({ who, person, patterns }) => {
    const [found] = patterns.flatMap(([length, pattern]) => {
      if (length === SHORT_NAME && !isWrittenAsName(text, pattern)) return [];
      const position = said.search(pattern);
      return position < 0 ? [] : [{ position, length }];
    });
    return found === undefined ? [] : [{ who, person, ...found }];
  });
  const longest = people.filter(
    ({ position, length }) =>
      !people.some(
        (other) =>
          other.length > length && other.position <= position && position < other.position + other.length,
      ),
  );
  const wanted = /\btrainers?\b/i.test(text)
    ? 'trainer'
    : /\b(?:jockeys?|riders?)\b/i.test(text)
      ? 'jockey'
      : null;
  return longest
    .filter(({ who, position }) => {
      if (wanted !== null && longest.some((other) => other.position === position && other.who === wanted))
        return who === wanted;
      return true;
    })
    .toSorted((a, b) => a.position - b.position);
}

/** A family name of the card that a question says, and who has it. */
export interface SharedFamilyName {
  readonly who: PersonNamed['who'];
  /** As people say them: `Jose Ortiz`. */
  readonly names: readonly string[];
  readonly position: number;
}

const MIDDLE_INITIAL = / \p{L}\.?(?= )/gu;

/** The family name that several jockeys, or several trainers, of the card have; null where one person is named, or none. */
export function sharedFamilyName(
  { races }: Pick<CardInPlay, 'races'>,
  text: string,
): SharedFamilyName | null {
  const said = plain(text);
  if (peopleNamed({ races }, text).length > 0) return null;
  for (const who of ['jockey', 'trainer'] as const) {
    if (new RegExp(`\\b${who === 'jockey' ? 'trainer' : '(?:jockey|rider)'}s?\\b`, 'i').test(text)) continue;
    const byFamily = groupBy(
      peopleOf(races).filter((person) => person.who === who),
      ({ person }) => spoken(person.name)[0]?.split(' ').at(-1) ?? '',
    );
    for (const [family, people] of byFamily) {
      const position = family === '' ? -1 : said.search(new RegExp(`\\b${escapedForPattern(family)}\\b`));
      if (people.length < 2 || position < 0) continue;
      const names = people.map(({ person }) => personText(person.name).replace(MIDDLE_INITIAL, ''));
      return { who, names, position };
    }
  }
  return null;
}
