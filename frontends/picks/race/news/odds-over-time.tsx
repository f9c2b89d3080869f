import { useQuery } from '@tanstack/react-query';
import { count, Provenance } from '#kit/kit.ts';
import { liveOddsQuery, priceLines } from './odds-history.ts';
import { OddsLines } from './odds-lines.tsx';

/** How the prices of a race moved; empty until a price was reported twice. */
export function OddsOverTime({ raceId }: { readonly raceId: string }) {
  const { data, isError } = useQuery(liveOddsQuery(raceId));
  const lines = data ? priceLines(data.history) : [];
  if (!data || lines.length === 0) return null;
  const most = lines.map(({ interest }) => interest).join(', ');
  return (
    <section className="bets">
      <h4>Odds over time</h4>
      <OddsLines
        lines={lines}
        postTime={data.postTime}
        label={`Odds of ${most} in race ${count(data.raceNumber)} over time, short prices at the top`}
      />
      <p className="small muted">The shortest prices. Marks show minutes to post.</p>
      <Provenance
        source={data.source}
        at={data.lastUpdated}
        state={isError || data.status === 'stale' ? 'stale' : 'fresh'}
      />
    </section>
  );
}
