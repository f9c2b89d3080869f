import { pooled } from '../../handicapping/models/log-pool.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { fundamentalChances } from '../fitting/fundamental.ts';
import { fitKnownTruth, hasLine, type LinedExample } from '../fitting/known-truth.ts';
import { sampleOf } from '../fitting/model-records.ts';
import { fitPowers } from '../fitting/powers.ts';
import type { FitSettings } from '../fitting/walk.ts';
import type { KnownTruthReport } from '../scoring/morning-report.ts';
import { scoreOf } from '../scoring/score.ts';

/** Races of an invented season as examples, and what only its inventor knows. */
export interface InventedExamples {
  readonly examples: readonly LinedExample[];
  /** True win chances by betting interest, in the order of the example. */
  readonly truthOf: (example: LinedExample) => readonly number[];
  /** `invented races (seed 1863)`. */
  readonly of: string;
}

export interface FitKnownTruthDeps {
  readonly invent: (days: number, progress: (line: string) => void) => InventedExamples;
  readonly today: () => RaceDay;
  readonly settings: FitSettings;
}

/** Part of the days that is fitted on; the rest is scored. */
const FITTED = 0.7;

/**
 * Fits the morning's chances (line and model without odds) on the first days of an invented season and scores them on
 * the rest, as no results to real morning lines are at hand. Deterministic.
 */
export function makeFitKnownTruth({ invent, today, settings }: FitKnownTruthDeps) {
  return async function fitKnownTruthOn(
    days: number,
    progress: (line: string) => void,
  ): Promise<KnownTruthReport> {
    const { examples, truthOf, of: kind } = invent(days, progress);
    const calendar = [...new Set(examples.map(({ day }) => day))].sort();
    const cut = calendar[Math.floor(FITTED * calendar.length)] ?? today();
    const past = examples.filter(({ day }) => day < cut);
    const rest = examples.filter(({ day }) => day >= cut).filter(hasLine);
    progress(`Fitting on ${past.length} ${kind} …`);
    const { record, fundamental } = fitKnownTruth(past, cut, today(), settings, kind);
    const line = fitPowers(past, (example) => [example.lineChances ?? []]);
    const scoreOn = (name: string, chances: (example: LinedExample) => readonly number[]) =>
      scoreOf(
        name,
        rest.map((example) => ({ example, chances: chances(example) })),
      );
    return {
      record,
      scored: sampleOf(rest, kind),
      models: [
        scoreOn('truth', truthOf),
        scoreOn('public', ({ publicChances }) => publicChances),
        scoreOn('line', ({ lineChances }) => lineChances),
        scoreOn('line corrected', ({ lineChances }) => pooled([lineChances], line.powers)),
        scoreOn('fundamental', (example) => fundamentalChances(example, fundamental)),
        scoreOn('morning', (example) =>
          pooled(
            [fundamentalChances(example, fundamental), example.lineChances],
            [record.fundamental.power, record.line.power],
          ),
        ),
      ],
    };
  };
}

export type FitKnownTruth = ReturnType<typeof makeFitKnownTruth>;
