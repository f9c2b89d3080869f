import type { Unsent } from '#frame/unsent/unsent.ts';
import type { Share } from './shares.ts';

/** What this browser keeps of a race's line. */
export type UnsentLine = {
  /** The line that is not sent yet; null where none is, or where its removal is not sent. */
  readonly shares: readonly Share[] | null;
  readonly isRemoved: boolean;
  /** The change itself, also one that the server refused. */
  readonly unsent: Unsent;
};

/** The last change of a race's line that is kept in this browser; null without one. */
export function unsentLine(changes: readonly Unsent[], raceId: string): UnsentLine | null {
  const unsent = changes.findLast(
    ({ change }) =>
      (change.kind === 'draw-line' || change.kind === 'remove-line') && change.raceId === raceId,
  );
  if (unsent === undefined) return null;
  const { change, refused } = unsent;
  if (refused !== null || change.kind !== 'draw-line')
    return { shares: null, isRemoved: refused === null, unsent };
  const shares = change.line.chances.map(({ interest, chance, isFixed = false }) => ({
    interest,
    chance,
    isFixed,
  }));
  return { shares, isRemoved: false, unsent };
}
