import { useState } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { Card, TextField } from '#kit/kit.ts';
import { passwordHint } from '../auth/auth-form-rules.ts';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';
import type { PasswordChange } from './password-rules.ts';
import {
  endedSessionsSentence,
  invalidPasswordField,
  noPasswords,
  passwordChangeProblem,
} from './password-rules.ts';

/** The passwords as typed, and sending them; once changed the fields are empty again. */
function usePasswordChange() {
  const [typed, setTyped] = useState(noPasswords);
  const sending = useSending({
    problemIn: passwordChangeProblem,
    send: ({ currentPassword, newPassword }: PasswordChange) =>
      call('POST /api/auth/password', { body: { currentPassword, newPassword } }),
    refusal: (error) => sentenceOf(error, 'Your password could not be changed.'),
    onDone({ endedSessions }) {
      setTyped(noPasswords);
      toasts.show({
        title: 'Password changed',
        description: endedSessionsSentence(endedSessions),
        tone: 'good',
      });
    },
  });
  const field = (name: keyof PasswordChange) => ({ type: 'password', ...inputOf(typed, setTyped)(name) });
  return { ...sending, typed, field };
}

/** Changing the password. Everywhere else the member is signed out by it. */
export function PasswordForm({ email }: { readonly email: string }) {
  const { isBusy, error, submit, typed, field } = usePasswordChange();
  return (
    <Card title="Password">
      <SendForm
        error={error}
        invalidField={invalidPasswordField(typed)}
        button="Change password"
        tone="plain"
        isBusy={isBusy}
        onSend={() => submit(typed)}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <TextField
          label="New password"
          autoComplete="new-password"
          hint={passwordHint}
          {...field('newPassword')}
        />
        <TextField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
      </SendForm>
    </Card>
  );
}
