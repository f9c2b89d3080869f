import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';

/** The classes of a button, for a link that should look like one. */
export function buttonClass(tone: ButtonTone = 'plain', className?: string): string {
  return classNames('button', `button-${tone}`, className);
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly tone?: ButtonTone;
  readonly icon?: ReactNode;
  /** While true the button is disabled and says so to assistive technology. */
  readonly busy?: boolean;
};

export function Button({ tone, icon, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(tone, className)}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {icon}
      {children}
    </button>
  );
}
