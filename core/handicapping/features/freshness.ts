import { daysBetween } from '../../kernel/race-day.ts';
import { type Feature, flag, type Subject } from './feature.ts';

const SOURCE = 'Dates of earlier races, up to the day before';
const LAYOFF = 60;
const USUAL = 30;
const MOST = 400;

const daysOff = ({ past: [last], evidence }: Subject): number | null =>
  last === undefined ? null : Math.min(MOST, Math.max(1, daysBetween(last.day, evidence.race.day)));

/** Time since the last races. */
export const FRESHNESS: readonly Feature[] = [
  {
    name: 'daysOff',
    group: 'core',
    meaning: '|ln(days off / 30)|: 0 at 30 days',
    source: SOURCE,
    measure: (subject) => {
      const days = daysOff(subject);
      return days === null ? null : Math.abs(Math.log(days / USUAL));
    },
  },
  {
    name: 'layoff',
    group: 'core',
    meaning: '1 after 60 days or more without a race',
    source: SOURCE,
    measure: (subject) => {
      const days = daysOff(subject);
      return days === null ? null : flag(days >= LAYOFF);
    },
  },
  {
    name: 'secondOffLayoff',
    group: 'derived',
    meaning: '1 in the second race after 60 days or more without one',
    source: SOURCE,
    measure: ({ past: [last, before] }) =>
      last === undefined || before === undefined ? null : flag(daysBetween(before.day, last.day) >= LAYOFF),
  },
  {
    name: 'firstStart',
    group: 'core',
    meaning: '1 for a horse that never raced',
    source: 'The card or the result: no earlier race',
    measure: ({ runner: { pastPerformances: races } }) => (races === null ? null : flag(races.length === 0)),
  },
  {
    name: 'experience',
    group: 'core',
    meaning: 'ln of one plus the number of earlier races known, ten at most',
    source: SOURCE,
    measure: ({ runner: { pastPerformances: races } }) =>
      races === null ? null : Math.log1p(Math.min(races.length, 10)),
  },
];
