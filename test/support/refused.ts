import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';

/** The refusal that the work ends in; a work that ends well, or in a bug, fails the test. */
export async function refused(work: Promise<unknown>): Promise<Refusal> {
  const end = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (end instanceof Refusal) return end;
  if (end !== null) throw end;
  return assert.unreachable('nothing was refused') as never;
}

/** The code of the refusal that the work ends in. */
export const codeOf = async (work: Promise<unknown>): Promise<string> => (await refused(work)).code;

/** The refusal of work that nobody waits for; as `refused`. */
export function refusalOf(work: () => unknown): Refusal {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return assert.unreachable('nothing was refused') as never;
}
