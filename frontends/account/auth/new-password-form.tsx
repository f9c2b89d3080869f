import { useState } from 'react';
import { call } from '#api/api.ts';
import { TextField } from '#kit/kit.ts';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';
import { authFailure, passwordHint } from './auth-form-rules.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { invalidNewPasswordField, newPasswordProblem } from './new-password-rules.ts';

const nothing = { password: '', confirmation: '' };

type NewPasswordFormProps = {
  readonly secret: string;
  readonly onDone: (email: string) => void;
  readonly onGiveUp: () => void;
};

const typing = { type: 'password', autoComplete: 'new-password', required: true };

/** Sets a password by a one-time link, for a first one and for a new one alike. */
export function NewPasswordForm({ secret, onDone, onGiveUp }: NewPasswordFormProps) {
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
        invalidField={invalidNewPasswordField(given.password, given.confirmation)}
        button="Set password"
        isBusy={isBusy}
        onSend={() => submit(given)}
      >
        <TextField label="New password" hint={passwordHint} {...typing} {...field('password')} />
        <TextField label="Confirm new password" {...typing} {...field('confirmation')} />
      </SendForm>
      <BackToSignIn onBack={onGiveUp} />
    </>
  );
}
