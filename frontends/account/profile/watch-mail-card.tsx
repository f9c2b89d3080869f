import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, useAct } from '#api/api.ts';
import { MailChoice } from './mail-choice.tsx';

const mailQuery = ask('GET /api/watch/mail');

/** Mails about the member's watch list. */
export function WatchMailCard() {
  const client = useQueryClient();
  const { data } = useQuery(mailQuery);
  const choosing = useAct({
    mutationFn: (isWanted: boolean) => call('PUT /api/watch/mail', { body: { isWanted } }),
    onSuccess: (choice) => client.setQueryData(mailQuery.queryKey, choice),
  });
  return (
    <MailChoice
      title="Your watch list by mail"
      label="Mail me when a new card has horses from my watch list"
      note="One mail a card. None while your book is paused."
      choice={data}
      choosing={choosing}
    />
  );
}
