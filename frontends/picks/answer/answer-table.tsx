import { Link } from '#frame/frame.ts';
import { links, SaddleCloth, Sentence } from '#kit/kit.ts';
import type { AnswerTable, CellKind, Parts } from './parts-of-answer.ts';
import { isNumeric } from './parts-of-answer.ts';

type CellProps = {
  readonly kind: CellKind | undefined;
  readonly text: string | null | undefined;
  readonly card: Parts['card'];
};

function Cell({ kind, text, card }: CellProps) {
  if (text === null || text === undefined || text === '') return '–';
  if (kind === 'cloth') return <SaddleCloth number={text} />;
  if (kind === 'race' && /^\d+$/.test(text) && card.track !== '' && card.day !== '') {
    return <Link href={links.race(card.track, card.day, Number(text))}>{text}</Link>;
  }
  return <Sentence text={text} />;
}

const sideOf = (kind: CellKind | undefined) => (kind && isNumeric(kind) ? 'numeric' : undefined);

/** A table of an answer: cells as they are printed in its text. */
export function TableOfAnswer({
  table,
  card,
}: {
  readonly table: AnswerTable;
  readonly card: Parts['card'];
}) {
  const { caption, columns, rows } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="answer-table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, kind }) => (
              <th key={title} scope="col" className={sideOf(kind)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
            <tr key={row}>
              {columns.map(({ title, kind }, index) => (
                <td key={title} className={sideOf(kind)}>
                  <Cell kind={kind} text={cells[index]} card={card} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
