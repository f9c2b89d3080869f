import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import type { ConnectionRecord } from '../connection-record.ts';
import type { Evidence } from '../evidence.ts';

/** `core` is read off a card or a result, `derived` is worked out from several, `expert` is a producer's judgment. */
type FeatureGroup = 'core' | 'derived' | 'expert';

/** A starter with what is known of it, all dated before the race day. */
export interface Subject {
  readonly runner: Runner;
  /** Newest first; those known. */
  readonly past: readonly PastPerformance[];
  readonly connectionRecord: ConnectionRecord;
  readonly evidence: Evidence;
}

/** One number a model may use. Null where it is not known: missing is not zero. */
export interface Feature {
  readonly name: string;
  readonly group: FeatureGroup;
  /** One plain sentence, with the unit and which way is more. */
  readonly meaning: string;
  /** Where its facts come from and how old they are. */
  readonly source: string;
  measure(subject: Subject): number | null;
}

const NO_CONNECTION_RECORD: ConnectionRecord = {};

export const subjectOf = (runner: Runner, evidence: Evidence): Subject => ({
  runner,
  past: runner.pastPerformances ?? [],
  connectionRecord: evidence.connectionRecords.get(runner.programNumber) ?? NO_CONNECTION_RECORD,
  evidence,
});

/** Those that are known. */
export const known = (values: readonly (number | null)[]): readonly number[] =>
  values.filter((value): value is number => value !== null && Number.isFinite(value));

/** 1 for yes, 0 for no. */
export const flag = (is: boolean): number => (is ? 1 : 0);
