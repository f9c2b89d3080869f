import { useState } from 'react';
import { CalibrationPicture, shareInterval } from '#kit/charts/charts.ts';
import { between, Card, count, fixed, percent, SelectField } from '#kit/kit.ts';
import type { Score } from './performance.ts';
import { nameOf } from './performance.ts';

function Bins({ score }: { readonly score: Score }) {
  return (
    <table className="bins">
      <caption className="visually-hidden">
        {nameOf(score.name)}: predicted and actual wins, in ten groups
      </caption>
      <thead>
        <tr>
          <th scope="col">Predicted</th>
          <th scope="col">Actual</th>
          <th scope="col">95%</th>
          <th scope="col">Horses</th>
        </tr>
      </thead>
      <tbody>
        {score.calibration.map(({ low, predicted, actual, count: horses }) => (
          <tr key={low}>
            <td>{percent(predicted, 1)}</td>
            <td>{percent(actual, 1)}</td>
            <td className="muted whole">
              {between(shareInterval(actual, horses), (end) => percent(end, 1))}
            </td>
            <td>{count(horses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CalibrationProps = { readonly scores: readonly Score[]; readonly first: string };

/** Predicted and actual win rates in groups, for a chosen model. */
export function Calibration({ scores, first }: CalibrationProps) {
  const [chosenModel, setChosenModel] = useState(first);
  const score = scores.find(({ name }) => name === chosenModel) ?? scores[0];
  if (score === undefined || score.calibration.length === 0) return null;
  return (
    <Card title="Calibration: predicted and actual wins" level={3}>
      <SelectField
        label="Model"
        className="ml-choice"
        choices={scores.map(({ name }) => ({ value: name, label: nameOf(name) }))}
        value={score.name}
        onChange={(event) => setChosenModel(event.target.value)}
      />
      <div className="calibration">
        <CalibrationPicture name={nameOf(score.name)} bins={score.calibration} />
        <Bins score={score} />
      </div>
      <p className="small muted">
        Ten groups of equal size, lowest chances first. On the straight line, as many won as predicted; the
        vertical lines are 95% intervals. Slope {fixed(score.calibrationSlope, 2)}: below 1 is overconfident,
        above 1 too cautious.
      </p>
    </Card>
  );
}
