import type { MemberId } from '../accounts/member.ts';
import type { Instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isThatHorse, isThatPerson, type Subject, subjectOf } from './subject.ts';

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

/**
 * What of a list a request means: what the list has under the very key that was sent, else what `watchedSubject` reads, else
 * the only horse or person it can be. Null when it is not on the list. Refuses what `watchedSubject` refuses.
 */
export function onList<Listed extends Pick<Watched, 'kind' | 'key' | 'name'>>(
  list: readonly Listed[],
  request: RequestedWatch,
): Listed | null {
  const { kind, key } = request;
  const ofKind = list.filter((watched) => watched.kind === kind);
  const sent = ofKind.find((watched) => watched.key === key);
  if (sent !== undefined || kind === 'search') return sent ?? null;
  const subject = watchedSubject(request);
  const same = ofKind.find((watched) => watched.key === subject.key);
  if (same !== undefined) return same;
  const [only, second] = watchedAs(ofKind, { kind, key });
  return second === undefined ? (only ?? null) : null;
}

/** Those of a list that can be a horse of that key or name, or a person of that name, or are that saved search. */
export const watchedAs = <Listed extends Pick<Watched, 'kind' | 'key' | 'name'>>(
  list: readonly Listed[],
  { kind, key }: Pick<RequestedWatch, 'kind' | 'key'>,
): readonly Listed[] =>
  list.filter((watched) => {
    if (kind === 'search') return watched.kind === kind && watched.key === key;
    return kind === 'horse' ? isThatHorse(watched, key) : isThatPerson(watched, kind, key);
  });

/** Refuses ('conflict', `notebook.full-watch-list`) one more than `MOST_WATCHED`. */
export function refuseFullList(count: number): void {
  if (count < MOST_WATCHED) return;
  throw new Refusal(
    'conflict',
    'notebook.full-watch-list',
    `You watch ${MOST_WATCHED}. Take one off your list to watch another.`,
  );
}
