import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with an XML card, or with a card file before its format is known; the refusal code is `card.file-…`. */
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

/** A refusal that names the file, plus the line and element if known. */
export const fileRefusal = (fileError: FileError, where: Where, sentence: string): Refusal =>
  new Refusal(
    fileError === 'missing' ? 'not-found' : 'invalid',
    `card.file-${fileError}`,
    `${placeText(where)}: ${sentence}`,
  );
