import { Badge } from '../base/badge.tsx';
import type { Race } from './day-of-races.ts';
import { properName } from './proper-name.ts';

/** The horses that were scratched from a race; nothing without one. */
export function ScratchedList({ race }: { readonly race: Pick<Race, 'entries'> }) {
  const scratched = race.entries.filter(({ scratchStatus }) => scratchStatus);
  if (scratched.length === 0) return null;
  return (
    <p className="small">
      <Badge tone="orange">Scratched</Badge>{' '}
      {scratched
        .map(({ programNumber, horseName }) => `#${programNumber} ${properName(horseName)}`)
        .join(', ')}
    </p>
  );
}
