import type { DeskEntry } from '#core/card/desk-entries.ts';
import { parseRaceId } from '#core/card/race.ts';
import { zoneOf } from '#core/card/track.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { clockText, minuteOfDayAt } from '#core/kernel/race-day.ts';
import type { ListedFinish } from '#core/results/use-cases/list-finishes.ts';

/** An entry of the stewards' desk, a result included, as it is listed. */
export interface DeskLine {
  readonly id: string;
  readonly raceId: string;
  readonly horse: string | null;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly by: string;
  readonly at: Instant;
  readonly reason: string | null;
  readonly withdrawn: DeskEntry['withdrawn'];
  readonly isInForce: boolean;
  readonly others: DeskEntry['others'];
}

export const lineOfEntry = ({ change, ...rest }: DeskEntry): DeskLine => ({
  id: change.desk.id,
  raceId: change.raceId,
  horse: change.programNumber === null ? null : `${change.programNumber} ${change.horseName}`,
  what: change.fact.what,
  before: change.before,
  after: change.after,
  by: change.desk.by.name,
  at: change.knownAt,
  reason: change.reason,
  ...rest,
});

export const lineOfFinish = ({ entry, order, ...rest }: ListedFinish): DeskLine => ({
  id: entry.desk.id,
  raceId: entry.raceId,
  horse: null,
  what: 'result',
  before: null,
  after: order,
  by: entry.desk.by.name,
  at: entry.at,
  reason: entry.reason,
  ...rest,
});

/** What became of an entry: as it is, confirmed or overruled by a source, replaced by a later entry, or withdrawn. */
function stateText({ withdrawn, isInForce, others }: DeskLine): string {
  if (withdrawn !== null) return 'withdrawn';
  if (isInForce) return others.some(({ agrees }) => agrees) ? 'confirmed' : 'in force';
  return others.some((other) => other.isInForce && !other.agrees) ? 'overruled by a source' : 'replaced';
}

/** The line and what belongs to it, with times on the clock of its track. */
export function lineText(line: DeskLine): string {
  const { trackSlug = '', number = '' } = parseRaceId(line.raceId) ?? {};
  const timeOf = (instant: Instant): string => clockText(minuteOfDayAt(instant, zoneOf(trackSlug)));
  const race = `Race ${number}`;
  const change = [line.before, line.after].filter((part) => part !== null).join(' → ');
  const why = line.reason === null ? '' : ` (${line.reason})`;
  const head = `${timeOf(line.at).padEnd(9)} ${[race, line.horse].filter(Boolean).join(', ')}: ${line.what} ${change}${why}`;
  return [
    head,
    `          ${stateText(line)}; by ${line.by}; ${line.id}`,
    ...(line.withdrawn === null
      ? []
      : [`          withdrawn at ${timeOf(line.withdrawn.at)} by ${line.withdrawn.by.name}`]),
    ...line.others.map(
      (other) =>
        `          ${other.source} ${other.agrees ? 'agrees' : 'says otherwise'}: ${other.text} (${timeOf(other.at)})`,
    ),
  ].join('\n');
}
