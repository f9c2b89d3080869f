import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { call } from '#api/api.ts';
import { Alert, Button, TextField } from '#kit/kit.ts';
import { authFailure, passwordHint } from './auth-form-rules.ts';
import { newPasswordFault } from './new-password-rules.ts';

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
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const setting = useMutation({
    mutationFn: () => call('POST /api/auth/password/redeem', { body: { token: secret, password } }),
    onSuccess: ({ user }) => onDone(user.email),
  });
  const error = fault ?? (setting.isError ? authFailure(setting.error) : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = newPasswordFault(password, confirmation);
    setFault(wrong);
    if (wrong === null) setting.mutate();
  }

  return (
    <>
      <h1>Set your password</h1>
      <form className="entrance-form" noValidate onSubmit={submit}>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <TextField
          label="New password"
          type="password"
          name="password"
          autoComplete="new-password"
          required
          hint={passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label="Confirm new password"
          type="password"
          name="confirmation"
          autoComplete="new-password"
          required
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Button type="submit" tone="primary" busy={setting.isPending}>
          {setting.isPending ? 'Processing...' : 'Set password'}
        </Button>
      </form>
      <div className="entrance-more">
        <Button tone="quiet" onClick={onGiveUp}>
          Back to Sign In
        </Button>
      </div>
    </>
  );
}
