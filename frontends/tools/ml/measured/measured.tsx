import { count } from '#kit/kit.ts';
import { BetRecords } from './bet-records.tsx';
import { Calibration } from './calibration.tsx';
import { FittedModels } from './fitted-models.tsx';
import { MorningScores } from './morning-scores.tsx';
import { OrderScores } from './order-scores.tsx';
import type { Performance } from './performance.ts';
import { HowToRead, Scoreboard } from './scoreboard.tsx';

function PostTime({ models, baselines, orders, sample, scored }: Performance) {
  return (
    <section className="stack measured-part">
      <h2>At post time, on real races</h2>
      <Scoreboard
        caption={`Scoreboard: ${count(sample)} races ${scored.track ? `at ${scored.track}` : 'of all tracks'}`}
        scores={models}
      />
      <HowToRead />
      <p className="small muted">
        The documented formula has no fit: here it starts from the final prices and is made to sum to 100%.
      </p>
      <Calibration scores={models} first="blend" />
      <BetRecords caption="A dollar to win, by rule" models={models} baselines={baselines} />
      <OrderScores orders={orders} />
    </section>
  );
}

/** Everything that was measured of the models, real races and invented ones apart, and what they are made of. */
export function Measured({ performance }: { readonly performance: Performance }) {
  return (
    <>
      {performance.models.length > 0 && <PostTime {...performance} />}
      <MorningScores morning={performance.morning} />
      {performance.fitted.length > 0 && (
        <section className="stack measured-part">
          <h2>What was fitted</h2>
          <FittedModels fitted={performance.fitted} />
        </section>
      )}
    </>
  );
}
