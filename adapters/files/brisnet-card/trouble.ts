import { Refusal } from '#core/kernel/refusal.ts';
import { placeText, type Where } from '../csv/trouble.ts';

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

/** A refusal that names the file, and the line and field where there is one. */
export const fileRefusal = (trouble: FileTrouble, where: Where, sentence: string): Refusal =>
  new Refusal(
    trouble === 'missing' ? 'not-found' : 'invalid',
    `card.file-${trouble}`,
    `${placeText(where)}: ${sentence}`,
  );
