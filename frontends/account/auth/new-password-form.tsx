import { useState } from 'react';
import { call } from '#api/api.ts';
import { Button, TextField } from '#kit/kit.ts';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';
import { authFailure, passwordHint } from './auth-form-rules.ts';
import { newPasswordProblem, newPasswordToMend } from './new-password-rules.ts';

const nothing = { password: '', confirmation: '' };

/** Sets a password by a one-time link, for a first one and for a new one alike. */
export function NewPasswordForm({
  secret,
  onDone,
  onGiveUp,
}: {
  readonly secret: string;
  readonly onDone: (email: string) => void;
  readonly onGiveUp: () => void;
}) {
  const [given, setGiven] = useState(nothing);
  const { isBusy, error, submit } = useSending({
    problemIn: ({ password, confirmation }: typeof given) => newPasswordProblem(password, confirmation),
    send: ({ password }) => call('POST /api/auth/password/redeem', { body: { token: secret, password } }),
    refusal: authFailure,
    onDone: ({ user }) => onDone(user.email),
  });
  const field = inputOf(given, setGiven);
  return (
    <>
      <h1>Set your password</h1>
      <SendForm
        isWide
        error={error}
        toMend={newPasswordToMend(given.password, given.confirmation)}
        button="Set password"
        isBusy={isBusy}
        onSend={() => submit(given)}
      >
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={passwordHint}
          {...field('password')}
        />
        <TextField
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          required
          {...field('confirmation')}
        />
      </SendForm>
      <div className="entrance-more">
        <Button tone="quiet" onClick={onGiveUp}>
          Back to Sign In
        </Button>
      </div>
    </>
  );
}
