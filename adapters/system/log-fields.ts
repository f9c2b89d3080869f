import { AsyncLocalStorage } from 'node:async_hooks';
import type { OutsideTransaction, WithLogFields } from '#core/kernel/functions.ts';

const current = new AsyncLocalStorage<Readonly<Record<string, string>>>();

/** Fields that every log line written now carries, such as the id of the request the work is done for. */
export const logFields = (): Readonly<Record<string, string>> => current.getStore() ?? {};

/** Adds fields to those of the work around it. */
export const withLogFields: WithLogFields = (fields, work) =>
  current.run({ ...current.getStore(), ...fields }, work);

/** Leaves everything else of the current work behind, its transaction for one, and takes its log fields along. */
export const withSameLogFields =
  (outside: OutsideTransaction): OutsideTransaction =>
  (work) => {
    const fields = logFields();
    return outside(() => current.run(fields, work));
  };
