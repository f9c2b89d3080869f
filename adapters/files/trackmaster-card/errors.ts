import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a card of TrackMaster; the code of the refusal is `card.file-…`, as of any card file. */
export type FileError =
  | 'missing'
  | 'unreadable'
  | 'too-large'
  | 'empty'
  | 'kind'
  | 'field'
  | 'order'
  | 'mixed';

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
