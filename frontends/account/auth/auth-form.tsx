import { useState } from 'react';
import { Button } from '#kit/kit.ts';
import { SendForm } from '../forms/send-form.tsx';
import { AuthFields } from './auth-fields.tsx';
import type { AuthFormMode, Credentials } from './auth-form-rules.ts';
import { fieldToMend, noCredentials, withoutPasswords } from './auth-form-rules.ts';
import { enter } from './enter.ts';
import { dropDraft, keepDraft, waitingDraft } from './form-draft.ts';
import { PreAuthControl } from './pre-auth-control.tsx';

const words = {
  'sign-in': { title: 'Sign In', question: 'New here?', other: 'Create Account' },
  create: { title: 'Create Account', question: 'Have an account already?', other: 'Sign In' },
} as const;

/**
 * E-mail and password, to sign in or to make an account. Afterwards the member is at `/`, unless `onSuccess` is given,
 * which then decides alone.
 */
export function AuthForm({
  email = '',
  onSuccess,
  onForgotten,
}: {
  readonly email?: string;
  readonly onSuccess?: (() => void) | undefined;
  readonly onForgotten: (email: string) => void;
}) {
  const [draft] = useState(waitingDraft);
  const [mode, setMode] = useState<AuthFormMode>(draft ? 'create' : 'sign-in');
  const [credentials, setGiven] = useState<Credentials>({ ...noCredentials, email, ...draft });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { title, question, other } = words[mode];

  function toggle() {
    setMode(mode === 'create' ? 'sign-in' : 'create');
    setGiven(withoutPasswords(credentials));
    setError(null);
  }

  async function submit() {
    setBusy(true);
    setError(null);
    const failure = await enter(mode, credentials, onSuccess);
    setBusy(false);
    setError(failure);
    if (failure === null) dropDraft();
  }

  return (
    <>
      <h1>{title}</h1>
      <SendForm
        isWide
        error={error}
        toMend={fieldToMend(mode, credentials)}
        button={title}
        isBusy={busy}
        onSend={() => void submit()}
      >
        <AuthFields mode={mode} given={credentials} onChange={setGiven} />
      </SendForm>
      <div className="entrance-more">
        {mode === 'create' ? (
          <PreAuthControl
            accepted={draft?.disclaimerAccepted ?? false}
            onLeaving={(disclaimerAccepted) => keepDraft({ ...credentials, disclaimerAccepted })}
          />
        ) : (
          <Button tone="quiet" onClick={() => onForgotten(credentials.email)}>
            Forgot your password?
          </Button>
        )}
        <p className="entrance-other">
          {question}{' '}
          <Button tone="quiet" disabled={busy} onClick={toggle}>
            {other}
          </Button>
        </p>
      </div>
    </>
  );
}
