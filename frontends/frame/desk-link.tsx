import { links, type Race, withQuery } from '#kit/kit.ts';
import { Link } from './link.tsx';
import { useMember } from './member.ts';

type Place = Pick<Race, 'trackSlug' | 'day' | 'raceNumber'>;

/** A link from a race to the stewards' desk, for administrators only. */
export function DeskLink({
  race: { trackSlug: track, day: date, raceNumber: race },
}: {
  readonly race: Place;
}) {
  if (useMember().member?.isAdmin !== true) return null;
  return (
    <Link className="small" href={withQuery(links.adminStewards, { track, date, race })}>
      Stewards’ desk<span className="visually-hidden"> for race {race}</span>
    </Link>
  );
}
