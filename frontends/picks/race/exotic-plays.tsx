import { useState } from 'react';
import { Badge, count, money, percent, Sentence } from '#kit/kit.ts';
import type { BetSource, ExoticPlay } from '../picks/bet-sources.ts';
import { betsShown, exoticPlaysOf, firstSource, showsExoticToggle } from '../picks/bet-sources.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { SourceToggle } from '../picks/source-toggle.tsx';

/** Low risk is green, medium yellow, anything else red. */
export function riskTone(riskLevel: string): 'green' | 'yellow' | 'red' {
  if (riskLevel === 'Low') return 'green';
  return riskLevel === 'Medium' ? 'yellow' : 'red';
}

function Play({ play, isBet }: { readonly play: ExoticPlay; readonly isBet: boolean }) {
  return (
    <li className="bet">
      <p className="bet-head">
        <strong>{play.betType}</strong>
        <span className="combination">{play.combination}</span>
        <Badge tone={isBet ? riskTone(play.riskLevel) : 'gray'}>{play.riskLevel} risk</Badge>
      </p>
      <p className="bet-figures">
        <span>
          {play.combinations} × {money(play.stake)} = {money(play.cost)}
        </span>
        <span>{percent(play.hitChance, 1)} to hit</span>
        {play.expectedPayout !== null && <span>pays about {money(play.expectedPayout)}</span>}
        {play.breakEvenPayout !== null && <span>must pay {money(play.breakEvenPayout)} to break even</span>}
      </p>
      <p className="bet-why">
        <Sentence text={play.reasoning} />
      </p>
    </li>
  );
}

/** Exactas and trifectas with cost, chance and break-even payoff; recommended only if the verdict is BET. */
export function ExoticPlays({ recommendation }: { readonly recommendation: Recommendation }) {
  const [source, setSource] = useState<BetSource>(firstSource);
  const plays = exoticPlaysOf(recommendation);
  const { rows, isFallback } = betsShown(plays, source);
  const isBet = recommendation.verdict.kind === 'BET';
  return (
    <section className="bets">
      <header className="bets-head">
        <h4>Exotic plays</h4>
        {showsExoticToggle(plays) && (
          <SourceToggle
            recommendation={recommendation}
            label={`Whose exotic plays in race ${count(recommendation.raceNumber)}`}
            chosen={source}
            onChoose={setSource}
          />
        )}
      </header>
      {rows.length === 0 && (
        <p className="muted">
          {recommendation.primaryPick === null
            ? 'No ticket: no pick was made.'
            : 'The field is too small for an exacta or a trifecta.'}
        </p>
      )}
      {rows.length > 0 && !isBet && (
        <p className="muted small">
          Not recommended: the verdict on this race is {recommendation.verdict.kind ?? 'still open'}.
        </p>
      )}
      {isFallback && rows.length > 0 && <p className="muted small">From our line.</p>}
      <ul>
        {rows.map((play) => (
          <Play key={`${play.betType} ${play.combination}`} play={play} isBet={isBet} />
        ))}
      </ul>
    </section>
  );
}
