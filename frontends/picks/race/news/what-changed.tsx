import { useQuery } from '@tanstack/react-query';
import { Badge, Provenance } from '#kit/kit.ts';
import type { Change } from './changes.ts';
import { changedText, changesQuery, whatText } from './changes.ts';

function ChangeLine({ change }: { readonly change: Change }) {
  return (
    <li>
      <p>
        <strong>{changedText(change)}</strong>{' '}
        {change.isInForce ? whatText(change) : <s>{whatText(change)}</s>}
        {change.reason && <span className="muted"> ({change.reason})</span>}{' '}
        {!change.isInForce && <Badge tone="gray">no longer applies</Badge>}
      </p>
      <Provenance source={change.provenance.source} at={change.knownAt} withDay />
    </li>
  );
}

/** What changed in a race since its card came out, the newest first; silent while nothing did. */
export function WhatChanged({ raceId }: { readonly raceId: string }) {
  const { data } = useQuery(changesQuery(raceId));
  if (!data || data.changes.length === 0) return null;
  return (
    <section className="bets">
      <h4>What changed</h4>
      <ul className="changes">
        {data.changes.map((change) => (
          <ChangeLine
            key={`${change.knownAt} ${change.what} ${change.programNumber} ${change.after}`}
            change={change}
          />
        ))}
      </ul>
    </section>
  );
}
