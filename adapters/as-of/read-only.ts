import { Refusal } from '#core/kernel/refusal.ts';

/** What every write of a store refuses that shows an earlier moment. */
export async function refuseWrite(): Promise<never> {
  throw new Refusal(
    'invalid',
    'moment.read-only',
    'Nothing can be written while an earlier moment is shown.',
  );
}

/** What a read refuses whose history is not kept. */
export async function refuseUnkept(): Promise<never> {
  throw new Refusal(
    'not-found',
    'moment.not-kept',
    'What was known at that moment was not kept at that time.',
  );
}
