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

/** A horse races from the year it turns two; none of these tracks' horses races after its twentieth. */
const YOUNGEST = 2;
const OLDEST = 20;

function canHaveRun(key: HorseKey, day: RaceDay): boolean {
  const { birthYear } = identityOf(key);
  if (birthYear === null) return true;
  const age = Number(day.slice(0, 4)) - birthYear;
  return age >= YOUNGEST && age <= OLDEST;
}

interface OwnedLine {
  readonly owner: HorseKey;
  readonly line: PastPerformance;
}

const placeOf = (key: HorseKey, { day, track }: PastPerformance): string =>
  `${nameInKey(key)} ${day} ${trackByCode(track)?.code ?? track}`;

function ownedLines(forms: readonly PrintedForm[]): ReadonlyMap<string, readonly OwnedLine[]> {
  const lines = forms.flatMap((form) => form.lines.map((line) => ({ owner: form.horse.key, line })));
  return groupBy(lines, ({ owner, line }) => placeOf(owner, line));
}

/** The horse with a card line of the same race: no race has two horses of one name. */
function ownerByRace(lines: ReadonlyMap<string, readonly OwnedLine[]>, { key, report }: ResultStart) {
  const { raceNumber } = report.line;
  return lines
    .get(placeOf(key, report.line))
    ?.find(({ line }) => line.raceNumber === null || raceNumber === null || line.raceNumber === raceNumber)
    ?.owner;
}

/** The only horse that the start can be of, by its age too. */
function ownerByName(horses: readonly (readonly HorseKey[])[], { key, report }: ResultStart) {
  const [horse, second] = horses.filter((keys) =>
    keys.every((other) => canBeSameHorse(key, other) && canHaveRun(other, report.line.day)),
  );
  return second === undefined ? horse?.[0] : undefined;
}

/** Finds the horse of each result among those of the cards and those whose breeding the results give. */
export function linkedStarts(
  forms: readonly PrintedForm[],
  starts: readonly ResultStart[],
): readonly LinkedStart[] {
  const lines = ownedLines(forms);
  const withOwners = starts.map((start) => ({ start, byRace: ownerByRace(lines, start) }));
  const bred = withOwners.flatMap(({ start: { key }, byRace }) =>
    byRace === undefined && isFullKey(key) ? [key] : [],
  );
  const horses = sameHorses([...forms.map(({ horse }) => horse.key), ...bred]);
  return withOwners.map(({ start, byRace }): LinkedStart => {
    if (byRace !== undefined) return { ...start, link: 'race', owner: byRace };
    if (isFullKey(start.key)) return { ...start, link: 'breeding', owner: start.key };
    const owner = ownerByName(horses, start);
    return owner === undefined ? { ...start, link: 'none', owner: null } : { ...start, link: 'name', owner };
  });
}
