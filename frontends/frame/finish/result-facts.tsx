import { Alert, money, personName, properName, trackTime } from '#kit/kit.ts';
import { MissingFacts } from './missing-facts.tsx';
import type { RaceResult } from './race-result.ts';

type Result = NonNullable<RaceResult['result']>;

/** `6F · Dirt · Fast · Clear · off 1:05 PM ET`, then the times. */
export function RunFacts({ result }: { readonly result: Result }) {
  const { distance, surface, condition, weather, isOffTheTurf, off, finalTime, fractions, missing } = result;
  const run = [
    distance,
    surface,
    isOffTheTurf && 'off the turf',
    condition,
    weather,
    off && `off ${trackTime(off)}`,
  ];
  return (
    <>
      <p className="race-run-facts">
        <span>{run.filter(Boolean).join(' · ')}</span>
        {finalTime !== null && (
          <span>
            Final time <strong>{finalTime}</strong>
          </span>
        )}
        {fractions.length > 0 && <span className="muted">Fractions {fractions.join(', ')}</span>}
      </p>
      <MissingFacts missing={missing} />
    </>
  );
}

const decided: Readonly<Record<NonNullable<Result['decision']>, string>> = {
  order: 'The order of finish stands.',
  payoffs: 'The payoffs stand.',
  'left-out': 'The race is left out of every score.',
};

/** Facts of the result that contradict each other, and what was decided. */
export function ResultDoubts({ result: { doubts, decision } }: { readonly result: Result }) {
  if (doubts.length === 0) return null;
  return (
    <Alert tone="warn" title="In doubt">
      {doubts.map((doubt) => (
        <p key={doubt} className="small">
          {doubt}
        </p>
      ))}
      <p className="small">{decision === null ? 'Not scored until it is decided.' : decided[decision]}</p>
    </Alert>
  );
}

const claimText = ({ horseName, price, newTrainer, newOwner }: Result['claims'][number]): string =>
  [
    `${properName(horseName)}${price === null ? '' : ` for ${money(price)}`}`,
    newOwner && `to ${newOwner}`,
    newTrainer && `trainer ${personName(newTrainer)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Scratches, claims, the winner’s breeding and the chart’s footnotes, as far as they are reported. */
export function OtherFacts({
  result: { scratches, claims, winner, footnotes },
}: {
  readonly result: Result;
}) {
  const facts: readonly (readonly [name: string, text: string | null])[] = [
    [
      'Scratched',
      scratches
        .map(
          ({ horseName, reason }) => `${properName(horseName)}${reason ? ` (${reason.toLowerCase()})` : ''}`,
        )
        .join(', '),
    ],
    ['Claimed', claims.map(claimText).join('; ')],
    ['Winner', winner],
    ['Chart notes', footnotes],
  ];
  const known = facts.filter(([, text]) => text);
  if (known.length === 0) return null;
  return (
    <dl className="race-other-facts">
      {known.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
