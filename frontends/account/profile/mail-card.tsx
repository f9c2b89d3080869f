import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, useAct } from '#api/api.ts';
import { MailChoice } from './mail-choice.tsx';

/** The mails a member can choose: about the watch list, and about how a card went. */
const mails = {
  watch: {
    query: ask('GET /api/watch/mail'),
    save: (isWanted: boolean) => call('PUT /api/watch/mail', { body: { isWanted } }),
    title: 'Your watch list by mail',
    label: 'Mail me when a new card has horses from my watch list',
    note: 'One mail a card. None while your book is paused.',
  },
  day: {
    query: ask('GET /api/day-mail'),
    save: (isWanted: boolean) => call('PUT /api/day-mail', { body: { isWanted } }),
    title: 'How the day went by mail',
    label: 'Mail me our sealed picks and their results after the last race',
    note: 'One mail for each card at your default track and the tracks you list first, with a link that stops them. None while your book is paused.',
  },
} as const;

/** One of those mails, on or off. */
export function MailCard({ kind }: { readonly kind: keyof typeof mails }) {
  const { query, save, ...texts } = mails[kind];
  const client = useQueryClient();
  const { data } = useQuery<{ readonly isWanted: boolean; readonly isSent: boolean } | null>(query);
  const choosing = useAct({
    mutationFn: save,
    onSuccess: (choice) => client.setQueryData(query.queryKey, choice),
  });
  return <MailChoice {...texts} choice={data} choosing={choosing} />;
}
