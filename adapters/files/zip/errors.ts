import { Refusal } from '#core/kernel/refusal.ts';
import type { FileProblem } from '../with-file.ts';

/** What can be wrong with a zip file; the code of the refusal is `zip.…`. */
export type ZipError =
  | FileProblem
  | 'damaged'
  | 'empty'
  | 'too-many'
  | 'path'
  | 'locked'
  | 'packing'
  | 'twice'
  | 'member-too-large'
  | 'total-too-large';

/** A refusal that names the zip, and the file in it where there is one: `charts.zip, a/b.xml: …`. */
export function zipRefusal(zipError: ZipError, fileName: string, sentence: string, member?: string): Refusal {
  const place = member === undefined ? fileName : memberPlace(fileName, member);
  return new Refusal(
    zipError === 'missing' ? 'not-found' : 'invalid',
    `zip.${zipError}`,
    `${place}: ${sentence}`,
  );
}

/** The longest name that is repeated to people. */
const NAME_SHOWN = 120;

/** How people see a file in a zip; a name of any length and with any characters is shown shortened and printable. */
export function memberPlace(fileName: string, member: string): string {
  const printable = member.replace(/\p{C}/gu, '?');
  const short = printable.length > NAME_SHOWN ? `${printable.slice(0, NAME_SHOWN)}…` : printable;
  return `${fileName}, ${short}`;
}
