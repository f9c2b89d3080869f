import type { PrintedForm } from '../../card/history/printed-form.ts';
import {
  canBeSameHorse,
  identityOf,
  isFullKey,
  nameInKey,
  sameHorses,
} from '../../card/history/same-horse.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import type { HorseKey } from '../../card/runner.ts';
import { trackByCode } from '../../card/track.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ResultStart } from './result-start.ts';

/**
 * A result and the horse it is of. `race`: a card of the horse has a line of the same race; `breeding`: the result gives
 * year of birth and dam; `name`: by the name alone, as the only horse that it can be; `none`: it fits no horse, or more
 * than one.
 */
export type LinkedStart = ResultStart &
  (
    | { readonly link: 'race' | 'breeding' | 'name'; readonly owner: HorseKey }
    | { readonly link: 'none'; readonly owner: null }
  );

/** A horse races from the year it turns two; hardly one raced after its twentieth. */
const YOUNGEST = 2;
const OLDEST = 20;
/**
 * Until it is over ten, no other horse can be given its name (The American Stud Book, rule 6): a name alone says who ran.
 */
const LAST_YEAR_OF_NAME = 10;

/** Racing age on a day; null where the year of birth is unknown. */
function ageOn(key: HorseKey, day: RaceDay): number | null {
  const { birthYear } = identityOf(key);
  return birthYear === null ? null : Number(day.slice(0, 4)) - birthYear;
}

const isAgedUpTo = (keys: readonly HorseKey[], day: RaceDay, most: number): boolean =>
  keys.map((key) => ageOn(key, day)).every((age) => age === null || (age >= YOUNGEST && age <= most));

function isNameAlone(key: HorseKey): boolean {
  const { birthYear, dam } = identityOf(key);
  return birthYear === null && dam === null;
}

interface OwnedLine {
  readonly owner: HorseKey;
  readonly line: PastPerformance;
}

const placeOf = (key: HorseKey, { day, track }: PastPerformance): string =>
  `${nameInKey(key)} ${day} ${trackByCode(track)?.code ?? track}`;

const ownedLines = (forms: readonly PrintedForm[]): readonly OwnedLine[] =>
  forms.flatMap(({ horse, lines }) => lines.map((line) => ({ owner: horse.key, line })));

/** The horse with a card line of the same race: no race has two horses of one name. */
function ownerByRace(lines: ReadonlyMap<string, readonly OwnedLine[]>, { key, report }: ResultStart) {
  const { raceNumber } = report.line;
  return lines
    .get(placeOf(key, report.line))
    ?.find(({ line }) => line.raceNumber === null || raceNumber === null || line.raceNumber === raceNumber)
    ?.owner;
}

/** The only horse that the start can be of: by its age too, and no horse runs twice on a day. */
function ownerByName(
  horses: readonly (readonly HorseKey[])[],
  lines: readonly OwnedLine[],
  { key, report }: ResultStart,
) {
  const { day } = report.line;
  const isElsewhere = (keys: readonly HorseKey[]): boolean =>
    lines.some(({ owner, line }) => line.day === day && keys.includes(owner));
  const possible = horses.filter(
    (keys) =>
      keys.every((other) => canBeSameHorse(key, other)) &&
      isAgedUpTo(keys, day, OLDEST) &&
      !isElsewhere(keys),
  );
  const [horse, second] = possible;
  if (horse === undefined || second !== undefined) return undefined;
  return isAgedUpTo(horse, day, isNameAlone(key) ? LAST_YEAR_OF_NAME : OLDEST) ? horse[0] : undefined;
}

/** Starts by name in two races of one day are not all of one horse, and nothing says which is. */
function withoutTwins(starts: readonly LinkedStart[]): readonly LinkedStart[] {
  const byDay = groupBy(starts, ({ owner, report }) => `${owner} ${report.line.day}`);
  const placesOn = new Map(
    [...byDay].map(([day, ofDay]) => [
      day,
      new Set(ofDay.map(({ key, report: { line } }) => `${placeOf(key, line)} ${line.raceNumber}`)).size,
    ]),
  );
  return starts.map((start) => {
    const isTwin = (placesOn.get(`${start.owner} ${start.report.line.day}`) ?? 0) > 1;
    return start.link === 'name' && isTwin ? { ...start, link: 'none', owner: null } : start;
  });
}

/** Finds the horse of each result among those of the cards and those whose breeding the results give. */
export function linkedStarts(
  forms: readonly PrintedForm[],
  starts: readonly ResultStart[],
): readonly LinkedStart[] {
  const lines = ownedLines(forms);
  const linesByPlace = groupBy(lines, ({ owner, line }) => placeOf(owner, line));
  const withOwners = starts.map((start) => ({ start, byRace: ownerByRace(linesByPlace, start) }));
  const bred = withOwners.flatMap(({ start: { key }, byRace }) =>
    byRace === undefined && isFullKey(key) ? [key] : [],
  );
  const horses = sameHorses([...forms.map(({ horse }) => horse.key), ...bred]);
  return withoutTwins(
    withOwners.map(({ start, byRace }): LinkedStart => {
      if (byRace !== undefined) return { ...start, link: 'race', owner: byRace };
      if (isFullKey(start.key)) return { ...start, link: 'breeding', owner: start.key };
      const owner = ownerByName(horses, lines, start);
      return owner === undefined
        ? { ...start, link: 'none', owner: null }
        : { ...start, link: 'name', owner };
    }),
  );
}
