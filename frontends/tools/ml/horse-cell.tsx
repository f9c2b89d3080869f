import { Badge, jockeyText, percent, properName, trainerText } from '#kit/kit.ts';
import { assumedText, muddyText } from './explanations.ts';
import type { Prediction } from './prediction.ts';

/** The horse with its connections and notes. */
export function HorseCell({ row }: { readonly row: Prediction }) {
  const { formula } = row;
  const muddy = muddyText(formula);
  const assumed = assumedText(formula);
  return (
    <div className="horse-cell">
      <p>
        <strong className="horse-name">{properName(row.horseName)}</strong>{' '}
        {row.isScratched && <span className="scratched-word">SCRATCHED</span>}
      </p>
      <p className="horse-people">
        {jockeyText(row.jockeyName)}
        <span aria-hidden="true"> · </span>
        {trainerText(row.trainerName)}
      </p>
      <p className="horse-badges">
        {formula.hasJockeyBadge && formula.jockeyWinPercent !== null && (
          <Badge tone="green">
            Jockey wins {percent(formula.jockeyWinPercent / 100)} of {formula.jockeyStarts}
          </Badge>
        )}
        {muddy && <Badge tone="gray">{muddy}</Badge>}
        {row.coupledWith.length > 0 && <Badge tone="blue">Coupled with {row.coupledWith.join(', ')}</Badge>}
        {assumed && <span className="provenance provenance-default">{assumed}</span>}
      </p>
    </div>
  );
}
