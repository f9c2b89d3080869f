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
