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
  /** There is nothing to do yet, or no more: like `busy`, without being heard as busy. */
  readonly inactive?: boolean;
};

/** Stops a press, also the one with which a form is sent from a field. */
function passOver(press: MouseEvent): void {
  press.preventDefault();
  press.stopPropagation();
}

export function Button({ tone, icon, busy, inactive, className, children, onClick, ...rest }: ButtonProps) {
  const isPassedOver = busy || inactive || undefined;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(tone, className)}
      aria-disabled={isPassedOver}
      aria-busy={busy || undefined}
      onClick={isPassedOver ? passOver : onClick}
    >
      {icon}
      {children}
    </button>
  );
}
