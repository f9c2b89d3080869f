import { useQuery } from '@tanstack/react-query';
import { lazyPart, QueryState, useQueryValue } from '#frame/frame.ts';
import {
  Badge,
  count,
  DemoLabel,
  Empty,
  money,
  Price,
  Provenance,
  percent,
  properName,
  SaddleCloth,
  Sourced,
} from '#kit/kit.ts';
import type { RaceTabProps } from '../race-tab.ts';
import type { OddsHistory, OddsHorse } from './odds-history.ts';
import { byPrice, oddsHistoryQuery, openedAt } from './odds-history.ts';

const OverTime = lazyPart(async () => (await import('../odds-over-time/over-time.tsx')).OverTime);
const MyLine = lazyPart(async () => (await import('../my-line/my-line.tsx')).MyLine);

const pools = ['win', 'place', 'show'] as const;

function Pools({ odds }: { readonly odds: OddsHistory }) {
  const known = pools.filter((pool) => odds.pools[pool] !== null);
  if (known.length === 0) return <p className="small muted">No pools reported.</p>;
  return (
    <p className="row small">
      {known.map((pool) => (
        <span key={pool}>
          {`${pool.charAt(0).toUpperCase()}${pool.slice(1)} pool `}
          <strong>{money(odds.pools[pool] ?? 0)}</strong>
        </span>
      ))}
    </p>
  );
}

/** A horse with its prices; struck through once it is scratched. */
export function OddsRow({ odds, horse }: { readonly odds: OddsHistory; readonly horse: OddsHorse }) {
  const name = properName(horse.horseName);
  return (
    <tr className={horse.isScratched ? 'scratched' : undefined}>
      <th scope="row">
        <span className="scenario-horse">
          <SaddleCloth number={horse.programNumber} />
          {horse.isScratched ? <s>{name}</s> : name}
          {horse.isScratched && <span className="small">scratched</span>}
        </span>
      </th>
      <td className="numeric">
        <Price price={horse.morningLine} bare />
      </td>
      <td className="numeric">{openedAt(odds, horse)?.text ?? '–'}</td>
      <td className="numeric">
        <Price price={horse.price} bare />
      </td>
      <td className="numeric">{horse.poolShare === null ? '–' : percent(horse.poolShare, 1)}</td>
    </tr>
  );
}

function Prices({ odds }: { readonly odds: OddsHistory }) {
  return (
    <table className="scenario-chances odds-table">
      <caption className="visually-hidden">Odds of race {count(odds.raceNumber)}</caption>
      <thead>
        <tr>
          <th scope="col">Horse</th>
          <th scope="col" className="numeric">
            Line
          </th>
          <th scope="col" className="numeric">
            First
          </th>
          <th scope="col" className="numeric">
            {odds.status === 'final' ? 'Final' : 'Last'}
          </th>
          <th scope="col" className="numeric">
            Win pool
          </th>
        </tr>
      </thead>
      <tbody>
        {byPrice(odds.horses).map((horse) => (
          <OddsRow key={horse.programNumber} odds={odds} horse={horse} />
        ))}
      </tbody>
    </table>
  );
}

/** How the odds moved from the morning line to the off, by the boards that were read. */
export function OddsTab(props: RaceTabProps) {
  const { slug, race } = props;
  const [fold, setFold] = useQueryValue('line');
  const query = useQuery(oddsHistoryQuery(slug, race.day, race.raceNumber));
  return (
    <QueryState query={query} what="the odds" shape="table" count={8}>
      {(odds, isOld) => (
        <div className="stack">
          <div className="row">
            <Badge tone={odds.status === 'live' ? 'green' : 'gray'}>{odds.status.replace('-', ' ')}</Badge>
            <span>{odds.message}</span>
            {odds.isDemo && <DemoLabel />}
          </div>
          {odds.history.length === 0 ? (
            <Empty title="No odds board was read for this race">
              Odds over time appear once a board has been read.
            </Empty>
          ) : (
            <OverTime odds={odds} />
          )}
          <Sourced from={odds.provenance} says="prices on the board">
            <Prices odds={odds} />
            {odds.history.length > 0 && <Pools odds={odds} />}
          </Sourced>
          {odds.provenance !== null && (
            <Provenance
              source={odds.provenance.source}
              at={odds.provenance.at}
              state={isOld || odds.status === 'stale' ? 'stale' : 'fresh'}
              withDay
            />
          )}
          <details
            className="my-line-fold"
            open={fold !== null}
            onToggle={(event) => setFold(event.currentTarget.open ? 'mine' : null)}
          >
            <summary>My line</summary>
            {fold && <MyLine {...props} />}
          </details>
        </div>
      )}
    </QueryState>
  );
}
