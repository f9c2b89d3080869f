import type { RunCommandOptions } from '#core/operations/use-cases/run-command.ts';
import type { Get } from '../wiring/provide.ts';

const SUBJECT_LIMIT = 200;

function subjectOf(words: readonly unknown[]): string | null {
  const texts = words.filter((word) => typeof word === 'string');
  return texts.length === 0 ? null : texts.join(' ').slice(0, SUBJECT_LIMIT);
}

/** What a command line runs; `access` says whether it may change something. */
export type AppCommand<Words extends unknown[], Done> = ((...words: Words) => Promise<Done>) & {
  readonly access: 'read' | 'write';
};

/** The commands of one room. Each says whether it reads or writes. */
export const commands = <Part extends Readonly<Record<string, Pick<AppCommand<never, never>, 'access'>>>>(
  part: Part,
): Part => part;

/** A command that only looks or computes. */
export const reads = <Words extends unknown[], Done>(
  run: (...words: Words) => Promise<Done>,
): AppCommand<Words, Done> => Object.assign((...words: Words) => run(...words), { access: 'read' as const });

/**
 * A command that changes something: it runs as the operator's, in one unit of work with its entry in the audit log
 * unless it has units of its own. `name` is its command line.
 */
export function writes<Words extends unknown[], Done>(
  get: Get,
  name: string,
  run: (...words: Words) => Promise<Done>,
  options: RunCommandOptions = {},
): AppCommand<Words, Done> {
  const act = { by: null, name: `racing-cli ${name}`, requestId: null };
  const audited = (...words: Words): Promise<Done> =>
    get('runCommand')({ ...act, subject: subjectOf(words) }, () => run(...words), options);
  return Object.assign(audited, { access: 'write' as const });
}
