import { useState } from 'react';
import { Alert } from '#kit/kit.ts';
import { SendForm } from '../forms/send-form.tsx';
import { AuthFields } from './auth-fields.tsx';
import { firstInvalidField, noCredentials } from './auth-form-rules.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { enter, setupDeps } from './enter.ts';

type SetupFormProps = { readonly code: string; readonly onGiveUp: () => void };

function useSetup(code: string) {
  const [given, setGiven] = useState(noCredentials);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit() {
    setBusy(true);
    setError(null);
    const failure = await enter('create', given, undefined, setupDeps(code));
    setError(failure?.sentence ?? null);
    setBusy(false);
  }

  return { given, setGiven, error, busy, onSend: () => void submit() };
}

/** Makes the account of the first administrator, at the address that a new site prints. */
export function SetupForm({ code, onGiveUp }: SetupFormProps) {
  const { given, setGiven, error, busy, onSend } = useSetup(code);
  return (
    <>
      <h1>Set up Clubhouse Turn</h1>
      <Alert tone="info">You are setting up this site: this account will be its administrator.</Alert>
      <SendForm
        isWide
        error={error}
        invalidField={firstInvalidField('create', given)}
        button="Create Account"
        isBusy={busy}
        onSend={onSend}
      >
        <AuthFields mode="create" given={given} onChange={setGiven} />
      </SendForm>
      <BackToSignIn onBack={onGiveUp} />
    </>
  );
}
