import { type CardChange, subjectOf } from './card-change.ts';

/** The changes without withdrawn stewards' desk entries and without the withdrawals themselves. */
export function withoutWithdrawn(changes: readonly CardChange[]): readonly CardChange[] {
  const withdrawn = new Set(changes.flatMap(({ fact }) => (fact.what === 'withdrawn' ? [fact.to] : [])));
  if (withdrawn.size === 0) return changes;
  return changes.filter(
    ({ fact, desk }) => fact.what !== 'withdrawn' && (desk === undefined || !withdrawn.has(desk.id)),
  );
}

/** The last report of each source on each subject, oldest first. `changes` are oldest first. */
export function lastReports(changes: readonly CardChange[]): readonly CardChange[] {
  const last = new Map<string, CardChange>();
  for (const change of withoutWithdrawn(changes)) {
    const key = `${change.provenance.source} ${subjectOf(change)}`;
    last.delete(key);
    last.set(key, change);
  }
  return [...last.values()];
}

/** A scratched horse or a cancelled race: it stays out while any source still reports it so. */
const isOut = ({ fact }: CardChange): boolean =>
  (fact.what === 'scratched' || fact.what === 'cancelled') && fact.to;

const isByHand = ({ desk }: CardChange): boolean => desk !== undefined;

/** Whether a newer report replaces an older one on the same subject. */
const overrules = (report: CardChange, before: CardChange): boolean =>
  !isOut(before) || isOut(report) || isByHand(report) || isByHand(before);

/**
 * The one report in force on each subject: the newest, but only a source that had a horse out can put it back in. The
 * stewards' desk overrules what is older than its entry, and is overruled by any newer report.
 */
export function changesInForce(changes: readonly CardChange[]): readonly CardChange[] {
  const current = new Map<string, CardChange>();
  for (const report of lastReports(changes)) {
    const before = current.get(subjectOf(report));
    if (before === undefined || overrules(report, before)) current.set(subjectOf(report), report);
  }
  return [...current.values()];
}
