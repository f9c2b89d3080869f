import { OddsOverTime } from './odds-over-time.tsx';
import { WhatChanged } from './what-changed.tsx';

/** What happened to a race since its card came out: its changes and its prices. */
export function RaceNews({ raceId }: { readonly raceId: string }) {
  return (
    <>
      <WhatChanged raceId={raceId} />
      <OddsOverTime raceId={raceId} />
    </>
  );
}
