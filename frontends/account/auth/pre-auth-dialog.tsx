import { useQuery } from '@tanstack/react-query';
import { authModeQuery } from '#api/api.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Button } from '#kit/kit.ts';
import { Disclaimer } from '../disclaimer/disclaimer-parts.tsx';
import { useDisclaimer } from '../disclaimer/use-disclaimer.ts';
import { acceptBeforeSignIn } from './accept-before-sign-in.ts';
import { declineUrlOf } from './decline-url.ts';

/** The disclaimer for those who are not signed in: accepting leads to sign-in, declining away from the site. */
export function PreAuthDialog({
  onClose,
  onLeaving,
}: {
  readonly onClose: () => void;
  /** Called before the browser leaves for sign-in, with whether the acceptance was saved. */
  readonly onLeaving: (saved: boolean) => void;
}) {
  const { data: authMode } = useQuery(authModeQuery);
  const disclaimer = useDisclaimer((acceptance) => acceptBeforeSignIn(acceptance, onLeaving));
  const { title, isReady, isBusy, accept } = disclaimer;
  const actions = (
    <>
      <Button tone="primary" busy={isBusy} disabled={!isReady} onClick={accept}>
        {isBusy ? 'Saving...' : 'Accept & Continue'}
      </Button>
      <Button onClick={() => location.assign(declineUrlOf(authMode))}>Decline &amp; Leave</Button>
    </>
  );
  return (
    <Dialog open wide title={title} onClose={onClose} actions={actions}>
      <Disclaimer disclaimer={disclaimer} />
    </Dialog>
  );
}
