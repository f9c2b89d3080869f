import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { call } from '#api/api.ts';
import { Alert, Button, TextField } from '#kit/kit.ts';
import { authFailure } from './auth-form-rules.ts';

/** Asks for a one-time link by mail. The answer does not tell whether there is such an account. */
export function ForgottenPassword({
  email,
  onBack,
}: {
  readonly email: string;
  readonly onBack: () => void;
}) {
  const [address, setAddress] = useState(email);
  const asking = useMutation({
    mutationFn: (to: string) => call('POST /api/auth/password/reset', { body: { email: to } }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    asking.mutate(address.trim());
  }

  return (
    <>
      <h1>Forgotten password</h1>
      <form className="entrance-form" noValidate onSubmit={submit}>
        {asking.isError && <Alert tone="error">{authFailure(asking.error)}</Alert>}
        {asking.data ? (
          <Alert tone="good">{asking.data.message}</Alert>
        ) : (
          <>
            <p>Give the e-mail address of your account. A link to set a new password is sent to it.</p>
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              required
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
            <Button type="submit" tone="primary" busy={asking.isPending}>
              {asking.isPending ? 'Processing...' : 'Send the link'}
            </Button>
          </>
        )}
      </form>
      <div className="entrance-more">
        <Button tone="quiet" onClick={onBack}>
          Back to Sign In
        </Button>
      </div>
    </>
  );
}
