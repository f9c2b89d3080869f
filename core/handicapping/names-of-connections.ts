import { horseNameKey, keyWithoutMiddle } from '../card/same-name.ts';
import type { ConnectionKind } from './connection-record.ts';

/** The connections of a starter, and where it last ran. A person is null or empty while none is named. */
export interface StarterConnections {
  readonly jockey: string | null;
  readonly trainer: string | null;
  readonly owner: string | null;
  /** It has not run before. */
  readonly isDebut: boolean;
  /** Track of its last race; null where none is known. */
  readonly lastTrack: string | null;
  /** Official place in it; null when not placed. */
  readonly lastPlace: number | null;
}

/** Places from here back count as one. */
const LAST_PLACE = 8;

const named = (name: string | null): name is string => name !== null && name !== '';

/** The names connection records are stored under, by kind: one spelling whatever the source. */
export function connectionNames(facts: StarterConnections): readonly [ConnectionKind, string][] {
  const { isDebut, owner, lastTrack, lastPlace } = facts;
  const jockey = named(facts.jockey) ? keyWithoutMiddle(facts.jockey) : null;
  const trainer = named(facts.trainer) ? keyWithoutMiddle(facts.trainer) : null;
  const place = lastPlace === null ? '-' : Math.min(lastPlace, LAST_PLACE);
  const rows: [ConnectionKind, string | null][] = [
    ['jockey', jockey],
    ['trainer', trainer],
    ['owner', named(owner) ? horseNameKey(owner) : null],
    ['partnership', trainer === null || jockey === null ? null : `${trainer}|${jockey}`],
    ['debut', isDebut ? trainer : null],
    ['lastLine', lastTrack === null ? null : `${lastTrack} ${place}`],
  ];
  return rows.filter((row): row is [ConnectionKind, string] => row[1] !== null);
}
