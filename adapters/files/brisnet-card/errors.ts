import { Refusal } from '#core/kernel/refusal.ts';
import { placeText, type Where } from '../csv/errors.ts';

/** What can be wrong with a card file; the code of the refusal is `card.file-…`. */
export type FileError =
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
export const fileRefusal = (fileError: FileError, where: Where, sentence: string): Refusal =>
  new Refusal(
    fileError === 'missing' ? 'not-found' : 'invalid',
    `card.file-${fileError}`,
    `${placeText(where)}: ${sentence}`,
  );
