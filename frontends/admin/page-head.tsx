import type { ReactNode } from 'react';
import { Link } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import { BackIcon } from './icons.ts';

/** The head of a screen of this area; every one but the dashboard leads back to it. */
export function PageHead({
  title,
  line,
  isDashboard = false,
  children,
}: {
  readonly title: string;
  readonly line: string;
  readonly isDashboard?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div className="page-head">
      <div>
        {!isDashboard && (
          <Link className="admin-back" href={links.admin}>
            <BackIcon size={16} aria-hidden="true" /> Back to Admin
          </Link>
        )}
        <h1>{title}</h1>
        <p className="muted">{line}</p>
      </div>
      {children && <div className="row">{children}</div>}
    </div>
  );
}
