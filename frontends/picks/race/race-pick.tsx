import type { Race } from '#kit/kit.ts';
import { percent, properName, SaddleCloth } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { takeWords } from '../take-words.ts';
import { PriceLine } from './price-line.tsx';
import { chanceSource } from './source-sentence.ts';
import { chanceOf } from './why.ts';

type Picked = { readonly recommendation: Recommendation };

function Horse({ recommendation, isOff }: Picked & { readonly isOff: boolean }) {
  const pick = recommendation.primaryPick;
  if (pick === null)
    return (
      <span className="muted">
        {isOff ? 'No pick was made before the off.' : 'No starters to pick from.'}
      </span>
    );
  const chance = chanceOf(recommendation, pick.programNumber);
  return (
    <span className="row-horse">
      <SaddleCloth number={pick.programNumber} />
      <span>
        <strong>{properName(pick.horse)}</strong>
        {chance !== null && <span className="row-small">{percent(chance)} to win</span>}
      </span>
    </span>
  );
}

/** The verdict with its horse, where that is not the pick, and the price now against the price to take. */
function Verdict({ recommendation: { verdict, primaryPick } }: Picked) {
  const { kind, horse, programNumber, price, priceToTake } = verdict;
  const isOther = horse !== null && programNumber !== primaryPick?.programNumber;
  return (
    <span className="row-verdict">
      <span className="row-prices">
        <strong className="row-kind" data-kind={kind}>
          {kind ?? 'No verdict'}
        </strong>
        {price && priceToTake && <PriceLine price={price} priceToTake={priceToTake} />}
      </span>
      {kind !== null && (
        <span className="row-small">
          {isOther && `#${programNumber} ${properName(horse)}: `}
          {takeWords(verdict)}
        </span>
      )}
    </span>
  );
}

/** What is picked in a race and at which price, in one line of the board. */
export function RacePick({
  race,
  recommendation,
  isMaking,
  isOff,
}: {
  readonly race: Race;
  readonly recommendation: Recommendation | null;
  readonly isOff: boolean;
  readonly isMaking: boolean;
}) {
  if (race.entries.length === 0) return <p className="row-none">No Entries Available</p>;
  if (recommendation === null)
    return <p className="row-none muted">{isMaking ? 'Making the picks' : 'No picks for this race yet.'}</p>;
  return (
    <p className="row-pick" data-source={chanceSource(recommendation)}>
      <Horse recommendation={recommendation} isOff={isOff} />
      <Verdict recommendation={recommendation} />
    </p>
  );
}
