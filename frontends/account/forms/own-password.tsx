import type { ComponentProps } from 'react';
import { TextField } from '#kit/kit.ts';

/** The input for the password of the member who is signed in. */
export function OwnPasswordField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Your password"
      type="password"
      autoComplete="current-password"
      hint="Leave it empty if you sign in without a password here."
      {...input}
    />
  );
}
