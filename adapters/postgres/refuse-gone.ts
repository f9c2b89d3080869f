import { Refusal } from '#core/kernel/refusal.ts';
import { violatedConstraint } from './violated-constraint.ts';

/** For writes that need a member: refuses ('signed-out') where one of these constraints says that the account is gone. */
export const refuseGone =
  (...constraints: readonly string[]) =>
  (error: unknown): never => {
    if (!constraints.includes(violatedConstraint(error) ?? '')) throw error;
    throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.', { cause: error });
  };
