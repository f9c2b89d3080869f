import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, numbered } from '#kit/kit.ts';
import { doubtsQuery } from '../queries.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { DoubtfulRace } from './doubts.ts';
import { decisionText, racesToList, raceTitle } from './doubts.ts';

function DoubtfulLine({ race, onDecide }: { readonly race: DoubtfulRace; readonly onDecide: () => void }) {
  return (
    <li>
      <strong>{raceTitle(race)}</strong> <span className="muted">({race.source})</span>
      <p>{race.doubts.join(' ')}</p>
      <p className="row">
        <span>{decisionText(race)}</span>
        <Button onClick={onDecide}>{race.decision === null ? 'Decide' : 'Change'}</Button>
      </p>
    </li>
  );
}

/** Races whose result contradicts itself, each with the question which facts are right; nothing if there is none. */
export function DoubtfulResults() {
  const { data } = useQuery(doubtsQuery);
  const [chosen, setChosen] = useState<DoubtfulRace | null>(null);
  const { open = 0, races = [] } = data ?? {};
  if (races.length === 0) return null;
  const title = open === 0 ? 'No result is in doubt' : `${numbered(open, 'result')} in doubt`;
  return (
    <Alert tone={open === 0 ? 'info' : 'warn'} title={title}>
      <ul className="admin-paused">
        {racesToList(races).map((race) => (
          <DoubtfulLine
            key={`${race.track} ${race.date} ${race.raceNumber} ${race.source}`}
            race={race}
            onDecide={() => setChosen(race)}
          />
        ))}
      </ul>
      {chosen !== null && <DecideDialog race={chosen} onClose={() => setChosen(null)} />}
    </Alert>
  );
}
