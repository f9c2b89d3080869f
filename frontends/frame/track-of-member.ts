import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ask, call, log } from '#api/api.ts';
import { useKnownMember } from './member.ts';
import { defaultTrackSlug, rememberedTrack } from './track-choice.ts';

/** The member's chosen track and tracks of their own, as the server keeps them. */
export const myTracksQuery = {
  ...ask('GET /api/my/tracks'),
  staleTime: 15 * 60_000,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
} as const;

/** What this browser last knew of a member's choice: the member and the slug. */
const agreedKey = 'selectedTrackOfMember';

type Agreed = { readonly member: string; readonly slug: string };

/** The track a browser goes on with: its own choice, unless the member chose elsewhere since or another member used it. */
export function trackOfMember(
  chosen: string,
  member: string,
  agreed: Agreed | null,
  remembered: string | null,
): string {
  if (remembered === null) return chosen;
  if (agreed === null) return chosen === defaultTrackSlug ? remembered : chosen;
  return agreed.member === member && agreed.slug === chosen ? remembered : chosen;
}

function readAgreed(): Agreed | null {
  try {
    const [member, slug] = localStorage.getItem(agreedKey)?.split(' ') ?? [];
    return member === undefined || slug === undefined ? null : { member, slug };
  } catch {
    return null;
  }
}

function writeAgreed({ member, slug }: Agreed): void {
  try {
    localStorage.setItem(agreedKey, `${member} ${slug}`);
  } catch {
    // A browser that forbids storage asks the server each time.
  }
}

/** Takes over what the member chose elsewhere, or saves what this browser chose before; true once it is known, or not needed because this browser remembers a track. */
export function useTrackOfMember(): boolean {
  const member = useKnownMember();
  const { data, isLoading } = useQuery({ ...myTracksQuery, enabled: member !== null });
  const id = member?.id ?? null;
  const chosen = data?.chosen ?? null;
  const client = useQueryClient();
  useEffect(() => {
    if (id === null || chosen === null) return;
    const slug = trackOfMember(chosen, id, readAgreed(), rememberedTrack.read());
    rememberedTrack.keep(slug);
    writeAgreed({ member: id, slug: chosen });
    if (slug !== chosen) void saveChosenTrack(client, slug, id);
  }, [client, id, chosen]);
  const { onChange, read } = rememberedTrack;
  const isRemembered = useSyncExternalStore(onChange, read, read) !== null;
  return isRemembered || (!isLoading && !data);
}

/** Keeps the choice with the member; without a connection this browser alone remembers it. */
export async function saveChosenTrack(client: QueryClient, slug: string, member: string): Promise<void> {
  try {
    const saved = await call('PUT /api/my/tracks', { body: { chosen: slug } });
    writeAgreed({ member, slug: saved.chosen });
    client.setQueryData(myTracksQuery.queryKey, (shown) =>
      shown ? { ...shown, chosen: saved.chosen } : saved,
    );
  } catch (error) {
    log.debug(`Could not save ${slug} as the chosen track`, error);
  }
}
