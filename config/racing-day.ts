import { join } from 'node:path';
import { DEMO_SEED, demoClockStart, demoDay } from '#adapters/simulation/demo-day.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import type { DemoRequest, LoadDemo } from '#core/card/use-cases/load-demo.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, parseInstant, toIso } from '#core/kernel/instant.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { SimulatedResults } from '#core/results/ports.ts';
import { isAnySourceSet, type Settings } from './env.ts';
import { clockFrom, forgetClock, noteClock, notedClock } from './wiring/racing-clock.ts';
import { requestedDemo } from './wiring/requested-demo.ts';

/** What the racing clock is at this start, and the sentence about it. */
export interface RacingDay {
  readonly clock: Clock;
  /** The clock does not show the time of day. */
  readonly isSet: boolean;
  readonly notes: readonly string[];
  /** The demo day that is shown; null without one. */
  readonly demo: DemoRequest | null;
  /** Call when the server ends: commands go by the machine's clock again. */
  readonly end: () => void;
}

export interface RacingDayDeps {
  readonly settings: Settings;
  readonly cards: CardStore & CardCalendar;
  readonly results: SimulatedResults;
  readonly loadDemo: LoadDemo;
  /** Removes the stored facts of a demo day. */
  readonly resetDemoDay: (day: RaceDay) => Promise<void>;
  readonly machineClock: Clock;
}

const clockFile = (settings: Settings): string => join(settings.dataFolder, 'racing-clock.json');

/** RACING_NOW as an instant; null when unset. */
const racingNow = ({ RACING_NOW }: Settings): Instant | null =>
  RACING_NOW === undefined ? null : parseInstant(RACING_NOW);

async function hasRealCard(cards: CardCalendar): Promise<boolean> {
  return (await cards.tracksWithRealCards()).length > 0;
}

/** The clock of a command that is not the server: RACING_NOW, the running server's if that is set, else the machine's. */
export function clockOfCommand(settings: Settings, machineClock: Clock): Clock {
  const set = racingNow(settings);
  if (set !== null) return clockFrom({ racing: set, machine: machineClock() }, machineClock);
  const noted = notedClock(clockFile(settings));
  return noted === null ? machineClock : clockFrom(noted, machineClock);
}

async function isDemoWanted({ settings, cards }: RacingDayDeps): Promise<boolean> {
  if (settings.APP_ENV === 'production' && requestedDemo(settings.dataFolder) === null) return false;
  if (isAnySourceSet(settings)) return false;
  return !(await hasRealCard(cards));
}

/** Stores the demo day: the set day, else the one that goes with today. */
async function storeDemoDay(
  { settings, loadDemo, resetDemoDay }: RacingDayDeps,
  set: Instant | null,
  machine: Instant,
) {
  const day =
    set === null ? demoDay(raceDayAt(machine, FLAGSHIP.timeZone)) : raceDayAt(set, FLAGSHIP.timeZone);
  const demo: DemoRequest = { seed: requestedDemo(settings.dataFolder) ?? DEMO_SEED, day };
  const { card } = await loadDemo(demo);
  await resetDemoDay(day);
  return { demo, card };
}

/**
 * Resolves what day it is for racing when the server starts. With no source and no real card the demo day is stored and
 * the clock starts 45 minutes before its first race (at RACING_NOW, if set); production does so only after `demo load`,
 * and otherwise removes demo cards and their results.
 */
export async function resolveRacingDay(deps: RacingDayDeps): Promise<RacingDay> {
  const { settings, cards, results, machineClock } = deps;
  const machine = machineClock();
  const set = racingNow(settings);
  const notes = set === null ? [] : [`The racing clock starts at ${toIso(set)} (RACING_NOW)`];
  let racing = set;
  let demo: DemoRequest | null = null;
  if (await isDemoWanted(deps)) {
    const stored = await storeDemoDay(deps, set, machine);
    demo = stored.demo;
    racing ??= demoClockStart(stored.card);
    notes.push(
      `No source or card yet. Showing the demo day ${demo.day}: ${stored.card.races.length} races (fictional horses and people)`,
    );
  } else if (settings.APP_ENV === 'production') {
    await cards.dropDemo(null);
    await results.dropSimulated(null);
  }
  if (racing === null) return { clock: machineClock, isSet: false, notes, demo, end: () => undefined };
  const file = clockFile(settings);
  noteClock(file, { racing, machine });
  return {
    clock: clockFrom({ racing, machine }, machineClock),
    isSet: true,
    notes,
    demo,
    end: () => forgetClock(file),
  };
}
