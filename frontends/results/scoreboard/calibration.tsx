import { memo, useState } from 'react';
import { CalibrationPicture, shareInterval } from '#kit/charts/charts.ts';
import { between, Card, count, percent, SelectField } from '#kit/kit.ts';
import type { Score } from './scores.ts';
import { whoOf } from './scores.ts';

type Bins = NonNullable<Score['chances']>['calibration'];

function BinTable({ name, bins }: { readonly name: string; readonly bins: Bins }) {
  return (
    <table className="scores-bins">
      <caption className="visually-hidden">{name}: predicted and actual wins, in ten groups</caption>
      <thead>
        <tr>
          <th scope="col">Predicted</th>
          <th scope="col">Actual</th>
          <th scope="col">95%</th>
          <th scope="col">Horses</th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ low, predicted, actual, count: horses }) => (
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

type PickerCalibrationProps = { readonly scores: readonly Score[] };

/** Predicted and actual win rates in groups, for a chosen picker. */
export const PickerCalibration = memo(function PickerCalibration({ scores }: PickerCalibrationProps) {
  const [chosen, setChosen] = useState('consensus');
  const giving = scores.filter(({ chances }) => (chances?.calibration.length ?? 0) > 0);
  const score = giving.find(({ voice: picker }) => picker === chosen) ?? giving[0];
  const bins = score?.chances?.calibration;
  if (score === undefined || bins === undefined) return null;
  const name = whoOf(score);
  return (
    <Card title="Calibration: predicted and actual wins" level={3}>
      <SelectField
        label="Whose chances"
        className="scores-choice"
        choices={giving.map((entry) => ({ value: entry.voice, label: whoOf(entry) }))}
        value={score.voice}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div className="scores-calibration">
        <CalibrationPicture name={name} bins={bins} />
        <BinTable name={name} bins={bins} />
      </div>
      <p className="small muted">
        Ten groups of equal size, lowest chances first. On the diagonal, horses won as often as predicted; the
        vertical bars are 95% intervals.
      </p>
    </Card>
  );
});
