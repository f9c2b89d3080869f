import type { Card } from '#core/card/race.ts';
import type { DemoRequest } from '../demo-card.ts';
import type { EnteredRace, RaceRun } from '../meet/race-run.ts';
import { buildCard } from '../race-day/card.ts';
import { RACE_PLANS } from '../race-day/race-plan.ts';
import { buildDay, type SeasonDay } from '../season-day.ts';
import { openSeason } from '../season-run.ts';

/** The demo day as run: nothing of it may be known before its time. */
export interface DayRun {
  /** As it was published in the morning: the very card of the demo. */
  readonly printed: Card;
  /** As it was at the offs, with boards and results. */
  readonly reported: SeasonDay;
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

/** Runs the demo day of a request, the same to the byte for the same request. */
export function runDay(request: DemoRequest): DayRun {
  const season = openSeason({ ...request, days: 0 });
  const { meet, population, archive } = season;
  const entered = meet.enter(request.day, RACE_PLANS);
  const printed = buildCard(entered, population, archive, request);
  const today = meet.runEntered(
    request.day,
    entered.map((race) => asPrinted(race, printed)),
  );
  return { printed, reported: buildDay(today, season), races: today.races };
}
