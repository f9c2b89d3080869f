import type { LateChange, LateFact } from '#core/card/late-changes.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { instantOn } from '#core/kernel/race-day.ts';
import type { RaceRun } from '../meet/race-run.ts';
import type { DayRun } from './run-day.ts';

/** When the racing office announces what it knows, in minutes since midnight. */
const MORNING = [8 * 60, 11 * 60] as const;
const MOVED_AT = 9 * 60;
/** A veterinarian or a steward may speak later, in minutes before the post time: before any odds are shown. */
const LATE = [36, 95] as const;
const LATE_REASONS: readonly string[] = ['Veterinarian', 'Gate'];
/** Only who knows of the move takes a horse out for it. */
const MOVED_REASONS: readonly string[] = ['Off-Turf', 'Main-Track-Only'];

/** When a scratch is announced. */
function reportedAt(run: RaceRun, programNumber: string, reason: string, zone: string): Instant {
  const rng = run.rng.fork(`reported ${programNumber}`);
  if (LATE_REASONS.includes(reason)) return shift(run.postTime, -rng.whole(...LATE) * MINUTE);
  const [from, to] = MORNING;
  const first = MOVED_REASONS.includes(reason) ? MOVED_AT + 1 : from;
  return instantOn(run.day, rng.whole(first, to), zone);
}

interface RaceDay {
  readonly printed: Race;
  readonly atOff: Race;
  readonly run: RaceRun;
  readonly zone: string;
}

const isMoved = ({ run }: RaceDay): boolean => run.offTheTurf;

function moves({ printed, atOff, run, zone }: RaceDay): readonly LateChange[] {
  const { surface, distanceYards: yards, isAbout } = atOff;
  if (!run.offTheTurf || surface === null) return [];
  const instant = instantOn(run.day, MOVED_AT, zone);
  const line = {
    raceNumber: printed.number,
    programNumber: null,
    horseName: null,
    reason: null,
    at: instant,
  };
  const moved = { ...line, fact: { what: 'surface', to: surface }, text: 'Off the turf' } as const;
  if (yards === null || yards === printed.distanceYards) return [moved];
  const to = { yards, isAbout };
  return [moved, { ...line, fact: { what: 'distance', to }, text: 'Moved to the main track' }];
}

/** Out although it was in the body of the race, or would have come in when the race was moved. */
function isOut(before: Runner, after: Runner, day: RaceDay): boolean {
  if (before.isScratched) return false;
  if (before.listStatus === null) return after.isScratched;
  return isMoved(day) && before.listStatus === 'main-track-only' && after.listStatus !== null;
}

function ofRunner(before: Runner, day: RaceDay): LateChange | null {
  const { atOff, run, zone, printed } = day;
  const { programNumber, horseName } = before;
  const after = atOff.runners.find((runner) => runner.programNumber === programNumber);
  if (after === undefined) return null;
  const line = (fact: LateFact, reason: string | null, instant: Instant, text: string): LateChange => ({
    raceNumber: printed.number,
    fact,
    programNumber,
    horseName,
    reason,
    text,
    at: instant,
  });
  if (isOut(before, after, day)) {
    const reason =
      run.entries.find((entry) => entry.programNumber === programNumber)?.scratched ?? 'Stewards';
    const instant = reportedAt(run, programNumber, reason, zone);
    return line({ what: 'scratched', to: true }, reason, instant, `${horseName} (${reason})`);
  }
  if (before.listStatus !== 'also-eligible' || after.listStatus !== null) return null;
  return line({ what: 'draws-in', to: true }, null, run.postTime, `${horseName} draws in`);
}

/** Horses draw in when the last one they stand in for is out. */
function drawnAfterScratches(changes: readonly LateChange[]): readonly LateChange[] {
  const outs = changes.flatMap(({ fact, at: instant }) =>
    fact.what === 'scratched' && instant !== undefined ? [instant] : [],
  );
  const last = instant(Math.max(...outs));
  return changes.map((change) =>
    change.fact.what === 'draws-in' && outs.length > 0 ? { ...change, at: shift(last, MINUTE) } : change,
  );
}

function changesOf(day: RaceDay): readonly LateChange[] {
  const field = day.printed.runners.flatMap((runner) => ofRunner(runner, day) ?? []);
  return [...moves(day), ...drawnAfterScratches(field)];
}

/** What changed between the published card and the offs, each with the time it was announced, oldest first. */
export function changesOn(
  { printed, reported: seasonDay, races }: DayRun,
  zone: string,
): readonly LateChange[] {
  const all = races.flatMap((run) => {
    const [before, after] = [printed, seasonDay.card].map((card) =>
      card.races.find(({ number }) => number === run.number),
    );
    return before === undefined || after === undefined
      ? []
      : changesOf({ printed: before, atOff: after, run, zone });
  });
  return all.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
}
