import { useState } from 'react';
import { count, Price, percent, properName, SaddleCloth, Sentence } from '#kit/kit.ts';
import { ConfidenceBadge } from '../parts/agreement-badges.tsx';
import type { BetSource, ValueBet } from '../picks/bet-sources.ts';
import { betsShown, firstSource, showsValueToggle, valueBetsOf } from '../picks/bet-sources.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { SourceToggle } from '../picks/source-toggle.tsx';

function Bet({ bet }: { readonly bet: ValueBet }) {
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
        <span>our chance {percent(bet.chance, 1)}</span>
        {bet.fairPrice && <span>fair {bet.fairPrice.text}</span>}
        {bet.priceToTake && (
          <span>
            <Sentence text={`bet at ${bet.priceToTake.text} or more`} />
          </span>
        )}
        <ConfidenceBadge value={bet.confidence} />
      </p>
      <p className="bet-why">
        <Sentence text={bet.reasoning} />
      </p>
    </li>
  );
}

/** The horses whose current price is at least the price to take. */
export function ValueBets({ recommendation }: { readonly recommendation: Recommendation }) {
  const [source, setSource] = useState<BetSource>(firstSource);
  const bets = valueBetsOf(recommendation);
  const { rows, isFallback } = betsShown(bets, source);
  return (
    <section className="bets">
      <header className="bets-head">
        <h4>Value bets</h4>
        {showsValueToggle(bets) && (
          <SourceToggle
            recommendation={recommendation}
            label={`Whose value bets in race ${count(recommendation.raceNumber)}`}
            chosen={source}
            onChoose={setSource}
          />
        )}
      </header>
      {rows.length === 0 && <p className="muted">No price is long enough for a bet.</p>}
      {isFallback && rows.length > 0 && <p className="muted small">From our line.</p>}
      <ul>
        {rows.map((bet) => (
          <Bet key={bet.programNumber} bet={bet} />
        ))}
      </ul>
    </section>
  );
}
