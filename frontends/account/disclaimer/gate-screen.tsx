import { queryClient, signOut } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { Button, product } from '#kit/kit.ts';
import { Masthead } from '../auth/masthead.tsx';
import { LegalLinks } from '../pages/legal-links.tsx';
import { Disclaimer } from './disclaimer-parts.tsx';
import { passGate } from './pass-gate.ts';
import { useDisclaimer } from './use-disclaimer.ts';

/** The legal disclaimer in front of everything, for a member who has not accepted it yet. */
export function GateScreen() {
  const { member } = useMember();
  const disclaimer = useDisclaimer(async (acceptance) => {
    if (member) await passGate(acceptance, member.id);
  });
  const { title, isReady, isBusy, accept } = disclaimer;
  return (
    <div className="entrance entrance-wide">
      <Masthead />
      <section className="entrance-sheet" aria-labelledby="gate-title">
        <h1 id="gate-title">{title}</h1>
        <Disclaimer disclaimer={disclaimer} />
        <div className="entrance-actions">
          <Button tone="primary" disabled={!isReady || !member} busy={isBusy} onClick={accept}>
            Accept &amp; Continue to Registration
          </Button>
          <Button onClick={() => signOut(queryClient)}>Decline &amp; Exit</Button>
        </div>
        <div className="muted">
          Declining signs you out of {product.name}. <LegalLinks />
        </div>
      </section>
    </div>
  );
}
