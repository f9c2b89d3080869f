import { memo } from 'react';
import { classNames } from '#kit/kit.ts';
import { racesOn } from './booklet.ts';
import type { Page, Piece } from './pages.ts';
import { pageRows, pieceRows } from './pages.ts';
import type { Row } from './rows.ts';

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <pre className="paper-rows">
      {rows.flatMap((row, place) => [
        ...row.map((piece, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change their order
          typeof piece === 'string' ? piece : <b key={`${place} ${index}`}>{piece.strong}</b>,
        ),
        '\n',
      ])}
    </pre>
  );
}

const levels = { day: 'h2', race: 'h2', horse: 'h3' } as const;

/** A title and its rows; where a block goes on from the page before, it says so. */
function PieceOnPaper({ piece }: { readonly piece: Piece }) {
  const { size, cloth, name, isOut, notes, aside } = piece.block.title;
  const Title = levels[size];
  return (
    <section className={classNames('paper-piece', `paper-${size}`)}>
      <Title className="paper-title">
        {cloth !== null && <span className="paper-cloth">{cloth}</span>}
        <span className="paper-name">{isOut ? <s>{name}</s> : name}</span>
        <span className="paper-notes">
          {[notes, piece.from > 0 && 'continued'].filter(Boolean).join(' · ')}
        </span>
        <span className="paper-aside">{aside}</span>
      </Title>
      <Rows rows={pieceRows(piece)} />
    </section>
  );
}

/** Rows from one ruled line to the next. */
const rowsOfLine = 2;

/** What is left of the last page, ruled for notes; nothing where it is next to nothing. */
function Notes({ rows }: { readonly rows: number }) {
  const lines = Math.floor(rows / rowsOfLine) - 1;
  if (lines < 2) return null;
  return (
    <div className="paper-notes-room">
      <p>Notes</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have no other name
        <hr key={line} />
      ))}
    </div>
  );
}

type SheetProps = {
  readonly page: Page;
  readonly number: number;
  readonly count: number;
  readonly head: string;
};

function Sheet({ page, number, count, head }: SheetProps) {
  return (
    <article className="paper-sheet" aria-label={`Page ${number} of ${count}`}>
      <p className="paper-head">
        <span>{head}</span>
        <span>{[racesOn(page), `page ${number} of ${count}`].filter(Boolean).join(' · ')}</span>
      </p>
      {page.pieces.map((piece) => (
        <PieceOnPaper key={`${piece.block.key} ${piece.from}`} piece={piece} />
      ))}
      {number === count && <Notes rows={pageRows - page.used - 1} />}
    </article>
  );
}

/** The pages of a booklet as sheets of letter paper, one below the other; on paper one page each. */
export const Sheets = memo(function Sheets({
  pages,
  head,
}: {
  readonly pages: readonly Page[];
  readonly head: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: paper is wider than a phone, so that it is scrolled, by keys too
    <section className="paper" aria-label="The booklet" tabIndex={0}>
      {pages.map((page, index) => (
        <Sheet
          key={page.pieces[0]?.block.key ?? index}
          page={page}
          number={index + 1}
          count={pages.length}
          head={head}
        />
      ))}
    </section>
  );
});
