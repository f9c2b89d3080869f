import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorIcon } from '../icons.ts';

type Labels = { readonly label: ReactNode; readonly hint?: ReactNode; readonly error?: string | null };
type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = Labels & {
  readonly className?: string;
  readonly children: (attributes: ControlAttributes) => ReactNode;
};

/** A label, a control, its hint and its error, tied together. The control is given by a function of its attributes. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hintId && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {errorId && (
        <p className="field-error" id={errorId}>
          <ErrorIcon size={16} /> {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: Labels & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field {...{ label, hint, error: error ?? null, ...(className && { className }) }}>
      {(attributes) => <input type="text" {...input} {...attributes} />}
    </Field>
  );
}

export type Choice = { readonly value: string; readonly label: string; readonly disabled?: boolean };

export function SelectField({
  label,
  hint,
  error,
  className,
  choices,
  ...select
}: Labels & { readonly choices: readonly Choice[] } & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field {...{ label, hint, error: error ?? null, ...(className && { className }) }}>
      {(attributes) => (
        <select {...select} {...attributes}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A tick box whose whole label is the target. */
export function Checkbox({
  label,
  hint,
  className,
  ...input
}: Pick<Labels, 'label' | 'hint'> & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={classNames('checkbox', className)}>
      <input {...input} id={id} type="checkbox" aria-describedby={hint ? `${id}-hint` : undefined} />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
