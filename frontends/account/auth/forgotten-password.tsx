import { useState } from 'react';
import { call } from '#api/api.ts';
import { Alert, TextField } from '#kit/kit.ts';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';
import { authFailure } from './auth-form-rules.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';

type ForgottenPasswordProps = { readonly email: string; readonly onBack: () => void };

/** Asks for a one-time link by mail. The answer does not reveal whether there is such an account. */
export function ForgottenPassword({ email, onBack }: ForgottenPasswordProps) {
  return (
    <>
      <h1>Forgotten password</h1>
      <LinkForm email={email} />
      <BackToSignIn onBack={onBack} />
    </>
  );
}

function LinkForm({ email }: Pick<ForgottenPasswordProps, 'email'>) {
  const [given, setGiven] = useState({ email });
  const { answer, isBusy, error, submit } = useSending({
    send: (to: typeof given) => call('POST /api/auth/password/reset', { body: { email: to.email.trim() } }),
    refusal: authFailure,
  });
  if (answer) return <Alert tone="good">{answer.message}</Alert>;
  return (
    <SendForm
      isWide
      error={error}
      invalidField="email"
      button="Send the link"
      isBusy={isBusy}
      onSend={() => submit(given)}
    >
      <p>Enter your account’s email address. We will send a link to set a new password.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        {...inputOf(given, setGiven)('email')}
      />
    </SendForm>
  );
}
