import { useState } from 'react';
import { ConfidenceBadge, Price, percent, properName, SaddleCloth, Sentence, signedMoney } from '#kit/kit.ts';
import { slotOf } from '../picks/analyst-names.ts';
import type { BetSource, ValueBet } from '../picks/bet-sources.ts';
import { betsShown, firstSource, showsValueToggle, valueBetsOf } from '../picks/bet-sources.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { SourceToggle } from '../picks/source-toggle.tsx';

function Bet({
  bet,
  view,
}: {
  readonly bet: ValueBet;
  /** Whose chance it is. */
  readonly view: 'view' | 'model';
}) {
  return (
    <li className="bet">
      <p className="bet-head">
        <SaddleCloth number={bet.programNumber} />
        <strong>{properName(bet.horse)}</strong>
        <span>
          {bet.betType} at <Price price={bet.price} />
        </span>
      </p>
      <p className="bet-figures">
        <span>
          {percent(bet.chance)} {view === 'view' ? 'in this view' : 'by the model'}
        </span>
        {bet.priceToTake && (
          <span>
            <Sentence text={`take ${bet.priceToTake.text} or better`} />
          </span>
        )}
        <span>
          {signedMoney(bet.expectedValue)} per $1 if the {view} is right
        </span>
        <ConfidenceBadge value={bet.confidence} />
      </p>
      <p className="bet-why">
        <Sentence text={bet.reasoning} />
      </p>
    </li>
  );
}

/** Win bets whose price beats a view by the margin asked. */
export function ValueBets({ recommendation }: { readonly recommendation: Recommendation }) {
  const [source, setSource] = useState<BetSource>(firstSource);
  const bets = valueBetsOf(recommendation);
  const { rows, isFallback } = betsShown(bets, source);
  const view = isFallback || recommendation.analysts[slotOf[source]].isBuiltIn ? 'view' : 'model';
  return (
    <section className="bets">
      <header className="bets-head">
        <h4>Value bets</h4>
        {showsValueToggle(bets) && (
          <SourceToggle
            recommendation={recommendation}
            label={`Whose value bets in race ${recommendation.raceNumber}`}
            chosen={source}
            onChoose={setSource}
          />
        )}
      </header>
      {rows.length === 0 && <p className="muted">No horse is good value at its price.</p>}
      {isFallback && rows.length > 0 && <p className="muted small">From the blended chances.</p>}
      <ul>
        {rows.map((bet) => (
          <Bet key={bet.programNumber} bet={bet} view={view} />
        ))}
      </ul>
    </section>
  );
}
