import { Refusal } from '#core/kernel/refusal.ts';
import type { FileProblem } from '../with-file.ts';

export const MEGABYTE = 1024 * 1024;

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

/** Refuses a file that is larger unpacked than `mostBytes`. */
export function tooLargeUnpacked(fileName: string, member: string, mostBytes: number): Refusal {
  const sentence = `unpacked it is larger than ${Math.round(mostBytes / MEGABYTE)} MiB.`;
  return zipRefusal('member-too-large', fileName, sentence, member);
}

/** Whether the operating system failed, which is not the zip's fault. */
export const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** How much of a name is shown to people. */
const NAME_SHOWN = 120;

/** A zip member's name as shown to people: shortened, with unprintable characters replaced. */
export function memberPlace(fileName: string, member: string): string {
  const printable = member.replace(/\p{C}/gu, '?');
  const short = printable.length > NAME_SHOWN ? `${printable.slice(0, NAME_SHOWN)}…` : printable;
  return `${fileName}, ${short}`;
}
