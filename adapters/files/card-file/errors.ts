import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a card in XML, or before its format is known; the code of the refusal is `card.file-…`. */
export type FileError =
  | 'missing'
  | 'unreadable'
  | 'too-large'
  | 'empty'
  | 'other'
  | 'field'
  | 'order'
  | 'mixed'
  | 'track';

/** Line counted from 1, and the name of the element there. */
export interface Where {
  readonly fileName: string;
  readonly line?: number;
  readonly element?: string;
}

const placeText = ({ fileName, line, element }: Where): string =>
  [
    fileName,
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(element === undefined ? [] : [element]),
  ].join(', ');

/** A refusal that names the file, and the line and element where there is one. */
export const fileRefusal = (fileError: FileError, where: Where, sentence: string): Refusal =>
  new Refusal(
    fileError === 'missing' ? 'not-found' : 'invalid',
    `card.file-${fileError}`,
    `${placeText(where)}: ${sentence}`,
  );

/** The refusal of a good file that is no card, and that another command may take. */
export const isOtherDocument = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code === 'card.file-other';
