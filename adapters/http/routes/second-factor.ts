import type { makeConfirmSecondFactor } from '#core/accounts/use-cases/confirm-second-factor.ts';
import type { makeShowSecondFactor } from '#core/accounts/use-cases/show-second-factor.ts';
import type { makeStartSecondFactor } from '#core/accounts/use-cases/start-second-factor.ts';
import type { makeTurnOffSecondFactor } from '#core/accounts/use-cases/turn-off-second-factor.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';
import type { secondFactor } from '../contract/second-factor.ts';
import type { Handlers } from '../handlers.ts';

export interface SecondFactorDeps {
  readonly showSecondFactor: ReturnType<typeof makeShowSecondFactor>;
  readonly startSecondFactor: ReturnType<typeof makeStartSecondFactor>;
  readonly confirmSecondFactor: ReturnType<typeof makeConfirmSecondFactor>;
  readonly turnOffSecondFactor: ReturnType<typeof makeTurnOffSecondFactor>;
  /** Administrators must pass a second factor. */
  readonly isNeededForAdmins: boolean;
}

export const secondFactorRoutes = (deps: SecondFactorDeps): Handlers<typeof secondFactor> => ({
  status: async ({ member, visit: { session } }) => {
    const { since, ...status } = await deps.showSecondFactor(member.id);
    const isNeeded = deps.isNeededForAdmins && member.isAdmin && !session.isStrong;
    return { ...status, since: toIsoOrNull(since), isNeeded };
  },
  start: ({ member, body, visit: { session } }) =>
    deps.startSecondFactor({
      memberId: member.id,
      password: body.password ?? null,
      signedInAt: session.signedInAt,
      isStrong: session.isStrong,
    }),
  confirm: async ({ member, body, visit: { session } }) => {
    const { isStrong } = session;
    const first = { memberId: member.id, code: body.code ?? '', isStrong, sessionKey: session.key() };
    const confirmed = await deps.confirmSecondFactor(first);
    session.setStrong(true);
    return confirmed;
  },
  turnOff: async ({ member, body, visit: { session } }) => {
    const { isFactorLeft } = await deps.turnOffSecondFactor({
      memberId: member.id,
      password: body.password ?? null,
      signedInAt: session.signedInAt,
      code: body.code ?? null,
      sessionKey: session.key(),
    });
    session.setStrong(session.isStrong && isFactorLeft);
    return { done: true };
  },
});
