import type { Entry } from '#kit/kit.ts';
import { count, Price, percent, properName, SaddleCloth, Sentence } from '#kit/kit.ts';
import { ConfidenceBadge, ConsensusBadge } from '../parts/agreement-badges.tsx';
import { Disagreement } from '../picks/disagreement.tsx';
import type { Recommendation } from '../picks/picks-rules.ts';
import { VerdictLine } from './verdict.tsx';
import { chanceOf } from './why.ts';

/** The picked horse with its price and chance, how far the analysts agree, and the verdict. */
export function Pick({
  recommendation,
  entries,
}: {
  readonly recommendation: Recommendation;
  readonly entries: readonly Entry[];
}) {
  const { primaryPick: pick, verdict } = recommendation;
  if (pick === null) return <VerdictLine verdict={verdict} />;
  const chance = chanceOf(recommendation, pick.programNumber);
  const isPass = verdict.kind === 'PASS';
  return (
    <section className="pick" aria-label={`Pick of race ${count(recommendation.raceNumber)}`}>
      <div className="pick-horse">
        <SaddleCloth number={pick.programNumber} large />
        <div>
          <p className="pick-name">{properName(pick.horse)}</p>
          <p className="pick-figures">
            {pick.currentOdds !== null && <Price price={pick.price} />}
            <Price price={pick.morningLine} />
            {chance !== null && <span>{percent(chance)} to win</span>}
            {pick.postPosition !== null && <span className="muted">post {pick.postPosition}</span>}
          </p>
        </div>
      </div>
      <p className="row">
        <ConfidenceBadge value={pick.confidence} isPass={isPass} />
        <ConsensusBadge value={pick.aiConsensus} isPass={isPass} />
        <Disagreement recommendation={recommendation} entries={entries} />
      </p>
      <VerdictLine verdict={verdict} />
      <p className="pace">
        <span className="muted">Pace:</span>{' '}
        {recommendation.pace.word !== null && (
          <>
            <strong>{recommendation.pace.word}.</strong>{' '}
          </>
        )}
        <Sentence text={recommendation.pace.sentence} />
      </p>
    </section>
  );
}
