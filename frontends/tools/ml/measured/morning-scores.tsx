import { count } from '#kit/kit.ts';
import { BetRecords } from './bet-records.tsx';
import { Calibration } from './calibration.tsx';
import { sampleWords } from './fitted-models.tsx';
import type { Performance } from './performance.ts';
import { HowToRead, Scoreboard } from './scoreboard.tsx';

/** The scores of the morning chances, on simulated races only. */
export function MorningScores({ morning: { scored, models } }: Pick<Performance, 'morning'>) {
  if (models.length === 0) return null;
  return (
    <section className="stack measured-part invented">
      <h2>Morning chances, on simulated races</h2>
      <p>
        Today’s chances come from the morning model. We have no results with real morning lines, so it was
        trained and scored on a simulated season, where the true chances are known: {sampleWords(scored)}, all
        after the days it was trained on. It has not been measured at a real track, and a simulation is only
        as good as its assumptions.
      </p>
      <p className="small muted">
        In the simulation the model without odds was also trained on simulated races; for a real card it is
        the one trained on real results.
      </p>
      <Scoreboard caption={`Morning scoreboard: ${count(scored.races)} simulated races`} scores={models} />
      <HowToRead />
      <Calibration scores={models} first="morning" />
      <BetRecords caption="$1 on every overlay, in simulated races" models={models} />
    </section>
  );
}
