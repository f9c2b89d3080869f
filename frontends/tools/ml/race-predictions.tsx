import type { Race } from '#kit/kit.ts';
import { InfoIcon, percent, Sourced } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';
import { groupsOf, sumsOf } from './prediction.ts';
import { PredictionSources } from './prediction-sources.tsx';
import { PredictionTable } from './prediction-table.tsx';
import { WaitingList } from './waiting-list.tsx';

function Sums({ predictions }: { readonly predictions: readonly Prediction[] }) {
  const sums = sumsOf(predictions);
  if (sums === null) return <p className="muted">No horse starts in this race.</p>;
  return (
    <p className="small">
      <strong>Totals for {sums.interests} betting interests:</strong> win {percent(sums.win, 1)}, place{' '}
      {percent(sums.place, 1)}, show {percent(sums.show, 1)}. A coupled entry is one bet and counts once. The
      formula rates each horse by itself, so its win percentages need not add up to 100% and do not change
      when another horse is scratched.
    </p>
  );
}

function ConfidenceNote() {
  return (
    <p className="small ml-note">
      <InfoIcon size={16} />
      <span>
        <strong>ML confidence is capped at 65%.</strong> It measures how complete the data is; it is not a
        chance of winning. Post positions may differ from the program numbers used for betting.
      </span>
    </p>
  );
}

type RacePredictionsProps = {
  readonly race: Race;
  readonly predictions: readonly Prediction[];
  readonly isOld: boolean;
};

/** Every horse of a race: the documented formula and, beside it, the model. */
export function RacePredictions({ race, predictions, isOld }: RacePredictionsProps) {
  const { field, alsoEligible, mainTrackOnly } = groupsOf(predictions);
  const [first] = predictions;
  return (
    <Sourced
      from={first?.board ?? first?.provenance}
      says={first && `model ${first.model.name} ${first.model.version}`}
    >
      <div className="stack ml-panel">
        <ConfidenceNote />
        <PredictionTable race={race} rows={field} />
        <Sums predictions={predictions} />
        <WaitingList
          title="Also eligible"
          why="They start only if others are scratched."
          rows={alsoEligible}
        />
        <WaitingList
          title="Main track only"
          why="They start only if the race comes off the turf."
          rows={mainTrackOnly}
        />
        <PredictionSources predictions={predictions} isOld={isOld} />
      </div>
    </Sourced>
  );
}
