import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';

/** The classes of a button, for a link that should look like one. */
export function buttonClass(tone: ButtonTone = 'plain', className?: string): string {
  return classNames('button', `button-${tone}`, className);
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly tone?: ButtonTone;
  readonly icon?: ReactNode;
  /** While true a press does nothing, and assistive technology hears it; the focus stays, which a disabled button would lose. */
  readonly busy?: boolean;
};

/** Stops a press, also the one with which a form is sent from a field. */
function passOver(press: MouseEvent): void {
  press.preventDefault();
  press.stopPropagation();
}

export function Button({ tone, icon, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(tone, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? passOver : onClick}
    >
      {icon}
      {children}
    </button>
  );
}
