import { Refusal, type RefusalKind } from '../kernel/refusal.ts';
import { plainLine } from './plain-line.ts';

/** What went wrong in a run: its code and a sentence for people. */
export interface Failure {
  readonly code: string;
  readonly sentence: string;
  /** Of a refusal; null for an incomplete answer and for a defect in the program. */
  readonly kind: RefusalKind | null;
}

const LONGEST_SENTENCE = 500;

export const makeFailure = (code: string, sentence: string, kind: RefusalKind | null = null): Failure => ({
  code,
  sentence: plainLine(sentence, LONGEST_SENTENCE),
  kind,
});

const DEFECT = 'Internal error. See the log.';

/** The failure of a thrown error. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Refusal
    ? makeFailure(error.code, error.message, error.kind)
    : makeFailure('operations.defect', DEFECT);

/** The failure as a refusal; 'unavailable' when it was none. */
export const refusalOf = ({ kind, code, sentence }: Failure): Refusal =>
  new Refusal(kind ?? 'unavailable', code, sentence);
