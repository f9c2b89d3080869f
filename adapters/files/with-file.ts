import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with a file before its content is looked at. */
export type FileProblem = 'missing' | 'unreadable' | 'too-large';

/** What a reader accepts, and how it refuses anything else. */
export interface FileRules {
  readonly mostBytes: number;
  /** `it is far larger than any card.` */
  readonly tooLarge: string;
  refusal(problem: FileProblem, fileName: string, sentence: string): Refusal;
}

const MISSING = new Set(['ENOENT', 'ENOTDIR']);
const DENIED = new Set(['EACCES', 'EPERM']);

/** The refusal of a failed system call; null for any other error. */
export function failureOf(error: unknown, fileName: string, { refusal }: FileRules): Refusal | null {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return null;
  const code = String(error.code);
  if (MISSING.has(code)) return refusal('missing', fileName, 'file not found.');
  if (DENIED.has(code)) return refusal('unreadable', fileName, 'permission denied.');
  return refusal('unreadable', fileName, `it cannot be read (${code}).`);
}

/** Opens the file at `path` for the work; refuses a missing, unreadable or too large file and a folder. */
export async function withFile<T>(
  path: string,
  rules: FileRules,
  work: (file: FileHandle, fileName: string) => Promise<T>,
): Promise<T> {
  const fileName = basename(path);
  try {
    const found = await stat(path);
    if (!found.isFile()) throw rules.refusal('unreadable', fileName, 'not a regular file.');
    if (found.size > rules.mostBytes) throw rules.refusal('too-large', fileName, rules.tooLarge);
    const file = await open(path, 'r');
    try {
      return await work(file, fileName);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw failureOf(error, fileName, rules) ?? error;
  }
}

export const bytesOfFile = (path: string, rules: FileRules): Promise<Uint8Array> =>
  withFile(path, rules, (file) => file.readFile());
