import { useState } from 'react';
import type { Reply } from '#api/api.ts';
import { call, sentenceOf } from '#api/api.ts';
import { CodeField } from '../auth/code-field.tsx';
import { OwnPasswordField } from '../forms/own-password.tsx';
import { passwordOrNull } from '../forms/password-or-null.ts';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';
import { QrPicture } from './qr-picture.tsx';

// Loaded with the steps: the codes are given only once, so this must already be here.
export { RecoveryCodes } from './recovery-codes.tsx';

type NewApp = Reply<'POST /api/auth/second-factor/start'>;

/** Groups of four, easier to type. */
export const groupedSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

type StepProps = { readonly onCancel: () => void };

type PasswordStepProps = StepProps & { readonly onStarted: (app: NewApp) => void };

function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const [typed, setTyped] = useState({ password: '' });
  const { isBusy, error, submit } = useSending({
    send: ({ password }: typeof typed) =>
      call('POST /api/auth/second-factor/start', { body: { password: passwordOrNull(password) } }),
    refusal: (refusal) => sentenceOf(refusal, 'The second factor could not be set up.'),
    onDone: onStarted,
  });
  return (
    <SendForm
      error={error}
      invalidField="password"
      button="Continue"
      isBusy={isBusy}
      onSend={() => submit(typed)}
      cancel={{ label: 'Cancel', onCancel }}
    >
      <OwnPasswordField {...inputOf(typed, setTyped)('password')} />
    </SendForm>
  );
}

type CodeStepProps = StepProps & {
  readonly app: NewApp;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
};

function CodeStep({ app, onDone, onCancel }: CodeStepProps) {
  const [typed, setTyped] = useState({ code: '' });
  const { isBusy, error, submit } = useSending({
    problemIn: ({ code }: typeof typed) => (code.trim() === '' ? 'Enter the code the app shows.' : null),
    send: ({ code }) => call('POST /api/auth/second-factor/confirm', { body: { code } }),
    refusal: (refusal) => sentenceOf(refusal, 'The code could not be checked.'),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <>
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <QrPicture text={app.address} label="QR code for your authenticator app" />
      <p className="small">
        No camera? Type this key: <code className="second-factor-secret">{groupedSecret(app.secret)}</code>
      </p>
      <SendForm
        error={error}
        invalidField="code"
        button="Turn on"
        isBusy={isBusy}
        onSend={() => submit(typed)}
        cancel={{ label: 'Cancel', onCancel }}
      >
        <CodeField hint="Six digits." {...inputOf(typed, setTyped)('code')} />
      </SendForm>
    </>
  );
}

type SetUpProps = Pick<CodeStepProps, 'onDone' | 'onCancel'>;

/** Setting up an authenticator app: the password, then the picture and a first code. */
export function SetUp({ onDone, onCancel }: SetUpProps) {
  const [app, setApp] = useState<NewApp | null>(null);
  if (app === null) return <PasswordStep onStarted={setApp} onCancel={onCancel} />;
  return <CodeStep app={app} onDone={onDone} onCancel={onCancel} />;
}
