import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'plain' | 'green' | 'yellow' | 'orange' | 'red' | 'blue' | 'gray';

/** A short label. The words carry the meaning; the color only helps. */
export function Badge({
  tone = 'plain',
  title,
  className,
  children,
}: {
  readonly tone?: BadgeTone;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={classNames('badge', `badge-${tone}`, className)} title={title}>
      {children}
    </span>
  );
}
