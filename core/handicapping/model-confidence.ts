import type { Runner } from '../card/runner.ts';
import { sumBy } from '../kernel/numbers.ts';
import { daysBetween } from '../kernel/race-day.ts';
import type { Evidence } from './evidence.ts';
import { currentRecord } from './recent-record.ts';

const LEAST_CONFIDENCE = 30;
const MOST_CONFIDENCE = 65;

const FIGURES_WANTED = 3;
const STARTS_WANTED = 50;
const RECENT_WORK_DAYS = 30;

const hasRecentWork = (runner: Runner, { race }: Evidence): boolean =>
  (runner.workouts ?? []).some((work) => daysBetween(work.day, race.day) <= RECENT_WORK_DAYS);

/** The share, 0-1, of each thing a handicapper would want to know before trusting a number. */
const WANTED_FACTS: readonly ((runner: Runner, evidence: Evidence) => number)[] = [
  (runner) => Number(runner.morningLine !== null),
  ({ pastPerformances }) =>
    Math.min(1, (pastPerformances ?? []).filter((past) => past.speedFigure !== null).length / FIGURES_WANTED),
  (runner) => Number((runner.records?.distance?.starts ?? 0) > 0),
  (runner) => Number(runner.ratings.runStyle !== null),
  (runner, evidence) =>
    Number(hasRecentWork(runner, evidence) || (runner.daysSinceLast ?? 999) <= RECENT_WORK_DAYS),
  (runner) => Math.min(1, (currentRecord(runner.jockey)?.starts ?? 0) / STARTS_WANTED),
  (runner) => Math.min(1, (currentRecord(runner.trainer)?.starts ?? 0) / STARTS_WANTED),
];

/**
 * How much of the record a handicapper wants is there for this horse, from 30 (nothing) to 65 (all of it): a
 * price, three figures, a race at the distance, a running style, a race or work of the last thirty days, and
 * enough starts of jockey and trainer, each counting the same. It says how well founded the number is. It is
 * no chance, and never above 65 because the number stands on a morning line. Whole number.
 */
export function modelConfidence(runner: Runner, evidence: Evidence): number {
  const share = sumBy(WANTED_FACTS, (shareOf) => shareOf(runner, evidence)) / WANTED_FACTS.length;
  return Math.round(LEAST_CONFIDENCE + (MOST_CONFIDENCE - LEAST_CONFIDENCE) * share);
}
