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
        The documented formula is not trained. Here it starts from the final odds and is scaled to 100%.
      </p>
      <Calibration scores={models} first="blend" />
      <BetRecords caption="$1 to win, by rule" models={models} baselines={baselines} />
      <OrderScores orders={orders} />
    </section>
  );
}

/** All measured figures of the models, at post time and in the morning, and how they were trained. */
export function Measured({ performance }: { readonly performance: Performance }) {
  return (
    <>
      {performance.models.length > 0 && <PostTime {...performance} />}
      <MorningScores morning={performance.morning} />
      {performance.fitted.length > 0 && (
        <section className="stack measured-part">
          <h2>How the models were trained</h2>
          <FittedModels fitted={performance.fitted} />
        </section>
      )}
    </>
  );
}
