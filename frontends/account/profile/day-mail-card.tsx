import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, useAct } from '#api/api.ts';
import { MailChoice } from './mail-choice.tsx';

const mailQuery = ask('GET /api/day-mail');

/** Mails about how a card went. */
export function DayMailCard() {
  const client = useQueryClient();
  const { data } = useQuery(mailQuery);
  const choosing = useAct({
    mutationFn: (isWanted: boolean) => call('PUT /api/day-mail', { body: { isWanted } }),
    onSuccess: (choice) => client.setQueryData(mailQuery.queryKey, choice),
  });
  return (
    <MailChoice
      title="How the day went by mail"
      label="Mail me our sealed picks and their results after the last race"
      note="One mail for each card of your chosen track and my tracks, with a link that stops them. None while your book is paused."
      choice={data}
      choosing={choosing}
    />
  );
}
