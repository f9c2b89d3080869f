import { Alert, Card, count, Provenance, Sourced } from '#kit/kit.ts';
import type { Book } from './my-book.ts';
import { isFew, isMixed, perDollar, rangeText, sampleText, settledDollars } from './my-book.ts';

/** What the tickets of a book came to, and the results they were settled by. */
export function Figures({ book: { record, tickets: written, settledBy } }: { readonly book: Book }) {
  const { tickets, stakedCents, returnedCents, returnPerDollar, longestLosingRun } = record;
  const facts = [
    { name: 'Tickets', value: count(tickets), note: null },
    { name: 'Staked', value: settledDollars(record, stakedCents), note: 'on settled tickets' },
    { name: 'Returned', value: settledDollars(record, returnedCents), note: null },
    {
      name: 'Return per $1',
      value: perDollar(returnPerDollar),
      note: rangeText(record),
      isSmall: isFew(record),
    },
    { name: 'Longest losing run', value: count(longestLosingRun), note: 'tickets in a row, by post time' },
  ];
  return (
    <Card title="What my tickets came to">
      <Sourced from={settledBy} says="Counted from your tickets">
        <dl className="book-figures">
          {facts.map(({ name, value, note, isSmall = false }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {isSmall ? <span className="small muted">{value}</span> : value}{' '}
                {note !== null && <span className="small muted">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Sourced>
      <p>
        {sampleText(record)}
        {isMixed(written) && ' Paper and real together; split them below.'}
      </p>
      {settledBy === null ? (
        <Provenance state="missing" source="No results for these tickets yet" />
      ) : (
        <Provenance source={`settled by: ${settledBy.source}`} at={settledBy.at} withDay />
      )}
    </Card>
  );
}

/** What a few tickets cannot say. */
export function FewTickets({ settled }: { readonly settled: number }) {
  if (!(settled > 0 && settled < 100)) return null;
  return (
    <Alert tone="info">
      {count(settled)} settled {settled === 1 ? 'ticket says' : 'tickets say'} little: luck moves the return
      more than skill does.
    </Alert>
  );
}
