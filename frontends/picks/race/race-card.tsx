import { memo } from 'react';
import { Link } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { Badge, classNames, Empty, links, RaceTime, Skeleton, withQuery } from '#kit/kit.ts';
import { countdownText, statusAt } from '../clock/race-clock.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { RefreshRace } from '../picks/refresh-race.tsx';
import { Analysts } from './analysts.tsx';
import { ExoticPlays } from './exotic-plays.tsx';
import { Field } from './field.tsx';
import { Longshot } from './longshot.tsx';
import { Pick } from './pick.tsx';
import { timeOf } from './race-facts.ts';
import { RaceLine } from './race-line.tsx';
import { Sources } from './sources.tsx';
import { ValueBets } from './value-bets.tsx';

export const raceElementId = (raceNumber: number): string => `race-${raceNumber}`;

type RaceCardProps = {
  readonly race: Race;
  readonly one: Recommendation | null;
  readonly isMaking: boolean;
  readonly isChosen: boolean;
  readonly now: number | null;
  /** Takes a refreshed recommendation; null on a host without that control. */
  readonly onFresh: ((fresh: Recommendation) => void) | null;
};

/** The head of a race's card: what it is, when, and where more is said of it. */
export function RaceHead({ race, now, onFresh }: Pick<RaceCardProps, 'race' | 'now' | 'onFresh'>) {
  const status = statusAt(race, now);
  return (
    <header className="race-head">
      <div className="race-title">
        <h3 tabIndex={-1}>Race {race.raceNumber}</h3>
        <span className="race-post">
          <RaceTime at={timeOf(race)} />
        </span>
        <Badge tone={status === 'live' ? 'red' : 'grey'}>{countdownText(race, now) ?? status}</Badge>
      </div>
      <RaceLine race={race} />
      {race.conditions && (
        <details className="race-conditions">
          <summary>Conditions</summary>
          <p>{race.conditions}</p>
        </details>
      )}
      <div className="race-actions">
        <Link className="small" href={withQuery(links.mlPredictions, { race: race.raceNumber })}>
          All figures<span className="visually-hidden"> of race {race.raceNumber}</span>
        </Link>
        {onFresh && <RefreshRace raceNumber={race.raceNumber} onFresh={onFresh} />}
      </div>
    </header>
  );
}

/** Drawn anew only with a new recommendation: the beat of the clock leaves it alone. */
const Body = memo(function Body({ race, one }: { readonly race: Race; readonly one: Recommendation }) {
  return (
    <>
      <div className="race-body">
        <div className="race-words">
          <Pick one={one} entries={race.entries} />
          <Analysts one={one} />
          <ExoticPlays one={one} />
        </div>
        <div className="race-figures">
          <Field one={one} entries={race.entries} />
          <ValueBets one={one} />
          <Longshot one={one} />
        </div>
      </div>
      <Sources one={one} isDemo={race.isDemo} />
    </>
  );
});

function Waiting({ isMaking }: { readonly isMaking: boolean }) {
  return (
    <div className="race-waiting">
      {isMaking ? (
        <Skeleton count={9} label="Making the picks" />
      ) : (
        <p className="muted">No picks have been made for this race yet.</p>
      )}
    </div>
  );
}

/** One race of the card with all that is recommended in it. */
export function RaceCard({ race, one, isMaking, isChosen, now, onFresh }: RaceCardProps) {
  return (
    <article
      className={classNames('card', 'race-card', isChosen && 'race-card-chosen')}
      id={raceElementId(race.raceNumber)}
      aria-label={`Race ${race.raceNumber}`}
    >
      <RaceHead race={race} now={now} onFresh={onFresh} />
      {race.entries.length === 0 ? (
        <Empty title="No Entries Available">Entry information is not yet available for this race.</Empty>
      ) : one ? (
        <Body race={race} one={one} />
      ) : (
        <Waiting isMaking={isMaking} />
      )}
    </article>
  );
}
