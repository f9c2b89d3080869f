import type { PrintedForm } from '../../card/history/printed-form.ts';
import { isFullKey, nameInKey, sameHorses } from '../../card/history/same-horse.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import type { HorseKey } from '../../card/runner.ts';
import { trackByCode } from '../../card/track.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { ownerByName } from './possible-owner.ts';
import type { ResultStart } from './result-start.ts';

/**
 * A result whose horse is certain. `race`: a card of the horse has a line for the same race; `last start`: for the
 * race the result names as its previous start; `breeding`: the result gives foaling year and dam.
 */
interface CertainStart extends ResultStart {
  readonly link: 'race' | 'last start' | 'breeding';
  readonly owner: HorseKey;
}

/** `name`: by name alone, as the only horse it can be. */
interface StartByName extends ResultStart {
  readonly link: 'name';
  readonly owner: HorseKey;
}

/** `none`: it fits no horse, or more than one. */
interface UnownedStart extends ResultStart {
  readonly link: 'none';
  readonly owner: null;
}

/** A result and the horse it belongs to. */
export type LinkedStart = CertainStart | StartByName | UnownedStart;

interface OwnedLine {
  readonly owner: HorseKey;
  readonly line: PastPerformance;
}

/** What identifies a race of a horse. */
type RaceOf = Pick<PastPerformance, 'day' | 'track' | 'raceNumber'>;

const placeOf = (key: HorseKey, { day, track }: RaceOf): string =>
  `${nameInKey(key)} ${day} ${trackByCode(track)?.code ?? track}`;

const linesByPlace = (forms: readonly PrintedForm[]): ReadonlyMap<string, readonly OwnedLine[]> =>
  groupBy(
    forms.flatMap(({ horse, lines }) => lines.map((line) => ({ owner: horse.key, line }))),
    ({ owner, line }) => placeOf(owner, line),
  );

/** The horse with a card line of the race: no race has two horses of one name. */
const ownerByRace = (
  lines: ReadonlyMap<string, readonly OwnedLine[]>,
  key: HorseKey,
  race: RaceOf,
): HorseKey | undefined =>
  lines
    .get(placeOf(key, race))
    ?.find(
      ({ line }) =>
        line.raceNumber === null || race.raceNumber === null || line.raceNumber === race.raceNumber,
    )?.owner;

/** Starts joined by name in two races on one day cannot all be one horse, so none of them is joined. */
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

/** A link that needs no guess; null when neither a race nor the breeding identifies the horse. */
function certainLink(
  lines: ReadonlyMap<string, readonly OwnedLine[]>,
  start: ResultStart,
): CertainStart | null {
  const { key, report, lastStart } = start;
  const byRace = ownerByRace(lines, key, report.line);
  if (byRace !== undefined) return { ...start, link: 'race', owner: byRace };
  const byLastStart = lastStart === null ? undefined : ownerByRace(lines, key, lastStart);
  if (byLastStart !== undefined) return { ...start, link: 'last start', owner: byLastStart };
  return isFullKey(key) ? { ...start, link: 'breeding', owner: key } : null;
}

/** Finds the horse of each result among those of the cards and those whose breeding the results give. */
export function linkedStarts(
  forms: readonly PrintedForm[],
  starts: readonly ResultStart[],
): readonly LinkedStart[] {
  const lines = linesByPlace(forms);
  const links = starts.map((start) => ({ start, certain: certainLink(lines, start) }));
  const owners = links.flatMap(({ certain }) => certain?.owner ?? []);
  const horses = sameHorses([...forms.map(({ horse }) => horse.key), ...owners]).map((keys) => ({
    keys,
    forms: forms.filter(({ horse }) => keys.includes(horse.key)),
  }));
  return withoutTwins(
    links.map(({ start, certain }): LinkedStart => {
      if (certain !== null) return certain;
      const owner = ownerByName(horses, start);
      return owner === undefined
        ? { ...start, link: 'none', owner: null }
        : { ...start, link: 'name', owner };
    }),
  );
}
