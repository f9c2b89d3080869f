import { Link } from '#frame/frame.ts';
import { links } from '#kit/kit.ts';

const more = [
  { label: 'Speed figures', href: links.adminSpeedFigures },
  { label: 'Race-day run sheet', href: links.adminRaceDay },
  { label: 'Stewards’ desk', href: links.adminStewards },
  { label: 'Source runs', href: links.adminRuns },
  { label: 'Audit log', href: links.adminAudit },
] as const;

/** Ways to the screens that have no card of their own. */
export function MoreLinks() {
  return (
    <nav className="row admin-more" aria-label="More for administrators">
      {more.map(({ label, href }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
