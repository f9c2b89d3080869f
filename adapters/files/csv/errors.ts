import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with an imported table; the code of the refusal is `results.file-…`. */
export type TableError =
  | 'missing'
  | 'unreadable'
  | 'too-large'
  | 'empty'
  | 'not-text'
  | 'cut'
  | 'width'
  | 'field'
  | 'order';

/** Line and field counted from 1. */
export interface Where {
  readonly fileName: string;
  readonly line?: number;
  readonly field?: { readonly number: number; readonly name: string };
}

/** A place as people read it: `horse_ids.csv, line 7, field 7 (finishing_place)`. */
export function placeText({ fileName, line, field }: Where): string {
  const parts = [
    fileName,
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(field === undefined ? [] : [`field ${field.number} (${field.name})`]),
  ];
  return parts.join(', ');
}

/** A refusal that names the file, and the line and field where there is one. */
export const tableRefusal = (tableError: TableError, where: Where, sentence: string): Refusal =>
  new Refusal(
    tableError === 'missing' ? 'not-found' : 'invalid',
    `results.file-${tableError}`,
    `${placeText(where)}: ${sentence}`,
  );
