import type { Digest } from '../../kernel/functions.ts';
import { makePackCheck, type PackChecked } from '../pack/pack-check.ts';

export interface CheckEvidenceRequest {
  /** A hash that somebody wrote down: some line of the chain must have it. */
  readonly known?: string;
}

/** Rows of a pack, each with the newline it was written with; the last one may lack it when it was cut. */
export type PackLines = AsyncIterable<string>;

const withoutNewline = (line: string): string => (line.endsWith('\n') ? line.slice(0, -1) : `${line}\u0000`);

/** Checks an evidence pack, whichever way it comes, and stops at the first row that is wrong. */
export const makeCheckEvidence = ({ digest }: { readonly digest: Digest }) =>
  async function checkEvidence(lines: PackLines, request: CheckEvidenceRequest = {}): Promise<PackChecked> {
    const check = makePackCheck(digest, request);
    for await (const line of lines) if (!check.take(withoutNewline(line))) break;
    return check.end();
  };

export type CheckEvidence = ReturnType<typeof makeCheckEvidence>;
