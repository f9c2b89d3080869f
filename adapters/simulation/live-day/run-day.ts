import type { Card } from '#core/card/race.ts';
import type { DemoWish } from '../demo-card.ts';
import type { EnteredRace, RaceRun } from '../meet/race-run.ts';
import { tellCard } from '../race-day/card.ts';
import { RACE_PLANS } from '../race-day/race-plan.ts';
import { type SeasonDay, tellDay } from '../season-day.ts';
import { openSeason } from '../season-run.ts';

/** The demo day as it is run: nobody may know of it before its hour. */
export interface DayRun {
  /** As it was published in the morning: the very card of the demo. */
  readonly printed: Card;
  /** As it was at the offs, with boards and results. */
  readonly told: SeasonDay;
  readonly races: readonly RaceRun[];
}

/** Who is out on the published card stays out. */
function asPrinted(race: EnteredRace, card: Card): EnteredRace {
  const printed = card.races.find(({ number }) => number === race.number);
  const out = new Set(
    printed?.runners.flatMap(({ programNumber, isScratched }) => (isScratched ? [programNumber] : [])),
  );
  const entries = race.entries.map((entry) =>
    out.has(entry.programNumber) ? { ...entry, scratched: 'Trainer' } : entry,
  );
  return { ...race, entries };
}

/** Runs the demo day of a wish, the same to the byte for the same wish. */
export function runDay(wish: DemoWish): DayRun {
  const season = openSeason({ ...wish, days: 0 });
  const { meet, colony, archive } = season;
  const entered = meet.enter(wish.day, RACE_PLANS);
  const printed = tellCard(entered, colony, archive, wish);
  const today = meet.runEntered(
    wish.day,
    entered.map((race) => asPrinted(race, printed)),
  );
  return { printed, told: tellDay(today, season), races: today.races };
}
