import { count } from '#kit/kit.ts';
import { BetRecords } from './bet-records.tsx';
import { Calibration } from './calibration.tsx';
import { sampleWords } from './fitted-models.tsx';
import type { Performance } from './performance.ts';
import { HowToRead, Scoreboard } from './scoreboard.tsx';

/** The scores of the morning line, as printed and corrected. */
export function MorningScores({ morning: { scored, models } }: Pick<Performance, 'morning'>) {
  if (models.length === 0) return null;
  return (
    <section className="stack measured-part">
      <h2>The morning line, on real races</h2>
      <p>
        Today’s chances start from the morning line. Favorites win more often than it implies, so we sharpen
        it. How much was fitted track by track, with each month scored on the months before it:{' '}
        {sampleWords(scored)}. The final odds, which nobody has in the morning, beat both by far.
      </p>
      <p className="small muted">
        With a full card, form is blended in. These races have no cards, so form is not measured here.
      </p>
      <Scoreboard caption={`Morning line: ${count(scored.races)} races`} scores={models} />
      <HowToRead />
      <Calibration scores={models} first="line corrected" />
      <BetRecords caption="$1 on every overlay at the final odds" models={models} />
    </section>
  );
}
