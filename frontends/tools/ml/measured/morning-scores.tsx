import { count } from '#kit/kit.ts';
import { BetRecords } from './bet-records.tsx';
import { Calibration } from './calibration.tsx';
import { sampleWords } from './fitted-models.tsx';
import type { Performance } from './performance.ts';
import { HowToRead, Scoreboard } from './scoreboard.tsx';

/** How the morning's chances did where they could be scored: on invented races, apart from the real ones. */
export function MorningScores({ morning: { scored, models } }: Pick<Performance, 'morning'>) {
  if (models.length === 0) return null;
  return (
    <section className="stack measured-part invented">
      <h2>The morning’s chances, on invented races</h2>
      <p>
        The chances of today’s cards come from the morning model. No results to real morning lines are at
        hand, so its powers were fitted and scored on a simulated season: {sampleWords(scored)}, all after the
        days it was fitted on. In it the truth is known. How it does at a real track nobody has measured, and
        a simulation is as good as what its maker put in.
      </p>
      <p className="small muted">
        In the simulation the model without odds was fitted on invented races too; for a real card it is the
        one fitted on real results.
      </p>
      <Scoreboard
        caption={`The morning’s scoreboard: ${count(scored.races)} invented races`}
        scores={models}
      />
      <HowToRead />
      <Calibration scores={models} first="morning" />
      <BetRecords caption="A dollar on every overlay, in invented races" models={models} />
    </section>
  );
}
