import type { MemberId, PublicMember } from '#core/accounts/member.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Access } from './contract/endpoint.ts';
import { makeQuestions } from './questions.ts';

export interface ActorDeps {
  readonly currentMember: (id: MemberId) => Promise<PublicMember>;
}

export interface Actors {
  /**
   * The member behind a session, as far as a row demands one. Refuses 'signed-out' and, where the row is an
   * administrator's, 'forbidden'. Reads of one moment share a look; changes and administrators' calls look themselves.
   */
  readonly admit: (access: Access, isRead: boolean, id: MemberId | null) => Promise<PublicMember>;
  /** After a change of theirs. */
  readonly forget: (id: MemberId) => void;
}

const signedOut = (): Refusal => new Refusal('signed-out', 'http.signed-out', 'Please sign in first.');

/** The code of the refusal that leads an administrator to a second factor. */
export const SECOND_FACTOR_NEEDED = 'http.second-factor-needed';

/** Refuses an administrator's call from a session that a password alone opened. */
export function refuseWeakSession(access: Access, isStrong: boolean): void {
  if (access !== 'admin' || isStrong) return;
  throw new Refusal(
    'forbidden',
    SECOND_FACTOR_NEEDED,
    'Administrators of this site need a second factor. Set one up on your profile, or sign in with it.',
  );
}

export function makeActors({ currentMember }: ActorDeps): Actors {
  const looks = makeQuestions<PublicMember>();
  return {
    admit: async (access, isRead, id) => {
      if (id === null) throw signedOut();
      const isShared = isRead && access !== 'admin';
      const member = await (isShared ? looks.join(id, () => currentMember(id)) : currentMember(id));
      if (access === 'admin' && !member.isAdmin) {
        throw new Refusal('forbidden', 'http.not-admin', 'Administrator access required.');
      }
      return member;
    },
    forget: looks.leave,
  };
}
