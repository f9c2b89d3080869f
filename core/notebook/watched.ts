import type { MemberId } from '../accounts/member.ts';
import type { Instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { type Subject, subjectOf } from './subject.ts';

export const WATCHED_KINDS = ['horse', 'jockey', 'trainer', 'search'] as const;

export type WatchedKind = (typeof WATCHED_KINDS)[number];

/** Whom or what a member watches: a horse, a jockey, a trainer, or a saved search of their own by its name. */
export interface Watched extends Pick<Subject, 'key' | 'name'> {
  readonly kind: WatchedKind;
  /** When it was put on the list. */
  readonly since: Instant;
}

/** As it is sent: a horse by key or name, a person or a search by name. */
export interface RequestedWatch {
  readonly kind: WatchedKind;
  readonly key: string;
  /** Of a horse, as the screen spells it; null: as the key says. */
  readonly name: string | null;
}

/** On a member's list. */
export const MOST_WATCHED = 500;

/** Under this name a member's list is changed, one change after the other. */
export const watchLock = (memberId: MemberId): string => `watch:${memberId}`;

/** What is watched, by what the product knows it by. Refuses what `subjectOf` refuses. */
export function watchedSubject({ kind, key, name }: RequestedWatch): Omit<Watched, 'since'> {
  if (kind === 'search') return { kind, key, name: key };
  const subject = subjectOf({ kind, key, name });
  return { kind, key: subject.key, name: subject.name };
}

/** Refuses ('conflict', `notebook.full-watch-list`) one more than `MOST_WATCHED`. */
export function refuseFullList(count: number): void {
  if (count < MOST_WATCHED) return;
  throw new Refusal(
    'conflict',
    'notebook.full-watch-list',
    `You watch ${MOST_WATCHED}. Take one off your list to watch another.`,
  );
}
