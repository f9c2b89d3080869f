import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { Alert, Button, Card, TextField } from '#kit/kit.ts';
import { passwordHint } from '../auth/auth-form-rules.ts';
import type { PasswordChange } from './password-rules.ts';
import { endedSessionsSentence, noPasswords, passwordChangeFault } from './password-rules.ts';

/** Changing the password. Everywhere else the member is signed out by it. */
export function PasswordForm({ email }: { readonly email: string }) {
  const [given, setGiven] = useState(noPasswords);
  const [fault, setFault] = useState<string | null>(null);
  const changing = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      call('POST /api/auth/password', { body: { currentPassword, newPassword } }),
    onSuccess({ endedSessions }) {
      setGiven(noPasswords);
      toasts.show({
        title: 'Your password is changed',
        description: endedSessionsSentence(endedSessions),
        tone: 'good',
      });
    },
  });
  const error =
    fault ?? (changing.isError ? sentenceOf(changing.error, 'Your password could not be changed.') : null);
  const field = (name: keyof PasswordChange) => ({
    type: 'password',
    name,
    value: given[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setGiven({ ...given, [name]: event.target.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = passwordChangeFault(given);
    setFault(wrong);
    if (wrong === null) changing.mutate(given);
  }

  return (
    <Card title="Password">
      <form className="profile-form" noValidate onSubmit={submit}>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <TextField
          label="New password"
          autoComplete="new-password"
          hint={passwordHint}
          {...field('newPassword')}
        />
        <TextField label="Confirm new password" autoComplete="new-password" {...field('confirmation')} />
        <div>
          <Button type="submit" busy={changing.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );
}
