import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { ButtonTone } from '#kit/kit.ts';
import { Alert, Button, classNames } from '#kit/kit.ts';

type SendFormProps = {
  readonly error: string | null;
  /** The name of the input to go back to when there is an error. */
  readonly invalidField: string;
  readonly button: string;
  readonly tone?: ButtonTone;
  readonly isBusy: boolean;
  readonly isReady?: boolean;
  /** On the sign-in screens the button is as wide as the form, and says that it works. */
  readonly isWide?: boolean;
  readonly onSend: () => void;
  /** A way out beside the button, not while the form is being sent; none without it. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
  readonly children: ReactNode;
};

/** Sends a form; after each failed try the focus is at the input to mend. */
function useSubmit({
  error,
  invalidField,
  onSend,
}: Pick<SendFormProps, 'error' | 'invalidField' | 'onSend'>) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try with the same error leads back to the input too
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLInputElement>(`[name=${invalidField}]`)?.focus();
  }, [error, tries]);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    onSend();
  }
  return { ref: form, onSubmit };
}

/** A form that sends one thing: what is wrong on top, its inputs, the button. */
export function SendForm({
  error,
  invalidField,
  button,
  tone = 'primary',
  isBusy,
  isReady = true,
  isWide = false,
  onSend,
  cancel,
  children,
}: SendFormProps) {
  const form = useSubmit({ error, invalidField, onSend });
  return (
    <form {...form} className={classNames('account-form', isWide && 'account-form-wide')} noValidate>
      {error !== null && <Alert tone="error">{error}</Alert>}
      {children}
      <Button type="submit" tone={tone} busy={isBusy} disabled={!isReady}>
        {isBusy && isWide ? 'Processing...' : button}
      </Button>
      {cancel && (
        <Button tone="quiet" disabled={isBusy} onClick={cancel.onCancel}>
          {cancel.label}
        </Button>
      )}
    </form>
  );
}
