import type { ComponentProps } from 'react';
import { TextField } from '#kit/kit.ts';

/** The input for a code of an authenticator app; a recovery code fits as well. */
export function CodeField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Code from your authenticator app"
      hint="Or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      {...input}
    />
  );
}
