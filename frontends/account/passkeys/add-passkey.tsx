import { useState } from 'react';
import { TextField } from '#kit/kit.ts';
import { OwnPasswordField } from '../forms/own-password.tsx';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';
import { addPasskey, notAdded, passkeyFailure } from './passkey-calls.ts';

const nothing = { password: '', name: '' };

type AddPasskeyProps = { readonly onDone: () => void; readonly onCancel: () => void };

/** A name and the password for a new passkey; then the browser makes it. */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const [typed, setTyped] = useState(nothing);
  const { isBusy, error, submit } = useSending({
    send: addPasskey,
    refusal: (failure) => passkeyFailure(failure, notAdded),
    onDone,
  });
  const field = inputOf(typed, setTyped);
  return (
    <SendForm
      error={error}
      invalidField="password"
      button="Continue"
      isBusy={isBusy}
      onSend={() => submit(typed)}
      cancel={{ label: 'Cancel', onCancel }}
    >
      <TextField label="Name for the passkey" hint="Such as My phone." maxLength={60} {...field('name')} />
      <OwnPasswordField {...field('password')} />
    </SendForm>
  );
}
