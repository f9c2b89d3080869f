import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sentenceOf } from '#api/api.ts';
import { myTracksQuery, toasts, useKnownMember } from '#frame/frame.ts';

const { queryKey } = myTracksQuery;
const mutationKey = ['my-tracks'] as const;

/** Saves the member's tracks, one change at a time; a change shows at once and is rolled back if saving fails. */
function useSave() {
  const client = useQueryClient();
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  return useMutation({
    mutationKey,
    scope: { id: 'my-tracks' },
    mutationFn: (mine: readonly string[]) => call('PUT /api/my/tracks', { body: { mine: [...mine] } }),
    onMutate: async (mine) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (shown) => shown && { ...shown, mine: [...mine] });
      return before;
    },
    onError: (error, _, before) => {
      if (isLast()) {
        client.setQueryData(queryKey, (shown) => shown && before && { ...shown, mine: before.mine });
        void client.invalidateQueries({ queryKey });
      }
      toasts.show({
        title: 'Couldn’t save your tracks',
        description: sentenceOf(error, 'Please try again.'),
        tone: 'error',
      });
    },
  });
}

/** The member's tracks, and how to add or remove one; empty for a visitor. */
export function useMyTracks() {
  const member = useKnownMember();
  const { data } = useQuery({ ...myTracksQuery, enabled: member !== null });
  const { mutate } = useSave();
  const mine = data?.mine ?? [];
  return {
    /** The track shown first on every device; null until it is known. */
    chosen: data?.chosen ?? null,
    mine,
    /** False while nobody is signed in or the list has not loaded. */
    canChange: data !== undefined && data !== null,
    toggle: (slug: string) =>
      mutate(mine.includes(slug) ? mine.filter((chosen) => chosen !== slug) : [...mine, slug]),
  };
}
