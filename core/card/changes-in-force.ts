import { type CardChange, subjectOf } from './card-change.ts';

/** The last word of each source on each thing, oldest first. `changes` stand oldest first. */
export function lastWords(changes: readonly CardChange[]): readonly CardChange[] {
  const last = new Map<string, CardChange>();
  for (const change of changes) {
    const key = `${change.provenance.source} ${subjectOf(change)}`;
    last.delete(key);
    last.set(key, change);
  }
  return [...last.values()];
}

/** True for a horse or race that is out: it stays out while any source that said so stands by it. */
const isOut = ({ fact }: CardChange): boolean =>
  (fact.what === 'scratched' || fact.what === 'cancelled') && fact.to;

/** The one word that stands on each thing: the newest, but nobody is brought back in by a source that never had him out. */
export function changesInForce(changes: readonly CardChange[]): readonly CardChange[] {
  const standing = new Map<string, CardChange>();
  for (const word of lastWords(changes)) {
    const before = standing.get(subjectOf(word));
    if (before === undefined || !isOut(before) || isOut(word)) standing.set(subjectOf(word), word);
  }
  return [...standing.values()];
}
