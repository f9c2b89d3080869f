import type { SealedSecrets, SecretBox } from '../second-factor-ports.ts';

export interface ResealSecretsDeps {
  readonly authenticators: SealedSecrets;
  readonly secretBox: SecretBox;
}

/** Seals every secret with the newest key, so that older keys can be dropped. Gives how many no key opens any more. */
export const makeResealSecrets = ({ authenticators, secretBox }: ResealSecretsDeps) =>
  async function resealSecrets(): Promise<{ readonly unreadable: number }> {
    const older = (await authenticators.all()).filter(
      ({ sealedSecret }) => !secretBox.isNewest(sealedSecret),
    );
    let unreadable = 0;
    for (const { memberId, sealedSecret } of older) {
      const secret = secretBox.open(sealedSecret, memberId);
      if (secret === null) unreadable += 1;
      else
        await authenticators.reseal(memberId, {
          from: sealedSecret,
          to: secretBox.seal(secret, memberId),
        });
    }
    return { unreadable };
  };
