import type { CarryOutRequest } from '#core/operations/use-cases/run-command.ts';
import { carryOutActId } from '../wiring/administration.ts';
import type { Get } from '../wiring/provide.ts';

const SUBJECT_LIMIT = 200;

const ofOperators = new WeakSet<object>();

function subjectOf(words: readonly unknown[]): string | null {
  const texts = words.filter((word) => typeof word === 'string');
  return texts.length === 0 ? null : texts.join(' ').slice(0, SUBJECT_LIMIT);
}

/** A command's act as the operator's: in one unit of work with its entry in the audit log, unless it keeps its own. */
export function asOperator<Words extends unknown[], Done>(
  get: Get,
  command: string,
  act: (...words: Words) => Promise<Done>,
  request: CarryOutRequest = {},
): (...words: Words) => Promise<Done> {
  const named = { by: null, name: `racing-cli ${command}`, requestId: null };
  const carriedOut = (...words: Words): Promise<Done> =>
    get(carryOutActId)({ ...named, subject: subjectOf(words) }, () => act(...words), request);
  ofOperators.add(carriedOut);
  return carriedOut;
}

/** Whether the act is an operator's already. */
export const isOfOperator = (act: object): boolean => ofOperators.has(act);
