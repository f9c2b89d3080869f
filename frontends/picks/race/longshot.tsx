import { Badge, money, Price, percent, properName, SaddleCloth, Sentence } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

const none =
  'None. A longshot needs an edge of 20%, odds of 6-1 and a chance of 15% or better; no horse here has all three.';

/** The best longshot with the edge before and after the market is blended in, or why there is none. */
export function Longshot({ recommendation }: { readonly recommendation: Recommendation }) {
  const pick = recommendation.bestLongshotPick;
  const found = recommendation.longshotOpportunities.find((row) => row.programNumber === pick?.programNumber);
  return (
    <section className="bets">
      <h4>Best longshot</h4>
      {pick === null ? (
        <p className="muted">
          <Sentence text={none} />
        </p>
      ) : (
        <div className="bet">
          <p className="bet-head">
            <SaddleCloth number={pick.programNumber} />
            <strong>{properName(pick.horse)}</strong>
            <Price price={found?.price ?? pick.price} />
            {found && <Badge tone="green">{found.alertStrength}</Badge>}
          </p>
          {found && (
            <p className="bet-figures">
              <span>{percent(found.mlPredictedWinRate / 100, 1)} blended</span>
              <span>{percent(found.impliedOddsProbability / 100, 1)} implied by the odds</span>
              <span>edge {percent(found.edgePercentage / 100)}</span>
              <span>{percent(found.edgeBeforeBlending / 100)} before blending</span>
              <span>$2 returns {money(found.potentialPayout)}</span>
            </p>
          )}
          <p className="bet-why">
            <Sentence text={pick.reasoning} />
          </p>
        </div>
      )}
    </section>
  );
}
