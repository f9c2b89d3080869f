import { useState } from 'react';
import { lazyPart } from '#frame/frame.ts';
import { Button } from '#kit/kit.ts';
import { SendForm } from '../forms/send-form.tsx';
import { AuthFields } from './auth-fields.tsx';
import type { AuthFormMode, Credentials } from './auth-form-rules.ts';
import { firstInvalidField, noCredentials, withoutPasswords } from './auth-form-rules.ts';
import type { EnterFailure } from './enter.ts';
import { arrive, enter, serverDeps } from './enter.ts';
import { keepDraft, waitingDraft } from './form-draft.ts';
import { PreAuthControl } from './pre-auth-control.tsx';

/** Fetched with the form alone: the pages of text do without it. */
const PasskeySignIn = lazyPart(
  async () => (await import('../passkeys/passkey-sign-in.tsx')).PasskeySignIn,
  null,
);

const words = {
  'sign-in': { title: 'Sign In', question: 'New here?', other: 'Create Account' },
  create: { title: 'Create Account', question: 'Have an account already?', other: 'Sign In' },
} as const;

type AuthFormProps = {
  readonly email?: string;
  readonly onSuccess?: (() => void) | undefined;
  readonly onForgotten: (email: string) => void;
};

/** What was typed and what became of sending it. A new account begins with the draft that waited for the disclaimer. */
function useAuthForm(email: string, onSuccess: (() => void) | undefined) {
  const [draft] = useState(waitingDraft);
  const [mode, setMode] = useState<AuthFormMode>(draft ? 'create' : 'sign-in');
  const [credentials, setGiven] = useState<Credentials>({ ...noCredentials, email, ...draft });
  const [failure, setFailure] = useState<EnterFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);

  function toggle() {
    setMode(mode === 'create' ? 'sign-in' : 'create');
    setGiven(withoutPasswords(credentials));
    setFailure(null);
    setAsksCode(false);
  }

  /** The code was asked for by the account of one address. */
  function change(given: Credentials) {
    const isOfOther = given.email !== credentials.email;
    setGiven(isOfOther ? { ...given, code: '' } : given);
    if (isOfOther) setAsksCode(false);
  }

  async function submit() {
    setBusy(true);
    setFailure(null);
    const onCodeNeeded = () => setAsksCode(true);
    const result = await enter(mode, credentials, onSuccess, { ...serverDeps, onCodeNeeded });
    setBusy(false);
    setFailure(result);
  }

  const onSend = () => void submit();
  return { mode, credentials, change, failure, busy, asksCode, toggle, onSend };
}

const Forgotten = ({ onForgotten }: { readonly onForgotten: () => void }) => (
  <Button tone="quiet" onClick={onForgotten}>
    Forgot your password?
  </Button>
);

function ModeSwitch({
  mode,
  busy,
  onToggle,
}: {
  readonly mode: AuthFormMode;
  readonly busy: boolean;
  readonly onToggle: () => void;
}) {
  const { question, other } = words[mode];
  return (
    <p className="entrance-other">
      {question}{' '}
      <Button tone="quiet" disabled={busy} onClick={onToggle}>
        {other}
      </Button>
    </p>
  );
}

/**
 * E-mail and password, to sign in or to make an account. Afterwards the member is at `/`, unless `onSuccess` is given,
 * which then decides alone.
 */
export function AuthForm({ email = '', onSuccess, onForgotten }: AuthFormProps) {
  const form = useAuthForm(email, onSuccess);
  const { mode, credentials, change, failure, busy, asksCode, toggle, onSend } = form;
  const { title } = words[mode];
  return (
    <>
      <h1>{title}</h1>
      <SendForm
        isWide
        error={failure?.sentence ?? null}
        invalidField={failure?.field ?? firstInvalidField(mode, credentials)}
        button={title}
        isBusy={busy}
        onSend={onSend}
      >
        <AuthFields mode={mode} given={credentials} asksCode={asksCode} onChange={change} />
      </SendForm>
      <div className="entrance-more">
        {mode === 'create' ? (
          <PreAuthControl onLeaving={() => keepDraft(credentials)} />
        ) : (
          <>
            <PasskeySignIn onSignedIn={() => arrive(onSuccess)} />
            <Forgotten onForgotten={() => onForgotten(credentials.email)} />
          </>
        )}
        <ModeSwitch mode={mode} busy={busy} onToggle={toggle} />
      </div>
    </>
  );
}
