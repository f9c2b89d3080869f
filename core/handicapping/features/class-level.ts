import type { PastPerformance } from '../../card/past-performance.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import { type Feature, known } from './feature.ts';

const SOURCE = 'Purses and claiming prices of this race and of earlier ones';

const logOf = (dollars: number | null): number | null =>
  dollars === null || dollars <= 0 ? null : Math.log(dollars);

const purse = ({ purse }: Pick<PastPerformance, 'purse'>): number | null => logOf(purse);

/** Against what the horse ran. */
export const CLASS_LEVEL: readonly Feature[] = [
  {
    name: 'purseMove',
    group: 'core',
    meaning: "ln(last purse / today's purse): above 0 is a class drop",
    source: SOURCE,
    measure: ({ past: [last], evidence: { race } }) => {
      const before = last === undefined ? null : purse(last);
      const now = purse(race);
      return before === null || now === null ? null : before - now;
    },
  },
  {
    name: 'classLevel',
    group: 'derived',
    meaning: 'Average log purse of the last four races',
    source: SOURCE,
    measure: ({ past }) => meanOrNull(known(past.slice(0, 4).map(purse))),
  },
  {
    name: 'claimingDrop',
    group: 'core',
    meaning: "ln(last claiming price / today's claiming price): above 0 is a drop",
    source: SOURCE,
    measure: ({ runner, past: [last], evidence: { race } }) => {
      const now = logOf(runner.claimingPrice ?? race.claiming?.high ?? null);
      const before = logOf(last?.claimingPrice ?? null);
      return now === null || before === null ? null : before - now;
    },
  },
];
