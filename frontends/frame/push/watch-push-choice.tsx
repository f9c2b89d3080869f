import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, sentenceOf, useAct } from '#api/api.ts';
import { Alert, Checkbox } from '#kit/kit.ts';

const choiceQuery = ask('GET /api/watch/push');

/** Notifications about the member's watch list on all their devices, on or off; nothing where this site sends none. */
export function WatchPushChoice() {
  const client = useQueryClient();
  const { data } = useQuery(choiceQuery);
  const choosing = useAct({
    mutationFn: (isWanted: boolean) => call('PUT /api/watch/push', { body: { isWanted } }),
    onSuccess: (choice) => client.setQueryData(choiceQuery.queryKey, choice),
  });
  if (!data?.isSent) return null;
  return (
    <>
      <Checkbox
        label="Also when a new card has horses from my watch list"
        checked={data.isWanted === true}
        aria-busy={choosing.isPending || undefined}
        onChange={({ target }) => {
          if (!choosing.isPending) choosing.mutate(target.checked);
        }}
      />
      {choosing.error && (
        <Alert tone="error">{sentenceOf(choosing.error, 'The choice could not be saved.')}</Alert>
      )}
    </>
  );
}
