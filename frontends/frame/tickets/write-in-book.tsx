import { useState } from 'react';
import type { TicketWords } from '#frame/book/book.ts';
import { Refused, useWriting } from '#frame/book/book.ts';
import { Link } from '#frame/frame.ts';
import { Alert, Button, count, links, numbered, SelectField } from '#kit/kit.ts';

const moneyChoices = [
  { value: 'paper', label: 'On paper, no money' },
  { value: 'real', label: 'Real, I played it' },
];

type WriteInBookProps = {
  readonly owner: string;
  readonly tickets: readonly TicketWords[];
};

/** Writes tickets in the member's book, on paper or as played. */
export function WriteInBook({ owner, tickets }: WriteInBookProps) {
  const [money, setMoney] = useState<TicketWords['money']>('paper');
  const { written, failureOf, isPending, write } = useWriting(owner);
  const failure = failureOf(tickets.length);
  return (
    <div className="stack">
      <div className="row">
        <SelectField
          label="Paper or real"
          choices={moneyChoices}
          value={money}
          onChange={({ target }) => setMoney(target.value === 'real' ? 'real' : 'paper')}
        />
        <Button
          tone="primary"
          busy={isPending}
          onClick={() => write(tickets.map((ticket) => ({ ...ticket, money })))}
        >
          Write {numbered(tickets.length, 'ticket')}
        </Button>
      </div>
      {failure !== null && <Refused sentence={failure} />}
      {failure === null && written !== null && (
        <Alert tone="good">
          {numbered(written.tickets, 'ticket')} in your book
          {written.unsent > 0 &&
            `, ${count(written.unsent)} of them saved on this device until you are back online`}
          . <Link href={links.book}>Open my book</Link>
        </Alert>
      )}
    </div>
  );
}
