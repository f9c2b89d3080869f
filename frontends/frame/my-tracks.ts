import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sentenceOf, useAct } from '#api/api.ts';
import { useMember } from './member.ts';
import { toasts } from './toasts.ts';
import { myTracksQuery } from './track-of-member.ts';

/** The member's own tracks, and how one is added or taken out; none for a visitor. */
export function useMyTracks() {
  const client = useQueryClient();
  const { member } = useMember();
  const { data } = useQuery({ ...myTracksQuery, enabled: member !== null });
  const mine = data?.mine ?? [];
  const save = useAct({
    mutationFn: (next: readonly string[]) => call('PUT /api/my/tracks', { body: { mine: [...next] } }),
    onSuccess: (saved) => client.setQueryData(myTracksQuery.queryKey, saved),
    onError: (error) =>
      toasts.show({
        title: 'Couldn’t save your tracks',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'error',
      }),
  });
  return {
    /** The track shown first on every device; null until it is known. */
    chosen: data?.chosen ?? null,
    mine,
    isSaving: save.isPending,
    /** Nobody is signed in, or the list has not come. */
    canChange: data !== undefined && data !== null,
    toggle: (slug: string) =>
      save.mutate(mine.includes(slug) ? mine.filter((own) => own !== slug) : [...mine, slug]),
  };
}
