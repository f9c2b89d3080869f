import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, sentenceOf, useAct } from '#api/api.ts';
import { Alert, Card, Checkbox } from '#kit/kit.ts';

const mailQuery = ask('GET /api/watch/mail');

/** Mails about the member's watch list, on or off; nothing where this site sends no mail. */
export function WatchMailCard() {
  const client = useQueryClient();
  const { data } = useQuery(mailQuery);
  const choosing = useAct({
    mutationFn: (isWanted: boolean) => call('PUT /api/watch/mail', { body: { isWanted } }),
    onSuccess: (choice) => client.setQueryData(mailQuery.queryKey, choice),
  });
  if (!data?.isSent) return null;
  return (
    <Card title="Your watch list by mail">
      <Checkbox
        label="Mail me when a new card has horses from my watch list"
        checked={data.isWanted}
        disabled={choosing.isPending}
        onChange={({ target }) => choosing.mutate(target.checked)}
      />
      <p className="small muted">One mail a card. None while your book is paused.</p>
      {choosing.error && (
        <Alert tone="error">{sentenceOf(choosing.error, 'The choice could not be saved.')}</Alert>
      )}
    </Card>
  );
}
