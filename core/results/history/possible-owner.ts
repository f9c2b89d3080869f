import type { PrintedForm } from '../../card/history/printed-form.ts';
import { canBeSameHorse, identityOf } from '../../card/history/same-horse.ts';
import type { HorseKey } from '../../card/runner.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ResultStart } from './result-start.ts';

/** A horse that results may belong to: its keys, and what cards print about it. */
export interface PossibleOwner {
  /** The most complete first. */
  readonly keys: readonly HorseKey[];
  readonly forms: readonly PrintedForm[];
}

/** A horse races from the year it turns two; hardly any has raced past twenty. */
const YOUNGEST = 2;
const OLDEST = 20;
/**
 * Until it is over ten, no other horse can be given its name (The American Stud Book, rule 6): a name alone says who ran.
 */
const LAST_YEAR_OF_NAME = 10;

function isAgedUpTo(keys: readonly HorseKey[], day: RaceDay, most: number): boolean {
  const years = keys.flatMap((key) => identityOf(key).birthYear ?? []);
  return years
    .map((birthYear) => Number(day.slice(0, 4)) - birthYear)
    .every((age) => age >= YOUNGEST && age <= most);
}

function isNameAlone(key: HorseKey): boolean {
  const { birthYear, dam } = identityOf(key);
  return birthYear === null && dam === null;
}

/**
 * Whether a card says that the horse did not run in this race: it ran in another that day, or the day is between the
 * oldest and the newest line of a card, which prints every race in between.
 */
const wasElsewhere = (forms: readonly PrintedForm[], day: RaceDay): boolean =>
  forms.some(({ lines }) => {
    const days = lines.map((line) => line.day);
    return days.includes(day) || (days.some((other) => other < day) && days.some((other) => other > day));
  });

/** The only horse the start can belong to, by name and whatever else is known; undefined when there is no such horse. */
export function ownerByName(
  horses: readonly PossibleOwner[],
  { key, report }: ResultStart,
): HorseKey | undefined {
  const { day } = report.line;
  const possible = horses.filter(
    ({ keys, forms }) =>
      keys.every((other) => canBeSameHorse(key, other)) &&
      isAgedUpTo(keys, day, OLDEST) &&
      !wasElsewhere(forms, day),
  );
  const [horse, second] = possible;
  if (horse === undefined || second !== undefined) return undefined;
  const most = isNameAlone(key) ? LAST_YEAR_OF_NAME : OLDEST;
  return isAgedUpTo(horse.keys, day, most) ? horse.keys[0] : undefined;
}
