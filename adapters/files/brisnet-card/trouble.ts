import type { PlaceInFile } from '#core/card/brought-card.ts';
import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a card file; the code of the refusal is `card.file-…`. */
export type FileTrouble =
  | 'missing'
  | 'unreadable'
  | 'too-large'
  | 'empty'
  | 'not-text'
  | 'cut'
  | 'width'
  | 'field'
  | 'order'
  | 'mixed'
  | 'track';

export interface Where {
  readonly fileName: string;
  readonly line?: number;
  readonly field?: PlaceInFile['field'];
}

/** A refusal that names the file, and the line and field where there is one. */
export function fileRefusal(trouble: FileTrouble, where: Where, sentence: string): Refusal {
  const { fileName, line, field } = where;
  const place = [
    fileName,
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(field === undefined ? [] : [`field ${field.number} (${field.name})`]),
  ].join(', ');
  return new Refusal(
    trouble === 'missing' ? 'not-found' : 'invalid',
    `card.file-${trouble}`,
    `${place}: ${sentence}`,
  );
}
