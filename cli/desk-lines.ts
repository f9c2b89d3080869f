import type { DeskEntry } from '#core/card/desk-entries.ts';
import { parseRaceId } from '#core/card/race.ts';
import { trackTimeText } from '#core/card/track-time.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { ListedFinish } from '#core/results/use-cases/list-finishes.ts';

/** One line of the stewards' desk list: an entry or a result. */
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

/** The status of an entry: in force, confirmed or overruled by a source, replaced by a later entry, or withdrawn. */
function stateText({ withdrawn, isInForce, others }: DeskLine): string {
  if (withdrawn !== null) return 'withdrawn';
  if (isInForce) return others.some(({ agrees }) => agrees) ? 'confirmed' : 'in force';
  return others.some((other) => other.isInForce && !other.agrees) ? 'overruled by a source' : 'replaced';
}

/** An entry and the reports about it, with times in the zone of its track. */
export function lineText(line: DeskLine): string {
  const { trackSlug = '', number = '' } = parseRaceId(line.raceId) ?? {};
  const timeOf = (instant: Instant): string => trackTimeText(instant, trackSlug);
  const race = `Race ${number}`;
  const change = [line.before, line.after].filter((part) => part !== null).join(' → ');
  const why = line.reason === null ? '' : ` (${line.reason})`;
  const head = `${timeOf(line.at).padEnd(12)} ${[race, line.horse].filter(Boolean).join(', ')}: ${line.what} ${change}${why}`;
  return [
    head,
    `             ${stateText(line)}; by ${line.by}; ${line.id}`,
    ...(line.withdrawn === null
      ? []
      : [`             withdrawn at ${timeOf(line.withdrawn.at)} by ${line.withdrawn.by.name}`]),
    ...line.others.map(
      (other) =>
        `             ${other.source} ${other.agrees ? 'agrees' : 'disagrees'}: ${other.text} (${timeOf(other.at)})`,
    ),
  ].join('\n');
}
