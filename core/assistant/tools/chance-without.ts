import { listText } from '../../kernel/text.ts';
import type { RaceView as RatedRace } from '../../picks/what-if/race-view.ts';
import { named, percent } from '../jake/wording.ts';
import type { SwitchedRace } from './tool.ts';

/** Our chance of a horse, 0-1, as it is and with something switched; null where it does not start. */
export interface BeforeAndAfter {
  readonly horse: string;
  readonly before: number | null;
  readonly after: number | null;
}

const chanceIn = ({ rating }: RatedRace, number: string): number | null =>
  rating.runners.find(({ programNumber }) => programNumber === number)?.winProbability ?? null;

/** A horse of a race by number and name. */
export function nameIn({ race }: Pick<SwitchedRace, 'race'>, number: string): string {
  const runner = race.runners.find(({ programNumber }) => programNumber === number);
  return runner === undefined ? `#${number}` : named({ programNumber: number, horse: runner.horseName });
}

export const beforeAndAfter = (found: SwitchedRace, number: string): BeforeAndAfter => ({
  horse: nameIn(found, number),
  before: chanceIn(found.before, number),
  after: chanceIn(found.after, number),
});

const POINT = 100;

/** How much a chance changes, in points to one decimal, as the percentages are shown. */
export const pointsBetween = (before: number, after: number): number =>
  Number(((Math.round(after * POINT * 10) - Math.round(before * POINT * 10)) / 10).toFixed(1));

function changeText(points: number): string {
  if (points === 0) return 'its chance stays the same';
  return `its chance ${points > 0 ? 'rises' : 'falls'} by ${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** The chance of a horse before and after others are out. */
export function chanceWithout(found: SwitchedRace, number: string, out: readonly string[]): string {
  const { horse, before, after } = beforeAndAfter(found, number);
  const without = listText(out.map((gone) => nameIn(found, gone)));
  if (before === null || after === null)
    return `${horse} is no starter of race ${found.race.number}, with or without ${without}.`;
  return `${percent(after)} to win race ${found.race.number} for ${horse} without ${without}, ${percent(before)} as it is: ${changeText(pointsBetween(before, after))}.`;
}

/** The horses among these that are out already. */
export function outAlready({ race }: Pick<SwitchedRace, 'race'>, out: readonly string[]): string | null {
  const gone = out.filter((number) =>
    race.runners.some(({ programNumber, isScratched }) => programNumber === number && isScratched),
  );
  if (gone.length === 0) return null;
  return `${listText(gone.map((number) => nameIn({ race }, number)))} ${gone.length === 1 ? 'is' : 'are'} scratched already: our chances as it is leave ${gone.length === 1 ? 'it' : 'them'} out.`;
}
