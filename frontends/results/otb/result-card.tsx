import { Badge, Card, money, personName, properName, SaddleCloth } from '#kit/kit.ts';
import type { Placing, RaceResult } from './day-results.ts';
import { ownName, tilesOf, topFive } from './day-results.ts';

function Place({ placing }: { readonly placing: Placing }) {
  const { finisher, name, isWinner, isDeadHeat } = placing;
  return (
    <li className={isWinner ? 'finisher finisher-won' : 'finisher'}>
      <span className="finisher-place">
        {finisher.position ?? <abbr title="The placing is not told">–</abbr>}
      </span>
      {finisher.programNumber && <SaddleCloth number={finisher.programNumber} />}
      <span className="finisher-who">
        <strong>{properName(name)}</strong>{' '}
        {finisher.jockey && <span className="muted">({personName(finisher.jockey)})</span>}
        {isDeadHeat && <Badge tone="blue">dead heat</Badge>}
      </span>
      {finisher.odds && <Badge title="Final odds to one">{finisher.odds}</Badge>}
    </li>
  );
}

function Payouts({ race }: { readonly race: RaceResult }) {
  const tiles = tilesOf(race);
  if (tiles.length === 0) return null;
  return (
    <dl className="payouts">
      {tiles.map(({ wager, paid, stake }) => (
        <div key={wager} className="payout">
          <dt>{wager}</dt>
          <dd>
            {money(paid)}
            {stake !== null && <span className="muted"> for {money(stake)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const openWords: Readonly<Record<RaceResult['untold'][number], string>> = {
  places: 'the places of horses that were not paid',
  field: 'who else ran',
  surface: 'the surface',
};

function Untold({ race }: { readonly race: RaceResult }) {
  if (race.untold.length === 0) return null;
  return <p className="small muted">Not told yet: {race.untold.map((one) => openWords[one]).join(', ')}.</p>;
}

function Times({ race }: { readonly race: RaceResult }) {
  if (race.finalTime === null && race.fractionalTimes.length === 0) return null;
  return (
    <p className="small">
      {race.finalTime !== null && (
        <>
          <strong>Final time:</strong> {race.finalTime}{' '}
        </>
      )}
      {race.fractionalTimes.length > 0 && (
        <span className="muted">Fractions: {race.fractionalTimes.join(', ')}</span>
      )}
    </p>
  );
}

/** The first five of a race, what it paid, and its times. */
export function ResultCard({ race }: { readonly race: RaceResult }) {
  const name = ownName(race);
  const others = race.results.length - 5;
  return (
    <Card
      title={`Race ${race.raceNumber}`}
      className="result-card"
      aside={
        <span className="row">
          {race.isCancelled && <Badge tone="red">Cancelled</Badge>}
          {race.distance && <Badge>{race.distance}</Badge>}
          {race.surface && <Badge>{race.surface}</Badge>}
        </span>
      }
    >
      {name && <p className="result-name">{properName(name)}</p>}
      {race.isCancelled && <p>This race was cancelled. Bets on it were refunded.</p>}
      {!race.isCancelled && race.results.length === 0 && (
        <p className="muted">The order of finish is not told yet.</p>
      )}
      {race.results.length > 0 && (
        <ol className="finishers">
          {topFive(race).map((placing) => (
            <Place key={`${placing.finisher.programNumber} ${placing.name}`} placing={placing} />
          ))}
        </ol>
      )}
      {others > 0 && (
        <p className="small muted">
          {others} more {others === 1 ? 'horse' : 'horses'} ran.
        </p>
      )}
      <Untold race={race} />
      <Payouts race={race} />
      <Times race={race} />
    </Card>
  );
}
