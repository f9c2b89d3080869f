import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authModeQuery, hasSessionEnded, hasTypedText } from '#api/api.ts';
import { useQueryAndFragment } from '#frame/frame.ts';
import { Alert, Skeleton } from '#kit/kit.ts';
import { legalTextAt } from '../pages/legal-text.ts';
import { AuthForm } from './auth-form.tsx';
import { entrancePanel } from './entrance.ts';
import { replaceAddress } from './entrance-address.ts';
import { EntranceFoot } from './entrance-foot.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { Masthead } from './masthead.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { Notice } from './notices.ts';
import { noticeIn, passwordSet, sessionEnded } from './notices.ts';
import { SetupForm } from './setup-form.tsx';
import { SignInButton } from './sign-in-button.tsx';

const formAddress = '/auth?form=1';

/** The address stays as it is: the page shows its screen once somebody is signed in. */
const stayHere = () => undefined;

type PanelProps = {
  readonly hasEnded: boolean;
  readonly onNotice: (notice: Notice | null) => void;
};

function Panel({ hasEnded, onNotice }: PanelProps) {
  const address = useQueryAndFragment();
  const { data: authMode, isPending } = useQuery(authModeQuery);
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const panel = entrancePanel(authMode?.mode ?? 'redirect', address);

  function toForm(notice: Notice | null, forEmail = '') {
    setEmail(forEmail);
    replaceAddress(formAddress);
    onNotice(notice);
  }

  if (panel.kind === 'new-password') {
    return (
      <NewPasswordForm
        secret={panel.secret}
        onDone={(forEmail) => toForm(passwordSet, forEmail)}
        onGiveUp={() => toForm(null)}
      />
    );
  }
  if (panel.kind === 'setup') return <SetupForm code={panel.code} onGiveUp={() => toForm(null)} />;
  if (panel.kind === 'redirect') return isPending ? <Skeleton label="Loading" /> : <SignInButton />;
  if (forgotten !== null) return <ForgottenPassword email={forgotten} onBack={() => setForgotten(null)} />;
  return <AuthForm email={email} onForgotten={setForgotten} onSuccess={hasEnded ? stayHere : undefined} />;
}

const firstNotice = (hasEnded: boolean): Notice | null =>
  noticeIn(location.search) ?? (hasEnded ? sessionEnded(hasTypedText()) : null);

/**
 * What a signed-out visitor sees, whatever the path; on /terms and /privacy with that text open. The foot comes once it is
 * known how people sign in here, so that it does not move when the form loads.
 */
export function AuthScreen({ path }: { readonly path: string }) {
  const { isPending } = useQuery(authModeQuery);
  const [hasEnded] = useState(hasSessionEnded);
  const [notice, setNotice] = useState(() => firstNotice(hasEnded));
  return (
    <div className="entrance">
      <Masthead />
      <div className="entrance-sheet">
        {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
        <Panel hasEnded={hasEnded} onNotice={setNotice} />
      </div>
      {!isPending && <EntranceFoot openAtFirst={legalTextAt(path)} />}
    </div>
  );
}
