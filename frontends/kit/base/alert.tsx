import type { ReactNode } from 'react';
import { ErrorIcon, GoodIcon, InfoIcon, WarnIcon } from '../icons.ts';

export type AlertTone = 'error' | 'warn' | 'info' | 'good';

const marks = { error: ErrorIcon, warn: WarnIcon, info: InfoIcon, good: GoodIcon } as const;

/** A statement in the page: what failed or matters, and the way on. Errors are announced at once. */
export function Alert({
  tone = 'info',
  title,
  action,
  children,
}: {
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  const Mark = marks[tone];
  return (
    <div
      className={`alert alert-${tone}`}
      role={tone === 'error' ? 'alert' : tone === 'info' ? undefined : 'status'}
    >
      <Mark size={20} className="alert-mark" />
      <div className="alert-body">
        {title && <p className="alert-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="alert-action">{action}</div>}
    </div>
  );
}
