import { useState } from 'react';
import { Link } from '#frame/frame.ts';
import { useKeptHere } from '#frame/tickets/tickets.ts';
import { Button, links } from '#kit/kit.ts';
import type { Draft } from '../tickets/desk/marks.ts';
import { emptyDraft, withMark } from '../tickets/desk/marks.ts';
import type { MyLine } from './use-my-line.ts';

type ToDeskProps = {
  readonly line: MyLine;
  readonly owner: string;
  readonly slug: string;
  readonly day: string;
};

const marks = { BET: 'a', WATCH: 'b' } as const;

/** Marks the horses that are worth a bet by the member's line on the ticket desk, BET as A and WATCH as B, and has it build by the line. */
export function ToDesk({ line, owner, slug, day }: ToDeskProps) {
  const [draft, setDraft] = useKeptHere('ticket-desk', owner, emptyDraft);
  const [isMarked, setMarked] = useState(false);
  const wanted = line.rows.flatMap(({ interest, verdict }) =>
    verdict === 'BET' || verdict === 'WATCH' ? [{ interest, mark: marks[verdict] }] : [],
  );
  if (wanted.length === 0)
    return <p className="small muted">By your line no horse is a BET or a WATCH: nothing to mark.</p>;
  function mark(): void {
    const byMyLine: Draft = { ...draft, chancesOf: 'mine' };
    setDraft(
      wanted.reduce((marked, horse) => withMark(marked, line.raceId, horse.interest, horse.mark), byMyLine),
    );
    setMarked(true);
  }
  return (
    <p className="row">
      <Button onClick={mark}>Mark BET as A and WATCH as B on the ticket desk</Button>
      {isMarked && (
        <span role="status">
          Marked, and tickets are built by your line.{' '}
          <Link href={links.race(slug, day, line.raceNumber, 'tickets')}>Open the ticket desk</Link>
        </span>
      )}
    </p>
  );
}
