import { useQuery } from '@tanstack/react-query';
import type { Member } from '#api/api.ts';
import { HttpError, sessionQuery } from '#api/api.ts';

/** Who is signed in. Signed in means: there is a member and no refusal; an unreachable server is not a refusal. */
export function useMember(): {
  readonly member: Member | null;
  readonly isSignedIn: boolean;
  readonly isPending: boolean;
} {
  const { data, error, isPending } = useQuery(sessionQuery);
  const member = data ?? null;
  return { member, isSignedIn: member !== null && !(error instanceof HttpError), isPending };
}

/** The member, if the page already knows; sends no request, so screens for visitors can use it too. */
export function useKnownMember(): Member | null {
  return useQuery({ ...sessionQuery, enabled: false }).data ?? null;
}
