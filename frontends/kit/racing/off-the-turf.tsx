import { Badge } from '../base/badge.tsx';
import type { Race } from './day-of-races.ts';
import { properName } from './proper-name.ts';

type Moved = Pick<Race, 'offTheTurf' | 'surfaceName' | 'entries'>;

/** What a race taken off the turf is now: where it is run, who drew in and who came out; null for any other race. */
export function offTheTurfText({ offTheTurf, surfaceName, entries }: Moved): string | null {
  if (offTheTurf === undefined) return null;
  const { from, drewIn, cameOut } = offTheTurf;
  const named = (number: string): string => {
    const name = entries.find(({ programNumber }) => programNumber === number)?.horseName;
    return name ? `#${number} ${properName(name)}` : `#${number}`;
  };
  const listed = (label: string, numbers: readonly string[]): string =>
    numbers.length === 0 ? '' : ` ${label}: ${numbers.map(named).join(', ')}.`;
  const moved = `Moved from ${from.toLowerCase()} to ${surfaceName.toLowerCase()}.`;
  return `${moved}${listed('Drew in (main track only)', drewIn)}${listed('Came out', cameOut)}`;
}

/** The mark of a race taken off the turf, and what came of it; nothing for any other race. */
export function OffTheTurf({ race }: { readonly race: Moved }) {
  const text = offTheTurfText(race);
  if (text === null) return null;
  return (
    <p className="small">
      <Badge tone="orange">Off the turf</Badge> {text}
    </p>
  );
}
