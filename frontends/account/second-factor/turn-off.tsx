import { useState } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { CodeField } from '../auth/code-field.tsx';
import { OwnPasswordField } from '../forms/own-password.tsx';
import { passwordOrNull } from '../forms/password-or-null.ts';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';

const nothing = { password: '', code: '' };

/** Turning the second factor off: the password and a code. */
export function TurnOff({
  onDone,
  onCancel,
}: {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  const [typed, setTyped] = useState(nothing);
  const { isBusy, error, submit } = useSending({
    send: ({ password, code }: typeof nothing) =>
      call('DELETE /api/auth/second-factor', { body: { password: passwordOrNull(password), code } }),
    refusal: (refusal) => sentenceOf(refusal, 'The second factor could not be turned off.'),
    onDone() {
      toasts.show({ title: 'Second factor turned off', tone: 'good' });
      onDone();
    },
  });
  const field = inputOf(typed, setTyped);
  return (
    <SendForm
      error={error}
      invalidField={typed.password === '' ? 'password' : 'code'}
      button="Turn off"
      tone="danger"
      isBusy={isBusy}
      onSend={() => submit(typed)}
      cancel={{ label: 'Keep it on', onCancel }}
    >
      <OwnPasswordField {...field('password')} />
      <CodeField {...field('code')} />
    </SendForm>
  );
}
