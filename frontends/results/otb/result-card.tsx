import { useState } from 'react';
import { MissingFacts } from '#frame/finish/finish.ts';
import { Link, lazyPart } from '#frame/frame.ts';
import { Alert, Badge, Card, count, links, money, personName, properName, SaddleCloth } from '#kit/kit.ts';
import type { Placing, RacePlace, RaceResult } from './day-results.ts';
import { alsoRan, disqualifiedWords, noBettingWords, ownName, tilesOf, topFive } from './day-results.ts';

const WholeRace = lazyPart(async () => (await import('./whole-race.tsx')).WholeRace);

/** The name of a horse, leading to its page where it has one. */
function HorseName({ placing: { finisher, name } }: { readonly placing: Placing }) {
  const shown = <strong>{properName(name)}</strong>;
  return finisher.horseName === '' ? shown : <Link href={links.horse(finisher.horseName)}>{shown}</Link>;
}

/** That a horse was placed elsewhere than it finished. */
function Disqualified({ finisher }: Pick<Placing, 'finisher'>) {
  const words = disqualifiedWords(finisher);
  return words === null ? null : <Badge tone="orange">{words}</Badge>;
}

function Place({ placing }: { readonly placing: Placing }) {
  const { finisher, isWinner, isDeadHeat } = placing;
  return (
    <li className={isWinner ? 'finisher finisher-won' : 'finisher'}>
      <span className="finisher-place">
        {finisher.position ?? <abbr title="Placing not reported">–</abbr>}
      </span>
      {finisher.programNumber && <SaddleCloth number={finisher.programNumber} />}
      <span className="finisher-who">
        <HorseName placing={placing} />{' '}
        {finisher.jockey && <span className="muted">({personName(finisher.jockey)})</span>}
        {isDeadHeat && <Badge tone="blue">dead heat</Badge>}
        <Disqualified finisher={finisher} />
      </span>
      {finisher.odds && <Badge title="Final odds to one">{finisher.odds}</Badge>}
      {finisher.noBetting && <Badge tone="orange">{noBettingWords[finisher.noBetting]}</Badge>}
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

/** Daily double, pick 3 to pick 6 and other payoffs, and those of a dead heat's other winners. */
function OtherPayouts({ race: { otherPayouts = [] } }: { readonly race: RaceResult }) {
  if (otherPayouts.length === 0) return null;
  return (
    <ul className="other-payouts small" aria-label="Other payoffs">
      {otherPayouts.map(({ wager, winningNumbers, payoff, stake }) => (
        <li key={`${wager} ${winningNumbers}`}>
          {wager} {winningNumbers}: <strong>{money(payoff)}</strong>{' '}
          <span className="muted">for {money(stake)}</span>
        </li>
      ))}
    </ul>
  );
}

const decisionWords: Readonly<Record<NonNullable<RaceResult['decision']>, string>> = {
  order: 'Decided: the order of finish is right.',
  payoffs: 'Decided: the payoffs are right.',
  'left-out': 'Decided: this race is left out of every score.',
};

/** Facts of a race that contradict each other, and what was decided. */
function Doubts({ race }: { readonly race: RaceResult }) {
  if (race.doubts === undefined) return null;
  return (
    <Alert tone="warn" title="In doubt">
      {race.doubts.map((doubt) => (
        <p key={doubt} className="small">
          {doubt}
        </p>
      ))}
      <p className="small">
        {race.decision === undefined
          ? 'Affected picks and bets are not scored until this is resolved.'
          : decisionWords[race.decision]}
      </p>
    </Alert>
  );
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

function Conditions({ race }: { readonly race: RaceResult }) {
  return (
    <span className="row">
      {race.isCancelled && <Badge tone="red">Canceled</Badge>}
      {race.distance && <Badge>{race.distance}</Badge>}
      {race.surface && <Badge>{race.surface}</Badge>}
    </span>
  );
}

/** The rest of the race, read when it is opened. */
function RestOfRace({ place }: { readonly place: RacePlace }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="whole-race" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Every starter, all payoffs and pools, our pick</summary>
      {isOpen && <WholeRace place={place} />}
    </details>
  );
}

function Finishers({ race }: { readonly race: RaceResult }) {
  const others = alsoRan(race);
  return (
    <>
      {race.results.length > 0 && (
        <ol className="finishers">
          {topFive(race).map((placing) => (
            <Place key={`${placing.finisher.programNumber} ${placing.name}`} placing={placing} />
          ))}
        </ol>
      )}
      {others.length > 0 && <p className="small muted">Also ran: {others.join(', ')}.</p>}
    </>
  );
}

type ResultCardProps = { readonly race: RaceResult; readonly slug: string; readonly date: string };

/** The first five of a race, what it paid, and its times; the rest of it is one press away. */
export function ResultCard({ race, slug, date }: ResultCardProps) {
  const name = ownName(race);
  return (
    <Card title={`Race ${count(race.raceNumber)}`} className="result-card" aside={<Conditions race={race} />}>
      {name && <p className="result-name">{properName(name)}</p>}
      {race.isCancelled && <p>This race was canceled. Bets on it were refunded.</p>}
      {!race.isCancelled && race.results.length === 0 && (
        <p className="muted">Order of finish not official yet.</p>
      )}
      <Finishers race={race} />
      <MissingFacts missing={race.missing} />
      <Doubts race={race} />
      <Payouts race={race} />
      <OtherPayouts race={race} />
      <Times race={race} />
      <RestOfRace place={{ trackSlug: slug, day: date, raceNumber: race.raceNumber }} />
    </Card>
  );
}
