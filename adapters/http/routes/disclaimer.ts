import { acceptedText, DISCLAIMER, MINIMUM_AGE } from '#core/compliance/disclaimer.ts';
import type { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import type { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import type { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import type { Digest } from '#core/kernel/functions.ts';
import { type Instant, toIso } from '#core/kernel/instant.ts';
import type { disclaimer } from '../contract/disclaimer.ts';
import type { Handlers } from '../handlers.ts';
import type { Visit } from '../visit.ts';

export interface DisclaimerDeps {
  readonly acceptDisclaimer: ReturnType<typeof makeAcceptDisclaimer>;
  readonly acceptBeforeSignIn: ReturnType<typeof makeAcceptBeforeSignIn>;
  readonly checkAcceptance: ReturnType<typeof makeCheckAcceptance>;
  readonly digest: Digest;
}

const observedIn = ({ address, userAgent, language, referrer, session }: Visit) => ({
  ipAddress: address,
  userAgent,
  language,
  referrer,
  sessionRef: session.ref(),
});

const receiptOf = (accepted: { readonly id: string; readonly receivedAt: Instant }) => ({
  id: accepted.id,
  receivedAt: toIso(accepted.receivedAt),
});

export const disclaimerRoutes = (deps: DisclaimerDeps): Handlers<typeof disclaimer> => ({
  text: () => ({
    ...acceptedText(deps.digest),
    minimumAge: MINIMUM_AGE,
    title: DISCLAIMER.title,
    introduction: DISCLAIMER.introduction,
    sections: DISCLAIMER.sections,
  }),
  check: ({ member }) => deps.checkAcceptance(member.id),
  accept: async ({ member, visit, body: { extra, ...statement } }) => {
    const observed = observedIn(visit);
    const extras = extra ?? null;
    return receiptOf(await deps.acceptDisclaimer({ memberId: member.id, ...statement, observed, extras }));
  },
  acceptPreAuth: async ({ visit, body: { extra, ...statement } }) => {
    const given = {
      ...statement,
      sessionRef: visit.session.ref(),
      address: visit.address,
      observed: observedIn(visit),
      extras: extra ?? null,
    };
    const receipt = receiptOf(await deps.acceptBeforeSignIn(given));
    visit.session.begin();
    return receipt;
  },
});
