import { TextField } from '#kit/kit.ts';
import { inputOf } from '../forms/typed.ts';
import type { AuthFormMode, Credentials } from './auth-form-rules.ts';
import { passwordHint } from './auth-form-rules.ts';
import { CodeField } from './code-field.tsx';

type AuthFieldsProps = {
  readonly mode: AuthFormMode;
  readonly given: Credentials;
  /** The code of a second factor is asked for. */
  readonly asksCode?: boolean;
  readonly onChange: (credentials: Credentials) => void;
};

/** The inputs of the form in either mode. */
export function AuthFields({ mode, given: credentials, asksCode = false, onChange }: AuthFieldsProps) {
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
      {asksCode && <CodeField {...field('code')} />}
    </>
  );
}
