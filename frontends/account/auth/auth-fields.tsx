import { TextField } from '#kit/kit.ts';
import { inputOf } from '../forms/typed.ts';
import type { AuthFormMode, Credentials } from './auth-form-rules.ts';
import { passwordHint } from './auth-form-rules.ts';

/** The inputs of the form in either mode. */
export function AuthFields({
  mode,
  given: credentials,
  onChange,
}: {
  readonly mode: AuthFormMode;
  readonly given: Credentials;
  readonly onChange: (credentials: Credentials) => void;
}) {
  const isNew = mode === 'create';
  const field = inputOf(credentials, onChange);
  return (
    <>
      {isNew && (
        <div className="entrance-names">
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
      )}
      <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...(isNew && { hint: passwordHint })}
        {...field('password')}
      />
      {isNew && (
        <TextField
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
          {...field('confirmation')}
        />
      )}
    </>
  );
}
