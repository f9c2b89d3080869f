import type { ReactNode } from 'react';

/** Nothing to show: the title says so, the children say why and what to do, the action does it. */
export function Empty({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children && <div className="empty-why">{children}</div>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  );
}
