import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Help } from '#frame/book/book.ts';
import { HelpLine } from '#frame/book/book.ts';
import { Link, lazyPart, QueryFailure, QueryState } from '#frame/frame.ts';
import { PauseNotice, pauseEnd } from '#frame/paused/paused.ts';
import { Empty, helplines, links, withQuery } from '#kit/kit.ts';
import { FewTickets, Figures } from './figures.tsx';
import { Files } from './files.tsx';
import { LimitsForm } from './limits.tsx';
import type { Book } from './my-book.ts';
import { bookQuery } from './my-book.ts';
import { PauseForm } from './pause-form.tsx';
import { Splits, useSplit } from './splits.tsx';
import { Tickets } from './tickets.tsx';
import { WriteForm } from './write-form.tsx';

/** How the member's own lines did; fetched after the tickets. */
const LineRecord = lazyPart(async () => (await import('./line-record.tsx')).LineRecord);

type FoldProps = { readonly title: string; readonly isOpen?: boolean; readonly children: ReactNode };

/** A part of the book that is opened when it is wanted. */
function Fold({ title, isOpen = false, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details className="book-fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && children}
    </details>
  );
}

function NoTickets({ isPaused }: { readonly isPaused: boolean }) {
  return (
    <Empty title="No tickets in your book yet">
      {isPaused ? (
        'Your book is paused: tickets can be written again when the pause is over.'
      ) : (
        <>
          Add one below, press “Write in my book” on the{' '}
          <Link href={withQuery(links.races, { tab: 'tickets' })}>ticket desk</Link>, or import a CSV file.
          Each ticket is settled by the official payoffs as soon as its race is official. Start on paper: it
          costs nothing.
        </>
      )}
    </Empty>
  );
}

type BookOfProps = {
  readonly book: Book;
  /** Shown where the chosen split could not be read. */
  readonly failure: ReactNode;
};

function BookOf({ book, failure }: BookOfProps) {
  const { tickets, record, splits, care, help } = book;
  const until = pauseEnd(care.pausedUntil, Date.now());
  const isPaused = until !== null;
  const isEmpty = tickets.length === 0;
  return (
    <>
      {until !== null && (
        <PauseNotice pause={{ until, help }} locked="Your book, the ticket desk and your alerts are" />
      )}
      {isEmpty ? (
        <NoTickets isPaused={isPaused} />
      ) : (
        <>
          <Figures book={book} />
          <FewTickets settled={record.won + record.lost} />
        </>
      )}
      {!isPaused && (
        <Fold title="Add a ticket" isOpen={isEmpty}>
          <WriteForm />
        </Fold>
      )}
      {!isEmpty && <Splits splits={splits} failure={failure} />}
      <Fold title="My line against the market">
        <LineRecord />
      </Fold>
      <Fold title="Limits and pause">
        <div className="stack">
          {!isPaused && <LimitsForm care={care} />}
          <PauseForm pausedUntil={until} />
        </div>
      </Fold>
      <Fold title="Export and import">
        <Files isPaused={isPaused} />
      </Fold>
      {!isEmpty && <Tickets tickets={tickets} isPaused={isPaused} />}
    </>
  );
}

/** That most tickets lose, and whom to call; the usual line until the book names one. */
function Care({ help }: { readonly help: Help | null }) {
  const [line] = helplines;
  return (
    <p className="book-care">
      <strong>Most tickets lose.</strong>{' '}
      {help?.phone ? (
        <HelpLine help={help} />
      ) : (
        <span>
          {line.name}: <a href={line.dialed}>{line.printed}</a>
        </span>
      )}
    </p>
  );
}

/** The book, else the last one there was: another split that cannot be read leaves it on screen. */
function useLastBook(book: Book | null | undefined): Book | null | undefined {
  const [last, setLast] = useState<Book>();
  useEffect(() => {
    if (book) setLast(book);
  }, [book]);
  return book ?? last;
}

/** A member's own tickets, on paper or real, and what they came to. */
export function BookScreen() {
  const [split] = useSplit();
  const query = useQuery({ ...bookQuery(split), placeholderData: keepPreviousData });
  const last = useLastBook(query.data);
  const failure =
    query.error !== null && query.data === undefined ? (
      <QueryFailure query={query} failed="Couldn’t split your tickets this way" />
    ) : null;
  return (
    <div className="page book-screen">
      <div className="page-head">
        <div>
          <h1>My Book</h1>
          <p className="muted">
            Your tickets, on paper or real, settled by the official payoffs. For you alone.
          </p>
        </div>
      </div>
      <Care help={query.data?.help ?? null} />
      <QueryState
        query={{ ...query, data: last }}
        what="your book"
        shape="cards"
        count={3}
        whenStale={failure === null ? 'note' : 'nothing'}
      >
        {(book) => <BookOf book={book} failure={failure} />}
      </QueryState>
    </div>
  );
}
