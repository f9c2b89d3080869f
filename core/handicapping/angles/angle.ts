import type { Runner } from '../../card/runner.ts';
import { sumOf } from '../../kernel/numbers.ts';
import type { Evidence } from '../evidence.ts';

/** What one angle finds about a horse. */
export interface Finding {
  /** -1 (all against) to 1 (all for), 0 an average horse of this field. */
  readonly value: number;
  /** The facts from the card, as a clause: `ran 100 at Saratoga on Jul 5`. */
  readonly says: string;
}

/** An angle: findings by program number. A horse it finds nothing about is left out. */
export interface Angle {
  readonly name: string;
  findings(evidence: Evidence): ReadonlyMap<string, Finding>;
}

const clamp = (value: number): number => Math.min(1, Math.max(-1, value));

/** A value within its limits; one that is no number says nothing and is zero. */
export const bounded = (value: number): number => (Number.isFinite(value) ? clamp(value) : 0);

/** An angle that looks at each starter alone. */
export function eachAlone(name: string, look: (runner: Runner, evidence: Evidence) => Finding | null): Angle {
  return {
    name,
    findings: (evidence) =>
      new Map(
        evidence.starters.flatMap((runner) => {
          const found = look(runner, evidence);
          return found === null ? [] : [[runner.programNumber, { ...found, value: bounded(found.value) }]];
        }),
      ),
  };
}

/** A horse's measure in an angle that compares the field. */
export interface Measured {
  readonly measure: number;
  /** Whether the clause, given the rank, is a negative: then even the best in the field gets no credit for it. */
  isAgainst?(rank: FieldRank): boolean;
  /** The clause, given its rank in the field. */
  says(rank: FieldRank): string;
}

interface FieldRank {
  readonly best: number;
  /** No starter has more. */
  readonly isBest: boolean;
  /** Best alone: the lead over the next; else null. */
  readonly lead: number | null;
}

/** From this many starts on, a winless record is a negative. */
const WINLESS = 5;
/** From this many starts on, so is one with fewer than a win in ten, as an average starter has. */
const SELDOM = 10;

/** A record no one would give as a reason to bet: 0 for 5, 3 for 38. */
const isPoorRecord = ({ starts, wins }: { readonly starts: number; readonly wins: number }): boolean =>
  (wins === 0 && starts >= WINLESS) || (starts >= SELDOM && 10 * wins < starts);

/** A record that is no reason to bet, or a win in ten or fewer behind a figure that others here have beaten. */
export const isNoReason = (record: Parameters<typeof isPoorRecord>[0], { isBest }: FieldRank): boolean =>
  isPoorRecord(record) || (!isBest && 10 * record.wins <= record.starts);

function rankIn(measure: number, all: readonly number[]): FieldRank {
  const [best = measure, next = measure] = [...all].sort((a, b) => b - a);
  return { best, isBest: measure === best, lead: measure === best && best > next ? best - next : null };
}

/**
 * An angle that compares: the value is the distance from the average of those measured, scaled so that `full`
 * is 1. With fewer than two measured horses there is no finding.
 */
export function amongField(
  name: string,
  full: number,
  measureOf: (runner: Runner, evidence: Evidence) => Measured | null,
): Angle {
  return {
    name,
    findings(evidence) {
      const rows = evidence.starters.flatMap((runner) => {
        const measured = measureOf(runner, evidence);
        return measured === null || !Number.isFinite(measured.measure) ? [] : [{ runner, measured }];
      });
      if (rows.length < 2) return new Map();
      const all = rows.map(({ measured }) => measured.measure);
      const average = sumOf(all) / all.length;
      return new Map(
        rows.map(({ runner, measured }) => {
          const rank = rankIn(measured.measure, all);
          const value = bounded((measured.measure - average) / full);
          const isAgainst = measured.isAgainst?.(rank) === true;
          return [
            runner.programNumber,
            { value: isAgainst ? Math.min(0, value) : value, says: measured.says(rank) },
          ];
        }),
      );
    },
  };
}
