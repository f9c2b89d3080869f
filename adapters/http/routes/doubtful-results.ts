import { toIso } from '#core/kernel/instant.ts';
import { DECIDED } from '#core/results/doubt.ts';
import { choicesFor, type DoubtfulRace } from '#core/results/doubtful-race.ts';
import type { DoubtfulResults } from '#core/results/ports.ts';
import type { DecideDoubt } from '#core/results/use-cases/decide-doubt.ts';
import type { doubtfulResults } from '../contract/doubtful-results.ts';
import type { Handlers } from '../handlers.ts';

export interface DoubtfulResultDeps {
  readonly doubtfulRaces: DoubtfulResults['doubtfulRaces'];
  readonly undecidedCount: DoubtfulResults['undecidedCount'];
  readonly decideDoubt: DecideDoubt;
}

function presentDecision({ decision, byEmail }: DoubtfulRace) {
  if (decision === null) return null;
  const { choice, why, at: instant, by } = decision;
  return { choice, why, at: toIso(instant), by: by ?? 'operator', byEmail };
}

const present = (race: DoubtfulRace) => ({
  track: race.track,
  date: race.day,
  raceNumber: race.raceNumber,
  source: race.source,
  doubts: race.doubts.map(({ sentence }) => sentence),
  choices: [...choicesFor(race)],
  decision: presentDecision(race),
});

/** More than anybody decides in one sitting; `open` is the full count. */
const MOST_LISTED = 100;

export const doubtfulResultRoutes = (deps: DoubtfulResultDeps): Handlers<typeof doubtfulResults> => ({
  list: async () => {
    const [open, races] = await Promise.all([deps.undecidedCount(), deps.doubtfulRaces(MOST_LISTED)]);
    return { open, races: races.map(present) };
  },
  decide: async ({ body: { date, ...answer }, member }) => {
    const { track, day, raceNumber, decision } = await deps.decideDoubt({
      ...answer,
      day: date,
      by: member.id,
    });
    const message = `${track} ${day}, race ${raceNumber}: ${DECIDED[decision.choice]}.`;
    return { success: true, message };
  },
});
