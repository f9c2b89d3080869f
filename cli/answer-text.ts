import type { AnswerParts } from '#core/assistant/shown/answer-parts.ts';
import type { AnswerTable } from '#core/assistant/shown/answer-table.ts';
import { toIso } from '#core/kernel/instant.ts';
import { tableLines } from './table.ts';

const LEFT: ReadonlySet<string> = new Set(['text', 'cloth', 'race']);

const linesOf = ({ columns, rows }: AnswerTable): readonly string[] =>
  tableLines(
    columns.map(
      ({ title, kind }, index) =>
        [
          title,
          LEFT.has(kind) ? 'left' : 'right',
          (row: AnswerTable['rows'][number]) => row[index] ?? null,
        ] as const,
    ),
    rows,
  );

/** An answer with its tables aligned, the moment it was known and its source. */
export const answerText = ({ lead, tables, note, at: instant, source }: AnswerParts): string =>
  [lead, ...tables.flatMap(linesOf), note, `As of ${toIso(instant)}. Source: ${source}.`]
    .filter((part) => part !== '')
    .join('\n');
