import { TextField } from '#kit/kit.ts';
import { inputOf } from '../forms/typed.ts';
import type { AuthFormMode, Credentials } from './auth-form-rules.ts';
import { passwordHint } from './auth-form-rules.ts';

type AuthFieldsProps = {
  readonly mode: AuthFormMode;
  readonly given: Credentials;
  readonly onChange: (credentials: Credentials) => void;
};

/** The inputs of the form in either mode. */
export function AuthFields({ mode, given: credentials, onChange }: AuthFieldsProps) {
  const isNew = mode === 'create';
  const field = inputOf(credentials, onChange);
  const password = {
    type: 'password',
    autoComplete: isNew ? 'new-password' : 'current-password',
    required: true,
  };
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
        {...password}
        {...(isNew && { hint: passwordHint })}
        {...field('password')}
      />
      {isNew && <TextField label="Confirm password" {...password} {...field('confirmation')} />}
    </>
  );
}
