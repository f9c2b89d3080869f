import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '#frame/frame.ts';
import { Alert, Button, numbered } from '#kit/kit.ts';
import { doubtsQuery } from '../queries.ts';
import { DecideDialog } from './decide-dialog.tsx';
import type { DoubtfulRace, Doubts } from './doubts.ts';
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

function DoubtList({ open, races }: Doubts) {
  const [chosen, setChosen] = useState<DoubtfulRace | null>(null);
  if (races.length === 0) return null;
  const title = open === 0 ? 'No results in doubt' : `${numbered(open, 'result')} in doubt`;
  return (
    <Alert tone={open === 0 ? 'info' : 'warn'} title={title}>
      <ul className="admin-alert-list">
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

/** Races whose results contradict themselves, each with a button to decide which facts are right; nothing if there are none. */
export function DoubtfulResults() {
  return (
    <QueryState query={useQuery(doubtsQuery)} what="the results in doubt" shape="text" count={1}>
      {(doubts) => <DoubtList {...doubts} />}
    </QueryState>
  );
}
