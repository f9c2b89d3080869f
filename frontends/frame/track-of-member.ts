import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { ask, call, log } from '#api/api.ts';
import { useKnownMember } from './member.ts';
import { defaultTrackSlug, rememberedTrack } from './track-choice.ts';

/** The member's chosen track and saved tracks, as stored on the server. */
export const myTracksQuery = {
  ...ask('GET /api/my/tracks'),
  staleTime: 15 * 60_000,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
} as const;

const knownKey = 'selectedTrackOfMember';

/** A member's last choice made or seen in this browser; `isSaved` once the server has confirmed it. */
type KnownChoice = { readonly member: string; readonly slug: string; readonly isSaved: boolean };

/** The track this browser shows: its own choice, unless the member has since chosen elsewhere or another member used it. */
export function trackOfMember(
  chosen: string,
  member: string,
  known: KnownChoice | null,
  remembered: string | null,
): string {
  if (remembered === null) return chosen;
  if (known === null) return chosen === defaultTrackSlug ? remembered : chosen;
  const isOfMember = known.member === member;
  return isOfMember && (!known.isSaved || known.slug === chosen) ? remembered : chosen;
}

let unstored: KnownChoice | null = null;

const knownChoice = {
  read(): KnownChoice | null {
    try {
      const [member, slug, state] = localStorage.getItem(knownKey)?.split(' ') ?? [];
      if (member === undefined || slug === undefined) return null;
      return { member, slug, isSaved: state !== 'unsaved' };
    } catch {
      return unstored;
    }
  },
  keep(choice: KnownChoice): void {
    unstored = choice;
    try {
      const state = choice.isSaved ? 'saved' : 'unsaved';
      localStorage.setItem(knownKey, `${choice.member} ${choice.slug} ${state}`);
    } catch {
      // Storage is blocked: it is remembered for this visit only.
    }
  },
};

/** Adopts the track chosen on another device, or saves the one chosen earlier in this browser. */
export function followMember(client: QueryClient, chosen: string, member: string): void {
  const slug = trackOfMember(chosen, member, knownChoice.read(), rememberedTrack.read());
  rememberedTrack.keep(slug);
  if (slug === chosen) knownChoice.keep({ member, slug, isSaved: true });
  else void saveChosenTrack(client, slug, member);
}

/** Follows the member's choice; true once it is known, or not needed because this browser remembers a track. */
export function useTrackOfMember(): boolean {
  const member = useKnownMember();
  const { data, isLoading } = useQuery({ ...myTracksQuery, enabled: member !== null });
  const id = member?.id ?? null;
  const chosen = data?.chosen ?? null;
  const client = useQueryClient();
  useLayoutEffect(() => {
    if (id !== null && chosen !== null) followMember(client, chosen, id);
  }, [client, id, chosen]);
  const { onChange, read } = rememberedTrack;
  const isRemembered = useSyncExternalStore(onChange, read, read) !== null;
  return isRemembered || (!isLoading && !data);
}

let choices = 0;
let lastSaved: Promise<void> = Promise.resolve();

/**
 * Saves the choice to the member's account; if that fails, this browser remembers it and saves it on the next visit.
 * Choices are saved one at a time, and the newest wins: an older choice or an earlier read of the list cannot undo it.
 */
export function saveChosenTrack(client: QueryClient, slug: string, member: string): Promise<void> {
  choices += 1;
  const choice = choices;
  const isNewest = () => choice === choices;
  knownChoice.keep({ member, slug, isSaved: false });
  const save = async (): Promise<void> => {
    if (!isNewest()) return;
    try {
      const saved = await call('PUT /api/my/tracks', { body: { chosen: slug } });
      if (!isNewest()) return;
      knownChoice.keep({ member, slug: saved.chosen, isSaved: true });
      await client.cancelQueries({ queryKey: myTracksQuery.queryKey });
      client.setQueryData(myTracksQuery.queryKey, (shown) =>
        shown ? { ...shown, chosen: saved.chosen } : saved,
      );
    } catch (error) {
      log.debug(`Could not save ${slug} as the chosen track`, error);
    }
  };
  lastSaved = lastSaved.then(save);
  return lastSaved;
}
