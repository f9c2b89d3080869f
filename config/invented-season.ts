import { DEMO_FIRST_POST, DEMO_SEED } from '#adapters/simulation/demo-day.ts';
import { generateSeason, truthOf } from '#adapters/simulation/season.ts';
import { parseRaceId, raceId } from '#core/card/race.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import { examplesOf } from '#core/training/fitting/history.ts';
import { hasLine, type LinedExample } from '#core/training/fitting/known-truth.ts';
import type { InventedExamples } from '#core/training/use-cases/fit-known-truth.ts';

/** Fixed, so that the same code fits the same figures on every day. */
const SEASON_ENDS = '2026-08-01' as RaceDay;

/** Invents a season and measures its races as of the eve of their days. */
export function inventExamples(days: number, log: (line: string) => void): InventedExamples {
  log(`Generating ${days} race days…`);
  const season = generateSeason({
    seed: DEMO_SEED,
    day: SEASON_ENDS,
    track: FLAGSHIP,
    firstPost: DEMO_FIRST_POST,
    days,
  });
  const truth = truthOf(season);
  const lines = new Map(
    season.days.flatMap(({ day, card }) =>
      card.races.map((race) => [
        `${day} ${race.number}`,
        new Map(
          race.runners.flatMap(({ programNumber, morningLine }): [string, number][] =>
            morningLine === null ? [] : [[programNumber, morningLine.toOne]],
          ),
        ),
      ]),
    ),
  );
  const history = joinedRaces(season.days.map(({ sheet }) => sheet));
  log(`Measuring ${history.length} races …`);
  const examples = examplesOf(history, {
    lines: ({ day, race }) => lines.get(`${day} ${race.raceNumber}`) ?? null,
  }).filter(hasLine);
  const truthFor = ({ day, race, numbers }: LinedExample): readonly number[] => {
    const number = parseRaceId(race)?.number ?? 0;
    const chances = truth.chances.get(raceId(FLAGSHIP.slug, day, number, true));
    return numbers.flatMap((interest) => chances?.get(interest) ?? []);
  };
  return {
    examples: examples.filter((example) => truthFor(example).length === example.interests),
    truthOf: truthFor,
    of: `invented races (seed ${DEMO_SEED})`,
  };
}
