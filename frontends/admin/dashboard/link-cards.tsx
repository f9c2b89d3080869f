import type { ReactNode } from 'react';
import { Link } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';
import { CostIcon, OnIcon, ScraperIcon } from '../icons.ts';

function LinkCard({
  href,
  icon,
  title,
  children,
}: {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Link className="admin-link-card" href={href}>
      {icon}
      <span>
        <span className="admin-link-card-title">{title}</span>
        <span className="small muted">{children}</span>
      </span>
      <OnIcon size={18} aria-hidden="true" />
    </Link>
  );
}

/** The two monitors. */
export function LinkCards() {
  return (
    <div className="admin-link-cards">
      <LinkCard href={links.adminScrapers} icon={<ScraperIcon size={22} />} title="Scraper Monitor">
        Data pipeline health and self-healing status
      </LinkCard>
      <LinkCard href={links.adminApiCosts} icon={<CostIcon size={22} />} title="API Cost Monitor">
        Budget tracking, usage and cost alerts
      </LinkCard>
    </div>
  );
}
