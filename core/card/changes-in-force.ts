import { type CardChange, subjectOf } from './card-change.ts';

/** The last report of each source on each subject, oldest first. `changes` are oldest first. */
export function lastReports(changes: readonly CardChange[]): readonly CardChange[] {
  const last = new Map<string, CardChange>();
  for (const change of changes) {
    const key = `${change.provenance.source} ${subjectOf(change)}`;
    last.delete(key);
    last.set(key, change);
  }
  return [...last.values()];
}

/** A scratched horse or a cancelled race: it stays out while any source still reports it so. */
const isOut = ({ fact }: CardChange): boolean =>
  (fact.what === 'scratched' || fact.what === 'cancelled') && fact.to;

/** The one report in force on each subject: the newest, but only a source that had a horse out can put it back in. */
export function changesInForce(changes: readonly CardChange[]): readonly CardChange[] {
  const current = new Map<string, CardChange>();
  for (const report of lastReports(changes)) {
    const before = current.get(subjectOf(report));
    if (before === undefined || !isOut(before) || isOut(report)) current.set(subjectOf(report), report);
  }
  return [...current.values()];
}
