import { Refusal } from '../../kernel/refusal.ts';
import { type PublicMember, publicMember } from '../member.ts';
import type { Passkey } from '../passkey.ts';
import type { AttemptStore, MachineClock, MemberStore } from '../ports.ts';
import type { PasskeyAnswer, PasskeyCeremonies, PasskeyStore } from '../second-factor-ports.ts';
import { type AccountLimits, addressSubject, countTry } from '../try-limit.ts';

export interface SignInWithPasskeyDeps {
  readonly members: MemberStore;
  readonly passkeys: Pick<PasskeyStore, 'find' | 'use'>;
  readonly ceremonies: Pick<PasskeyCeremonies, 'used'>;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly limits: AccountLimits;
}

const ID_LIMIT = 1_400;

const noAccountForPasskey = () =>
  new Refusal(
    'signed-out',
    'accounts.passkey-opens-nothing',
    'This passkey opens no account here. Sign in with your password instead.',
  );

async function namedPasskey(deps: SignInWithPasskeyDeps, id: unknown): Promise<Passkey> {
  const isId = typeof id === 'string' && id.length > 0 && id.length <= ID_LIMIT;
  const passkey = isId ? await deps.passkeys.find(id) : null;
  if (passkey === null) throw noAccountForPasskey();
  return passkey;
}

/** Recognizes a member by a passkey alone. Failed tries are limited for each network address. */
export const makeSignInWithPasskey = (deps: SignInWithPasskeyDeps) =>
  async function signInWithPasskey(request: {
    readonly answer: PasskeyAnswer;
    readonly address: string;
  }): Promise<PublicMember> {
    const { answer, address } = request;
    const now = deps.clock();
    const subject = addressSubject('sign-in', address);
    const tried = await countTry(deps.attempts, deps.limits.signInPerAddress, subject, now);
    const passkey = await namedPasskey(deps, answer.response['id']);
    const used = await deps.ceremonies.used(answer, passkey);
    const member = used === null ? null : await deps.members.find({ id: passkey.memberId });
    if (used === null || member === null) throw noAccountForPasskey();
    await deps.passkeys.use(passkey.id, { counter: used.counter, usedAt: now });
    await tried.takeBack();
    return publicMember(member);
  };
