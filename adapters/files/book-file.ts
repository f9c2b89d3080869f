import { Refusal } from '#core/kernel/refusal.ts';
import { bytesOfFile, type FileRules } from './with-file.ts';

const RULES: FileRules = {
  mostBytes: 8_000_000,
  tooLarge: 'it is far larger than any book.',
  refusal: (problem, fileName, sentence) =>
    new Refusal(
      problem === 'missing' ? 'not-found' : 'invalid',
      `notebook.${problem}-file`,
      `${fileName}: ${sentence}`,
    ),
};

/** The text of a CSV file; refuses a missing, unreadable or too large one (`notebook.missing-file` and so on). */
export const readBookFile = async (path: string): Promise<string> =>
  new TextDecoder().decode(await bytesOfFile(path, RULES));
