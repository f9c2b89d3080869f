import type { MemberId } from '../../accounts/member.ts';
import { DAY, type Instant, shift, toIso } from '../../kernel/instant.ts';
import { clockText, minuteOfDayAt, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { plainLine } from '../plain-line.ts';
import { SOURCE_LABELS, SOURCE_NAMES, type SourceName } from '../source-name.ts';

/** A source that is not asked until its pause is over. Instants are of the machine's clock. */
export interface Pause {
  readonly source: SourceName;
  /** Who paused it; null: the operator, at the terminal. */
  readonly by: MemberId | null;
  readonly reason: string;
  readonly since: Instant;
  readonly until: Instant;
}

/** The same with the address of who it was, while they have an account. */
export interface StoredPause extends Pause {
  readonly byEmail: string | null;
}

/** Names for several sources: only those sources are paused, never the name. */
const PARTS: Partial<Record<SourceName, readonly SourceName[]>> = {
  'racing-api': ['races'],
  live: ['changes', 'odds'],
};

/** The sources behind a name: the source itself, or the ones the name covers. */
export const partsOf = (source: SourceName): readonly SourceName[] => PARTS[source] ?? [source];

/** Every single source. */
export const OWN_SOURCES: readonly SourceName[] = SOURCE_NAMES.filter((name) => PARTS[name] === undefined);

/** Each source of a list once, with names of several resolved; null: all sources. */
export const ownSources = (names: readonly SourceName[] | null): readonly SourceName[] =>
  names === null ? OWN_SOURCES : [...new Set(names.flatMap(partsOf))];

/** For longer, a source is switched off by its setting. */
export const MOST_PAUSE_DAYS = 14;
const LONGEST_REASON = 200;

/** When a pause ends; refuses ('invalid', `operations.bad-pause`) what is in the past or farther than 14 days. */
export function pauseEnd(until: Instant, now: Instant): Instant {
  if (until <= now)
    throw new Refusal('invalid', 'operations.bad-pause', `until: ${toIso(until)} is in the past.`);
  if (until <= shift(now, MOST_PAUSE_DAYS * DAY)) return until;
  const sentence = `until: ${toIso(until)} is more than ${MOST_PAUSE_DAYS} days ahead.`;
  throw new Refusal('invalid', 'operations.bad-pause', sentence);
}

/** Why, in one line; refuses ('invalid', `operations.bad-pause`) an empty one. */
export function pauseReason(text: string): string {
  const reason = plainLine(text, LONGEST_REASON);
  if (reason !== '') return reason;
  throw new Refusal('invalid', 'operations.bad-pause', 'reason: say why the source is paused.');
}

const ZONE = 'America/New_York';

/** `2025-08-02 3:10 PM ET` */
export const untilText = (until: Instant): string =>
  `${raceDayAt(until, ZONE)} ${clockText(minuteOfDayAt(until, ZONE))} ET`;

export const PAUSED = 'operations.paused';

/** The refusal of a paused source; who paused it and why is for administrators. */
export const pausedRefusal = ({ source, until }: Pick<Pause, 'source' | 'until'>): Refusal =>
  new Refusal(
    'conflict',
    PAUSED,
    `${SOURCE_LABELS[source]}: this source is paused until ${untilText(until)}.`,
  );

/** Refuses ('conflict', `operations.paused`) a source of which everything is paused. */
export function refusePaused(source: SourceName, pauses: readonly Pause[]): void {
  const paused = partsOf(source).map((part) => pauses.find((pause) => pause.source === part) ?? null);
  const [first] = paused;
  if (first !== null && first !== undefined && paused.every((pause) => pause !== null))
    throw pausedRefusal({ ...first, source });
}
