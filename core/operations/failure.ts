import { Refusal, type RefusalKind } from '../kernel/refusal.ts';
import { plainLine } from './plain-line.ts';

/** What went wrong in a run: its code and a sentence for people. */
export interface Failure {
  readonly code: string;
  readonly sentence: string;
  /** Of a refusal; null for what is missing from an answer, and for a defect of the program. */
  readonly kind: RefusalKind | null;
}

const LONGEST_SENTENCE = 500;

export const fault = (code: string, sentence: string, kind: RefusalKind | null = null): Failure => ({
  code,
  sentence: plainLine(sentence, LONGEST_SENTENCE),
  kind,
});

const DEFECT = 'This is a defect of the program; its log says more.';

/** What was thrown, as a fault. */
export const failureOf = (error: unknown): Failure =>
  error instanceof Refusal
    ? fault(error.code, error.message, error.kind)
    : fault('operations.defect', DEFECT);

/** The fault as the refusal it was; 'unavailable' for one that was none. */
export const refusalOf = ({ kind, code, sentence }: Failure): Refusal =>
  new Refusal(kind ?? 'unavailable', code, sentence);
