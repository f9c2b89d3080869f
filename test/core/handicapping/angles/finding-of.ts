import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { Finding } from '#core/handicapping/angles/angle.ts';
import { ANGLES, type AngleName } from '#core/handicapping/angles/index.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

export const DAY = '2025-08-02' as RaceDay;
export const TURF_MILE = { surface: 'turf', distanceYards: 1760 } as const;

/** So many days before the race. */
export const ago = (days: number): RaceDay => addDays(DAY, -days);

/** A race so many days ago; at Aqueduct on dirt unless the change says otherwise. */
export const raced = (days: number, change: Partial<PastPerformance> = {}): PastPerformance =>
  aPastRace({ day: ago(days), ...change });

/** Races ten, twenty, thirty days ago with these figures, newest first. */
export const figured = (...figures: readonly (number | null)[]): readonly PastPerformance[] =>
  figures.map((speedFigure, index) => raced(10 * (index + 1), { speedFigure }));

export const rated = (change: Partial<Runner['ratings']>): Partial<Runner> => ({
  ratings: { ...aRunner().ratings, ...change },
});

/** Runners numbered from 1. */
export const field = (...changes: readonly Partial<Runner>[]): readonly Runner[] =>
  changes.map((change, index) => aRunner({ programNumber: String(index + 1), ...change }));

export const evidenceOn = (runners: readonly Runner[], race: Partial<Race> = {}): Evidence =>
  evidenceOf(aRace({ ...race, runners }), new Map(), instantOn(DAY, 600, 'America/New_York'));

/** What an angle finds about the runners, by program number. */
export const findingsOf = (
  name: AngleName,
  runners: readonly Runner[],
  race: Partial<Race> = {},
): ReadonlyMap<string, Finding> => ANGLES[name].findings(evidenceOn(runners, race));

/** What it finds about a horse that meets one ordinary rival. */
export const findingOf = (
  name: AngleName,
  runner: Partial<Runner>,
  race: Partial<Race> = {},
): Finding | null => findingsOf(name, field(runner, {}), race).get('1') ?? null;
